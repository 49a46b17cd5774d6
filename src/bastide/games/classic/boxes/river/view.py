"""What The River adds to the view of a game."""

from collections.abc import Sequence

from msgspec import Struct

from .....core.board import column, row
from .....core.tiles import TileSpec
from ....extras import SIDES, Cell, Side
from ...state import Box, State
from .state import BRANCHES, NOWHERE


class RiverExtras(Struct, omit_defaults=True):
    """Whether the river is still being laid, the cell where it goes on, and the side it must not leave that by.

    Where it has two branches, the same of the second.
    """

    flows: bool
    end: Cell | None
    shunned: Side | None
    second_end: Cell | None = None
    second_shunned: Side | None = None


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> RiverExtras:
    """Whether the river is still being laid, the cell where it goes on, and the side it must not leave that by."""
    ends = [_end(state, branch) for branch in range(BRANCHES)]
    (end, shunned), (second, second_shunned) = sorted(ends, key=lambda one: one[0] is None)
    return RiverExtras(bool(state.river.flows), end, shunned, second, second_shunned)


def _end(state: State, branch: int) -> tuple[Cell | None, Side | None]:
    """Where a branch goes on, and the side it must not leave that cell by."""
    cell, bend = state.river.ends[branch], state.river.bends[branch]
    if not state.river.flows or cell == NOWHERE:
        return None, None
    return (column(state, cell), row(state, cell)), SIDES[bend] if bend != NOWHERE else None
