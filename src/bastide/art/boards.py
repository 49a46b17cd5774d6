"""A board in any state as one picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.tiles import TileSpec

from .board import View, begin_board, finish, frame, lay_tiles, mark_last, place_figures
from .board import highlight as hatch
from .castle_board import add_castle, edges
from .city_board import add_walls
from .count_board import add_gingerbread, add_town
from .track import add_track


def board_svg(
    view: View,
    theme: str = "summer",
    highlight: Mapping[str, Any] | None = None,
    last: Sequence[int] | None = None,
    specs: Mapping[str, TileSpec] | None = None,
    cells: tuple[int, int, int, int] | None = None,
) -> str:
    """The board of a view, a feature hatched, the tile laid last framed.

    `highlight` has "segments", each x, y and the segment's number, and "colour" or "seat".
    `specs` are tiles of other files than the games' own, by name. `cells` are the westernmost, northernmost,
    easternmost and southernmost cells to show, instead of those where tiles lie."""
    board = begin_board(view, theme, specs)
    if board.family == "castle":
        add_castle(board)
    lay_tiles(board)
    if highlight:
        colour = highlight.get("colour") or board.colour(highlight.get("seat", 0))
        hatch(board, highlight["segments"], colour)
    if board.family == "city":
        add_walls(board)
    if last is not None:
        mark_last(board, last)
    if board.family == "classic":
        add_town(board)
        add_gingerbread(board)
    place_figures(board)
    if board.family == "castle":
        return finish(board, edges(board, 30))
    west, north, east, south = frame(board, cells)
    margin = 40
    west, north, east, south = west - margin, north - margin, east + margin, south + margin
    high = add_track(board, west, south, east - west)
    return finish(board, (west, north, east, south + high))
