"""How the random player chooses, as a rule: a placement is found without listing them all."""

from typing import Any

from ..core.luck import Luck
from ..core.moves import Moves
from ..core.rule import rule
from ..family import Box, State, any_move
from .rules import NoDesk

STATES = 1
Desk = NoDesk


def lay_out(desk: Desk, memory: Any) -> None:
    """There is nothing to lay out."""


@rule
def choose(box: Box, states: list[State], desk: Desk, moves: Moves, luck: Luck) -> int:
    """Any move, all alike."""
    return any_move(box, states[0], moves, luck)
