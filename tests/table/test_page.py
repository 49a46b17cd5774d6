"""The page, driven in a browser: whole games, links, lost connections, keyboard, text, languages, sizes, axe.

Every scenario is a script in `page/` that drives Chromium against a server of its own; one browser plays them all. With
BASTIDE_SCREENS set, they leave their pictures in docs/screens.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from at_the_table import PATIENCE, Place, draw_plainly

from bastide.table import analysing, asking
from bastide.table.pages import FOLDER as BUILT

HERE = Path(__file__).parent / "page"
PACKAGES = Path(__file__).parents[2] / "page" / "node_modules" / "playwright-core"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FIRST_LOAD = 170 * 1000

GAMES = {
    "standard": ["standard"],
    "base": ["base", "", "3"],
    "winter": ["winter", "gingerbread", "3"],
    "castle": ["castle"],
    "city": ["city"],
    "boxes": ["standard", "count,inns,traders,river", "4"],
}
SHARED = ("people", "stage", "proxy", "game", "codes", "examine")
SCREENS = os.environ.get("BASTIDE_SCREENS")
LOOKED_AT = ("axe", "contrast", "motion")
PLAINLY = ("analysis",)  # a few steps are worked out before anything could be compiled, by a judge who is asked quickly
DEALT = ("analysis", "panel")  # what they look at does not come with every deck: theirs is always the same
SCENARIOS = sorted(path.stem for path in HERE.glob("*.mjs") if path.stem not in SHARED)

built = pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="the page is not built: make page")
driven = pytest.mark.skipif(
    shutil.which("node") is None or CHROMIUM is None or not PACKAGES.exists(),
    reason="Node.js, Chromium or the page's packages are missing: make page, scripts/install_system_packages",
)


class Stage:
    """A process that plays scenarios in a browser, one after the other."""

    def __init__(self) -> None:
        environment = {**os.environ, "BASTIDE_CHROMIUM": CHROMIUM or ""}
        command = ["node", str(HERE / "stage.mjs")]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)

    def play(self, script: str, words: list[str], place: Place) -> None:
        """Plays a scenario; what it complains about is the reason of the failure."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"script": script, "words": words, "base": place}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert answer, f"the stage broke down with {script}"
        fault = json.loads(answer)["fault"]
        assert not fault, fault

    def close(self) -> None:
        """Nothing more is played."""
        self.process.communicate(timeout=PATIENCE)


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    """One stage for all scenarios."""
    stage = Stage()
    yield stage
    stage.close()


@pytest.mark.long
@built
@driven
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_played_through_the_page_and_no_place_is_told_by_a_code(
    name: str, stage: Stage, place: Place
) -> None:
    """By mouse, against computers, from the first tile to the podium, in both languages at once."""
    if not SCREENS:
        draw_plainly(place)
    stage.play("game", GAMES[name], place)


@built
@driven
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_page(name: str, stage: Stage, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """One scenario of the page."""
    if name in PLAINLY:
        monkeypatch.setenv("BASTIDE_PLAIN", "1")
        for module in (analysing, asking):
            monkeypatch.setattr(module, "judge", lambda: "greedy")
    if name in DEALT:
        place.deal(name)
    if name not in LOOKED_AT and not SCREENS:
        draw_plainly(place)
    stage.play(name, [], place)


@built
def test_the_first_load_is_light() -> None:
    """All of the page together, in all languages, is light; pictures of the rules come when they are looked at."""
    files = [path for path in BUILT.rglob("*") if path.is_file() and path.parent.name != "pictures"]
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) <= FIRST_LOAD
