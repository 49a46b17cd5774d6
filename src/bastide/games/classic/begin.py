"""Setting up the table."""

from ...core.events import Events
from ...core.figures import hand_out
from ...core.rule import rule
from .placing import place
from .state import Box, Pawn, State, Step
from .turn import NO_TILE, advance


@rule
def begin(box: Box, state: State, events: Events) -> None:
    """The seats, the bag and the tiles on the table are there; everybody takes his figures and the game begins."""
    events.count = 0
    for seat in range(state.seats):
        hand_out(state, seat, Pawn.FOLLOWER, box.rules.followers)
    state.hand[0] = NO_TILE
    state.hand[1] = NO_TILE
    state.step = Step.DRAW
    advance(box, state, events)
