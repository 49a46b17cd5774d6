"""What a seat can see, as numbers: the part that every game has.

Its own points come first, then those of the seats after it; what may be done now is told to whoever has to choose.
"""

from ..core.bag import tiles_left
from ..core.moves import Verb, verb_of, what_of
from ..core.rule import rule
from ..core.table import PLAYERS
from ..family import Box, State
from .places import ROOM, Sitting

VERBS = len(Verb)
COMMON = 4 + PLAYERS + VERBS  # columns before those of the tiles


@rule
def observe_game(
    box: Box, state: State, sitting: Sitting, packed: list[int], seat: int, out: list[int], width: int, game: int
) -> None:
    """Writes the columns of one game."""
    start = game * width
    for column in range(COMMON + 2 * box.kinds_count):
        out[start + column] = 0
    out[start], out[start + 1] = seat, state.seats
    out[start + 2], out[start + 3] = tiles_left(state), state.tile_count
    for other in range(state.seats):
        out[start + 4 + other] = state.score[(seat + other) % state.seats]
    for kind in range(box.kinds_count):
        out[start + COMMON + kind] = state.bag[kind]
    if state.chooser != seat:
        return
    for number in range(sitting.count):
        move = packed[game * ROOM + number]
        out[start + 4 + PLAYERS + verb_of(move)] = 1
        if verb_of(move) == Verb.PLACE:
            out[start + COMMON + box.kinds_count + what_of(move)] = 1
