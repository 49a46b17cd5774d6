"""Stretches: a player plays each of many games on until the choice is somebody else's.

Loaded once for each player (see forms.py), so that his rule is put in line and kept in the compiler's cache. Players
take turns over the same games; who plays all seats plays them whole. Who tries nothing plays where the game lies.
"""

from ..chooser import STATES, Desk, choose
from ..core.events import Events
from ..core.grid import outgrew
from ..core.moves import Moves
from ..core.rule import copy_into, row_at, rule
from ..core.table import CHANCE, OVER
from ..family import Box, State, play
from .loops import chance_move
from .slips import TAPE, Slip, Stage, keep

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
    box: Box,
    states: list[State],
    desk: Desk,
    events: Events,
    moves: Moves,
    slip: Slip,
    tape: list[int],
    from_here: int,
    entrants: int,
) -> None:
    """Play one game on until the choice is somebody else's, or it is over."""
    mine = seats_of(entrants, slip.shift, states[NOW].seats)
    while states[NOW].chooser != OVER:
        if states[NOW].chooser == CHANCE:
            move = chance_move(box, states[NOW], moves, slip.deal)
        elif mine >> states[NOW].chooser & 1:
            move = choose(box, states, desk, moves, slip.luck)
            if move < 0:
                slip.stage = Stage.BROKEN
                return
            slip.decisions += 1
        else:
            return
        play(box, states[NOW], events, move)
        keep(slip, tape, from_here, move)


@rule
def write_down(state: State, slip: Slip) -> None:
    """A game is over: its points by entrant."""
    slip.stage = Stage.OUTGROWN if outgrew(state) else Stage.DONE
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
    tape: list[int],
    taped: int,
    entrants: int,
    start: int,
    apart: int,
    first: int,
    count: int,
) -> int:
    """Play games on, from one slip on; how many are not over. A fresh one begins as the state at `start`.

    The games lie behind that state, so far apart: 1, or 0 where each is played to its end before the next.
    """
    left = 0
    for number in range(count):
        slip, place = slips[first + number], start + 1 + number * apart
        from_here = (first + number) * TAPE if taped else -1
        if slip.stage < Stage.DONE:
            if slip.stage == Stage.WAITING:
                copy_into(states, place, start)
                slip.stage = Stage.BEGUN
            if STATES == 1:
                play_on(box, row_at(states, place), desk, events, moves, slip, tape, from_here, entrants)
            else:
                copy_into(states, NOW, place)
                play_on(box, states, desk, events, moves, slip, tape, from_here, entrants)
                copy_into(states, place, NOW)
            if states[place].chooser == OVER:
                write_down(states[place], slip)
            elif slip.stage == Stage.BEGUN:
                left += 1
    return left
