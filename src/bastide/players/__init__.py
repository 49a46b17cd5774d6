"""Computer players. Each looks at a game and chooses a move; all are known by name."""

from __future__ import annotations

from ..core.errors import BadSetup
from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer

ALL: dict[str, type[Player]] = {player.name: player for player in (RandomPlayer, GreedyPlayer)}
"""The players by name."""


def by_name(name: str, seed: int | str = 0) -> Player:
    """A player by its name; the same seed makes the same choices."""
    return kind_of(name)(seed)


def kind_of(name: str) -> type[Player]:
    """The class of a player by its name."""
    if name not in ALL:
        raise BadSetup("unknown-player", f"there is no player called {name!r}; there are: {', '.join(ALL)}")
    return ALL[name]


__all__ = ["ALL", "GreedyPlayer", "Player", "RandomPlayer", "by_name", "kind_of"]
