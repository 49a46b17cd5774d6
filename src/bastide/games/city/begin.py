"""Setting up the table."""

from ...core.events import Events
from ...core.figures import hand_out
from ...core.rule import rule
from ...core.table import NO_TILE
from .state import Box, Pawn, State, Step
from .turn import advance


@rule
def begin(box: Box, state: State, events: Events) -> None:
    """The seats and the bag are there, in a position that was drawn all the rest as well; the game begins."""
    events.count = 0
    if state.figure_count == 0:
        set_up(box, state)
    state.hand = NO_TILE
    state.step = Step.DRAW
    advance(box, state, events)


@rule
def set_up(box: Box, state: State) -> None:
    """Everybody takes his figures and towers; all walls are still to be built."""
    for seat in range(state.seats):
        hand_out(state, seat, Pawn.FOLLOWER, box.rules.followers)
        state.towers[seat] = box.rules.towers // state.seats
    state.walls_left = box.rules.walls
