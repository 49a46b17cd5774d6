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
    box: Box,
    states: list[State],
    sittings: list[Sitting],
    packed: list[int],
    seats: list[int],
    out: list[int],
    width: int,
    game: int,
) -> None:
    """Writes the columns of one game."""
    start, seat = game * width, seats[game]
    for column in range(COMMON + 2 * box.kinds_count):
        out[start + column] = 0
    out[start], out[start + 1] = seat, states[game].seats
    out[start + 2], out[start + 3] = tiles_left(states[game]), states[game].tile_count
    for other in range(states[game].seats):
        out[start + 4 + other] = states[game].score[(seat + other) % states[game].seats]
    for kind in range(box.kinds_count):
        out[start + COMMON + kind] = states[game].bag[kind]
    if states[game].chooser != seat:
        return
    for number in range(sittings[game].count):
        move = packed[game * ROOM + number]
        out[start + 4 + PLAYERS + verb_of(move)] = 1
        if verb_of(move) == Verb.PLACE:
            out[start + COMMON + box.kinds_count + what_of(move)] = 1


@rule
def observe_games(
    box: Box,
    states: list[State],
    sittings: list[Sitting],
    packed: list[int],
    seats: list[int],
    out: list[int],
    width: int,
    first: int,
    last: int,
) -> None:
    """Writes the columns of games from one to another."""
    for game in range(first, last):
        observe_game(box, states, sittings, packed, seats, out, width, game)
