"""A puzzle: the record of a game up to a position, what every move there costs, and why one is best."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.errors import IllegalMove
from ..core.moves import PASS_MOVE
from ..play.game import Game
from ..play.move import Move

UNIQUE = 3.0
"""Points that every other move is worth less, at least."""
MOST_LOST = 30.0
"""A move that costs more is told to cost this."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def position_name(record: str) -> str:
    """The name of the puzzle that a record leads to."""
    number = int.from_bytes(hashlib.sha256(record.encode()).digest()[:5], "big")
    return "".join(LETTERS[number >> 5 * place & 31] for place in range(6))


@dataclass(frozen=True)
class Reason:
    """Why a move is good: what it does, to what kind of thing, and how many points or pieces that is."""

    code: str
    what: str = ""
    amount: int = 0


@dataclass(frozen=True)
class Puzzle:
    """A position where one move is clearly best.

    `losses` tells of every way to lay the tile, with the choice right after it, how many points less than the best it
    is worth; several cost nothing only if they lead to the same position. `checked` are the moves that were looked at
    more deeply, the best first.
    """

    game: str
    boxes: tuple[str, ...]
    record: str
    losses: Mapping[str, float] = field(hash=False)
    checked: tuple[str, ...]
    reasons: tuple[Reason, ...]
    worth: float
    """How far ahead the best move puts whoever makes it."""
    greedy: bool
    """Whether the greedy player finds it."""

    @property
    def name(self) -> str:
        """By which it is found: the same position has the same name."""
        return position_name(self.record)

    @property
    def solution(self) -> str:
        """The best move."""
        return self.checked[0]

    @property
    def gap(self) -> float:
        """By how many points it is better than the next."""
        return min(loss for loss in self.losses.values() if loss > 0)

    @property
    def theme(self) -> str:
        """What it is about, in a word."""
        return self.reasons[0].code

    def position(self) -> Game:
        """The game, waiting for the move; chance is left alone after it."""
        return Game.from_record(self.record)

    def plain(self) -> dict[str, Any]:
        """The puzzle as plain JSON data."""
        return {
            "game": self.game,
            "boxes": list(self.boxes),
            "record": self.record,
            "losses": grouped(self.losses),
            "checked": list(self.checked),
            "reasons": [[reason.code, reason.what, reason.amount] for reason in self.reasons],
            "worth": self.worth,
            "greedy": self.greedy,
        }

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Puzzle:
        """The puzzle that plain data tell."""
        return cls(
            game=told["game"],
            boxes=tuple(told["boxes"]),
            record=told["record"],
            losses=_joined(told["losses"]),
            checked=tuple(told["checked"]),
            reasons=tuple(Reason(*reason) for reason in told["reasons"]),
            worth=told["worth"],
            greedy=told["greedy"],
        )


def grouped(losses: Mapping[str, float]) -> dict[str, dict[str, float]]:
    """Losses by the first move, then by what follows it."""
    found: dict[str, dict[str, float]] = {}
    for text, loss in losses.items():
        first, _, then = text.partition(" ")
        found.setdefault(first, {})[then] = loss
    return found


def _joined(losses: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    return {f"{first} {then}".strip(): loss for first, after in losses.items() for then, loss in after.items()}


def answered(game: Game, moves: Sequence[str]) -> str:
    """Somebody's answer in the words of `losses`: the tile and the choice right after it, which may be left out.

    What is not legal is refused with the reason, and nothing changes.
    """
    seat, found = game.turn, list[str]()
    with game.trying():
        for text in moves:
            if game.turn != seat:
                raise game.not_due(Move(text))
            packed = game.read(Move(text))
            found.append(str(game.notation.write(game.state, packed)))
            game.apply(packed)
        if len(found) == 1 and game.turn == seat and PASS_MOVE in game.packed_moves():
            found.append("-")
        if not found or (len(found) == 1 and game.turn == seat):
            raise IllegalMove("unfinished-move", "the move is not finished: there is still something to choose")
    return " ".join(found[:2])
