"""The page's tests lay spots on the tiles as they are: the file they read is what the server tells."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pages_tests_know_tiles_as_they_are() -> None:
    """page/tests/shapes.json is what scripts/page_shapes.py writes now; tiles of new sets need not be there yet."""
    script = runpy.run_path(str(ROOT / "scripts" / "page_shapes.py"))
    now = json.loads(script["shapes"]())
    known = json.loads((ROOT / "page" / "tests" / "shapes.json").read_text(encoding="utf-8"))
    assert {tile: now.get(tile) for tile in known} == known
    assert {tile.partition("/")[0] for tile in known} >= {"classic", "castle", "city"}
