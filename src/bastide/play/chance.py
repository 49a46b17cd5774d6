"""Chance: what is drawn next. The number of what happened before it decides, so after an undo the same comes again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def pick(seed: int | str, number: int, moves: Sequence[int], weights: Sequence[int]) -> int:
    """The move that chance makes by the seed as the number-th of a game."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    place = int.from_bytes(digest[:8], "big") * sum(weights) >> 64
    for move, weight in zip(moves, weights, strict=True):
        place -= weight
        if place < 0:
            return move
    return moves[-1]
