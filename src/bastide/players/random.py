"""The random player: every move is as likely as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .player import Player
from .rules import OurRules

if TYPE_CHECKING:
    from ..play.game import Game
    from ..play.move import Move


class RandomPlayer(Player):
    """Takes any move."""

    name = "random"
    rules = OurRules("players.random_rules")

    def _choose(self, game: Game) -> Move:
        moves = game.moves()
        return moves[self._number(game) * len(moves) >> 63]
