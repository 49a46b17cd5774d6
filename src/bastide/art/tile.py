"""Pictures of tiles."""

from __future__ import annotations

from functools import lru_cache

from bastide.core.tiles import TileSpec

from .canvas import Canvas
from .parts import of_family
from .themes import theme as named


def paint_tile(canvas: Canvas, spec: TileSpec, turn: int, family: str) -> None:
    """Paint a tile in one turn."""
    of_family(family).paint(canvas, spec, turn % 4)


@lru_cache(maxsize=2048)
def tile_svg(spec: TileSpec, turn: int = 0, theme: str = "summer", family: str = "classic") -> str:
    """The picture of a tile in one turn."""
    canvas = Canvas(named(theme))
    paint_tile(canvas, spec, turn, family)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return f"{head}{canvas.definitions()}{canvas.text()}</svg>"
