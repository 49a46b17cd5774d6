"""One step of a game at a time, for the face: each rule is one call from Python."""

from ..core.events import Events
from ..core.geometry import CELLS
from ..core.moves import Moves
from ..core.rule import rule
from ..core.table import OVER
from ..family import Box, State, begin, finish, legal, play, refusal

REACH = 20  # so far from the middle of the grid, and no wider, a town is certain to have room in every size
# An answer tells all that the face asks for after a step, in one number: how many choices (12 bits) and events (12)
# there are, the tile just laid by its cell (12), facing (2) and kind (8), whether the town has grown beyond REACH, and
# who has to choose, counted from OVER.


@rule
def start(boxes: list[Box], states: list[State], events: list[Events], moves: list[Moves]) -> int:
    """Begin a game and list its first choices."""
    begin(boxes[0], states[0], events[0])
    return answer(boxes, states, events, moves)


@rule
def step(boxes: list[Box], states: list[State], events: list[Events], moves: list[Moves], move: int) -> int:
    """Make a legal move and list the choices after it."""
    play(boxes[0], states[0], events[0], move)
    return answer(boxes, states, events, moves)


@rule
def answer(boxes: list[Box], states: list[State], events: list[Events], moves: list[Moves]) -> int:
    """Lists the choices and tells how the game stands."""
    state = states[0]
    moves[0].count = 0
    if state.chooser != OVER:
        legal(boxes[0], state, moves[0])
    farthest = max(max(state.east, -state.west), max(state.north, -state.south))
    widest = max(state.east - state.west, state.north - state.south)
    stands = (state.chooser - OVER) * 2 + (1 if max(farthest, widest) > REACH else 0)
    laid = state.tiles[state.laid]
    tile = (laid.kind * 4 + laid.facing) * CELLS + laid.cell
    return ((stands * 1024 * CELLS + tile) * 4096 + events[0].count) * 4096 + moves[0].count


@rule
def refuse(boxes: list[Box], states: list[State], move: int) -> int:
    """The reason why a move is not legal, 0 if it is."""
    return refusal(boxes[0], states[0], move)


@rule
def end(boxes: list[Box], states: list[State], events: list[Events]) -> None:
    """Score the game as if it ended now."""
    events[0].count = 0
    finish(boxes[0], states[0], events[0])
