"""What The River adds to the view of a game."""

from collections.abc import Sequence

from msgspec import Struct

from .....core.board import column, row
from .....core.tiles import TileSpec
from ....extras import SIDES, Cell, Side
from ...state import Box, State


class RiverExtras(Struct):
    """Whether the river is still being laid, the cell where it goes on, and the side it must not leave that by."""

    flows: bool
    end: Cell | None
    shunned: Side | None


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> RiverExtras:
    """Whether the river is still being laid, the cell where it goes on, and the side it must not leave that by."""
    river = state.river
    return RiverExtras(
        flows=bool(river.flows),
        end=(column(state, river.end), row(state, river.end)) if river.flows and river.end >= 0 else None,
        shunned=SIDES[river.shunned] if river.flows and river.shunned >= 0 else None,
    )
