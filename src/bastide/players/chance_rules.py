"""What chance does, where luck decides."""

from ..core.luck import Luck, below
from ..core.moves import Moves, Verb, pack
from ..core.rule import rule
from ..family import Box, State, draw_by_luck, draws_next, legal


@rule
def chance_move(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """What chance does next."""
    if draws_next(state):
        return pack(Verb.DRAW, draw_by_luck(box, state, luck), 0, 0)
    legal(box, state, moves)
    return weighted(moves, luck)


@rule
def weighted(moves: Moves, luck: Luck) -> int:
    """One of chance's moves, each as likely as its weight says."""
    total = 0
    for number in range(moves.count):
        total += moves.weights[number]
    place, number = below(luck, total), 0
    while place >= moves.weights[number]:
        place -= moves.weights[number]
        number += 1
    return moves.moves[number]
