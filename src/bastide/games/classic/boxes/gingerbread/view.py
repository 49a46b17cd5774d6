"""What The Gingerbread Man adds to the view of a game."""

from collections.abc import Sequence
from typing import Any

from .....core.board import column, row
from .....core.tiles import TileSpec
from ...state import Box, State


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> dict[str, Any]:
    """The tile and segment where he stands, None while he is off the board."""
    if state.ginger.city < 0:
        return {"place": None}
    number = state.segments[state.ginger.city].tile
    tile = state.tiles[number]
    x, y = column(state, tile.cell), row(state, tile.cell)
    return {"place": {"x": x, "y": y, "tile": number, "segment": state.ginger.city - tile.first}}
