"""The network of a mind, as it learns: what a position is worth beyond the lead if the game ended now.

Each claimed feature goes through two layers, the sum of them all, with the numbers about the whole position, through
two more. The last layer begins at zero, so a mind begins as the greedy player.
"""

from __future__ import annotations

import os
from functools import partial
from typing import Any, NamedTuple

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the games need the GPU's memory too

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..players.network import POINTS
from ..players.weights import Shape
from .targets import appeal

TOP = 64  # the width of the last layer
SLOWLY = 1 / 2000  # how fast the mean of the weights follows them, a step
FIRST_STEPS = 400  # in which learning gathers speed: before, it knows too little of how weights move


def begin(shape: Shape, width: int, seed: int) -> dict[str, Any]:
    """Weights to begin with."""
    sizes = {
        "claim_1": (len(shape.row_columns), width),
        "claim_2": (width, width),
        "trunk_1": (len(shape.columns) + width, 2 * width),
        "trunk_2": (2 * width, TOP),
    }
    keys = jax.random.split(jax.random.key(seed), len(sizes))
    weights: dict[str, Any] = {}
    for key, (name, size) in zip(keys, sizes.items(), strict=True):
        weights[name] = jax.random.normal(key, size) * np.sqrt(2.0 / size[0])
        weights[f"{name}_bias"] = jnp.zeros(size[1])
    weights["out"], weights["out_bias"] = jnp.zeros((TOP, 1)), jnp.zeros(1)
    return weights


class Scales(NamedTuple):
    """What the columns are multiplied by, so that all are of one size."""

    whole: Any
    claim: Any


def scales_of(shape: Shape, lines: np.ndarray) -> Scales:
    """Columns that vary by more than one are brought down to one."""
    whole = lines[:, : len(shape.columns)]
    rows = lines[:, len(shape.columns) :].reshape(-1, len(shape.row_columns))
    rows = rows[rows[:, 0] > 0]
    return Scales(
        jnp.asarray(1.0 / np.maximum(whole.std(0), 1.0), jnp.float32),
        jnp.asarray(1.0 / np.maximum(rows.std(0), 1.0), jnp.float32),
    )


def answer(shape: Shape, weights: dict[str, Any], scales: Scales, lines: Any) -> Any:
    """What the network adds to the lead, in points, for each line."""
    lines = lines.astype(jnp.float32)
    whole = lines[:, : len(shape.columns)] * scales.whole
    rows = lines[:, len(shape.columns) :].reshape(-1, shape.rows, len(shape.row_columns))
    there = rows[:, :, :1] > 0
    inner = jax.nn.relu(rows * scales.claim @ weights["claim_1"] + weights["claim_1_bias"])
    inner = jax.nn.relu(inner @ weights["claim_2"] + weights["claim_2_bias"])
    summed = jnp.sum(jnp.where(there, inner, 0.0), 1)
    trunk = jnp.concatenate([whole, summed], 1)
    trunk = jax.nn.relu(trunk @ weights["trunk_1"] + weights["trunk_1_bias"])
    trunk = jax.nn.relu(trunk @ weights["trunk_2"] + weights["trunk_2_bias"])
    return (trunk @ weights["out"] + weights["out_bias"])[:, 0] * POINTS


answers = jax.jit(answer, static_argnums=0)


class Memory(NamedTuple):
    """What learning remembers beside the weights: how they moved, and their mean over the last steps."""

    moves: Any
    mean: dict[str, Any]


def remember(optimizer: Any, weights: dict[str, Any]) -> Memory:
    """The memory of learning that has not begun."""
    return Memory(optimizer.init(weights), jax.tree.map(jnp.array, weights))


def _follow(steps: Any, means: Any, weights: Any) -> Any:
    """The mean of the weights one step on: of all of them at first, later of the latest."""
    share = jnp.maximum(SLOWLY, 1 / steps)
    return jax.tree.map(lambda mean, weight: mean + share * (weight - mean), means, weights)


@partial(jax.jit, static_argnums=(0, 1), donate_argnums=(2, 3))
def train(
    shape: Shape, optimizer: Any, weights: dict[str, Any], memory: Memory, scales: Scales, rate: Any, winning: Any,
    samples: Any,
) -> tuple[dict[str, Any], Memory, Any]:  # fmt: skip
    """One step of learning after another over batches of lines, leads and targets; the mean loss."""

    def loss(weights: dict[str, Any], lines: Any, leads: Any, targets: Any) -> Any:
        worth = leads + answer(shape, weights, scales, lines)
        error = (appeal(jnp, worth, winning) - targets) / POINTS
        size = jnp.abs(error)
        return jnp.mean(jnp.where(size < 2.0, 0.5 * error * error, 2.0 * size - 2.0))

    def step(carry: tuple[Any, Memory], batch: tuple[Any, Any, Any]) -> tuple[tuple[Any, Memory], Any]:
        weights, memory = carry
        value, slope = jax.value_and_grad(loss)(weights, *batch)
        updates, moves = optimizer.update(slope, memory.moves, weights)
        pace = rate * jnp.minimum(1.0, moves.count / FIRST_STEPS)
        weights = jax.tree.map(lambda weight, update: weight - pace * update, weights, updates)
        return (weights, Memory(moves, _follow(moves.count, memory.mean, weights))), value

    (weights, memory), values = lax.scan(step, (weights, memory), samples)
    return weights, memory, jnp.mean(values)
