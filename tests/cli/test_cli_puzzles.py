"""Puzzles on the command line: shown, checked, and made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide.puzzles import Puzzle, collection
from bastide.puzzles.collection import write

Run = Callable[..., Any]


@pytest.fixture
def puzzle() -> Puzzle:
    return min(collection().values(), key=lambda one: len(one.record))


def test_a_puzzle_is_drawn_and_its_solution_told_if_asked_for(run: Run, puzzle: Puzzle) -> None:
    shown = run("puzzles", "show", puzzle.name)
    assert shown.code == 0
    assert " lays " in shown.out
    assert puzzle.solution not in shown.out
    solved = run("puzzles", "show", puzzle.name, "--solution").out
    assert f"{puzzle.solution}: {puzzle.gap:.1f} points better than anything else." in solved
    assert solved.count("points less.") == len(puzzle.checked) - 1


def test_a_name_that_nobody_has_is_one_sentence(run: Run) -> None:
    ran = run("puzzles", "show", "chess")
    assert (ran.code, ran.err) == (1, "bastide: there is no puzzle called 'chess'\n")


def test_a_collection_is_checked_and_players_try_it(run: Run, puzzle: Puzzle, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl.xz"
    write(file, [puzzle])
    ran = run("puzzles", "check", "--from", str(file), "--player", "random")
    assert ran.code == 0
    assert puzzle.game in ran.out
    assert puzzle.theme in ran.out
