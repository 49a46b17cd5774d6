"""Writes page/tests/shapes.json: where figures stand on the tiles of all families, as the server tells the page.

    python scripts/page_shapes.py
"""

from __future__ import annotations

import json
from pathlib import Path

from msgspec.json import decode

from bastide.art import known_tiles
from bastide.games import catalogue
from bastide.table.pictures import SIZE, tile_shapes
from bastide.table.visits import TileShapes

FILE = Path(__file__).parents[1] / "page" / "tests" / "shapes.json"


def shapes() -> str:
    """Of every family and tile that nobody has turned: its segments' numbers, kinds and anchors."""
    lines = [
        f"{json.dumps(f'{family}/{tile}')}: {json.dumps(_anchors(family, tile))}"
        for family in catalogue.families
        for tile in known_tiles(family)
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _anchors(family: str, tile: str) -> list[list[object]]:
    told = decode(tile_shapes(family, tile, "N").body, type=TileShapes)
    assert told.size == SIZE
    return [[shape.segment, shape.kind, shape.x, shape.y] for shape in told.segments]


if __name__ == "__main__":
    FILE.write_text(shapes(), encoding="utf-8")
