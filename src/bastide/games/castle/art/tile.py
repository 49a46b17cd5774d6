"""Paints tiles of The Castle."""

from __future__ import annotations

from ....art.canvas import Canvas
from ....art.paint import paint_specks, paint_things, walls_path
from ....art.walled import MARKS, paint_edges, paint_grounds, paint_lines
from ....core.tiles import TileSpec
from .courtyards import courtyards

PATH = ("path_edge", "path", "path_stone")


def paint(canvas: Canvas, spec: TileSpec, turn: int, variant: int) -> None:
    """A tile of The Castle."""
    scene = courtyards(spec, variant)
    paint_grounds(canvas, scene, turn)
    paint_specks(canvas, scene, turn, MARKS)
    paint_edges(canvas, walls_path(scene, turn, ("house",)), ("house_line", "house_dark", "house_light"))
    paint_edges(canvas, walls_path(scene, turn, ("tower",)), ("tower_line", "tower_light", "tower_dark"))
    paint_edges(canvas, walls_path(scene, turn, ("court",)), ("path_edge", "court_light", "court_dark"))
    paint_lines(canvas, scene, turn, PATH)
    paint_things(canvas, scene.upright, turn)
    paint_things(canvas, scene.badges, turn)
