"""The board: tiles, gaps, holes, and how wide the town may grow."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide import Game, IllegalMove
from bastide.core import board
from bastide.core.board import (
    CLOSED,
    any_placement,
    bar_holes,
    column,
    facings_that_fit,
    fits_somewhere,
    lay,
    makes_hole,
    row,
    tile_at,
)  # fmt: skip
from bastide.core.geometry import ORIGIN, cell_at, neighbour
from bastide.core.luck import Luck, seed
from bastide.core.moves import Verb, pack
from bastide.core.record import Record, many
from bastide.core.table import NO_TILE, Table
from bastide.games.options import Prepared, choose, prepare

Place = tuple[int, int]
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Grid(Record):
    """All of a table that holes depend on."""

    grid: list[int] = many(64 * 64)


def beside(place: Place) -> list[Place]:
    return [(place[0] + x, place[1] + y) for x, y in STEPS]


def cuts_off(town: set[Place]) -> bool:
    """Whether some empty cell cannot be reached from outside, by walking through empty cells."""
    xs, ys = {x for x, _ in town}, {y for _, y in town}
    room = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    outside = {(min(xs) - 1, min(ys) - 1)}
    edge = list(outside)
    while edge:
        fresh = [cell for cell in beside(edge.pop()) if cell in room and cell not in town and cell not in outside]
        outside.update(fresh)
        edge += fresh
    return len(outside) + len(town) < len(room)


@settings(max_examples=60)
@given(st.randoms(use_true_random=False), st.integers(-40, 40), st.integers(-40, 40), st.integers(2, 40))
def test_holes_are_seen_as_a_flood_from_outside_sees_them(luck: random.Random, x: int, y: int, size: int) -> None:
    table, town = Grid(), {(x, y)}
    table.grid[cell_at(x, y)] = 1
    for _ in range(size):
        frontier = sorted({cell for place in town for cell in beside(place)} - town)
        for at in frontier:
            assert makes_hole(table, cell_at(*at)) == cuts_off(town | {at})
        chosen = luck.choice([at for at in frontier if not cuts_off(town | {at})])
        town.add(chosen)
        table.grid[cell_at(*chosen)] = 1


@pytest.fixture(scope="module")
def table() -> Prepared:
    """A fresh table of the standard game; copy its state before use."""
    return prepare(choose("standard"))


def test_laying_a_tile_opens_gaps_beside_it(table: Prepared) -> None:
    state = table.state
    assert {state.gaps[gap].cell for gap in range(state.gap_count)} == {neighbour(ORIGIN, side) for side in range(4)}
    assert tile_at(state, ORIGIN) == 0
    assert tile_at(state, neighbour(ORIGIN, 0)) == -1
    assert tile_at(state, cell_at(9, 9)) == -1


def test_a_gap_that_is_filled_is_gone_and_the_others_stay(table: Prepared) -> None:
    state, cloister = table.state.copy(), table.kind("BG-B")
    south = neighbour(ORIGIN, 2)
    lay(table.box, state, cloister, south, 0)
    cells = [state.gaps[gap].cell for gap in range(state.gap_count)]
    assert south not in cells
    assert len(cells) == len(set(cells)) == 6
    assert [state.grid[cell] for cell in cells] == [-gap - 1 for gap in range(6)]
    assert (state.gaps[6].cell, state.gaps[6].code) == (0, 0)


def ways_to_lay(table: Prepared, state: Table, kinds: set[int]) -> set[int]:
    return {
        pack(Verb.PLACE, kind, state.gaps[gap].cell, turn)
        for kind in kinds
        for gap in range(state.gap_count)
        for turn in range(4)
        if facings_that_fit(table.box, state, kind, gap) >> turn & 1
    }


def test_a_tile_fits_somewhere_if_there_is_a_way_to_lay_it(table: Prepared) -> None:
    state = table.state
    for kind in range(table.box.kinds_count):
        assert fits_somewhere(table.box, state, kind) == bool(ways_to_lay(table, state, {kind}))


HANDS = [("BG-U", None), (None, "BG-U"), ("BG-U", "BG-U"), ("BG-E", "BG-V"), ("BG-X", "BG-C")]


@pytest.mark.parametrize("guesses", [board.GUESSES, 1, 0])
@pytest.mark.parametrize("names", HANDS)
def test_all_ways_to_lay_what_is_in_hand_are_alike(
    table: Prepared, monkeypatch: pytest.MonkeyPatch, names: tuple[str | None, str | None], guesses: int
) -> None:
    monkeypatch.setattr(board, "GUESSES", guesses)
    state, luck, each = table.state.copy(), Luck(), 300
    one, other = (table.kind(name) if name else NO_TILE for name in names)
    ways = ways_to_lay(table, state, {one, other} - {NO_TILE})
    seed(luck, 7)
    found = Counter(any_placement(table.box, state, one, other, luck) for _ in range(each * len(ways)))
    assert set(found) == ways
    assert all(abs(many - each) < 5 * each**0.5 for many in found.values())


def test_a_closed_cell_takes_no_tile_and_closes_what_is_laid_beside_it(table: Prepared) -> None:
    state = table.state.copy()
    closed, here = cell_at(5, 6), cell_at(5, 5)
    state.grid[closed] = CLOSED
    tile = lay(table.box, state, table.kind("BG-E"), here, 0)
    city = state.tiles[tile].first
    assert state.segments[city].open_sides == 0
    assert state.segments[city + 1].open_sides == 3
    assert tile_at(state, closed) == -1
    assert state.grid[closed] == CLOSED


def test_gaps_are_barred_and_freed_as_holes_come_and_go(table: Prepared) -> None:
    """The cell that would enclose another is barred; once the other is filled, it is free again."""
    state, cloister = table.state.copy(), table.kind("BG-B")
    for place in [(0, -1), (1, -1), (2, -1), (2, -2), (2, -3), (1, -3)]:
        lay(table.box, state, cloister, cell_at(*place), 0)
        bar_holes(state, cell_at(*place))

    def fits(place: Place) -> bool:
        return facings_that_fit(table.box, state, cloister, -state.grid[cell_at(*place)] - 1) != 0

    assert not fits((0, -2))
    assert fits((1, -2))
    assert fits((0, -3))
    lay(table.box, state, cloister, cell_at(1, -2), 0)
    bar_holes(state, cell_at(1, -2))
    assert fits((0, -2))


@pytest.mark.parametrize(("step", "name"), [((1, 0), "BG-U"), ((-1, 0), "BG-U"), ((0, -1), "BG-B")])
def test_a_town_of_63_cells_refuses_to_grow(step: Place, name: str) -> None:
    game = Game.new("standard", 1, deck=[name] * 64, rules={"fields": "off"})
    for length in range(1, 63):
        place = f"{name}@{length * step[0]},{length * step[1]}N"
        assert game.play(place)[0].place == place.removeprefix(f"{name}@")
        if game.moves()[-1].text == "-":
            game.play("-")
    view = game.view()
    assert (view["tiles"][-1]["x"], view["tiles"][-1]["y"]) == (62 * step[0], 62 * step[1])
    for length in (63, -1):
        with pytest.raises(IllegalMove) as caught:
            game.play(f"{name}@{length * step[0]},{length * step[1]}N")
        assert caught.value.code == "too-wide"
    places = {tuple(map(int, move.text.split("@")[1][:-1].split(","))) for move in game.moves()}
    assert places
    assert all(-62 <= x <= 62 and -62 <= y <= 62 and (x, y) != (-step[0], -step[1]) for x, y in places)


def test_a_town_may_grow_to_63_cells_on_both_sides_of_the_start() -> None:
    game = Game.new("standard", 1, deck=["BG-U"] * 64, rules={"fields": "off"})
    for x in [*range(1, 41), *range(-1, -23, -1)]:
        game.play(f"BG-U@{x},0N -")
    for x in (41, -23):
        with pytest.raises(IllegalMove) as caught:
            game.play(f"BG-U@{x},0N")
        assert caught.value.code == "too-wide"
    game.play("BG-U@40,1N -")


BARE = prepare(choose("standard", deck=[]))


@given(st.integers(-30, 0), st.integers(0, 30), st.integers(-30, 0), st.integers(0, 30))
def test_coordinates_of_cells_in_and_beside_the_town(west: int, east: int, south: int, north: int) -> None:
    state = BARE.state.copy()
    state.west, state.east, state.south, state.north = west, east, south, north
    for x in (west - 1, 0, east + 1):
        for y in (south - 1, 0, north + 1):
            assert (column(state, cell_at(x, y)), row(state, cell_at(x, y))) == (x, y)
