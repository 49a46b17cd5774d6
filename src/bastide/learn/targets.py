"""What positions turned out to be worth: a mean of the end and of what was thought at the same seat's later moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.table import PLAYERS
from .playing import Ply

CLOSE = 15.0  # points ahead with which a game is far from lost


def appeal(numbers: Any, leads: Any, winning: float) -> Any:
    """How much leads are wanted, in points: the more winning counts, the less do points beyond those needed for it."""
    return (1.0 - winning) * leads + winning * CLOSE * numbers.tanh(leads / CLOSE)


def final_leads(numbers: Any, scores: Any, seats: Any) -> Any:
    """Each seat's points less those of the best other, a line a seat."""
    there = numbers.arange(PLAYERS)[None, :] < seats[:, None]
    points = numbers.where(there, scores, -10000)
    leads = []
    for seat in range(PLAYERS):
        others = points.copy()
        others[:, seat] = -10000
        leads.append(points[:, seat] - others.max(1))
    return numbers.stack(leads).astype("float32")


def targets(numbers: Any, leads: Any, plies: Sequence[Ply], trust: float, winning: float = 0.0) -> list[Any]:
    """For each ply how much its positions are to be wanted; `trust` is how far the end counts more than thoughts."""
    thoughts = appeal(numbers, leads, winning)
    returns = thoughts.copy()
    found = []
    for ply in reversed(plies):
        place = (ply.seats, ply.games)
        worth = (1.0 - trust) * thoughts[place] + trust * returns[place]
        found.append(worth)
        returns[place], thoughts[place] = worth, appeal(numbers, ply.worths, winning)
    return found[::-1]
