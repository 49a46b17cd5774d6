"""The River: its tiles are drawn first, each continues it, and it never turns back at once."""

from .....core.board import SHUNNING, ask, bar, fits_code, segment_at, tile_at
from .....core.geometry import neighbour, opposite
from .....core.grid import lies_at
from .....core.moves import Refusal
from .....core.rule import rule, seldom
from ...barring import bar_by_rules
from ...reasons import RIVER, TURNS_BACK
from ...state import Box, Kind, Stage, State
from .state import NOWHERE


@rule
@seldom
def react_begin(box: Box, state: State) -> None:
    """The spring lies: the river flows from it."""
    state.river.flows = 1
    _flow_on(box, state)


@rule
def react_laid(box: Box, state: State) -> None:
    """A tile is laid: while the river flows it is a river tile, and the next goes to the river's new end."""
    if state.river.flows == 1:
        _flow_on(box, state)


@rule
@seldom
def react_drawn(box: Box, state: State, kind: int) -> None:
    """With the first other tile the river is done, and tiles may lie anywhere."""
    if state.river.flows == 0 or is_river(box, kind):
        return
    if state.river.shunned != NOWHERE:
        state.gaps[-lies_at(state, state.river.end) - 1].code &= ~(SHUNNING << 3 * state.river.shunned)
    for gap in range(state.gap_count):
        bar_by_rules(box, state, gap)
    state.river.flows, state.river.end, state.river.shunned = 0, NOWHERE, NOWHERE


@rule
def may_wait_in_hand(box: Box, kind: int) -> bool:
    """The river is laid with one tile in hand."""
    return not is_river(box, kind)


@rule
def adjust_placement_refusal(box: Box, state: State, kind: int, cell: int, facing: int) -> int:
    """A river tile lies at the river's end, and does not bend the way that the one before it did."""
    if state.river.flows == 0:
        return Refusal.NONE
    if cell != state.river.end:
        return RIVER
    code = state.gaps[-lies_at(state, cell) - 1].code
    if fits_code(box, kind, code) >> facing & 1 or state.river.shunned == NOWHERE:
        return Refusal.NONE
    code &= ~(SHUNNING << 3 * state.river.shunned)
    return TURNS_BACK if fits_code(box, kind, code) >> facing & 1 else Refusal.NONE


@rule
def is_river(box: Box, kind: int) -> bool:
    """Whether a tile belongs to the river."""
    return box.kinds[kind].stage < Stage.LAND


@rule
@seldom
def _flow_on(box: Box, state: State) -> None:
    """The tile just laid leads the river to an empty cell, unless it is the lake; no other cell is open."""
    state.river.end, state.river.shunned = NOWHERE, NOWHERE
    for side in range(4):
        if _is_river_side(box, state, side) and not _is_taken(state, state.tiles[state.laid].cell, side):
            state.river.end = neighbour(state.tiles[state.laid].cell, side)
            _shun(box, state, side)
    for gap in range(state.gap_count):
        if state.gaps[gap].cell == state.river.end:
            bar_by_rules(box, state, gap)
        else:
            bar(state, gap, True)


@rule
def _shun(box: Box, state: State, mouth: int) -> None:
    """After a bend the next tile must not bend the same way: the river would leave by the side where it came from."""
    for side in range(4):
        bends = side != mouth and side != opposite(mouth) and _is_river_side(box, state, side)
        if bends and not _is_taken(state, state.river.end, side):
            state.river.shunned = side
            ask(state, state.river.end, side, SHUNNING)


@rule
def _is_river_side(box: Box, state: State, side: int) -> bool:
    """Whether the river passes this side of the tile just laid."""
    segment = segment_at(box, state, state.laid, side * 3 + 1)
    return segment >= 0 and state.segments[segment].kind == Kind.RIVER


@rule
def _is_taken(state: State, cell: int, side: int) -> bool:
    """Whether a tile lies beyond this side of a cell."""
    return tile_at(state, neighbour(cell, side)) >= 0
