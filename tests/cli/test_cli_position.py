"""Puzzles on the command line: decks, positions drawn by hand, and links to them."""

import base64
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide import Game

Run = Callable[..., Any]
PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")


DRAWN = re.findall(r"```position\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.txt"
    path.write_text(DRAWN[0], "utf-8")
    return path


def test_a_deck_is_played_in_its_order(run: Run) -> None:
    out = run("play", "--deck", "BG-E BG-B", "--seats", "1", typed="0,1S\n-\n0,-1N\n-\n").out
    assert out.index("BG-E") < out.index("BG-B")
    assert "the game is over" in out.lower() or "wins" in out
    assert "no set in play has a tile called 'XX'" in run("play", "--deck", "XX").err


def test_a_position_is_drawn_told_played_and_linked(run: Run, puzzle: Path) -> None:
    assert '[Laid "BG-F@0,1E red>N"]' in run("position", str(puzzle)).out
    assert "BG-E" in run("play", "--position", str(puzzle), typed="quit\n").out
    link = run("position", str(puzzle), "--link", "http://localhost:8000/").out.strip()
    address, _, code = link.partition("#")
    assert address == "http://localhost:8000/replay"
    record = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()
    assert Game.from_record(record).scores == (3, 0)


@pytest.mark.parametrize("text", DRAWN[1:], ids=["castle", "city"])
def test_positions_of_every_family_are_drawn_played_and_linked(run: Run, puzzle: Path, text: str) -> None:
    puzzle.write_text(text, "utf-8")
    game = Game.from_position(text)
    assert f'[Laid "{game.prepared.options.extras["laid"][0].split()[0]}' in run("position", str(puzzle)).out
    played = run("play", "--position", str(puzzle), "--against", "greedy", typed="quit\n").out
    assert all(f"{name}" in played for name in game.names)
    link = run("position", str(puzzle), "--link", "http://localhost:8000").out.strip()
    code = link.partition("#")[2]
    record = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()
    linked = Game.from_record(record)
    assert (linked.view()["tiles"], linked.scores) == (game.view()["tiles"], game.scores)


def test_a_drawing_with_a_fault_is_one_sentence(run: Run, puzzle: Path) -> None:
    puzzle.write_text(puzzle.read_text("utf-8").replace("BG-U N blue>W", "BG-U E"), "utf-8")
    ran = run("position", str(puzzle))
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "BG-U@-1,0E does not continue its neighbour to the east" in ran.err
