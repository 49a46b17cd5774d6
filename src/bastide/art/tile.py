"""Pictures of tiles."""

from __future__ import annotations

from functools import lru_cache

from bastide.core.tiles import TileSpec

from .canvas import Canvas
from .parts import of_family
from .themes import theme as named

VARIANTS = 3
"""In how many ways a tile is drawn: what stands on it differs, what it shows does not."""


def variant_at(x: int, y: int) -> int:
    """How a tile on this cell is drawn: never as the same tile on a cell beside it."""
    return (x - y) % VARIANTS


def paint_tile(canvas: Canvas, spec: TileSpec, turn: int, family: str, variant: int = 0) -> None:
    """Paint a tile in one turn."""
    of_family(family).paint(canvas, spec, turn % 4, variant)


@lru_cache(maxsize=2048)
def tile_svg(
    spec: TileSpec, turn: int = 0, theme: str = "summer", family: str = "classic", variant: int = 0
) -> str:
    """The picture of a tile in one turn."""
    canvas = Canvas(named(theme))
    paint_tile(canvas, spec, turn, family, variant)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return f"{head}{canvas.definitions()}{canvas.text()}</svg>"
