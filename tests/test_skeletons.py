"""A box and a family are their folders: throw-away ones are written, found, drawn, told and played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = ("src", "tests", "docs", "scripts", "README.md", "page/src", "page/tests", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "minds", "golden", "scenarios", "screens", "*.png")
LISTING = (
    "tests/games/test_folders.py",
    "tests/table/test_page_words.py",
    "tests/table/test_page_shapes.py",
    "tests/core/test_tile_data.py",
    "tests/games/test_sizes.py::test_a_game_without_boxes_takes_nine_kilobytes_at_most",
    "tests/test_readme.py::test_every_kind_of_event_is_explained",
    "tests/test_readme.py::test_every_key_of_a_view_is_explained",
    "tests/test_readme.py::test_every_game_and_box_with_rules_has_a_page",
    "tests/test_readme.py::test_the_readme_names_every_game_and_box_that_docs_tell_about",
    "tests/test_readme.py::test_every_reason_to_refuse_a_move_is_listed",
    "tests/test_architecture.py::test_every_hook_is_wired_once",
    "tests/test_architecture.py::test_families_and_boxes_keep_apart",
)
"""Tests that go through all families and boxes and fail for what is missing somewhere."""
PLAY = """
import json, sys
from bastide import Game, catalogue
from bastide.art import board_svg, known_tiles, tile_svg
from bastide.art.looks import figures
from bastide.cli.story import lines
from bastide.core.moves import Moves, Verb, pack
from bastide.games.engines import engine_of
from bastide.players import by_name

game, boxes, box = json.loads(sys.argv[1])
family, parts = catalogue.games[game].family, set()
where = {}
for seed in range(6):
    player, table = by_name("random", seed), Game.new(game, boxes=boxes, seed=seed)
    while not table.over:
        laid, rules, moves = table.state.tiles[table.state.laid], table.prepared.box, Moves()
        engine_of(family).legal(rules, table.state, moves)
        for cell in (laid.cell, laid.cell + 1, laid.cell + 3):
            for verb, what in ((Verb.PUT, 0), (Verb.PUT, 1), (Verb.PLACE, 0), (Verb.PLACE, 1), (Verb.PASS, 0)):
                for spot in range(4):
                    move = pack(verb, what, cell, spot)
                    listed = move in moves.moves[: moves.count]
                    assert not listed or engine_of(family).refusal(rules, table.state, move) == 0
                    assert listed or verb == Verb.PASS or engine_of(family).refusal(rules, table.state, move) != 0
        table.play(player.choose(table))
    assert Game.from_record(table.record()).events == table.events
    parts |= {name for event in table.events if event.kind == "scored" for name in event.points}
    lying = {(tile["x"], tile["y"]): known_tiles(family)[tile["name"]] for tile in table.view()["tiles"]}
    for put in (event for event in table.events if event.kind == "put"):
        where.setdefault(put.what, set()).add(lying[put.at.x, put.at.y].segments[put.at.segment].kind)
laid = {tile["name"] for tile in table.view()["tiles"]}
drawn = board_svg(table.view())
own = [name for name in known_tiles(family) if name in laid and f'id="{name}' in drawn]
print(json.dumps({
    "offered": [*catalogue.boxes, *catalogue.games],
    "fits": catalogue.boxes[box].games if box else (),
    "own": own,
    "parts": sorted(parts),
    "pictures": len({tile_svg(known_tiles(family)[name], 0, "summer", family) for name in own}),
    "lines": len(list(lines(table))),
    "where": {figure: sorted(kinds) for figure, kinds in where.items()},
    "supply": Game.new(game, boxes=boxes).view()["supply"][0],
    "figures": sorted(figures()),
}))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project without what has to be built or taught, to write in."""
    for name in NEEDED:
        source, target = ROOT / name, tmp_path / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT)
        else:
            target.write_bytes(source.read_bytes())
    return tmp_path


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the copy, by plain rules."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "BASTIDE_PLAIN": "1"}
    return subprocess.run([sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True)


def make(copy: Path, script: str, *words: str) -> list[Path]:
    """Lets a script write what is new; the files outside its folder that it changed."""
    before = {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()}
    ran = run(copy, f"scripts/{script}", *words)
    assert ran.returncode == 0, ran.stderr
    return [path.relative_to(copy) for path, text in before.items() if path.read_bytes() != text]


def play(copy: Path, game: str, boxes: list[str], box: str = "") -> dict[str, Any]:
    """What is found, drawn and told when a mix is played."""
    ran = run(copy, "-c", PLAY, json.dumps([game, boxes, box]))
    assert ran.returncode == 0, ran.stderr
    told: dict[str, Any] = json.loads(ran.stdout)
    return told


def nothing_is_missing(copy: Path, *more: str) -> None:
    """What goes through all families and boxes finds nothing missing."""
    ran = run(copy, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *LISTING, *more)
    assert ran.returncode == 0, ran.stdout[-3000:]


@pytest.mark.long
def test_a_box_of_tiles_only_is_one_folder_and_no_line_elsewhere(copy: Path) -> None:
    assert make(copy, "new_box", "mills") == []
    told = play(copy, "standard", ["mills"], "mills")
    assert "mills" in told["offered"]
    assert told["fits"] == ["base", "standard", "winter"]
    assert {"MI-01", "MI-02"} <= set(told["own"])
    assert told["pictures"] == len(told["own"])
    assert told["lines"] > 70
    for language in ("en", "fr"):
        words = copy / "src/bastide/games/classic/boxes/mills/page" / f"words.{language}.json"
        assert json.loads(words.read_text("utf-8")) == {"box.mills": "Mills"}
    nothing_is_missing(copy)


@pytest.mark.long
def test_a_box_with_rules_or_a_figure_is_its_folder(copy: Path) -> None:
    assert make(copy, "new_box", "long_lanes", "--rules") == []
    assert "extra" in play(copy, "standard", ["long_lanes", "inns"], "long_lanes")["parts"]
    assert "extra" not in play(copy, "standard", ["inns"])["parts"]
    assert make(copy, "new_box", "millers", "--figure") == []
    told = play(copy, "standard", ["long_lanes", "millers", "traders"], "millers")
    assert "extra" in told["parts"]
    assert (told["supply"]["i"], told["where"]["i"]) == (1, ["road"])
    assert set(told["where"]["m"]) > {"road"}
    assert "millers" in told["figures"]
    nothing_is_missing(copy)


@pytest.mark.long
def test_a_family_is_its_folder(copy: Path) -> None:
    assert make(copy, "new_family", "byways") == []
    told = play(copy, "byways", [])
    assert "byways" in told["offered"]
    assert set(told["own"]) == {"BY-01", "BY-02", "BY-03"}
    assert told["pictures"] == 3
    assert told["parts"] == ["tiles"]
    verified = run(copy, "-m", "bastide", "verify", "byways", "--games", "1")
    assert "nobody has written a slow twin of the rules of byways yet" in " ".join(verified.stderr.split())
    nothing_is_missing(copy, "tests/games/test_room.py", "tests/players/test_fairness.py")


@pytest.mark.parametrize(
    ("script", "name", "sentence"),
    [
        ("new_box", "count", "there is a game, family or box called 'count' already"),
        ("new_box", "Mills", "'Mills' is no name: it is made of 2 to 20 small letters, with underscores inside"),
        ("new_box", "hand", "'hand' means something else in the rules already: choose another name"),
        ("new_family", "castle", "there is a game, family or box called 'castle' already"),
        ("new_family", "../x", "'../x' is no name: it is made of 2 to 20 small letters, with underscores inside"),
    ],
)
def test_a_bad_or_taken_name_is_refused_in_one_sentence(script: str, name: str, sentence: str) -> None:
    ran = run(ROOT, f"scripts/{script}", name)
    assert (ran.returncode, ran.stdout, ran.stderr.strip()) == (1, "", sentence)


@pytest.mark.parametrize("script", ["new_box", "new_family"])
def test_the_scripts_run_by_themselves_and_explain_themselves(script: str) -> None:
    assert os.access(ROOT / "scripts" / script, os.X_OK)
    assert "usage:" in run(ROOT, f"scripts/{script}", "--help").stdout
