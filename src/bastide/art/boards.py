"""A board in any state as one picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.tiles import TileSpec

from .board import View, begin_board, finish, frame, lay_tiles, mark_last, place_figures
from .board import highlight as hatch
from .parts import of_boxes, of_family
from .track import add_track


def board_svg(
    view: View,
    theme: str = "summer",
    highlight: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
    last: Sequence[int] | None = None,
    specs: Mapping[str, TileSpec] | None = None,
    cells: tuple[int, int, int, int] | None = None,
    track: bool = True,
) -> str:
    """The board of a view, features hatched, the tile laid last framed.

    `highlight`, one or several, has "segments", each x, y and the segment's number, and "colour" or "seat".
    `specs` are tiles of other files than the games' own, by name. `cells` are the westernmost, northernmost,
    easternmost and southernmost cells to show, instead of those where tiles lie; `track`: the points."""
    board = begin_board(view, theme, specs)
    family = of_family(board.family)
    if hasattr(family, "before_tiles"):
        family.before_tiles(board)
    lay_tiles(board)
    for lit in [highlight] if isinstance(highlight, Mapping) else highlight or ():
        hatch(board, lit["segments"], lit.get("colour") or board.colour(lit.get("seat", 0)))
    if hasattr(family, "after_tiles"):
        family.after_tiles(board)
    if last is not None:
        mark_last(board, last)
    for box in of_boxes(view):
        if hasattr(box, "on_board"):
            box.on_board(board)
    place_figures(board)
    if hasattr(family, "edges") and cells is None:
        return finish(board, family.edges(board))
    west, north, east, south = frame(board, cells)
    margin = 40
    west, north, east, south = west - margin, north - margin, east + margin, south + margin
    high = add_track(board, west, south, east - west) if track else 0
    return finish(board, (west, north, east, south + high))
