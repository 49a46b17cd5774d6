"""A policy of somebody's own that tries moves on copies: loaded once for each (see forms.py)."""

from typing import Any

from ..chooser import STATES as STATES
from ..chooser import try_policy
from ..core.events import Events
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.record import Record
from ..core.rule import rule
from ..family import Box, State, legal
from .rules import NO_MOVE


class Desk(Record):
    """Room for what trying brings: its events, and the choices that come after a move."""

    events: Events
    answers: Moves


def lay_out(desk: Desk, memory: Any) -> None:
    """It is empty at first."""


@rule
def choose(box: Box, states: list[State], desk: Desk, moves: Moves, luck: Luck) -> int:
    """The move that the policy says the number of."""
    legal(box, states[0], moves)
    number = try_policy(box, states, moves, luck, desk)
    return moves.moves[number] if number >= 0 and number < moves.count else NO_MOVE
