"""Paints tiles of families that have no painter of their own: areas in plain colours, lines on them."""

from __future__ import annotations

from bastide.core.tiles import TileSpec

from .canvas import Canvas
from .scene import begin
from .walled import paint_grounds, paint_lines

LINE = ("road_edge", "road", "rut")


def paint(canvas: Canvas, spec: TileSpec, turn: int, variant: int) -> None:
    """A tile as its data tell it."""
    scene = begin(spec, variant)
    paint_grounds(canvas, scene, turn)
    paint_lines(canvas, scene, turn, LINE)
