"""Sides, ports, facings and cells.

Each side of a tile has three ports, numbered clockwise: NL N NR EL E ER SL S SR WL W WR = 0..11.
A quarter turn adds three. The board is a grid of 64 x 64 cells that wraps round at its edges.
"""

from .rule import rule

SIDES = ("N", "E", "S", "W")
PORTS = ("NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR")
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
WIDTH = 64
CELLS = WIDTH * WIDTH
WIDEST = WIDTH - 1
ORIGIN = 32 * WIDTH + 32
EASTWARD, NORTHWARD = 0x01a9, 0x901a  # one step more or less for each of the eight cells around, two bits each


def facing_port(port: int) -> int:
    """The port of the neighbouring tile that a port meets."""
    return (port // 3 + 2) % 4 * 3 + 2 - port % 3


@rule
def opposite(side: int) -> int:
    """The side that looks at this one across a border."""
    return (side + 2) & 3


@rule
def neighbour(cell: int, side: int) -> int:
    """The cell beyond a side."""
    if side == NORTH:
        return (cell + WIDTH) & (CELLS - 1)
    if side == EAST:
        return (cell & ~(WIDTH - 1)) | ((cell + 1) & (WIDTH - 1))
    if side == SOUTH:
        return (cell - WIDTH) & (CELLS - 1)
    return (cell & ~(WIDTH - 1)) | ((cell - 1) & (WIDTH - 1))


@rule
def around(cell: int, position: int) -> int:
    """One of the eight cells around a cell, clockwise from the north; odd positions touch by a corner only."""
    x = cell + (EASTWARD >> 2 * position & 3) - 1
    y = (cell >> 6) + (NORTHWARD >> 2 * position & 3) - 1
    return (y & (WIDTH - 1)) * WIDTH | (x & (WIDTH - 1))


@rule
def cell_at(x: int, y: int) -> int:
    """The cell at these coordinates: x to the east, y to the north, 0,0 in the middle of the grid."""
    return ((y + 32) & (WIDTH - 1)) * WIDTH + ((x + 32) & (WIDTH - 1))
