"""Deciding early: Wald's test between two strengths, over the mean share of victories of each deal."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.errors import BadSetup

FEWEST = 8  # deals before anything is decided


@dataclass(frozen=True)
class Sprt:
    """Whether the first player is stronger by one difference of rating rather than by the other."""

    worse: float
    better: float
    ratio: float       # the logarithm of how much more likely the better one is
    lower: float       # where the test says the worse one
    upper: float       # where it says the better one
    verdict: str       # "better", "worse" or "open"


def bounds(text: str) -> tuple[float, float]:
    """Two differences of rating, as in 0,20."""
    try:
        worse, better = (float(word) for word in text.split(","))
    except ValueError:
        raise BadSetup("sprt", f"two differences of rating are written like 0,20, not {text!r}") from None
    if not worse < better:
        raise BadSetup("sprt", f"the first difference is the smaller one: {text!r}")
    return worse, better


def expected(difference: float) -> float:
    """The share of victories of somebody rated so much higher."""
    return 1 / (1 + 10 ** (-difference / 400))


def sprt(shares: Sequence[float], worse: float, better: float, wrong: float = 0.05) -> Sprt:
    """The test over the first player's mean share of each deal; both kinds of error are as rare as said."""
    limit = math.log((1 - wrong) / wrong)
    ratio = 0.0
    if len(shares) >= FEWEST:
        spread = max(statistics.pvariance(shares), 1 / (4 * len(shares)))
        low, high = expected(worse), expected(better)
        ratio = len(shares) * (high - low) * (2 * statistics.fmean(shares) - low - high) / (2 * spread)
    verdict = "better" if ratio >= limit else "worse" if ratio <= -limit else "open"
    return Sprt(worse, better, ratio, -limit, limit, verdict)
