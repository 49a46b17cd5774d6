"""What a module is loaded for (see forms.py): the rules of a player, or a policy of somebody's own.

A type checker sees the rules of the random player, and policies of the right shape.
"""

from typing import Any

from .core.luck import Luck
from .core.moves import Moves
from .family import Box, State
from .players.random_rules import *  # noqa: F403

def policy(box: Box, state: State, moves: Moves, luck: Luck) -> int: ...
def try_policy(box: Box, states: list[State], moves: Moves, luck: Luck, desk: Any) -> int: ...
def worth(box: Box, states: list[State], desk: Any, seat: int) -> int: ...
