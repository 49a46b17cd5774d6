"""Setting up the table."""

from ...core.events import Events
from ...core.figures import hand_out
from ...core.rule import rule
from ...core.table import NO_TILE
from .state import Box, Pawn, State, Step
from .turn import advance


@rule
def begin(box: Box, state: State, events: Events) -> None:
    """The seats and the bag are there; everybody takes his figures and towers and the game begins."""
    events.count = 0
    for seat in range(state.seats):
        hand_out(state, seat, Pawn.FOLLOWER, box.rules.followers)
        state.towers[seat] = box.rules.towers // state.seats
    state.walls_left = box.rules.walls
    state.hand = NO_TILE
    state.step = Step.DRAW
    advance(box, state, events)
