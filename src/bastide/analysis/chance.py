"""Win chances: from how far ahead a judge sees each seat, and how much can still happen.

The end strays from what a mind sees by so many points for the square root of each tile still to come; how many was
measured in games that minds played (docs/arena.md says by which command) and is kept in spread.toml, by game.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

SPREADS = Path(__file__).with_name("spread.toml")


@cache
def spread_of(game: str) -> float:
    """By how many points a game strays for the square root of a tile; one that was not measured strays as most do."""
    spreads = tomllib.loads(SPREADS.read_text("utf-8"))
    return float(spreads.get(game, spreads["other"]))


def win_chances(worths: Sequence[float], left: int, spread: float) -> tuple[float, ...]:
    """How likely each seat wins that is seen so far ahead of the best other one; what is shared is shared evenly."""
    alone = [chance_of(worth, left, spread) for worth in worths]
    total = sum(alone)
    return tuple(round(chance / total, 4) for chance in alone) if total else tuple(1 / len(alone) for _ in alone)


def chance_of(worth: float, left: int, spread: float) -> float:
    """How likely a seat that is seen so far ahead is ahead of all others at the end."""
    strays = spread * math.sqrt(left)
    if strays <= 0:
        return 0.5 * (worth >= 0) + 0.5 * (worth > 0)
    return 0.5 * (1 + math.erf(worth / strays / math.sqrt(2)))
