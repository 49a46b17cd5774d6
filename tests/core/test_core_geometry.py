"""Sides, ports, turns and cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.core.geometry import (
    CELLS,
    EAST,
    NORTH,
    ORIGIN,
    PORTS,
    SOUTH,
    WEST,
    WIDTH,
    around,
    cell_at,
    facing_port,
    neighbour,
    opposite,
)  # fmt: skip

cells = st.integers(0, CELLS - 1)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
CLOCKWISE = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


@pytest.mark.parametrize(
    ("port", "meets"), [("NL", "SR"), ("N", "S"), ("NR", "SL"), ("EL", "WR"), ("E", "W"), ("ER", "WL")]
)
def test_ports_meet_across_a_border(port: str, meets: str) -> None:
    assert PORTS[facing_port(PORTS.index(port))] == meets
    assert PORTS[facing_port(PORTS.index(meets))] == port


def test_a_turn_of_both_tiles_changes_nothing() -> None:
    for port in range(12):
        assert facing_port((port + 3) % 12) == (facing_port(port) + 3) % 12


def test_sides_look_at_each_other() -> None:
    assert [opposite(side) for side in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]


def place_of(cell: int) -> tuple[int, int]:
    return cell % WIDTH, cell // WIDTH


@given(cells, st.integers(0, 3))
def test_the_neighbour_is_one_step_away_and_the_grid_wraps(cell: int, side: int) -> None:
    (x, y), (dx, dy) = place_of(cell), STEPS[side]
    assert place_of(neighbour(cell, side)) == ((x + dx) % WIDTH, (y + dy) % WIDTH)
    assert neighbour(neighbour(cell, side), opposite(side)) == cell


@given(cells, st.integers(0, 7))
def test_the_cells_around_go_clockwise_from_the_north(cell: int, position: int) -> None:
    (x, y), (dx, dy) = place_of(cell), CLOCKWISE[position]
    assert place_of(around(cell, position)) == ((x + dx) % WIDTH, (y + dy) % WIDTH)


@pytest.mark.parametrize("corner", [(0, 0), (63, 0), (0, 63), (63, 63)])
def test_a_corner_of_the_grid_has_eight_different_cells_around_it(corner: tuple[int, int]) -> None:
    cell = corner[1] * WIDTH + corner[0]
    assert len({around(cell, position) for position in range(8)} - {cell}) == 8


def test_the_start_lies_in_the_middle() -> None:
    assert cell_at(0, 0) == ORIGIN


@given(st.integers(-200, 200), st.integers(-200, 200), st.integers(0, 3))
def test_coordinates_and_steps_agree_everywhere(x: int, y: int, side: int) -> None:
    dx, dy = STEPS[side]
    assert neighbour(cell_at(x, y), side) == cell_at(x + dx, y + dy)
    assert 0 <= cell_at(x, y) < CELLS
    assert cell_at(x + WIDTH, y - WIDTH) == cell_at(x, y)
