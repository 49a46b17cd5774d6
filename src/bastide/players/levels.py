"""Levels for people, from one that a child beats to the sage, and a character or two: the mind made weaker or odder.

A level is data: whose thoughts it has, how far they stray, and what it likes beyond points. Weaker ones stray: of two
moves that are as many points apart as the temperature, the worse is taken about every fourth time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..memory import Memory
from .mind import MindPlayer
from .rules import TunedRules
from .sage import SagePlayer
from .tastes import savour
from .weights import shape_for

MIND = "players.mind_rules"


@dataclass(frozen=True)
class Level:
    """A mind that strays by so many points, and likes some of what it sees by so many points each."""

    name: str
    temperature: float = 0.0
    tastes: Mapping[str, float] = field(default_factory=dict, hash=False)

    @property
    def rules(self) -> TunedRules:
        """The mind's rules, tuned."""
        return TunedRules(MIND, self.name, self._tune)

    def _tune(self, desk: Any, memory: Memory) -> None:
        desk.temperature = self.temperature
        savour(desk.network, shape_for(memory.family), self.tastes)

    def __call__(self, seed: int | str) -> MindPlayer:
        """A player of this level."""
        player = MindPlayer(seed)
        player.name, player.rules = self.name, self.rules  # type: ignore[misc]
        return player


child = Level("child", 3.0)
beginner = Level("beginner", 2.0)
casual = Level("casual", 1.45)
club = Level("club", 1.05)
master = Level("master", 0.7)
builder = Level("builder", tastes={"full_margin": 0.15, "shields": 0.3, "builder_mine": 1.0})
spoiler = Level("spoiler", tastes={"followers_rival": -0.8, "standing": 0.1, "join_wins": 0.8})

LEVELS = (child, beginner, casual, club, master, SagePlayer)
"""The levels, the weakest first."""

CHARACTERS = (builder, spoiler)
