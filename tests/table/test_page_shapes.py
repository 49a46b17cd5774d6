"""The page's tests lay spots on the tiles as they are: the file they read is what the server tells."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pages_tests_know_every_tile_as_it_is() -> None:
    """page/tests/shapes.json is what scripts/page_shapes.py writes now."""
    script = runpy.run_path(str(ROOT / "scripts" / "page_shapes.py"))
    assert (ROOT / "page" / "tests" / "shapes.json").read_text(encoding="utf-8") == script["shapes"]()
