"""The row of a claimed feature: what was found out about it, what it pays and to whom."""

from ...core.board import ROUND
from ...core.rule import rule
from ...core.table import PLAYERS
from .boxes.count.rules import quarter_for
from .boxes.gingerbread.rules import home
from .claims import Claim, Notes, Survey, gets
from .end import comes_at, is_scored_at_end, pays_by_city
from .measuring import closers
from .points import FIELD_EACH
from .state import PAWNS, Box, Kind, Mark, Pawn, State
from .wiring import extra_points, rate


@rule
def fill(box: Box, state: State, seat: int, survey: Survey, notes: Notes, number: int, claim: Claim) -> None:
    """A blank row gets all but what depends on who is the strongest rival."""
    feature = survey.features[number]
    kind = state.segments[feature].kind
    claim.there = 1
    _fill_kind(claim, kind)
    _fill_heads(state, seat, survey, notes, number, claim)
    claim.tiles, claim.shields, claim.goods = notes.tiles, notes.shields, notes.goods
    claim.done, claim.open = notes.done, notes.open
    claim.inn = 1 if notes.marks & Mark.INN else 0
    claim.cathedral = 1 if notes.marks & Mark.CATHEDRAL else 0
    claim.sides = state.segments[feature].open_sides
    _fill_gaps(box, state, notes, feature, claim)
    claim.worth, claim.full = survey.worths[number], _full(box, state, notes, feature, kind)
    _fill_figures(seat, survey, number, claim)
    if box.rules.gingerbread and kind == Kind.CITY and home(state) == feature:
        claim.gingerbread = 1
    if box.rules.count and state.town.count != quarter_for(kind):
        _fill_town(state, seat, survey, quarter_for(kind) * PLAYERS, claim)


@rule
def _fill_kind(claim: Claim, kind: int) -> None:
    if kind == Kind.FIELD:
        claim.field = 1
    elif kind == Kind.ROAD:
        claim.road = 1
    elif kind == Kind.CITY:
        claim.city = 1
    elif kind == Kind.CLOISTER:
        claim.cloister = 1


@rule
def _fill_heads(state: State, seat: int, survey: Survey, notes: Notes, number: int, claim: Claim) -> None:
    """Whose heads are on a feature."""
    claim.mine, claim.others, rivals = notes.mine, notes.others, -notes.mine
    for other in range(state.seats):
        rivals += survey.heads[number * PLAYERS + other]
    claim.rivals = rivals
    if notes.mine > notes.others:
        claim.wins = 1
    elif notes.mine < notes.others:
        claim.loses = 1
    elif notes.mine > 0:
        claim.shares = 1


@rule
def _fill_gaps(box: Box, state: State, notes: Notes, feature: int, claim: Claim) -> None:
    """The gaps of a feature, what fits there and what it may meet."""
    if notes.gaps > 0:
        claim.gaps, claim.fewest, claim.dead, claim.rare = notes.gaps, notes.fewest, notes.dead, notes.rare
        claim.mean = notes.total // max(1, notes.counted)
        claim.closers = closers(box, state, notes, feature)
        claim.join_mine, claim.join_theirs, claim.join_free = notes.join_mine, notes.join_theirs, notes.join_free
        claim.join_wins, claim.join_loses = notes.join_wins, notes.join_loses


@rule
def worth(box: Box, state: State, notes: Notes, feature: int) -> int:
    """What a feature pays if the game ends now."""
    kind = state.segments[feature].kind
    if not pays_now(box, state, notes.begun, feature, kind):
        return 0
    extra = extra_points(box, state, feature)
    if kind == Kind.FIELD:
        return FIELD_EACH * notes.done + extra
    each = rate(box, kind, state.segments[feature].open_sides == 0, notes.tiles, notes.marks)
    return (notes.tiles + notes.shields) * each + extra


@rule
def _full(box: Box, state: State, notes: Notes, feature: int, kind: int) -> int:
    """What a feature pays if it is completed as it is."""
    extra = extra_points(box, state, feature)
    if kind == Kind.FIELD:
        return FIELD_EACH * (notes.done + notes.open) + extra
    tiles = ROUND + 1 if kind == Kind.CLOISTER else notes.tiles + notes.shields
    return tiles * rate(box, kind, True, notes.tiles, notes.marks) + extra


@rule
def pays_now(box: Box, state: State, begun: int, feature: int, kind: int) -> bool:
    """Whether the final scoring would still pay a feature: not what is paid already or pays by another rule."""
    for place in range(state.queue_count):
        if state.queue[place] == feature:
            return place >= state.cursor
    if comes_at(kind) < state.ending or (comes_at(kind) == state.ending and begun < state.cursor):
        return False
    return is_scored_at_end(box, kind) and not pays_by_city(box, kind)


@rule
def _fill_figures(seat: int, survey: Survey, number: int, claim: Claim) -> None:
    """Which special figures stand on a feature."""
    own, start = 1 << seat, number * PAWNS
    large, builder = survey.owners[start + Pawn.LARGE], survey.owners[start + Pawn.BUILDER]
    pig = survey.owners[start + Pawn.PIG]
    if large | builder | pig:
        claim.large_mine, claim.large_theirs = 1 if large & own else 0, 1 if large & ~own else 0
        claim.builder_mine, claim.builder_theirs = 1 if builder & own else 0, 1 if builder & ~own else 0
        claim.pig_mine, claim.pig_theirs = 1 if pig & own else 0, 1 if pig & ~own else 0


@rule
def _fill_town(state: State, seat: int, survey: Survey, quarter: int, claim: Claim) -> None:
    """The heads that could come out of a quarter of the town."""
    claim.town_mine = survey.town[quarter + seat]
    for other in range(state.seats):
        if other != seat:
            claim.town_theirs = max(claim.town_theirs, survey.town[quarter + other])


@rule
def compare(state: State, seat: int, rival: int, survey: Survey, number: int, claim: Claim) -> None:
    """Completes a row: what the seat gets of it less what its strongest rival gets."""
    claim.margin = gets(state, survey, number, seat, claim.worth)
    claim.full_margin = gets(state, survey, number, seat, claim.full)
    if rival != seat:
        claim.rival = survey.heads[number * PLAYERS + rival]
        claim.margin -= gets(state, survey, number, rival, claim.worth)
        claim.full_margin -= gets(state, survey, number, rival, claim.full)
