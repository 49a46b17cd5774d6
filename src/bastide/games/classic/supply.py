"""The figures that wait in front of the players; everybody has those of one kind side by side."""

from ...core.rule import rule
from ...core.table import NOWHERE
from .state import PAWNS, Box, State


@rule
def is_in_play(box: Box, pawn: int) -> bool:
    """Whether the boxes in play have such a figure."""
    return pawn < PAWNS and box.rules.supply[pawn] > 0


@rule
def first_of(box: Box, state: State, player: int, pawn: int) -> int:
    """A player's first figure of a kind."""
    number = player * state.figures_each
    for other in range(pawn):
        number += box.rules.supply[other]
    return number


@rule
def in_supply(box: Box, state: State, player: int, pawn: int) -> int:
    """A figure of this kind in a player's supply, -1 if he has none left."""
    first = first_of(box, state, player, pawn)
    for number in range(first, first + box.rules.supply[pawn]):
        if state.figures[number].segment == NOWHERE:
            return number
    return -1


@rule
def pawns_in_supply(box: Box, state: State, player: int) -> int:
    """The kinds of figure of which a player has one left, one bit each."""
    kinds, first = 0, player * state.figures_each
    for pawn in range(box.rules.pawns):
        number, first = first, first + box.rules.supply[pawn]
        while number < first and kinds >> pawn == 0:
            if state.figures[number].segment == NOWHERE:
                kinds |= 1 << pawn
            number += 1
    return kinds
