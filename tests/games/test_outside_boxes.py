"""Boxes outside the package: a folder, or an installed package, is found, played, drawn and told like any other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scripted import script

from bastide import Game
from bastide.core.errors import BadSetup
from bastide.games import overlay
from bastide.games.outside import check

ROOT = Path(__file__).parents[2]
PLAY = """
import json, sys
from bastide import Game, catalogue
from bastide.art import known_tiles, tile_svg
from bastide.players import by_name
from bastide.sim.verify import verify
from bastide.games.options import choose
from bastide.table import routes

deck = "BG-X BG-U BG-U BG-U BG-X MI-01 LA-02".split()
table, player = Game.new("standard", boxes=["long_lanes", "mills"], deck=deck), by_name("random", 1)
table.play("BG-X@-1,0N - BG-U@1,0N m>E BG-U@2,0N - BG-U@3,0N - BG-X@4,0N -")
while not table.over:
    table.play(player.choose(table))
assert Game.from_record(table.record()).events == table.events
assert '[Box "mills"]' in table.record()
print(json.dumps({
    "boxes": [shape.title for shape in map(routes._box, catalogue.boxes.values())],
    "road": next(event.points for event in table.events if event.kind == "scored"),
    "laid": [tile["name"] for tile in table.view()["tiles"]],
    "drawn": [name for name in ("MI-01", "LA-02") if tile_svg(known_tiles("classic")[name]).startswith("<svg")],
    "faults": verify(choose("standard", ["mills"]), 1, compiled=False).faults,
}))
"""


@pytest.fixture
def mills(tmp_path: Path) -> Path:
    """A box of tiles only, as scripts/new_box writes it."""
    script("making").copy("box", tmp_path / "mills", "mills", "MI")
    return tmp_path / "mills"


@pytest.fixture
def long_lanes(tmp_path: Path) -> Path:
    """A box with a rule, as scripts/new_box writes it."""
    script("making").copy("box", tmp_path / "long_lanes", "long_lanes", "LA")
    script("making").copy("box_rules", tmp_path / "long_lanes", "long_lanes", "LA")
    return tmp_path / "long_lanes"


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs Python by plain rules."""
    whole = {**os.environ, "BASTIDE_PLAIN": "1", "COLUMNS": "120", **environment}
    return subprocess.run([sys.executable, *command], env=whole, capture_output=True, text=True, timeout=300)


def test_boxes_of_two_folders_are_played_drawn_verified_and_offered(mills: Path, long_lanes: Path) -> None:
    ran = run("-c", PLAY, BASTIDE_BOXES=os.pathsep.join([str(mills), str(long_lanes)]))
    assert ran.returncode == 0, ran.stderr
    told: dict[str, Any] = json.loads(ran.stdout)
    assert {"Mills", "Long Lanes", "The River"} <= set(told["boxes"])
    assert told["road"] == {"tiles": [6, 6], "extra": [1, 2]}
    assert {"MI-01", "LA-02"} <= set(told["laid"])
    assert told["drawn"] == ["MI-01", "LA-02"]
    assert told["faults"] == []


FIGURE = """
from bastide import Game
from bastide.art.looks import figures

deck = "BG-U BG-U BG-X BG-V".split()
table = Game.new("standard", boxes=["millers", "traders"], deck=deck)
table.play("BG-U@1,0N m>E BG-U@2,0N - BG-X@3,0N -")
assert table.view()["supply"][0]["y"] == 1 and "millers" in figures()
table.play("BG-V@0,-1N")
assert "y>S" in map(str, table.moves()) and not [move for move in table.moves() if str(move) in ("y>N", "y>NL")]
table.play("y>S")
print(table.view()["tiles"][-1]["figures"][0]["role"])
"""


def test_a_box_outside_has_a_figure_of_its_own(tmp_path: Path) -> None:
    for skeleton in ("box", "box_figure"):
        script("making").copy(skeleton, tmp_path / "millers", "millers", "ML", "y")
    ran = run("-c", FIGURE, BASTIDE_BOXES=str(tmp_path / "millers"))
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == "millers\n"


def test_the_command_line_takes_folders_where_it_takes_names(mills: Path, tmp_path: Path) -> None:
    out = run("-m", "bastide", "tiles", "standard", f"--boxes=inns,{mills}").stdout
    assert "Mills, 3 tiles" in out
    assert "Inns & Cathedrals" in out
    refused = run("-m", "bastide", "tiles", "standard", "--boxes", str(tmp_path / "nothing"))
    sentence = f"bastide: {tmp_path / 'nothing'} is no box: it has no box.toml\n"
    assert (refused.returncode, refused.stderr) == (1, sentence)


def test_a_package_brings_its_boxes_along(mills: Path, tmp_path: Path) -> None:
    info = tmp_path / "mills_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mills-package\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[bastide.boxes]\nmills = mills\n", "utf-8")
    ran = run("-m", "bastide", "tiles", "standard", "--boxes", "mills", PYTHONPATH=str(tmp_path))
    assert "Mills, 3 tiles" in ran.stdout, ran.stderr


def test_the_wiring_gets_a_guarded_line_for_each_hook(long_lanes: Path) -> None:
    wiring = (ROOT / "src" / "bastide" / "games" / "classic" / "wiring.py").read_text("utf-8")
    more = "\n\n@rule\ndef react_after_laying(box: Box, state: State) -> None:\n    pass\n"
    rules = long_lanes / "rules.py"
    rules.write_text(rules.read_text("utf-8") + more, "utf-8")
    text = overlay._with_box(wiring, "long_lanes", rules)
    assert "from .boxes.long_lanes import rules as long_lanes\n" in text
    call = "        more = long_lanes.adjust_extra_points(state, feature, more)\n    return more\n"
    assert f"    if box.rules.long_lanes:\n{call}" in text
    assert "        long_lanes.react_after_laying(box, state)\n\n\n@rule\ndef may_be_there" in text
    kept = [row for row in text.splitlines() if "long_lanes" not in row]
    assert kept == wiring.splitlines()
    rules.write_text(rules.read_text("utf-8") + "\n\ndef may_fly(box: Box) -> bool:\n    return True\n", "utf-8")
    with pytest.raises(BadSetup, match="has a rule may_fly that hooks in nowhere by its name"):
        overlay._with_box(wiring, "long_lanes", rules)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda box: (box / "box.toml").unlink(), "is no box: it has no box.toml"),
        (lambda box: (box / "tiles.toml").unlink(), "is no box: it has no tiles.toml"),
        (lambda box: (box / "box.toml").write_text("title = ", "utf-8"), "is not TOML"),
        (lambda box: (box / "box.toml").write_text('title = "A"', "utf-8"), "must have a title and the games"),
    ],
)
def test_a_folder_that_is_no_box_is_refused(mills: Path, change: Any, sentence: str) -> None:
    change(mills)
    with pytest.raises(BadSetup, match=sentence):
        check(mills)


def test_names_that_no_box_can_have_are_refused(mills: Path) -> None:
    with pytest.raises(BadSetup, match="'Mills-2' cannot be the name of a box"):
        check(mills.rename(mills.with_name("Mills-2")))
    with pytest.raises(BadSetup, match="there is a box or set called 'inns' in Bastide already"):
        check(mills.with_name("Mills-2").rename(mills.with_name("inns")))


def test_a_folder_that_comes_too_late_is_told_how(mills: Path) -> None:
    with pytest.raises(BadSetup, match=r"BASTIDE_BOXES=.* before Bastide is imported"):
        Game.new("standard", boxes=[str(mills)])
