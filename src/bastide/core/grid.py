"""The grid: what lies in each cell of the board.

Cells have the same numbers in every size. A small grid keeps cells that are 32 apart in one place, so it can tell
the cells of a town apart as long as that is at most 31 wide and high.
"""

from typing import Any

import numpy as np

from .geometry import CELLS, WIDEST, WIDTH, cell_at
from .record import dtype_of, resize_rows, resized
from .rule import rule
from .table import Table

SMALL_WIDTH = 32
SMALL_CELLS = SMALL_WIDTH * SMALL_WIDTH
COLUMNS, ROWS = SMALL_WIDTH - 1, SMALL_CELLS - SMALL_WIDTH  # the bits of a place in a small grid
NEAR = SMALL_WIDTH - 4  # a town of this width, and two cells beyond it on either side, just fit a small grid
SOON = 8     # so far a player looks ahead


@rule
def on_grid(table: Table, cell: int) -> int:
    """The place of a cell in the grid."""
    return cell if len(table.grid) == CELLS else cell >> 1 & ROWS | cell & COLUMNS


@rule
def lies_at(table: Table, cell: int) -> int:
    """What lies in a cell: a tile's number + 1, -(a gap's number + 1), 0 where nothing is near, or CLOSED."""
    return table.grid[on_grid(table, cell)]


@rule
def set_cell(table: Table, cell: int, content: int) -> None:
    """From now on this lies in a cell."""
    table.grid[on_grid(table, cell)] = content


@rule
def widest(table: Table) -> int:
    """How wide and high a town may grow: 63 cells by the rules, less only where a small grid must stay safe."""
    return WIDEST if len(table.grid) == CELLS else SMALL_WIDTH - 1


@rule
def outgrew(table: Table) -> bool:
    """Whether a town has grown wider than its small grid can be trusted with: then this game needs the large size."""
    return span(table) >= NEAR and len(table.grid) < CELLS


@rule
def fills_grid(table: Table) -> bool:
    """Whether one more tile may make a town wider than that."""
    return span(table) >= NEAR - 1 and len(table.grid) < CELLS


@rule
def span(table: Table) -> int:
    """How far apart the farthest tiles of a town lie, from east to west or from north to south."""
    return max(table.east - table.west, table.north - table.south)


def nearly_outgrew(table: Any) -> bool:
    """Whether the tiles of a few turns might make a town too wide for a small grid."""
    return bool(span(table) >= NEAR - SOON)


def refit(table: Any, kind: Any) -> Any:
    """A plain state in another size: the same game, with more or less room."""
    twin = resized(table, kind)
    if len(twin.grid) != len(table.grid):
        twin.grid = [0] * len(twin.grid)
        for place, content in enumerate(table.grid):
            if content:
                cell = _cell_at(len(table.grid), table.west, table.south, place)
                twin.grid[on_grid(twin, cell)] = content
    return twin


def refit_rows(states: Any, kind: Any) -> Any:
    """A row of flat states with all the room there is: the same games."""
    twins = np.zeros(len(states), dtype_of(kind))
    resize_rows(states, twins)
    twins["grid"] = 0
    games, places = np.nonzero(states["grid"])
    cells = _cell_at(states["grid"].shape[1], states["west"][games], states["south"][games], places)
    twins["grid"][games, cells] = states["grid"][games, places]
    return twins


def _cell_at(places: int, west: Any, south: Any, place: Any) -> Any:
    """The cell in or beside the town that a place of a grid with so many places stands for."""
    width = WIDTH if places == CELLS else SMALL_WIDTH
    x = west - 1 + ((place % width - WIDTH // 2 - west + 1) & (width - 1))
    y = south - 1 + ((place // width - WIDTH // 2 - south + 1) & (width - 1))
    return cell_at(x, y)
