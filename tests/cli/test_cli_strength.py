"""The commands that tell strength and luck: arena and analyse."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide import Game

Run = Callable[..., Any]
SHORT = ("BG-U", "BG-V", "BG-D", "BG-U")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game in which everybody takes the first move."""
    game, path = Game.new("standard", deck=SHORT, seed=1), tmp_path / "game.record"
    while not game.over:
        game.play(game.moves()[0])
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_arena_prints_one_object(run: Run) -> None:
    ran = run("arena", "random", "random", "-g", "castle", "-n", "1", "--judge", "none", "--plain", "--json")
    found = json.loads(ran.out)
    assert {"win", "margin", "low", "high", "games", "standings"} <= set(found)
    assert found["games"] == 2
    assert [one["player"] for one in found["standings"]] == ["random 1", "random 2"]
    assert found["standings"][0]["adjusted"] is None


def test_arena_tells_a_table_and_keeps_its_results(run: Run, tmp_path: Path) -> None:
    words = ("arena", "random", "random", "-g", "castle", "-n", "1", "--judge", "none", "--plain")
    folder = tmp_path / "results"
    first = run(*words, "--out", str(folder), "--records", "--sprt", "0,20")
    assert "random 1 against random 2: not decided" in first.out
    assert len(list((folder / "records").iterdir())) == 2
    assert run(*words, "--out", str(folder)).out.splitlines()[-3:-1] == first.out.splitlines()[-4:-2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("random",), "from 2 to 16 players meet, not 1"),
        (("random", "random", "--records"), "records need a folder"),
        (("random", "random", "--sprt", "3"), "written like 0,20"),
        (("random", "nobody"), "there is no player called 'nobody'"),
    ],
)
def test_arena_says_what_is_wrong(run: Run, words: tuple[str, ...], sentence: str) -> None:
    ran = run("arena", *words, "--plain")
    assert ran.code == 1
    assert sentence in ran.err


def test_analyse_tells_luck_and_prices(run: Run, record: Path, tmp_path: Path) -> None:
    svg = tmp_path / "curve.svg"
    ran = run("analyse", str(record), "--plain", "--svg", str(svg))
    assert "judged by greedy" in ran.out
    assert "less than" in ran.out
    assert svg.read_text("utf-8").startswith("<svg")


def test_analyse_prints_json(run: Run, record: Path) -> None:
    found = json.loads(run("analyse", str(record), "--plain", "--json").out)
    assert set(found) == {"game", "player", "seats", "over", "choices", "draws", "sides", "curve"}
    assert len(found["sides"]) == 2
    for side in found["sides"]:
        own = [draw["luck"] for draw in found["draws"] if draw["seat"] == side["seat"]]
        assert side["luck"] == pytest.approx(sum(own))


def test_analyse_says_who_cannot_judge(run: Run, record: Path) -> None:
    ran = run("analyse", str(record), "--player", "random")
    assert ran.code == 1
    assert "cannot say what a position is worth" in ran.err
