"""Chance: what is drawn next. The number of what happened before it decides, so after an undo the same comes again."""

from __future__ import annotations

import hashlib
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate


def pick(seed: int | str, number: int, moves: Sequence[int], weights: Sequence[int]) -> int:
    """The move that chance makes by the seed as the number-th of a game."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    sums = list(accumulate(weights))
    place = int.from_bytes(digest[:8], "big") * sums[-1] >> 64
    return moves[bisect(sums, place)]
