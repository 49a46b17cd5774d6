"""What a computer player must be able to do, and what it may be able to do besides.

A player has `choose(game)`; nothing else is needed. Whatever more it can do, it says by having it: each ability is a
small protocol, and who wants to use one asks `isinstance`.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from ..core.errors import IllegalMove
from .rules import Rules

if TYPE_CHECKING:
    from ..play.game import Game
    from ..play.move import Move


@runtime_checkable
class Chooser(Protocol):
    """Anybody who can sit at a table."""

    def choose(self, game: Game) -> Move | str:
        """A move for the seat whose turn it is."""
        ...


class Kind(Protocol):
    """What makes players: a class, or anything else that is called with a seed."""

    def __call__(self, seed: int | str) -> Chooser:
        """A player; the same seed makes the same choices."""
        ...


@runtime_checkable
class HasRules(Protocol):
    """A kind of player, or a player, whose choice is a rule: whole games of it are played without Python."""

    @property
    def rules(self) -> Rules:
        """Where its rule is."""
        ...


@runtime_checkable
class KnowsWorth(Chooser, Protocol):
    """A player that can say what a position is worth to a seat."""

    def worth(self, game: Game, seat: int) -> int:
        """How far ahead it sees the seat, in points."""
        ...


@runtime_checkable
class CanBeHurried(Protocol):
    """A player that answers early when asked to, from another thread."""

    def hurry(self) -> None:
        """Choose now, with what has been thought so far."""
        ...


@runtime_checkable
class CanThinkPlainly(Protocol):
    """A player that can do without the compiler, so that its first move does not wait for it."""

    def think_plainly(self) -> None:
        """Use the plain form of the rules from now on."""
        ...


class Player(ABC):
    """Chooses moves; what it remembers is its seed, so the same position gets the same answer."""

    name: ClassVar[str]

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
        digest = hashlib.sha256(f"{self.seed}/{len(game.played)}".encode()).digest()
        return int.from_bytes(digest[:8], "big") >> 1

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self.seed!r})"
