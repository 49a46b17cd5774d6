"""What The River adds to the view of a game."""

from collections.abc import Sequence
from typing import Any

from .....core.board import column, row
from .....core.geometry import SIDES
from .....core.tiles import TileSpec
from ...state import Box, State


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> dict[str, Any]:
    """Whether the river is still being laid, the cell where it goes on, and the side it must not leave that by."""
    river = state.river
    return {
        "flows": bool(river.flows),
        "end": [column(state, river.end), row(state, river.end)] if river.flows and river.end >= 0 else None,
        "shunned": SIDES[river.shunned] if river.flows and river.shunned >= 0 else None,
    }
