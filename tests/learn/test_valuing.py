"""Many positions valued at once, on any device, are worth what each is by itself."""

from typing import Any

import numpy as np
import pytest

from bastide.devices import Device, open_device
from bastide.learn.network import Scales
from bastide.learn.valuing import Mind
from bastide.players.weights import Weights, weights_for

FAMILIES = ("castle", "city", "classic")


def positions(weights: Weights, many: int, seed: int) -> Any:
    """Invented descriptions: any numbers, and as many rows as it happens, some of them alike."""
    dice, shape = np.random.default_rng(seed), weights.shape
    whole = dice.integers(-9, 60, (many, len(shape.columns)))
    kinds = dice.integers(-3, 12, (5, len(shape.row_columns)))
    kinds[:, 0] = 1
    rows = kinds[dice.integers(5, size=(many, shape.rows))]
    rows[np.arange(shape.rows) >= dice.integers(0, shape.rows + 1, many)[:, None]] = 0
    return np.concatenate([whole, rows.reshape(many, -1)], 1).astype(np.int16)


def mind_on(device: Device, weights: Weights) -> Mind:
    ones = (np.ones(len(names), np.float32) for names in (weights.shape.columns, weights.shape.row_columns))
    return Mind(device, weights.shape, dict(weights.layers), Scales(*ones))


@pytest.mark.parametrize("family", FAMILIES)
def test_many_positions_are_worth_what_each_is_by_itself(family: str) -> None:
    weights = weights_for(family)
    mind = mind_on(open_device("cpu", family), weights)
    lines = positions(weights, 300, seed=1)
    assert np.allclose(mind.beyond(lines), weights.beyond(lines), atol=0.01)
    assert np.allclose(mind.beyond(lines[:1]), weights.beyond(lines[:1]), atol=0.01)


def test_positions_without_rows_have_a_worth(device: Device) -> None:
    weights = weights_for("castle")
    bare = positions(weights, 7, seed=2)
    bare[:, len(weights.shape.columns) :] = 0
    assert np.allclose(mind_on(device, weights).beyond(bare), weights.beyond(bare), atol=0.01)


def test_rows_alike_go_through_the_network_once(device: Device) -> None:
    weights = weights_for("castle")
    lines = positions(weights, 200, seed=3)
    width = len(weights.shape.row_columns)
    every = lines[:, len(weights.shape.columns) :].reshape(-1, width)
    there = lines[:, len(weights.shape.columns) :: width] != 0
    rows, like = mind_on(device, weights)._rows(lines, there)
    assert len(rows) == len(np.unique(every[every[:, 0] != 0], axis=0)) <= 5 < there.sum()
    assert (rows[like][:, :width] == every[every[:, 0] != 0]).all()


@pytest.fixture(scope="module")
def device() -> Device:
    return open_device("cpu", "castle")
