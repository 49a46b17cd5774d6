"""The page, driven in a browser: whole games, links, lost connections, keyboard, text, languages, sizes, axe.

Every scenario is a script in `page/` that drives Chromium against a server of its own. With BASTIDE_SCREENS set, the
games leave their pictures in docs/screens.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from at_the_table import Place

from bastide.table.pages import FOLDER as BUILT

HERE = Path(__file__).parent / "page"
PACKAGES = Path(__file__).parents[2] / "page" / "node_modules" / "playwright-core"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FIRST_LOAD = 150 * 1000
PATIENCE = 1800

GAMES = {
    "standard": ["standard"],
    "base": ["base"],
    "winter": ["winter", "gingerbread", "3"],
    "castle": ["castle"],
    "city": ["city"],
    "boxes": ["standard", "count,inns,traders,river", "2"],
}
SHARED = ("people", "proxy", "game", "codes")
SCENARIOS = sorted(path.stem for path in HERE.glob("*.mjs") if path.stem not in SHARED)

built = pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="the page is not built: make page")
driven = pytest.mark.skipif(
    shutil.which("node") is None or CHROMIUM is None or not PACKAGES.exists(),
    reason="Node.js, Chromium or the page's packages are missing: make page, scripts/install_system_packages",
)


def run(script: str, arguments: list[str], address: str) -> None:
    """Runs a scenario; what it complains about is the reason of the failure."""
    command = ["node", str(HERE / f"{script}.mjs"), *arguments]
    environment = {**os.environ, "BASTIDE_BASE": address, "BASTIDE_CHROMIUM": CHROMIUM or ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]


@built
@driven
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_played_through_the_page(name: str, place: Place) -> None:
    """By mouse, against computers, from the first tile to the podium."""
    run("game", GAMES[name], place)


@built
@driven
@pytest.mark.parametrize("name", GAMES)
def test_no_place_is_told_by_a_code(name: str, place: Place) -> None:
    """In whole games of all families, in both languages: whatever the page shows or reads aloud."""
    run("codes", GAMES[name], place)


@built
@driven
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_page(name: str, place: Place) -> None:
    """One scenario of the page."""
    run(name, [], place)


@built
def test_the_first_load_is_light() -> None:
    """Everything of the page together, both languages and the rules, stays within the limit for the first load."""
    files = [path for path in BUILT.rglob("*") if path.is_file()]
    total = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    assert total <= FIRST_LOAD
