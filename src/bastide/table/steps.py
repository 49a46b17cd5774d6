"""Steps: moves made in a game, each read once and made once; who looks on sees a player's move before it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..core.table import NOBODY
from ..play.event import Event
from ..play.game import Game, Played
from ..play.move import Move

Look = Callable[[Game, int], None]


class Step(NamedTuple):
    """One step of the game: whose, its moves with chance's among them, what happened."""

    seat: int = NOBODY
    played: Sequence[Played] = ()
    events: Sequence[Event] = ()

    @property
    def moves(self) -> list[str]:
        """All its moves as they are written."""
        return [str(played.text) for played in self.played]

    @property
    def own(self) -> list[str]:
        """The player's moves before chance came in."""
        chance = next((at for at, played in enumerate(self.played) if played.by_chance), len(self.played))
        return self.moves[:chance]

    def and_then(self, other: Step) -> Step:
        """The same step with more that happened after it."""
        return Step(self.seat, [*self.played, *other.played], [*self.events, *other.events])


class Ready(NamedTuple):
    """What is about to happen at a table, worked out already: the game after it, and what is new in it."""

    game: Game
    step: Step


def nobody_looks(game: Game, move: int) -> None:
    """Nobody wants to see it."""


def remade(game: Game, seat: int, texts: Sequence[str], look: Look = nobody_looks) -> Step:
    """Moves as a log tells them, chance's among them."""
    moves, events = len(game.played), len(game.events)
    for text in texts:
        _make(game, text, look)
    return Step(seat, game.played[moves:], game.events[events:])


def worked_out(before: Game, texts: Sequence[str], look: Look = nobody_looks) -> Ready:
    """Moves of the seat that has to choose, and what chance does after each."""
    game, seat = before.copy(), before.turn
    assert seat is not None
    moves, events = len(game.played), len(game.events)
    for text in texts:
        if game.turn != seat:
            raise game.not_due(Move(text))
        _make(game, text, look)
        settle(game)
    return Ready(game, Step(seat, game.played[moves:], game.events[events:]))


def settled(game: Game) -> Ready:
    """What chance does first."""
    moves, events = len(game.played), len(game.events)
    settle(game)
    return Ready(game, Step(NOBODY, game.played[moves:], game.events[events:]))


def settle(game: Game) -> None:
    """Chance moves until a player has to choose."""
    while game.let_chance() is not None:
        pass


def _make(game: Game, text: str, look: Look) -> None:
    move = game.read(Move(text))
    if game.turn is not None:
        look(game, move)
    game.apply(move)
