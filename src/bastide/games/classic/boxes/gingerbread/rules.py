"""The Gingerbread Man: he runs from city to city, and the knights he leaves behind are paid."""

from .....core.board import segment_at, tile_at
from .....core.events import Events, note
from .....core.features import tiles_of
from .....core.luck import Luck, below
from .....core.moves import Moves, Refusal, Verb, cell_of, offer, pack, spot_of, verb_of, what_of
from .....core.paying import part_on
from .....core.rule import rule, seldom
from ...paying import followers_on, pay_one
from ...points import is_complete
from ...reasons import FINISHED_CITY, NO_CITY, SAME_CITY
from ...state import Box, Choice, Kind, News, Paid, Part, State, Step, TileMark
from .state import AWAY, EXPECTED

NO_SEGMENT = -1


@rule
def react_begin(box: Box, state: State) -> None:
    """He starts in the last city that lies on the table, or comes with the first."""
    state.ginger.city = EXPECTED
    for segment in range(state.segment_count):
        if state.segments[segment].kind == Kind.CITY:
            state.ginger.city = segment


@rule
@seldom
def react_laid(box: Box, state: State) -> None:
    """Where no city lay at set-up, he comes with the first: clockwise on its tile, if there are several."""
    if state.ginger.city != EXPECTED:
        return
    for port in range(12):
        segment = segment_at(box, state, state.laid, port)
        if state.ginger.city == EXPECTED and segment >= 0 and state.segments[segment].kind == Kind.CITY:
            state.ginger.city = segment


@rule
def react_completed(state: State, events: Events, feature: int) -> None:
    """Before his city is scored, its knights are paid."""
    if home(state) == feature:
        _pay_knights(state, events, feature)


@rule
def react_scored(state: State, events: Events) -> None:
    """His city is completed and there is no other for him: he leaves the board."""
    if _must_flee(state) and not _has_city_to_go(state):
        state.ginger.city = AWAY
        note(events, News.GONE, state.player, 0, 0, 0, 0, 0)


@rule
def owns(step: int) -> bool:
    """The steps at which he is moved."""
    return step == Step.FLEE or step == Step.RUN


@rule
def may_choose(box: Box, state: State) -> bool:
    """His city is completed, or the tile just laid makes him move, and there is another unfinished city."""
    if state.step == Step.FLEE:
        return _must_flee(state)
    kind = state.tiles[state.laid].kind
    return box.kinds[kind].marks & TileMark.GINGERBREAD != 0 and _has_city_to_go(state)


@rule
@seldom
def offer_choices(state: State, moves: Moves) -> None:
    """Every other unfinished city, by the segment that stands for it."""
    for segment in range(state.segment_count):
        if _is_offered(state, segment):
            offer(moves, _city_move(state, segment))


@rule
def offer_any(state: State, luck: Luck) -> int:
    """One of these cities, all alike, without listing them: segments are drawn until one stands for such a city."""
    while True:
        segment = below(luck, state.segment_count)
        if _is_offered(state, segment):
            return _city_move(state, segment)


@rule
@seldom
def react_choice(state: State, events: Events, move: int) -> None:
    """He moves; a gingerbread tile makes the city that he leaves pay, arriving never pays."""
    if state.step == Step.RUN and state.ginger.city >= 0:
        _pay_knights(state, events, home(state))
    state.ginger.city = state.tiles[tile_at(state, cell_of(move))].first + spot_of(move)
    note(events, News.RUN, state.player, cell_of(move), spot_of(move), 0, 0, 0)
    state.step += 1


@rule
def adjust_refusal(box: Box, state: State, move: int) -> int:
    """He goes to another unfinished city; any part of it names it."""
    if verb_of(move) != Verb.CHOOSE or what_of(move) != Choice.GINGERBREAD:
        return Refusal.NOT_NOW
    tile = tile_at(state, cell_of(move))
    if tile < 0 or spot_of(move) >= box.kinds[state.tiles[tile].kind].segments_count:
        return NO_CITY
    segment = state.tiles[tile].first + spot_of(move)
    if state.segments[segment].kind != Kind.CITY:
        return NO_CITY
    if state.segments[segment].feature == home(state):
        return SAME_CITY
    return Refusal.NONE if _may_go_to(state, segment) else FINISHED_CITY


@rule
def home(state: State) -> int:
    """His city, or none."""
    return state.segments[state.ginger.city].feature if state.ginger.city >= 0 else NO_SEGMENT


@rule
def _must_flee(state: State) -> bool:
    """Whether his city has just been completed."""
    return state.ginger.city >= 0 and is_complete(state, home(state))


@rule
def _may_go_to(state: State, segment: int) -> bool:
    """Whether this is a part of an unfinished city other than his own."""
    if state.segments[segment].kind != Kind.CITY:
        return False
    feature = state.segments[segment].feature
    return state.segments[feature].open_sides > 0 and feature != home(state)


@rule
def _is_offered(state: State, segment: int) -> bool:
    """Whether this segment stands for a city where he may go."""
    return state.segments[segment].feature == segment and _may_go_to(state, segment)


@rule
def _city_move(state: State, segment: int) -> int:
    """His move to the city of a segment."""
    tile = state.tiles[state.segments[segment].tile]
    return pack(Verb.CHOOSE, Choice.GINGERBREAD, tile.cell, segment - tile.first)


@rule
def _has_city_to_go(state: State) -> bool:
    """Whether there is another unfinished city."""
    for segment in range(state.segment_count - 1, -1, -1):
        if _may_go_to(state, segment):
            return True
    return False


@rule
@seldom
def _pay_knights(state: State, events: Events, city: int) -> None:
    """Everybody gets for each own knight one point per tile of the city as it now stands."""
    if state.segments[city].figures == 0:
        return
    tiles = tiles_of(state, city)
    for player in range(state.seats):
        state.heads[player] = followers_on(state, player, city)
        if state.heads[player] > 0:
            worth = part_on(state, events, city, Part.TILES, tiles, state.heads[player])
            pay_one(state, events, city, Paid.GINGERBREAD, player, worth)
