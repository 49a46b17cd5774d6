"""Setting up the table."""

from ...core.events import Events
from ...core.figures import hand_out
from ...core.rule import rule
from ...core.table import NO_TILE
from .state import Box, State, Step
from .turn import advance
from .wiring import at_the_beginning


@rule
def hand_out_all(box: Box, state: State) -> None:
    """Everybody takes his figures; in a position that was drawn they have them already."""
    for seat in range(state.seats):
        for pawn in range(box.rules.pawns):
            hand_out(state, seat, pawn, box.rules.supply[pawn])


@rule
def begin(box: Box, state: State, events: Events) -> None:
    """The seats, the bag and the tiles on the table are there; everybody takes his figures and the game begins."""
    events.count = 0
    if state.figure_count == 0:
        hand_out_all(box, state)
    state.hand[0] = NO_TILE
    state.hand[1] = NO_TILE
    at_the_beginning(box, state)
    state.step = Step.DRAW
    advance(box, state, events)
