"""The River: its tiles are drawn first, each continues it, it never turns back at once, and branches do not meet."""

from .....core.board import BARRED, SHUNNING, ask, bar, fits_code, segment_at, tile_at
from .....core.geometry import neighbour, opposite
from .....core.grid import lies_at
from .....core.moves import Refusal
from .....core.rule import rule, seldom
from ...barring import bar_by_rules
from ...reasons import MEETS, RIVER, TURNS_BACK
from ...state import Box, Kind, Stage, State
from .state import BRANCHES, NOWHERE


@rule
@seldom
def react_begin(box: Box, state: State) -> None:
    """The spring lies: the river flows from it."""
    state.river.flows = 1
    for branch in range(BRANCHES):
        _dry(state, branch)
    _flow_on(box, state)


@rule
def react_laid(box: Box, state: State) -> None:
    """A tile is laid: while the river flows it is a river tile, and the next goes to one of the river's ends."""
    if state.river.flows == 1:
        _flow_on(box, state)


@rule
@seldom
def react_drawn(box: Box, state: State, kind: int) -> None:
    """With the first other tile the river is done, and tiles may lie anywhere."""
    if state.river.flows == 0 or is_river(box, kind):
        return
    for branch in range(BRANCHES):
        if state.river.ends[branch] != NOWHERE:
            _ask_anew(box, state, state.river.ends[branch])
        _dry(state, branch)
    for gap in range(state.gap_count):
        bar_by_rules(box, state, gap)
    state.river.flows = 0


@rule
def may_wait_in_hand(box: Box, kind: int) -> bool:
    """The river is laid with one tile in hand."""
    return not is_river(box, kind)


@rule
def adjust_placement_refusal(box: Box, state: State, kind: int, cell: int, facing: int) -> int:
    """A river tile lies at an end of the river, bends not as the one before it did, and leads not to the other end."""
    if state.river.flows == 0:
        return Refusal.NONE
    branch = _branch_at(state, cell)
    if branch == NOWHERE:
        return RIVER
    code = state.gaps[-lies_at(state, cell) - 1].code
    if fits_code(box, kind, code) >> facing & 1:
        return Refusal.NONE
    code = _without(code, state.river.bends[branch])
    if fits_code(box, kind, code) >> facing & 1:
        return TURNS_BACK
    code = _without(code, state.river.meets[branch])
    return MEETS if fits_code(box, kind, code) >> facing & 1 else Refusal.NONE


@rule
def is_river(box: Box, kind: int) -> bool:
    """Whether a tile belongs to the river."""
    return box.kinds[kind].stage < Stage.LAND


@rule
def _branch_at(state: State, cell: int) -> int:
    """The branch that goes on in this cell, NOWHERE if none does."""
    for branch in range(BRANCHES):
        if state.river.ends[branch] == cell:
            return branch
    return NOWHERE


@rule
def _without(code: int, side: int) -> int:
    """What a gap asks without shunning this side."""
    return code & ~(SHUNNING << 3 * side) if side != NOWHERE else code


@rule
def _dry(state: State, branch: int) -> None:
    """This branch goes on nowhere."""
    state.river.ends[branch], state.river.bends[branch], state.river.meets[branch] = NOWHERE, NOWHERE, NOWHERE


@rule
@seldom
def _flow_on(box: Box, state: State) -> None:
    """The tile just laid leads the river to one empty cell, to two, or, a lake, to none; no other cell is open."""
    cell = state.tiles[state.laid].cell
    branch = max(_branch_at(state, cell), 0)
    _dry(state, branch)
    for side in range(4):
        if _is_river_side(box, state, side) and not _is_taken(state, cell, side):
            branch = branch if state.river.ends[branch] == NOWHERE else 1 - branch
            state.river.ends[branch] = neighbour(cell, side)
            state.river.bends[branch] = _bend(box, state, side)
    for branch in range(BRANCHES):
        _shun(box, state, branch)
    for gap in range(state.gap_count):
        if _branch_at(state, state.gaps[gap].cell) != NOWHERE:
            bar_by_rules(box, state, gap)
        else:
            bar(state, gap, True)


@rule
def _bend(box: Box, state: State, mouth: int) -> int:
    """After a bend the next tile must not bend the same way: it would leave by the side where the river came from."""
    cell = state.tiles[state.laid].cell
    for side in range(4):
        bends = side != mouth and side != opposite(mouth) and _is_river_side(box, state, side)
        if bends and _is_taken(state, cell, side) and not _is_taken(state, neighbour(cell, mouth), side):
            return side
    return NOWHERE


@rule
def _shun(box: Box, state: State, branch: int) -> None:
    """Where a branch goes on, it leaves neither by the side of a second bend nor towards the end of the other."""
    end, other = state.river.ends[branch], state.river.ends[1 - branch]
    state.river.meets[branch] = NOWHERE
    if end == NOWHERE:
        return
    _ask_anew(box, state, end)
    for side in range(4):
        if neighbour(end, side) == other:
            state.river.meets[branch] = side
            ask(state, end, side, SHUNNING)
        elif side == state.river.bends[branch] and not _is_taken(state, end, side):
            ask(state, end, side, SHUNNING)


@rule
def _ask_anew(box: Box, state: State, cell: int) -> None:
    """A gap asks what the tiles around it show, and nothing else."""
    gap = -lies_at(state, cell) - 1
    state.gaps[gap].code &= BARRED
    for side in range(4):
        tile = tile_at(state, neighbour(cell, side))
        if tile >= 0:
            laid = state.tiles[tile]
            ask(state, cell, side, box.kinds[laid.kind].asked[laid.facing * 4 + opposite(side)])


@rule
def _is_river_side(box: Box, state: State, side: int) -> bool:
    """Whether the river passes this side of the tile just laid."""
    segment = segment_at(box, state, state.laid, side * 3 + 1)
    return segment >= 0 and state.segments[segment].kind == Kind.RIVER


@rule
def _is_taken(state: State, cell: int, side: int) -> bool:
    """Whether a tile lies beyond this side of a cell."""
    return tile_at(state, neighbour(cell, side)) >= 0
