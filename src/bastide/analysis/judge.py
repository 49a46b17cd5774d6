"""Judges: players who can say what a position is worth, asked about moves and draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol


class Priced(NamedTuple):
    """A move, how likely it is if it is chance's, and what it is worth in points."""

    move: int
    weight: int
    worth: float


class Judge(Protocol):
    """Says what things are worth to a seat at one table; states are given as plain records or in flat memory."""

    def worth(self, state: Any, seat: int) -> float:
        """What a position is worth as it stands."""
        ...

    def moves(self, state: Any, seat: int) -> list[Priced]:
        """What each move of whoever has to choose is worth."""
        ...

    def chances(self, state: Any) -> list[tuple[int, int]]:
        """What chance may do, with weights."""
        ...

    def draw(self, state: Any, seat: int, move: int) -> float:
        """What it is worth that chance does this, with the best move after it."""
        ...


def leads(judge: Judge, state: Any, seats: int, moved: int | None) -> tuple[float, ...]:
    """How far ahead each seat is seen.

    Of two, the one is asked who is to choose or has just moved, which is what a judge knows best, and the other is as
    far behind; before anybody has moved both are asked.
    """
    asked = int(state.chooser) if state.chooser >= 0 else moved
    if seats == 2 and asked is not None:
        worth = judge.worth(state, asked)
        return (worth, -worth) if asked == 0 else (-worth, worth)
    found = tuple(judge.worth(state, seat) for seat in range(seats))
    return ((found[0] - found[1]) / 2, (found[1] - found[0]) / 2) if seats == 2 else found


def draws(judge: Judge, state: Any, seat: int) -> list[Priced]:
    """What each thing that chance may do is worth, with the best move after it."""
    return [Priced(move, weight, judge.draw(state, seat, move)) for move, weight in judge.chances(state)]


def mean_worth(priced: Sequence[Priced]) -> float:
    """What chance brings on average."""
    total = sum(one.weight for one in priced)
    return sum(one.weight * one.worth for one in priced) / total
