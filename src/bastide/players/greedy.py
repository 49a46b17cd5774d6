"""The greedy player: takes what puts it farthest ahead now, and does not look further."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .memory import Memory
from .player import Player
from .policies import Policy

if TYPE_CHECKING:
    from ..games.options import Prepared
    from ..play.game import Game
    from ..play.move import Move

RULES = "players.greedy_rules"


class GreedyPlayer(Player):
    """Thinks one turn ahead, tile and follower together, with compiled rules where there is a compiler."""

    name = "greedy"
    policy = Policy.GREEDY

    def __init__(self, seed: int | str = 0, compiled: bool | None = None) -> None:
        super().__init__(seed)
        self._compiled = compiled
        self._thinker: _Thinker | None = None

    def _choose(self, game: Game) -> Move:
        if self._thinker is None or self._thinker.prepared is not game.prepared:
            self._thinker = _Thinker(game.prepared, self._compiled)
        return game.notation.write(game._state, self._thinker.think(game._state, self._number(game)))


class _Thinker:
    """The memory of a greedy player at one table."""

    def __init__(self, prepared: Prepared, compiled: bool | None) -> None:
        self.prepared = prepared
        self.memory = Memory(prepared, compiled)
        self.hopeful = self.memory.hopeful()
        self.states = self.memory.row(type(prepared.state), 3)
        self.desk = self.memory.record(self.memory.kind(RULES, "Desk"))
        self.choose = self.memory.rule(RULES, "choose_greedily")
        self.seed = self.memory.form.module("core.luck").seed

    def think(self, state: Any, number: int) -> int:
        """The packed move for this state; the number decides between equal moves."""
        self.states[0] = self.memory.record(state)
        self.seed(self.desk.luck, number)
        return int(self.choose(self.memory.box, self.hopeful, self.states, self.desk))
