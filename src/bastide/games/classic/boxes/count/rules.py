"""The Count: followers enter his town when others score, and come out when it is worth their while."""

from .....core.events import Events, note
from .....core.figures import stand
from .....core.moves import Moves, Refusal, Verb, cell_of, offer, pack, spot_of, verb_of, what_of
from .....core.rule import rule, seldom
from ...reasons import NOT_IN_PLAY, NOT_IN_QUARTER, ONLY_FOLLOWERS, SAME_QUARTER
from ...state import Box, Choice, Ending, Kind, News, Pawn, State, Step
from ...supply import in_supply, is_in_play
from .state import IN_TOWN, QUARTERS, CountFinal, Quarter

NOBODY = -1


@rule
def may_join(box: Box, state: State, kind: int) -> bool:
    """Whether anybody could come out onto features of this kind: the Count shuts the quarter where he stands."""
    quarter = quarter_for(kind)
    if state.ending != Ending.NOT_YET and kind != Kind.FIELD and box.rules.count_final == CountFinal.MARKET:
        return False
    return state.town.waiting[quarter] > 0 and state.town.count != quarter


@rule
@seldom
def may_ask_somebody(box: Box, state: State, kind: int) -> bool:
    """Whether anybody has still to be asked before a feature is scored."""
    return may_join(box, state, kind) and _asked_next(state, kind) < state.seats


@rule
@seldom
def react_asking(state: State, kind: int, asks: bool) -> None:
    """The next seat is asked about a feature; once nobody is left, the next feature begins with the first."""
    state.town.asked = _asked_next(state, kind) if asks else 0


@rule
def _asked_next(state: State, kind: int) -> int:
    """The next who could answer: from the left of whoever laid the tile, he himself last."""
    asked, quarter = state.town.asked, quarter_for(kind)
    while asked < state.seats and not _waits_in(state, _seat_asked(state, asked), quarter):
        asked += 1
    return asked


@rule
def _seat_asked(state: State, asked: int) -> int:
    """Who is asked when so many have answered."""
    return (state.layer + 1 + asked) % state.seats


@rule
def _asked_now(state: State) -> int:
    """Whose answer is awaited."""
    return _seat_asked(state, state.town.asked)


@rule
def owns(step: int) -> bool:
    """The steps at which followers go in and out and he moves."""
    return step == Step.JOIN or step == Step.COUNT or step == Step.ENTER


@rule
def adjust_chooser(state: State, seat: int) -> int:
    """Whoever may bring a follower out is asked, whoever's turn it is."""
    return _asked_now(state) if state.step == Step.JOIN else seat


@rule
def may_choose(box: Box, state: State) -> bool:
    """Whoever lets others score and scores nothing himself may send a follower in."""
    if state.step != Step.ENTER:
        return True
    if state.paid == 0 or state.paid >> state.player & 1:
        return False
    has_follower = in_supply(box, state, state.player, Pawn.FOLLOWER) >= 0
    return has_follower or in_supply(box, state, state.player, Pawn.LARGE) >= 0


@rule
@seldom
def offer_choices(box: Box, state: State, moves: Moves) -> None:
    """Followers into any quarter, followers out of the matching one, the Count to another; and passing."""
    if state.step == Step.ENTER:
        _offer_entering(box, state, moves, Pawn.FOLLOWER)
        _offer_entering(box, state, moves, Pawn.LARGE)
    elif state.step == Step.COUNT:
        for quarter in range(QUARTERS):
            if quarter != state.town.count:
                offer(moves, pack(Verb.CHOOSE, Choice.COUNT, 0, quarter))
    else:
        _offer_leaving(state, moves, Pawn.FOLLOWER)
        _offer_leaving(state, moves, Pawn.LARGE)
    offer(moves, pack(Verb.PASS, 0, 0, 0))


@rule
def _offer_entering(box: Box, state: State, moves: Moves, pawn: int) -> None:
    if in_supply(box, state, state.player, pawn) >= 0:
        for quarter in range(QUARTERS):
            offer(moves, pack(Verb.SHIFT, pawn, 0, quarter))


@rule
def _offer_leaving(state: State, moves: Moves, pawn: int) -> None:
    quarter = quarter_for(state.segments[_scored_next(state)].kind)
    if _in_quarter(state, _asked_now(state), pawn, quarter) != NOBODY:
        offer(moves, pack(Verb.TAKE, pawn, 0, quarter))


@rule
@seldom
def react_choice(box: Box, state: State, events: Events, move: int) -> None:
    """Somebody answers."""
    if state.step == Step.ENTER:
        _enter(box, state, events, move)
    elif state.step == Step.COUNT:
        _move_count(state, events, move)
    else:
        _leave_town(state, events, move)


@rule
def _enter(box: Box, state: State, events: Events, move: int) -> None:
    """A follower goes from the supply into a quarter; then the Count may move."""
    if verb_of(move) == Verb.PASS:
        state.step += 1
        return
    figure = in_supply(box, state, state.player, what_of(move))
    state.figures[figure].segment = IN_TOWN - spot_of(move)
    state.town.waiting[spot_of(move)] += 1
    note(events, News.ENTERED, state.player, 0, 0, what_of(move) * QUARTERS + spot_of(move), 1, 0)
    state.step = Step.COUNT


@rule
def _move_count(state: State, events: Events, move: int) -> None:
    """He goes to another quarter, or stays."""
    if verb_of(move) != Verb.PASS:
        state.town.count = spot_of(move)
        note(events, News.COUNT, state.player, 0, 0, spot_of(move), 1, 0)
    state.step = Step.ENTER + 1


@rule
def _leave_town(state: State, events: Events, move: int) -> None:
    """A follower comes out onto the feature that is scored next, or the seat is done."""
    if verb_of(move) == Verb.PASS:
        state.town.asked += 1
    else:
        seat, feature = _asked_now(state), _scored_next(state)
        state.town.waiting[spot_of(move)] -= 1
        stand(state, _in_quarter(state, seat, what_of(move), spot_of(move)), feature)
        tile = state.tiles[state.segments[feature].tile]
        what = what_of(move) * QUARTERS + spot_of(move)
        note(events, News.BROUGHT_OUT, seat, tile.cell, feature - tile.first, what, 1, 0)
    state.step = Step.SCORE if state.ending == Ending.NOT_YET else Step.END


@rule
def adjust_refusal(box: Box, state: State, move: int) -> int:
    """Why a follower cannot enter or come out, or the Count not move."""
    verb, pawn, quarter = verb_of(move), what_of(move), spot_of(move)
    if verb == Verb.PASS:
        return Refusal.NONE
    if verb == Verb.SHIFT and state.step == Step.ENTER and quarter < QUARTERS:
        return _refuse_entering(box, state, pawn)
    if verb == Verb.CHOOSE and pawn == Choice.COUNT and state.step == Step.COUNT:
        if quarter >= QUARTERS or cell_of(move) != 0:
            return Refusal.NO_MOVE
        return Refusal.NONE if quarter != state.town.count else SAME_QUARTER
    if verb == Verb.TAKE and state.step == Step.JOIN:
        wanted = quarter_for(state.segments[_scored_next(state)].kind)
        is_there = quarter == wanted and _in_quarter(state, _asked_now(state), pawn, quarter) != NOBODY
        return Refusal.NONE if is_there else NOT_IN_QUARTER
    return Refusal.NOT_NOW


@rule
def _refuse_entering(box: Box, state: State, pawn: int) -> int:
    """Why such a figure cannot enter the town."""
    if not is_in_play(box, pawn):
        return NOT_IN_PLAY
    if pawn > Pawn.LARGE:
        return ONLY_FOLLOWERS
    return Refusal.NONE if in_supply(box, state, state.player, pawn) >= 0 else Refusal.NO_FIGURE


@rule
def _scored_next(state: State) -> int:
    """The feature onto which followers may come out."""
    if state.ending == Ending.NOT_YET:
        return state.queue[state.cursor]
    return state.segments[state.cursor].feature


@rule
def quarter_for(kind: int) -> int:
    """From which quarter followers come out onto a feature."""
    if kind == Kind.CITY:
        return Quarter.CASTLE
    if kind == Kind.ROAD:
        return Quarter.BLACKSMITH
    return Quarter.CATHEDRAL if kind == Kind.CLOISTER else Quarter.MARKET


@rule
def _waits_in(state: State, owner: int, quarter: int) -> bool:
    """Whether a player has a follower in a quarter."""
    is_there = _in_quarter(state, owner, Pawn.FOLLOWER, quarter) != NOBODY
    return is_there or _in_quarter(state, owner, Pawn.LARGE, quarter) != NOBODY


@rule
def _in_quarter(state: State, owner: int, pawn: int, quarter: int) -> int:
    """A figure of a player's in a quarter, NOBODY if there is none."""
    first = owner * state.figures_each
    for number in range(first, first + state.figures_each):
        if state.figures[number].segment == IN_TOWN - quarter and state.figures[number].kind == pawn:
            return number
    return NOBODY
