"""Stretches: a player plays each of many games on until the choice is somebody else's.

Loaded once for each player (see forms.py), so that his rule is put in line and kept in the compiler's cache. Players
take turns over the same games; who plays all seats plays them whole.
"""

from ..chooser import Desk, choose
from ..core.events import Events
from ..core.moves import Moves
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER
from ..family import Box, State, play
from .loops import chance_move
from .slips import Slip, Stage

NOW = 0  # the place of the game in the row of states; what the player needs for trying comes after it


@rule
def seats_of(entrants: int, shift: int, seats: int) -> int:
    """The seats that these entrants have, one bit each, when all have moved on by so many seats."""
    mine = 0
    for seat in range(seats):
        if entrants >> (seat + shift) % seats & 1:
            mine |= 1 << seat
    return mine


@rule
def play_on(
    box: Box, states: list[State], desk: Desk, events: Events, moves: Moves, slip: Slip, entrants: int
) -> None:
    """Play one game on until the choice is somebody else's, or it is over."""
    mine = seats_of(entrants, slip.shift, states[NOW].seats)
    while states[NOW].chooser != OVER:
        if states[NOW].chooser == CHANCE:
            play(box, states[NOW], events, chance_move(box, states[NOW], moves, slip.deal))
        elif mine >> states[NOW].chooser & 1:
            play(box, states[NOW], events, choose(box, states, desk, moves, slip.luck))
            slip.decisions += 1
        else:
            return


@rule
def write_down(state: State, slip: Slip) -> None:
    """A game is over: its points by entrant."""
    slip.stage = Stage.DONE
    slip.tiles = state.tile_count
    for seat in range(state.seats):
        slip.points[(seat + slip.shift) % state.seats] = state.score[seat]


@rule
def play_stretches(
    box: Box,
    states: list[State],
    desk: Desk,
    events: Events,
    moves: Moves,
    slips: list[Slip],
    entrants: int,
    start: int,
    first: int,
    count: int,
) -> int:
    """Play games on, from one slip on; how many are not over. A fresh one begins as the state at `start`.

    The games that others have to go on with lie behind that state, one for each slip.
    """
    left = 0
    for place in range(count):
        slip = slips[first + place]
        if slip.stage != Stage.DONE:
            copy_into(states, NOW, start if slip.stage == Stage.WAITING else start + 1 + place)
            slip.stage = Stage.BEGUN
            play_on(box, states, desk, events, moves, slip, entrants)
            if states[NOW].chooser == OVER:
                write_down(states[NOW], slip)
            else:
                copy_into(states, start + 1 + place, NOW)
                left += 1
    return left
