"""Inns & Cathedrals: inns, cathedrals and large followers."""

from .....core.features import marks_on
from .....core.rule import rule
from ...points import is_complete
from ...state import Box, Kind, Mark, Pawn, State

INN_EACH = 2
CATHEDRAL_EACH = 3
LARGE = 2


@rule
def adjust_weight(pawn: int, weight: int) -> int:
    """A large follower counts two in a majority."""
    return LARGE if pawn == Pawn.LARGE else weight


@rule
def adjust_points(box: Box, state: State, feature: int, each: int) -> int:
    """Inns make a completed road worth two a tile, cathedrals a city three; unfinished they are worth nothing."""
    kind = state.segments[feature].kind
    if kind == Kind.ROAD and marks_on(box, state, feature) & Mark.INN:
        return INN_EACH if is_complete(state, feature) else 0
    if kind == Kind.CITY and marks_on(box, state, feature) & Mark.CATHEDRAL:
        return CATHEDRAL_EACH if is_complete(state, feature) else 0
    return each
