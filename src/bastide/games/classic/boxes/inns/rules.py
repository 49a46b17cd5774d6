"""Inns & Cathedrals: inns, cathedrals and large followers."""

from .....core.rule import rule
from ...state import Kind, Mark, Pawn

INN_EACH = 2
CATHEDRAL_EACH = 3
LARGE = 2


@rule
def adjust_weight(pawn: int, weight: int) -> int:
    """A large follower counts two in a majority."""
    return LARGE if pawn == Pawn.LARGE else weight


@rule
def adjust_points(kind: int, complete: bool, marks: int, each: int) -> int:
    """Inns make a completed road worth two a tile, cathedrals a city three; unfinished they are worth nothing."""
    if kind == Kind.ROAD and marks & Mark.INN:
        return INN_EACH if complete else 0
    if kind == Kind.CITY and marks & Mark.CATHEDRAL:
        return CATHEDRAL_EACH if complete else 0
    return each
