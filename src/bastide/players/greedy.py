"""The greedy player: takes what puts it farthest ahead now, and does not look further."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..memory import Memory
from .ruled import RuledPlayer
from .rules import OurRules, Seated

if TYPE_CHECKING:
    from ..play.game import Game

TRIED = 1  # the place of the state to be weighed in the row of states


class GreedyPlayer(RuledPlayer):
    """Thinks one turn ahead, tile and follower together."""

    name = "greedy"
    rules = OurRules("players.greedy_rules")

    def worth(self, game: Game, seat: int) -> int:
        """How far ahead a seat would be if the game ended with the best that it can do at once."""
        thinking = self._thinking(game)
        assert isinstance(thinking, Thinker)
        return thinking.worth(game.state, seat)

    def _seat(self, memory: Memory) -> Thinker:
        return Thinker(memory)


class Thinker(Seated):
    """A greedy player at one table."""

    def __init__(self, memory: Memory) -> None:
        super().__init__(memory, GreedyPlayer.rules)
        self._worth = memory.announced(self.module.worth, "players.greedy_rules.worth")

    def worth(self, state: Any, seat: int) -> int:
        """What a state is worth to a seat that has just moved."""
        self.states[TRIED] = self.memory.record(state)
        return int(self._worth(self.memory.box, self.states, self.desk, seat))
