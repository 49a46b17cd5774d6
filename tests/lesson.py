"""Weights for tests: small, and drawn at random from a seed, so that nothing has to be learned first."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from bastide import catalogue
from bastide.players.weights import shape_for

GAMES = {family: next(name for name, game in catalogue.games.items() if game.family == family)
         for family in catalogue.families} | {"classic": "standard"}
"""A game of each family."""


def random_weights(folder: Path, family: str, seed: int = 1, width: int = 8, top: int = 6, **story: Any) -> Path:
    """Writes weights whose answers are some points in size."""
    shape, dice = shape_for(family), np.random.default_rng(seed)
    sizes = {
        "claim_1": (len(shape.row_columns), width),
        "claim_2": (width, width),
        "trunk_1": (len(shape.columns) + width, 2 * width),
        "trunk_2": (2 * width, top),
        "out": (top, 1),
    }
    arrays = {name: dice.normal(0, size[0] ** -0.5, size) for name, size in sizes.items()}
    arrays |= {f"{name}_bias": dice.normal(0, 0.1, size[1]) for name, size in sizes.items()}
    arrays["global_scale"] = dice.uniform(0.05, 0.3, len(shape.columns))
    arrays["claim_scale"] = dice.uniform(0.1, 0.5, len(shape.row_columns))
    told = {"columns": list(shape.columns), "row_columns": list(shape.row_columns), "games": 0, "seed": seed, **story}
    halves = {name: value.astype(np.float16) for name, value in arrays.items()}
    path = folder / f"{family}.npz"
    np.savez(path, story=np.array(json.dumps(told)), **halves)
    return path
