"""A fair match: of the levels the one that a person beats about every second time."""

from __future__ import annotations

from collections.abc import Mapping

from ..games import catalogue
from .computers import offered
from .glicko import Strength
from .measured import strength_of

CAREFUL = 2
"""Who is not well known yet is met this part of his doubt below his rating: a first game should not be a lesson."""


def fair_levels(known: Mapping[str, Strength]) -> dict[str, str]:
    """The fair level in every game, from how strong a person is in those that he has played."""
    levels = [name for name, level in offered() if level]
    return {game: fair_level(levels, game, known.get(game, Strength())) for game in catalogue.games if levels}


def fair_level(levels: list[str], game: str, own: Strength) -> str:
    """The level whose rating is nearest to what a person can be trusted with."""
    trusted = own.rating - own.deviation / CAREFUL
    return min(levels, key=lambda level: abs(strength_of(level, game).rating - trusted))
