"""Where tiles may lie: the wall bars cells to them for ever."""

from ...core.board import BARRED, ROUND, ask, bar, bar_too_wide, is_wide, lay, makes_hole
from ...core.geometry import NORTH, around
from ...core.grid import lies_at
from ...core.rule import rule
from .ring import encloses_wall, gate_looks_out
from .state import Box, State


@rule
def is_barred(state: State, cell: int) -> bool:
    """Whether an empty cell is barred to tiles."""
    number = lies_at(state, cell)
    return number < 0 and state.gaps[-number - 1].code & BARRED != 0


@rule
def bar_cell(state: State, cell: int) -> None:
    """No tile will ever lie in this cell, also if none lies beside it yet."""
    ask(state, cell, NORTH, 0)
    bar(state, -lies_at(state, cell) - 1, True)


@rule
def bar_if_enclosing(state: State, cell: int) -> None:
    """A cell is barred, and stays so, when a tile there would push a wall or the gate off the ring."""
    if lies_at(state, cell) >= 0 or is_barred(state, cell):
        return
    if makes_hole(state, cell) and not gate_looks_out(state, cell) and encloses_wall(state, cell):
        bar_cell(state, cell)


@rule
def place(box: Box, state: State, kind: int, cell: int, facing: int) -> None:
    """Lay a tile; it may leave a bay that must stay open for the wall in it."""
    state.laid = lay(box, state, kind, cell, facing)
    if state.gate == 1:
        for position in range(ROUND):
            bar_if_enclosing(state, around(cell, position))
    if is_wide(state):
        bar_too_wide(state)
