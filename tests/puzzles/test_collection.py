"""The collection: every puzzle is what it says, and there is one for every day, game and taste."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bastide.core.errors import BadSetup
from bastide.games import catalogue
from bastide.puzzles import collection, daily
from bastide.puzzles.checking import fault
from bastide.puzzles.collection import OURS, called, read, write
from bastide.puzzles.puzzle import UNIQUE
from bastide.puzzles.telling import told

PARTS, LEAST, CHOSEN = 8, 300, 30
GAMES = set(catalogue.games)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_replays_and_one_move_is_best(part: int) -> None:
    puzzles = list(collection().values())[part::PARTS]
    assert {puzzle.name: wrong for puzzle in puzzles if (wrong := fault(puzzle))} == {}


def test_every_puzzle_has_one_answer_and_a_reason() -> None:
    for puzzle in collection().values():
        cells = {text.split()[0][:-1] for text, loss in puzzle.losses.items() if loss == 0}
        assert len(cells) == 1, f"{puzzle.name}: the tile may lie in several cells"
        assert puzzle.gap >= UNIQUE
        assert puzzle.checked[0] == puzzle.solution
        assert all(told(reason) for reason in puzzle.reasons)


def test_there_are_puzzles_of_every_game() -> None:
    games = Counter(puzzle.game for puzzle in collection().values())
    assert set(games) == GAMES
    assert sum(games.values()) >= LEAST
    assert len(collection()) == len(read(OURS))
    assert OURS.stat().st_size < 300_000
    greedy = sum(puzzle.greedy for puzzle in collection().values())
    assert greedy <= 0.3 * len(collection())


def test_those_of_the_day_are_looked_at_and_of_every_game() -> None:
    assert len(daily()) == len(set(daily())) >= CHOSEN
    assert {collection()[name].game for name in daily()} == GAMES


def test_a_collection_is_written_and_read_again(tmp_path: Path) -> None:
    some = list(collection().values())[:3]
    file = tmp_path / "some.jsonl.xz"
    write(file, some)
    assert read(file) == some
    first = file.read_bytes()
    write(file, some)
    assert file.read_bytes() == first
    assert called(some[1].name, some) is some[1]


def test_what_is_no_collection_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "wrong.xz"
    file.write_bytes(b"nothing of the kind")
    with pytest.raises(BadSetup, match="is no collection of puzzles"):
        read(file)
    with pytest.raises(BadSetup, match="cannot be read: No such file"):
        read(tmp_path / "nowhere.xz")
    with pytest.raises(BadSetup, match="there is no puzzle called 'chess'"):
        called("chess", [])
