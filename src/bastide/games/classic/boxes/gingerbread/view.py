"""What The Gingerbread Man adds to the view of a game."""

from collections.abc import Sequence

from msgspec import Struct

from .....core.board import column, row
from .....core.tiles import TileSpec
from ...state import Box, State


class GingerbreadPlace(Struct):
    """The tile and segment where the gingerbread man stands."""

    x: int
    y: int
    tile: int
    segment: int


class GingerbreadExtras(Struct):
    """Where the gingerbread man stands, null while he is off the board."""

    place: GingerbreadPlace | None


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> GingerbreadExtras:
    """The tile and segment where he stands, None while he is off the board."""
    if state.ginger.city < 0:
        return GingerbreadExtras(None)
    number = state.segments[state.ginger.city].tile
    tile = state.tiles[number]
    x, y = column(state, tile.cell), row(state, tile.cell)
    return GingerbreadExtras(GingerbreadPlace(x, y, number, state.ginger.city - tile.first))
