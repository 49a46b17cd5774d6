"""Paints tiles of The City."""

from __future__ import annotations

from ....art.canvas import Canvas
from ....art.paint import paint_specks, paint_things, walls_path
from ....art.walled import MARKS, paint_edges, paint_grounds, paint_lines
from ....core.tiles import TileSpec
from .streets import streets

STREET = ("paving_edge", "paving", "paving_light")


def paint(canvas: Canvas, spec: TileSpec, turn: int, variant: int) -> None:
    """A tile of The City."""
    scene = streets(spec, variant)
    paint_grounds(canvas, scene, turn)
    paint_specks(canvas, scene, turn, MARKS)
    paint_edges(canvas, walls_path(scene, turn, ("market",)), ("market_line", "market_light", "market_dark"))
    paint_edges(canvas, walls_path(scene, turn, ("residential",)), ("block_dark", "block_light", "block_dark"))
    paint_lines(canvas, scene, turn, STREET)
    paint_things(canvas, scene.upright, turn)
    paint_things(canvas, scene.badges, turn)
