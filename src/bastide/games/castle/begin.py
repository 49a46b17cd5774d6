"""Setting up the table: the wall, its start spaces and its wall tiles."""

from ...core.board import CLOSED, ask, put_down
from ...core.events import Events
from ...core.figures import hand_out
from ...core.geometry import neighbour, opposite
from ...core.grid import set_cell
from ...core.rule import rule
from ...core.table import NO_TILE, NOWHERE
from .state import NUMBERS, ON_NO_TOWER, SEATS, Box, Pawn, State, Step
from .turn import advance


@rule
def begin(box: Box, state: State, events: Events) -> None:
    """Seats and bag are there, in a position that was drawn all the rest as well; the game begins."""
    events.count = 0
    if state.tile_count == 0:
        set_up(box, state)
    state.hand = NO_TILE
    state.chosen = NOWHERE
    state.step = Step.DRAW
    advance(box, state, events)


@rule
def set_up(box: Box, state: State) -> None:
    """The wall is built, everybody takes his followers."""
    build_wall(box, state)
    lay_wall_tiles(box, state)
    for seat in range(state.seats):
        hand_out(state, seat, Pawn.FOLLOWER, box.rules.followers)
    for seat in range(SEATS):
        state.keep_place[seat] = NOWHERE


@rule
def build_wall(box: Box, state: State) -> None:
    """Start spaces lie outside like tiles; no other cell outside can ever be laid on."""
    state.west, state.east, state.south, state.north = box.west, box.east, box.south, box.north
    for number in range(box.start_count):
        start = box.starts[number]
        put_down(box, state, start.kind, start.cell, opposite(start.side))
    for number in range(box.inside_count):
        for side in range(4):
            set_cell(state, neighbour(box.inside[number], side), CLOSED)
    for number in range(box.inside_count):
        set_cell(state, box.inside[number], 0)
    for number in range(box.start_count):
        start = box.starts[number]
        inward = opposite(start.side)
        ask(state, start.before, start.side, box.kinds[start.kind].asked[inward * 4 + inward])


@rule
def lay_wall_tiles(box: Box, state: State) -> None:
    """A wall tile lies face down on every tower that takes one; which ones stay out nobody knows."""
    state.tower = ON_NO_TOWER
    for tower in range(box.tower_count):
        state.towers |= box.towers[tower].carries << tower
    for number in range(1, NUMBERS):
        state.unseen[number] = box.rules.copies
