"""Boards of one game as pictures of one size, so that they can follow each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.tiles import TileSpec

from .board import View
from .boards import board_svg


def film_svgs(
    views: Sequence[View], theme: str = "summer", specs: Mapping[str, TileSpec] | None = None
) -> list[str]:
    """A picture of every view, all cut like the last one, the tile laid last framed."""
    if not views:
        return []
    edges = board_edges(views[-1])
    return [board_svg(view, theme, None, _newest(view), specs, edges) for view in views]


def board_edges(view: View) -> tuple[int, int, int, int] | None:
    """The westernmost, northernmost, easternmost and southernmost cells of a board."""
    cells = [(tile["x"], tile["y"]) for tile in view["tiles"]]
    if not cells:
        return None
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), max(ys), max(xs), min(ys)


def _newest(view: View) -> tuple[int, int] | None:
    """The cell of the tile laid last."""
    tiles: Sequence[Mapping[str, Any]] = view["tiles"]
    return (tiles[-1]["x"], tiles[-1]["y"]) if tiles else None
