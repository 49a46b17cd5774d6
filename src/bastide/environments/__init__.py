"""Environments that people know, over the same rules and with one encoding: PettingZoo, Gymnasium, OpenSpiel.

Every game of the catalogue has one: `from bastide.environments import standard_v0`, then `standard_v0.env(seats=3)`.
`vector.GameVectorEnv` has many games at once, `spiel.register()` makes the games known to OpenSpiel.
"""

from __future__ import annotations

from typing import Any

from ..fast.actions import VERSION
from ..games import catalogue

ENVIRONMENTS = tuple(f"{game}_v{VERSION}" for game in catalogue.games)
__all__ = list(ENVIRONMENTS)


def __getattr__(name: str) -> Any:
    """The environment of a game, by its name and version."""
    if name not in ENVIRONMENTS:
        raise AttributeError(f"there is no environment {name!r}; there are: {', '.join(ENVIRONMENTS)}")
    from .aec import Maker

    return Maker(name.rpartition("_v")[0])
