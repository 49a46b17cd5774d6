"""Glicko-2, as Mark Glickman describes it: how strong somebody is, and how sure that is.

Every game is a rating period of its own. Who has not played for a while is less well known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
MIDDLE = 1500.0
TAU = 0.5
CLOSE_ENOUGH = 0.000001
LEAST_SURE = 350.0
SURE = 110.0
PERIOD_DAYS = 5.0


class Strength(NamedTuple):
    """A rating, how far the truth may be from it, and how much it changes from game to game."""

    rating: float = MIDDLE
    deviation: float = LEAST_SURE
    volatility: float = 0.06

    @property
    def sure(self) -> bool:
        """Whether enough games have been played to believe it."""
        return self.deviation <= SURE


class Met(NamedTuple):
    """Somebody played against, and what was scored: 1 for a win, 0.5 for a draw, 0 for a loss."""

    opponent: Strength
    score: float


def _doubt(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def expected(own: Strength, opponent: Strength) -> float:
    """What is to be expected of a game between these two."""
    g = _doubt(opponent.deviation / SCALE)
    return 1 / (1 + exp(-g * (own.rating - opponent.rating) / SCALE))


def rested(own: Strength, days: float) -> Strength:
    """The same after so many days without a game."""
    phi, periods = own.deviation / SCALE, max(0.0, days) / PERIOD_DAYS
    wider = SCALE * sqrt(phi * phi + periods * own.volatility * own.volatility)
    return own._replace(deviation=min(LEAST_SURE, wider))


def after(own: Strength, met: Sequence[Met], tau: float = TAU) -> Strength:
    """The strength after a period in which these were met."""
    phi = own.deviation / SCALE
    if not met:
        return own._replace(deviation=min(LEAST_SURE, SCALE * sqrt(phi * phi + own.volatility * own.volatility)))
    doubts = [_doubt(one.opponent.deviation / SCALE) for one in met]
    chances = [expected(own, one.opponent) for one in met]
    variance = 1 / sum(g * g * e * (1 - e) for g, e in zip(doubts, chances, strict=True))
    gain = sum(g * (one.score - e) for g, e, one in zip(doubts, chances, met, strict=True))
    volatility = _new_volatility(own, phi, variance, variance * gain, tau)
    before = phi * phi + volatility * volatility
    narrower = 1 / sqrt(1 / before + 1 / variance)
    rating = own.rating + SCALE * narrower * narrower * gain
    return Strength(rating, min(LEAST_SURE, SCALE * narrower), volatility)


def _new_volatility(own: Strength, phi: float, variance: float, delta: float, tau: float) -> float:
    """Step 5 of the description: the Illinois algorithm."""
    a = log(own.volatility * own.volatility)

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (tau * tau)

    low, high = a, _other_end(f, a, phi, variance, delta, tau)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _other_end(
    f: Callable[[float], float], a: float, phi: float, variance: float, delta: float, tau: float
) -> float:
    """An end of the stretch in which the new volatility lies."""
    beyond = delta * delta - phi * phi - variance
    if beyond > 0:
        return log(beyond)
    steps = 1
    while f(a - steps * tau) < 0:
        steps += 1
    return a - steps * tau
