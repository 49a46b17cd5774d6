"""The ring: all sides between the town and the outside, one after the other round the town.

A slot is such a side, written tile * 4 + side. Walking clockwise the town is on the right hand. The next slot
is found from the cells nearby: the outside is one piece, so whoever starts outside never walks into a hole.
"""

from ...core.board import column, row
from ...core.geometry import EAST, NORTH, SOUTH, neighbour, opposite
from ...core.grid import lies_at
from ...core.rule import rule
from .state import GATE_AT, End, State

CORNER = 1  # the turn at an outer corner of the town
ROUND = 4   # so many quarter turns more, and a walk has been round the town


@rule
def beyond(state: State, slot: int) -> int:
    """The empty cell before a slot."""
    return neighbour(state.tiles[slot >> 2].cell, slot & 3)


@rule
def walking(side: int, end: int) -> int:
    """The direction in which one walks along a side: clockwise or counter-clockwise round the town."""
    return (side + 1 + 2 * end) & 3


@rule
def cell_ahead(state: State, slot: int, end: int) -> int:
    """The cell after the empty one before a slot; at an outer corner it touches the tile by that corner."""
    return neighbour(beyond(state, slot), walking(slot & 3, end))


@rule
def next_slot(state: State, slot: int, end: int) -> int:
    """The slot that follows: round an inner corner, straight on, or round an outer corner."""
    onward = walking(slot & 3, end)
    ahead = lies_at(state, cell_ahead(state, slot, end))
    if ahead > 0:
        return (ahead - 1) * 4 + opposite(onward)
    beside = lies_at(state, neighbour(state.tiles[slot >> 2].cell, onward))
    if beside > 0:
        return (beside - 1) * 4 + (slot & 3)
    return (slot & ~3) + onward


@rule
def quarter_turns(before: int, after: int) -> int:
    """How a clockwise walk turns from one slot to the next: -1 at an inner corner, 1 at an outer corner."""
    return ((after - before + 1) & 3) - 1


@rule
def northern_slot(state: State) -> int:
    """A slot that is on the ring for certain: nothing lies north of the northernmost row."""
    tile = 0
    while row(state, state.tiles[tile].cell) != state.north:
        tile += 1
    return tile * 4


@rule
def is_walled(state: State, slot: int) -> bool:
    """Whether the gate or a wall stands there."""
    return (state.walled[slot >> 2] >> (slot & 3)) & 1 == 1


@rule
def end_place(state: State, end: int) -> int:
    """Where in the arc the wall ends clockwise, or counter-clockwise."""
    return GATE_AT + state.reach[End.CW] if end == End.CW else GATE_AT - state.reach[End.CCW]


@rule
def end_slot(state: State, end: int) -> int:
    """The slot of the last wall, or of the gate, at an end."""
    return state.arc[end_place(state, end)].slot


@rule
def slot_at_end(state: State, end: int) -> int:
    """The slot where the wall goes on at an end."""
    return next_slot(state, end_slot(state, end), end)


@rule
def gap(state: State, most: int) -> int:
    """How many walls would close the ring; counted no further than asked for."""
    slot, count = slot_at_end(state, End.CW), 0
    while count < most and not is_walled(state, slot):
        slot = next_slot(state, slot, End.CW)
        count += 1
    return count


@rule
def looks_out(state: State, cell: int, side: int, filled: int) -> bool:
    """Whether one looks from a cell straight out of the town, past a cell that is thought of as filled."""
    x, y, steps = column(state, cell), row(state, cell), 1
    if side == NORTH:
        steps += state.north - y
    elif side == EAST:
        steps += state.east - x
    elif side == SOUTH:
        steps += y - state.south
    else:
        steps += x - state.west
    for _ in range(steps):
        cell = neighbour(cell, side)
        if cell == filled or lies_at(state, cell) > 0:
            return False
    return True


@rule
def gate_looks_out(state: State, filled: int) -> bool:
    """Whether from before the gate one looks out of the town in any direction: then it is not enclosed."""
    front = beyond(state, state.arc[GATE_AT].slot)
    for side in range(4):
        if looks_out(state, front, side, filled):
            return True
    return False


@rule
def encloses_wall(state: State, cell: int) -> bool:
    """Whether a tile in this cell would leave the wall inside a hole.

    Walk on from the wall's clockwise end until its other end, counting quarter turns to the right. If the
    cell cuts off bays only, the walk turns left in each and comes back to the cell with fewer turns. If it
    comes back with four more, it has been round the town, and the wall stands in a bay the cell cuts off.
    """
    slot, turned, first, met = end_slot(state, End.CW), 0, 0, False
    while True:
        after = next_slot(state, slot, End.CW)
        turn = quarter_turns(slot, after)
        meets = turn == CORNER and cell_ahead(state, slot, End.CW) == cell
        if meets and not met:
            first, met = turned, True
        turned += turn
        slot = after
        if not meets and not is_walled(state, slot) and beyond(state, slot) == cell:
            meets = True
            if not met:
                first, met = turned, True
        if meets and turned - first >= ROUND:
            return True
        if is_walled(state, slot):
            return False
