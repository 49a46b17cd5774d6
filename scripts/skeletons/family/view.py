"""What Skeleton Title adds to the view of a game."""

from collections.abc import Sequence

from ...core.tiles import TileSpec
from ..extras import Extras
from .scoring import majority
from .state import Box, State


class SkeletonExtras(Extras, tag="skeleton"):
    """What Skeleton Title adds to a view: nothing but the tile in hand."""


def extras(box: Box, state: State, specs: Sequence[TileSpec], seat: int | None) -> SkeletonExtras:
    """The tile in hand lies open."""
    return SkeletonExtras(hand=[specs[state.hand].name] if state.hand >= 0 else [])


def holders(box: Box, state: State, feature: int) -> list[int]:
    """The seats that a feature would pay as it stands."""
    before = state.heads[:]
    highest = majority(state, feature)
    leading = [seat for seat in range(state.seats) if state.heads[seat] == highest > 0]
    state.heads[:] = before
    return leading


def about(box: Box, state: State, move: int) -> tuple[int, int] | None:
    """Every move that is about a place on the board names it."""
    return None
