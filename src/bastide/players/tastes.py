"""What a player of some character likes: points that it adds for numbers of a description, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .weights import Reals, Shape


def savour(network: Any, shape: Shape, tastes: Mapping[str, float]) -> None:
    """Writes tastes where the network's rule reads them; what a family does not describe nobody can like."""
    for place, column in enumerate(shape.columns):
        network.whole_taste[place] = tastes.get(column, 0.0)
    for place, column in enumerate(shape.row_columns):
        network.row_taste[place] = tastes.get(column, 0.0)
    network.tasteful = int(any(column in tastes for column in (*shape.columns, *shape.row_columns)))


def liked(network: Any, shape: Shape, lines: Any) -> Reals:
    """What these tastes add to positions: a line of numbers for each."""
    whole, rows = lines[:, : len(shape.columns)], lines[:, len(shape.columns) :]
    by_row = rows.reshape(len(lines), shape.rows, len(shape.row_columns)).sum(1)
    points = whole @ np.array(network.whole_taste[: len(shape.columns)])
    added: Reals = points + by_row @ np.array(network.row_taste[: len(shape.row_columns)])
    return added
