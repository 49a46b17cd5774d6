"""What a game is worth to its seats when it is over."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

MOST = 1000.0  # no seat is ever so far ahead of the others


def rewards(points: Sequence[int]) -> list[float]:
    """A seat's points less the mean of the others': together nothing. Alone, its points."""
    if len(points) == 1:
        return [float(points[0])]
    total, others = sum(points), len(points) - 1
    return [float(own) - (total - own) / others for own in map(int, points)]


def all_rewards(points: NDArray[np.int16]) -> NDArray[np.float64]:
    """The same for many games, a row each."""
    if points.shape[1] == 1:
        return points.astype(np.float64)
    own = points.astype(np.float64)
    result: NDArray[np.float64] = own - (own.sum(axis=1, keepdims=True) - own) / (points.shape[1] - 1)
    return result
