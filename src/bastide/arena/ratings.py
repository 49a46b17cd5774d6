"""Ratings: how strong each player is, from all games together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadSetup
from ..sim.estimates import SURE
from .playing import Result

ELO = 400 / math.log(10)  # rating points of one unit of strength
ROUNDS = 200
BEGIN = 0.5               # games that everybody has drawn with everybody: nobody is infinitely strong


@dataclass(frozen=True)
class Rating:
    """A player's strength and the interval that holds it 95 times in 100."""

    rating: float
    low: float
    high: float


def bradley_terry(results: Sequence[Result], entrants: int, anchor: int) -> list[Rating]:
    """Ratings as in chess from games of two; the anchor has 0."""
    wins = np.full((entrants, entrants), BEGIN / 2)
    np.fill_diagonal(wins, 0)
    for result in results:
        one, other = result.entrants
        if one != other:
            share = 0.5 * (1 + np.sign(result.points[0] - result.points[1]))
            wins[one, other] += share
            wins[other, one] += 1 - share
    strength = _strengths(wins)
    error = _errors(wins, strength, anchor)
    points = ELO * (strength - strength[anchor])
    half = SURE * error
    return [Rating(*map(float, row)) for row in zip(points, points - half, points + half, strict=True)]


def _strengths(wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """The most likely strengths, by Zermelo's iteration."""
    games = wins + wins.T
    strength = np.ones(len(wins))
    for _ in range(ROUNDS * len(wins)):
        shared = games / (strength[:, None] + strength[None, :])
        strength = wins.sum(1) / shared.sum(1)
        strength /= np.exp(np.log(strength).mean())
    return np.log(strength)


def _errors(wins: NDArray[np.float64], strength: NDArray[np.float64], anchor: int) -> NDArray[np.float64]:
    """Standard errors of the differences to the anchor."""
    games = wins + wins.T
    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    weight = games * chance * (1 - chance)
    information = np.diag(weight.sum(1)) - weight
    kept = [place for place in range(len(wins)) if place != anchor]
    error = np.zeros(len(wins))
    error[kept] = np.sqrt(np.diag(np.linalg.inv(information[np.ix_(kept, kept)])))
    return np.asarray(ELO * error)


def openskill(results: Sequence[Result], entrants: int) -> list[Rating]:
    """Ratings from tables of any size, game by game."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadSetup("arena", "ratings beyond two seats need the package openskill: install bastide[arena]") from None
    model: Any = PlackettLuce()
    skills = [model.rating() for _ in range(entrants)]
    for result in results:
        teams = [[skills[entrant]] for entrant in result.entrants]
        rated = model.rate(teams, scores=list(result.points))
        for entrant in set(result.entrants):
            own = [team[0] for seat, team in zip(result.entrants, rated, strict=True) if seat == entrant]
            skills[entrant].mu = sum(skill.mu for skill in own) / len(own)
            skills[entrant].sigma = sum(skill.sigma for skill in own) / len(own)
    return [Rating(one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma) for one in skills]
