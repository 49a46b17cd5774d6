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
TRIED = 1  # the place of the state to be weighed in the row of states


class GreedyPlayer(Player):
    """Thinks one turn ahead, tile and follower together, with compiled rules where there is a compiler."""

    name = "greedy"
    policy = Policy.GREEDY

    def __init__(self, seed: int | str = 0, compiled: bool | None = None) -> None:
        super().__init__(seed)
        self._compiled = compiled
        self._thinker: Thinker | None = None

    def _choose(self, game: Game) -> Move:
        return game.notation.write(game.state, self._thinking(game).think(game.state, self._number(game)))

    def worth(self, game: Game, seat: int) -> int:
        """How far ahead a seat would be if the game ended with the best that it can do at once."""
        return self._thinking(game).worth(game.state, seat)

    def _thinking(self, game: Game) -> Thinker:
        if self._thinker is None or self._thinker.prepared is not game.prepared:
            self._thinker = Thinker(game.prepared, self._compiled)
        return self._thinker


class Thinker:
    """The memory of a greedy player at one table."""

    def __init__(self, prepared: Prepared, compiled: bool | None) -> None:
        self.prepared = prepared
        self.memory = Memory(prepared, compiled)
        self.hopeful = self.memory.hopeful()
        self.states = self.memory.row(type(prepared.state), 3)
        self.desk = self.memory.record(self.memory.kind(RULES, "Desk"))
        self.choose = self.memory.rule(RULES, "choose_greedily")
        self.worth_of_trial = self.memory.rule(RULES, "worth_of_trial")
        self.seed = self.memory.form.module("core.luck").seed

    def worth(self, state: Any, seat: int) -> int:
        """What a state is worth to a seat that has just moved."""
        self.states[TRIED] = self.memory.record(state)
        return int(self.worth_of_trial(self.memory.box, self.hopeful, self.states, self.desk, seat))

    def think(self, state: Any, number: int) -> int:
        """The packed move for this state; the number decides between equal moves."""
        self.states[0] = self.memory.record(state)
        self.seed(self.desk.luck, number)
        return int(self.choose(self.memory.box, self.hopeful, self.states, self.desk))
