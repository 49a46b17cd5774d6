"""A policy of somebody's own, which is shown the choices and says which: loaded once for each (see forms.py)."""

from typing import Any

from ..chooser import policy
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.rule import rule
from ..family import Box, State, legal
from .rules import NO_MOVE, NoDesk

STATES = 1
Desk = NoDesk


def lay_out(desk: Desk, memory: Any) -> None:
    """There is nothing to lay out."""


@rule
def choose(box: Box, states: list[State], desk: Desk, moves: Moves, luck: Luck) -> int:
    """The move that the policy says the number of."""
    legal(box, states[0], moves)
    number = policy(box, states[0], moves, luck)
    return moves.moves[number] if number >= 0 and number < moves.count else NO_MOVE
