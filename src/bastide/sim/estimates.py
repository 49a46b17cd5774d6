"""How sure a measured mean is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

SURE = 1.96  # standard errors either side that hold 95 of 100 times


@dataclass(frozen=True)
class Estimate:
    """A mean and the interval that holds the true one 95 times in 100; no interval for a single value."""

    mean: float
    low: float | None
    high: float | None


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of values that do not depend on each other."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    half = SURE * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def proportion(values: Sequence[float]) -> Estimate:
    """A share with Wilson's interval, which is honest near none and all."""
    mean, count = statistics.fmean(values), len(values)
    centre = (mean + SURE**2 / (2 * count)) / (1 + SURE**2 / count)
    half = SURE / (1 + SURE**2 / count) * math.sqrt(mean * (1 - mean) / count + SURE**2 / (4 * count**2))
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half))


def margin(points: Sequence[int], place: int) -> int:
    """How far ahead of the best of the others somebody is."""
    others = [score for other, score in enumerate(points) if other != place]
    return points[place] - max(others, default=0)


def share(points: Sequence[int], place: int) -> float:
    """The victory, split between those who tie."""
    return (points[place] == max(points)) / list(points).count(max(points))
