"""Skeleton Title: a figure that stands on roads only, and counts as much as two followers there."""

from .....core.moves import Refusal
from .....core.rule import rule
from ...state import FIGURES, Kind, State

FIGURE = FIGURES["skeleton"]
HEADS = 2
NOWHERE_ELSE = int(Refusal.UNCLAIMABLE)


@rule
def adjust_refusal_of_ground(state: State, pawn: int, segment: int, reason: int) -> int:
    """It stands on roads only."""
    return NOWHERE_ELSE if pawn == FIGURE and state.segments[segment].kind != Kind.ROAD else reason


@rule
def adjust_weight(pawn: int, heads: int) -> int:
    """It counts as much as two followers."""
    return HEADS if pawn == FIGURE else heads
