"""What moves and draws are worth to a judge: a player whose rules say what a position is worth.

Loaded once for each judge (see forms.py). Besides STATES and Desk his module has `worth(box, states, desk, seat)`,
what `states[TRIED]` is worth to a seat that has just moved, and PARTS_OF_A_POINT, how many of its numbers make a point.
He thinks in the states in front, one more than STATES; the position lies behind them, at `place`, with a free state
after it.
"""

from ..chooser import Desk, worth
from ..core.events import Events
from ..core.moves import Moves
from ..core.record import Record, many
from ..core.rule import copy_into, rule
from ..core.table import CHANCE
from ..family import Box, State, legal, play

TRIED = 1


class Prices(Record):
    """What each of the moves that were listed is worth."""

    MOVES = Moves.MOVES

    worths: list[int] = many("MOVES")


@rule
def worth_at(box: Box, states: list[State], desk: Desk, place: int, seat: int) -> int:
    """What a position is worth to a seat as it stands."""
    copy_into(states, TRIED, place)
    return worth(box, states, desk, seat)


@rule
def price_moves(
    box: Box, states: list[State], desk: Desk, events: Events, moves: Moves, prices: Prices, place: int, seat: int
) -> None:
    """Lists the moves of whoever has to choose, and says what each is worth to a seat."""
    legal(box, states[place], moves)
    for number in range(moves.count):
        copy_into(states, TRIED, place)
        play(box, states[TRIED], events, moves.moves[number])
        prices.worths[number] = worth(box, states, desk, seat)


@rule
def worth_of_best(
    box: Box, states: list[State], desk: Desk, events: Events, moves: Moves, prices: Prices, place: int, seat: int
) -> int:
    """What a position is worth to a seat when the chooser does his best; what is certain comes about first."""
    while states[place].chooser == CHANCE:
        legal(box, states[place], moves)
        if moves.count > 1:
            return worth_at(box, states, desk, place, seat)
        play(box, states[place], events, moves.moves[0])
    chooser = states[place].chooser
    if chooser < 0:
        return worth_at(box, states, desk, place, seat)
    price_moves(box, states, desk, events, moves, prices, place, chooser)
    best = 0
    for number in range(moves.count):
        if prices.worths[number] > prices.worths[best]:
            best = number
    if chooser == seat:
        return prices.worths[best]
    play(box, states[place], events, moves.moves[best])
    return worth_at(box, states, desk, place, seat)


@rule
def price_draw(
    box: Box,
    states: list[State],
    desk: Desk,
    events: Events,
    moves: Moves,
    prices: Prices,
    place: int,
    seat: int,
    draw: int,
) -> int:
    """What it is worth to a seat that chance does this."""
    copy_into(states, place + 1, place)
    play(box, states[place + 1], events, draw)
    return worth_of_best(box, states, desk, events, moves, prices, place + 1, seat)
