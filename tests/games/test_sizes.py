"""Sizes: small states for small mixes, and the same games in every size."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from bastide import catalogue
from bastide.core.board import lay
from bastide.core.events import Events
from bastide.core.geometry import cell_at
from bastide.core.grid import NEAR, fills_grid, lies_at, on_grid, outgrew, refit, refit_rows
from bastide.core.luck import Luck, seed
from bastide.core.moves import Moves
from bastide.core.record import dtype_of, flat, numbers_of, plain
from bastide.core.table import CHANCE, OVER
from bastide.forms import compiler_available, form
from bastide.games.options import Prepared, choose, prepare
from bastide.games.sizes import LARGE, size_of
from bastide.memory import Memory
from bastide.sim.batch import RandomGames
from bastide.sim.tournament import tournament
from bastide.sim.verify import GameInForm

SMALL_MIXES: list[tuple[str, list[str], int]] = [
    ("standard", [], 2),
    ("base", ["traders"], 3),
    ("winter", ["river"], 5),
    ("standard", ["gingerbread"], 4),
    ("castle", [], 2),
    ("city", [], 4),
]


def table_of(name: str, boxes: Sequence[str] = (), seats: int = 2) -> Prepared:
    return prepare(choose(name, boxes, seats=seats))


def bytes_of(prepared: Prepared) -> int:
    """What a state of this mix takes."""
    return int(dtype_of(Memory(prepared, compiled=False).sized(type(prepared.state))).itemsize)


@pytest.mark.parametrize("game", catalogue.games)
def test_a_game_without_boxes_takes_nine_kilobytes_at_most(game: str) -> None:
    assert bytes_of(table_of(game)) <= 9_000


@pytest.mark.parametrize("game", ["winter", "standard"])
def test_the_largest_mix_takes_twenty_two_kilobytes_at_most(game: str) -> None:
    boxes = [box.name for box in catalogue.boxes.values() if box.has_rules and game in box.games]
    assert bytes_of(table_of(game, boxes, 6)) <= 22_000
    assert size_of(table_of(game, boxes, 6)) == LARGE


@pytest.mark.parametrize(("name", "boxes", "seats"), SMALL_MIXES)
def test_a_game_is_the_same_in_every_size(name: str, boxes: list[str], seats: int) -> None:
    """The same choices in the same order, and the same state at the end: only the room differs."""
    prepared, dice = table_of(name, boxes, seats), random.Random(name)
    assert size_of(prepared) == "small"
    small, large = GameInForm(prepared, False, "small"), GameInForm(prepared, False, LARGE)
    while large.state.chooser != OVER:
        moves = large.legal()
        assert small.legal() == moves
        weights = large.moves.weights[: len(moves)] if large.state.chooser == CHANCE else None
        move = dice.choices(moves, weights)[0]
        small.play(move)
        large.play(move)
        assert events_of(small) == events_of(large)
    assert not outgrew(small.state)
    same_state(small.state, large.state)


def events_of(table: GameInForm) -> list[list[int]]:
    return [list(numbers_of(row)) for row in table.events.rows[: table.events.count]]


def same_state(small: Any, large: Any) -> None:
    """One becomes the other when it gets the other's room."""
    assert flat(refit(small, type(large))).tobytes() == flat(large).tobytes()
    assert flat(refit(large, type(small))).tobytes() == flat(small).tobytes()


@pytest.mark.long
@pytest.mark.skipif(not compiler_available(), reason="no compiler")
@pytest.mark.parametrize("name", ["standard", "castle"])
def test_compiled_random_games_are_the_same_in_every_size(name: str) -> None:
    prepared, ends = table_of(name), []
    for size in ("small", LARGE):
        memory, start = Memory(prepared, True, size), Luck()
        seed(start, 7)
        luck = flat(start)
        states = memory.states(1, memory.start())
        scratch = memory.record(Events), memory.record(Moves)
        memory.rule("sim.loops", "random_game")(memory.box, states[0], *scratch, luck)
        kind = memory.sized(type(prepared.state))
        ends.append((luck.tobytes(), flat(refit(plain(kind, states[0]), type(prepared.state))).tobytes()))
    assert ends[0] == ends[1]


def test_a_wall_too_wide_for_a_small_grid_gets_the_large_size() -> None:
    prepared = table_of("castle")
    prepared.box.east = prepared.box.west + NEAR
    assert size_of(prepared) == LARGE


def test_a_town_that_outgrows_a_small_grid_says_so() -> None:
    prepared = table_of("standard")
    small = GameInForm(prepared, False, "small")
    road = prepared.kind("BG-U")
    assert road is not None
    for x in range(1, NEAR):
        assert not outgrew(small.state)
        lay(small.box, small.state, road, cell_at(x, 0), 1)
        assert fills_grid(small.state) == (x == NEAR - 1)
    assert not outgrew(small.state)
    lay(small.box, small.state, road, cell_at(NEAR, 0), 1)
    assert outgrew(small.state)
    large = refit(small.state, type(prepared.state))
    assert not outgrew(large)
    assert [lies_at(large, cell_at(x, 0)) for x in range(NEAR + 1)] == list(range(1, NEAR + 2))


@pytest.mark.parametrize(("name", "boxes", "seats"), SMALL_MIXES, ids=str)
def test_rows_of_states_get_more_room_as_each_alone_does(name: str, boxes: list[str], seats: int) -> None:
    prepared, dice = table_of(name, boxes, seats), random.Random(5)
    small, found = GameInForm(prepared, False, "small"), []
    while small.state.chooser != OVER:
        small.play(dice.choice(small.legal()))
        found.append(small.state.copy())
    kept = dice.sample(found, 20)
    rows = np.array([flat(state) for state in kept], dtype_of(type(kept[0])))
    large = refit_rows(rows, type(prepared.state))
    assert [row.tobytes() for row in large] == [flat(refit(state, type(prepared.state))).tobytes() for state in kept]


def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a small grid is trusted with towns of twelve cells only, so that most games outgrow it."""
    monkeypatch.setattr(form("classic").module("core.grid"), "NEAR", 12)


def test_random_games_that_outgrow_their_size_are_played_in_the_large_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def means() -> Any:
        games = RandomGames(Memory(table_of("standard"), compiled=False), 3)
        games.play(6)
        return games.means(), games.memory.__dict__.get("large")

    before, unused = means()
    narrow(monkeypatch)
    after, used = means()
    assert (before, unused) == (after, None)
    assert used is not None


def test_matches_that_outgrow_their_size_are_played_in_the_large_one(monkeypatch: pytest.MonkeyPatch) -> None:
    before = tournament("standard", ["random", "random"], 6, compiled=False).standings
    narrow(monkeypatch)
    assert tournament("standard", ["random", "random"], 6, compiled=False).standings == before


def test_a_small_grid_keeps_a_town_of_any_place_apart() -> None:
    """Cells up to two beyond a town that is just wide enough have places of their own."""
    small = GameInForm(table_of("standard"), False, "small").state
    for west, south in ((0, 0), (-NEAR, 3), (20, -40)):
        cells = [cell_at(west + x, south + y) for x in range(-2, NEAR + 2) for y in range(-2, NEAR + 2)]
        assert sorted(on_grid(small, cell) for cell in cells) == list(range(len(small.grid)))
