"""A policy of somebody's own that finds its move by itself: loaded once for each (see forms.py)."""

from typing import Any

from ..chooser import policy
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.rule import rule
from ..family import Box, State
from .rules import NoDesk

STATES = 1
Desk = NoDesk


def lay_out(desk: Desk, memory: Any) -> None:
    """There is nothing to lay out."""


@rule
def choose(box: Box, states: list[State], desk: Desk, moves: Moves, luck: Luck) -> int:
    """The move that the policy says; nobody looks whether it is legal."""
    return policy(box, states[0], moves, luck)
