"""What every computer player can do."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from ..core.errors import IllegalMove
from .policies import Policy

if TYPE_CHECKING:
    from ..play.game import Game
    from ..play.move import Move


class Player(ABC):
    """Chooses moves; what it remembers is its seed, so the same position gets the same answer."""

    name: ClassVar[str]
    policy: ClassVar[Policy]

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def choose(self, game: Game) -> Move:
        """A move for the seat whose turn it is."""
        if game.over:
            raise IllegalMove("over", "the game is over")
        if game.turn is None:
            raise IllegalMove("not-now", "chance is due, nobody has to choose")
        return self._choose(game)

    @abstractmethod
    def _choose(self, game: Game) -> Move:
        """A move, in a game that waits for one."""

    def _number(self, game: Game) -> int:
        """A number of 63 bits for this point of the game."""
        digest = hashlib.sha256(f"{self.seed}/{len(game.history)}".encode()).digest()
        return int.from_bytes(digest[:8], "big") >> 1

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self.seed!r})"
