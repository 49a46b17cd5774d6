"""A player whose choice is a rule, at a table of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..memory import Memory, size_for
from .player import Player
from .rules import Rules, Seated

if TYPE_CHECKING:
    from ..play.game import Game
    from ..play.move import Move


class RuledPlayer(Player):
    """Thinks with compiled rules where there is a compiler, unless told otherwise."""

    rules: Rules

    def __init__(self, seed: int | str = 0, compiled: bool | None = None) -> None:
        super().__init__(seed)
        self._compiled = compiled
        self._seated: Seated | None = None

    def think_plainly(self) -> None:
        """Use the plain form of the rules from now on."""
        self._compiled, self._seated = False, None

    def _choose(self, game: Game) -> Move:
        return game.notation.write(game.state, self._thinking(game).think(game.state, self._number(game)))

    def _thinking(self, game: Game) -> Seated:
        """What it needs to think at this table."""
        if self._seated is None or not self._seated.memory.serves(game.prepared, game.state):
            size = size_for(game.prepared, game.state)
            self._seated = self._seat(Memory(game.prepared, self._compiled, size))
        return self._seated

    def _seat(self, memory: Memory) -> Seated:
        return Seated(memory, self.rules)
