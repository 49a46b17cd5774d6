"""Computer players. Each looks at a game and chooses a move; all are known by name."""

from __future__ import annotations

from .greedy import GreedyPlayer
from .player import CanBeHurried, CanThinkPlainly, Chooser, HasRules, KnowsWorth, Player
from .random import RandomPlayer
from .roster import by_name, invite, kind_of, names

__all__ = [
    "CanBeHurried",
    "CanThinkPlainly",
    "Chooser",
    "GreedyPlayer",
    "HasRules",
    "KnowsWorth",
    "Player",
    "RandomPlayer",
    "by_name",
    "invite",
    "kind_of",
    "names",
]
