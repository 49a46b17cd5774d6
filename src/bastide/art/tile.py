"""Pictures of tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bastide.core.tiles import TileSpec

from .canvas import Canvas
from .classic import paint_classic
from .themes import theme as named
from .walled import paint_castle, paint_city

Painter = Callable[[Canvas, TileSpec, int], None]
PAINTERS: dict[str, Painter] = {"classic": paint_classic, "castle": paint_castle, "city": paint_city}


def paint_tile(canvas: Canvas, spec: TileSpec, turn: int, family: str) -> None:
    """Paint a tile in one turn."""
    if family not in PAINTERS:
        raise ValueError(f'there is no family "{family}"; the families are {", ".join(PAINTERS)}')
    PAINTERS[family](canvas, spec, turn % 4)


@lru_cache(maxsize=2048)
def tile_svg(spec: TileSpec, turn: int = 0, theme: str = "summer", family: str = "classic") -> str:
    """The picture of a tile in one turn."""
    canvas = Canvas(named(theme))
    paint_tile(canvas, spec, turn, family)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return f"{head}{canvas.definitions()}{canvas.text()}</svg>"
