"""The ring round the town, against a slow twin that floods the outside and joins sides corner by corner."""

import random
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.core.events import Events
from bastide.core.geometry import cell_at
from bastide.games.city.placing import is_barred, place
from bastide.games.city.ring import end_slot, gap, next_slot, northern_slot, slot_at_end
from bastide.games.city.state import Box, End, State
from bastide.games.city.walls import build_gate, build_wall
from bastide.games.options import choose, prepare
from bastide.oracle.city import position
from bastide.oracle.city_town import Cell, Slot, Town, beside, outside, ring

PREPARED = prepare(choose("city"))
BOX: Box = PREPARED.box
PLAIN = PREPARED.kind("CI-V1") or 0
N, E, S, W = range(4)

SHAPES = {
    "one tile": ["#"],
    "row": ["####"],
    "inner corner": ["##", "#."],
    "step": ["##..", ".##.", "..##"],
    "touching by a corner": ["##.", "#.#", "###"],
    "touching by a corner, outside": [".##", "#.#", "###"],
    "hole": ["###", "#.#", "###"],
    "two holes that touch by a corner": ["###.", "#.##", "##.#", ".###"],
    "hole that reaches the outside by a corner only": ["###", "#.#", "##."],
    "bay": ["###", "#.#", "#.#"],
    "deep bay with a mouth of one": ["#####", "#...#", "#.#.#", "###.#"],
    "spiral": ["#####", "#....", "#.###", "#...#", "#####"],
    "comb": ["#.#.#", "#####", "#.#.#"],
}


def cells_of(shape: Sequence[str]) -> list[Cell]:
    """The tiles of a drawn shape, its south-west cell at 0,0, in an order in which each touches one before."""
    left = {(x, -y) for y, line in enumerate(shape, 1 - len(shape)) for x, sign in enumerate(line) if sign == "#"}
    found = [min(left)]
    while len(found) < len(left):
        found.append(min(c for c in left - set(found) if any(beside(c, side) in found for side in range(4))))
    return found


def lay(state: State, cells: Iterable[Cell]) -> None:
    """Lay tiles without roads or markets."""
    for x, y in cells:
        place(BOX, state, PLAIN, cell_at(x, y), 0)


def empty_table() -> State:
    """A table with walls but no tiles."""
    state = State()
    state.seats, state.walls_left = 2, 70
    return state


def slot_of(state: State, slot: int) -> Slot:
    """A slot as cell and side."""
    return position(state.tiles[slot >> 2].cell), slot & 3


def number(state: State, slot: Slot) -> int:
    """A slot as the rules number it."""
    return (state.grid[cell_at(*slot[0])] - 1) * 4 + slot[1]


def walk(state: State, end: int) -> list[Slot]:
    """Once round the town by the rules."""
    first = northern_slot(state)
    found, slot = [slot_of(state, first)], next_slot(state, first, end)
    while slot != first:
        found.append(slot_of(state, slot))
        slot = next_slot(state, slot, end)
    return found


def turned_to(slots: list[Slot], first: Slot) -> list[Slot]:
    """The same loop begun elsewhere."""
    at = slots.index(first)
    return slots[at:] + slots[:at]


def check_ring(state: State, cells: Sequence[Cell]) -> None:
    """One loop, each side that faces the outside once, one successor and one predecessor each."""
    clockwise, other = walk(state, End.CW), walk(state, End.CCW)
    free = outside(cells)
    facing = {(cell, side) for cell in cells for side in range(4) if beside(cell, side) in free}
    assert len(clockwise) == len(set(clockwise)) == len(facing)
    assert set(clockwise) == facing
    assert other == [clockwise[0], *reversed(clockwise[1:])]
    assert clockwise == turned_to(ring(cells), clockwise[0])


def check_walls(state: State, cells: Sequence[Cell], walls: Sequence[Slot]) -> None:
    """Walls are a contiguous arc, the gap is what is left of the loop, and the same cells are barred."""
    loop = turned_to(ring(cells), walls[0])
    assert loop[: len(walls)] == walls
    assert gap(state, 1000) == len(loop) - len(walls)
    if len(walls) < len(loop):
        assert slot_of(state, slot_at_end(state, End.CW)) == loop[len(walls)]
        assert slot_of(state, slot_at_end(state, End.CCW)) == loop[-1]
    twin = Town(dict.fromkeys(cells), list(walls), [])  # type: ignore[arg-type]
    for cell in twin.empty_beside():
        assert is_barred(state, cell_at(*cell)) == twin.barred(cell), cell


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
def test_drawn_towns(shape: Sequence[str]) -> None:
    state, cells = empty_table(), cells_of(shape)
    lay(state, cells)
    check_ring(state, cells)


def grown(luck: random.Random, size: int) -> list[Cell]:
    """A town of tiles laid at random, more or less crowded."""
    cells, reach = [(0, 0)], luck.choice((2, 3, 5, 9))
    while len(cells) < size:
        cell = beside(luck.choice(cells), luck.randrange(4))
        if cell not in cells and max(map(abs, cell)) <= reach:
            cells.append(cell)
        elif len(cells) == (2 * reach + 1) ** 2:
            break
    return cells


@given(st.randoms(use_true_random=False), st.integers(1, 40))
def test_any_town(luck: random.Random, size: int) -> None:
    state, cells = empty_table(), grown(luck, size)
    lay(state, cells)
    check_ring(state, cells)


@settings(max_examples=40)
@given(st.randoms(use_true_random=False), st.integers(1, 30))
def test_walls_and_tiles_in_any_order(luck: random.Random, size: int) -> None:
    state, cells, events = empty_table(), grown(luck, size), Events()
    lay(state, cells)
    walls = [luck.choice(ring(cells))]
    build_gate(BOX, state, events, number(state, walls[0]))
    check_walls(state, cells, walls)
    while gap(state, 1) and len(walls) < 40 and len(cells) < 70:
        if luck.random() < 0.6:
            end = luck.randrange(2)
            slot = slot_of(state, slot_at_end(state, end))
            walls = [*walls, slot] if end == End.CW or gap(state, 2) == 1 else [slot, *walls]
            build_wall(BOX, state, events, end)
        else:
            around = {beside(cell, side) for cell in cells for side in range(4)} - set(cells)
            free = sorted(cell for cell in around if not is_barred(state, cell_at(*cell)))
            if not free:
                break
            cells.append(luck.choice(free))
            lay(state, cells[-1:])
            assert gap(state, 1) == 1, "a tile laid never closes the ring"
        check_walls(state, cells, walls)
        check_ring(state, cells)


def walled(shape: Sequence[str], gate: Slot, cw: int = 0, ccw: int = 0) -> State:
    """A drawn town with a gate and so many walls from it in either direction."""
    state = empty_table()
    lay(state, cells_of(shape))
    build_gate(BOX, state, Events(), number(state, gate))
    for end, walls in ((End.CW, cw), (End.CCW, ccw)):
        for _ in range(walls):
            build_wall(BOX, state, Events(), end)
    return state


def barred(state: State, *cells: Cell) -> list[bool]:
    """Which of these cells are barred."""
    return [is_barred(state, cell_at(*cell)) for cell in cells]


def test_the_wall_turns_inner_and_outer_corners() -> None:
    state = walled(["##", "#."], ((1, 1), E))
    ends = []
    for _ in range(4):
        build_wall(BOX, state, Events(), End.CW)
        ends.append(slot_of(state, end_slot(state, End.CW)))
    assert ends == [((1, 1), S), ((0, 0), E), ((0, 0), S), ((0, 0), W)]


def test_the_wall_stays_before_the_same_cell_where_tiles_touch_by_a_corner() -> None:
    state = walled([".##", "#.#", "###"], ((1, 2), N), ccw=2)
    assert slot_of(state, end_slot(state, End.CCW)) == ((0, 1), N)
    assert not barred(state, (1, 1))[0]


def test_nothing_is_laid_beyond_a_wall_but_in_front_of_it_farther_off() -> None:
    state = walled(["####"], ((1, 0), N), cw=1)
    assert barred(state, (0, 1), (1, 1), (2, 1), (3, 1), (1, -1)) == [False, True, True, False, False]
    lay(state, [(3, 1), (3, 2), (2, 2)])
    assert barred(state, (1, 2), (2, 1)) == [False, True]


def test_the_corner_between_two_walls_is_barred() -> None:
    state = walled(["##"], ((1, 0), N), cw=1)
    lay(state, [(0, 1), (0, 2), (1, 2), (2, 2)])
    assert barred(state, (2, 1), (3, 2)) == [True, False]


def test_the_mouth_of_a_bay_with_a_wall_stays_open() -> None:
    shape = ["###", "#.#", "#.#"]
    inside = walled(shape, ((0, 1), E))
    assert barred(inside, (1, 0), (1, 1)) == [True, True]
    elsewhere = walled(shape, ((0, 1), W))
    assert barred(elsewhere, (1, 0), (1, 1)) == [False, False]


def test_an_empty_bay_may_be_closed_by_a_corner_though_the_gate_sees_no_way_out() -> None:
    shape = ["..#.", "#.#.", "####", "#..#", "##.#", "##.#"]
    assert barred(walled(shape, ((0, 2), E)), (1, 5), (2, 0)) == [False, True]
    assert barred(walled(shape, ((1, 3), N)), (1, 5), (2, 0)) == [True, False]


def test_a_mouth_made_later_stays_open_too() -> None:
    state = walled(["###", "#..", "#.."], ((0, 1), E))
    assert barred(state, (2, 1), (1, 0), (2, 0)) == [False, False, False]
    lay(state, [(2, 1)])
    assert barred(state, (1, 0), (2, 0)) == [True, False]


def test_closing_the_mouth_of_an_empty_bay_shortens_the_ring() -> None:
    state = walled(["#####", "#...#", "#.#.#", "###.#"], ((0, 0), W))
    before = gap(state, 100)
    lay(state, [(3, 0)])
    assert gap(state, 100) == 17
    assert before - gap(state, 100) == 12


def test_a_tile_in_a_hole_changes_nothing() -> None:
    state = walled(["####", "#..#", "####"], ((0, 0), W), cw=2)
    before = walk(state, End.CW), gap(state, 100)
    lay(state, [(1, 1), (2, 1)])
    assert (walk(state, End.CW), gap(state, 100)) == before


def test_the_ring_closes() -> None:
    state = walled(["#"], ((0, 0), N), cw=2)
    assert slot_at_end(state, End.CW) == slot_at_end(state, End.CCW)
    build_wall(BOX, state, Events(), End.CCW)
    assert gap(state, 10) == 0
    assert list(state.reach) == [2, 1]
