"""Counting positions: every sequence of choices from a position, the tiles coming in a fixed order."""

from ..core.bag import tiles_left
from ..core.events import Events
from ..core.moves import Moves, Verb, pack
from ..core.record import Record, Short, many
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER
from ..family import Box, State, draws_next, legal, play

DECK = 512
DEEPEST = 12


class Deck(Record):
    """The tiles in the order in which they are drawn."""

    count: int
    kinds: list[int] = many(DECK, Short)


class Path(Record):
    """How many of its choices each position on the way has tried."""

    tried: list[int] = many(DEEPEST)


@rule
def settle(box: Box, state: State, events: Events, moves: Moves, deck: Deck) -> None:
    """Chance draws from the deck, and takes the first of its other choices, until somebody has to choose."""
    while state.chooser == CHANCE:
        if draws_next(state):
            move = pack(Verb.DRAW, deck.kinds[deck.count - tiles_left(state)], 0, 0)
        else:
            legal(box, state, moves)
            move = moves.moves[0]
        play(box, state, events, move)


@rule
def count_positions(
    box: Box, states: list[State], offers: list[Moves], events: Events, deck: Deck, path: Path, depth: int
) -> int:
    """How many sequences of so many choices lead on from the position in front."""
    level, positions = 0, 0
    _enter(box, states, offers, events, deck, path, level)
    while level >= 0:
        if level == depth - 1:
            positions += offers[level].count
            level -= 1
        elif path.tried[level] == offers[level].count:
            level -= 1
        else:
            copy_into(states, level + 1, level)
            play(box, states[level + 1], events, offers[level].moves[path.tried[level]])
            path.tried[level] += 1
            level += 1
            _enter(box, states, offers, events, deck, path, level)
    return positions


@rule
def _enter(
    box: Box, states: list[State], offers: list[Moves], events: Events, deck: Deck, path: Path, level: int
) -> None:
    """Chance does its part, then the choices of this position are listed."""
    settle(box, states[level], events, offers[level], deck)
    path.tried[level] = 0
    offers[level].count = 0
    if states[level].chooser != OVER:
        legal(box, states[level], offers[level])
