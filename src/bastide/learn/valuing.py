"""How leaves are valued while learning and measuring, on any device, with the device's own array library."""

from __future__ import annotations

import os
from typing import Any

os.environ.setdefault("CUPY_TF32", "1")  # a GPU multiplies ten times as fast, as exactly as weights are kept

import jax
import jax.numpy as jnp
import numpy as np

from ..devices import Device
from ..players.network import POINTS
from ..players.weights import Shape
from .network import Scales
from .playing import Leaves, SelfPlay

AT_ONCE = 131072  # lines that go through the network together
EVEN = 4  # numbers at a time: a GPU multiplies what comes in so many


def _filled_up(layer: np.ndarray) -> np.ndarray:
    """A layer for numbers that come in so many at a time; what is new has no say."""
    return np.concatenate([layer, np.zeros((-len(layer) % EVEN, layer.shape[1]), np.float32)])


def to_network(device: Device, array: Any) -> Any:
    """An array of the device's as the library that learns has it."""
    if device.numbers is np:
        return jnp.asarray(array)
    device.sync()
    return jax.dlpack.from_dlpack(array)


class Mind:
    """Weights at work: values leaves in points."""

    def __init__(self, device: Device, shape: Shape, weights: dict[str, Any], scales: Scales) -> None:
        self.device, self.shape = device, shape
        layers = {name: np.array(value, np.float32) for name, value in weights.items()}  # learning uses up what it had
        layers["claim_1"] = _filled_up(layers["claim_1"] * np.asarray(scales.claim)[:, None])
        layers["trunk_1"] = layers["trunk_1"].copy()
        layers["trunk_1"][: len(shape.columns)] *= np.asarray(scales.whole)[:, None]
        layers["trunk_1"] = _filled_up(layers["trunk_1"])
        self.layers = {name: device.numbers.asarray(value) for name, value in layers.items()}

    def beyond(self, lines: Any) -> Any:
        """What the network adds to the lead, in points, for each line."""
        numbers, layers = self.device.numbers, self.layers
        there = lines[:, len(self.shape.columns) :: len(self.shape.row_columns)] != 0
        rows, like = self._rows(lines, there)
        answers = numbers.matmul(self._layer("claim_1", rows), layers["claim_2"])
        trunk = self._layer("trunk_1", self._summed(lines, there.sum(1).cumsum(), like, answers))
        top = self._layer("trunk_2", trunk)
        return (numbers.matmul(top, layers["out"]) + layers["out_bias"])[:, 0] * POINTS

    def _rows(self, lines: Any, there: Any) -> tuple[Any, Any]:
        """The rows that are there, each once, and which of them each is."""
        numbers, columns = self.device.numbers, self._number(len(self.shape.row_columns))
        line, row = numbers.nonzero(there)
        places = (line * lines.shape[1] + len(self.shape.columns) + row * len(self.shape.row_columns)).astype("int32")
        names = self.device.array(len(places), "int64")
        self._run("name_rows", names, lines.ravel(), places, columns, names)
        _, one, like = numbers.unique(names, return_index=True, return_inverse=True)
        rows = self.device.array((len(one), len(self.layers["claim_1"])), "float32")
        self._run("gather_rows", rows, lines.ravel(), places[one], columns, self._number(rows.shape[1]), rows.ravel())
        return rows, like.ravel().astype("int32")

    def _summed(self, lines: Any, ends: Any, like: Any, answers: Any) -> Any:
        """What goes into the trunk, once the first two layers have answered for the rows."""
        wholes = self.device.array((len(lines), len(self.layers["trunk_1"])), "float32")
        self._run("sum_rows", wholes, lines.ravel(), self._number(lines.shape[1]),
                  self._number(len(self.shape.columns)), self._number(wholes.shape[1]), ends.astype("int32"), like,
                  answers.ravel(), self.layers["claim_2_bias"], wholes.ravel())  # fmt: skip
        return wholes

    def _layer(self, name: str, source: Any) -> Any:
        answers = self.device.numbers.matmul(source, self.layers[name])
        self._run("rectify", answers, answers.ravel(), self.layers[f"{name}_bias"])
        return answers

    def _run(self, rule: str, over: Any, *rows: Any) -> None:
        self.device.run(f"learn.reckoning.{rule}", over.size, *rows)

    def _number(self, number: int) -> Any:
        return self.device.numbers.full(1, number, "int32")

    def worths(self, leaves: Leaves) -> Any:
        """What each leaf is worth to the seat that chose it."""
        worths = leaves.leads[: leaves.size].astype("float32")
        for first in range(0, leaves.size, AT_ONCE):
            beyond = min(first + AT_ONCE, leaves.size)
            added = self.beyond(leaves.descriptions[first:beyond])
            worths[first:beyond] += added * (leaves.settled[first:beyond] == 0)
        return worths

    def exploring(self, noise: Any, temperature: float) -> Any:
        """A chooser that takes better leaves more often."""

        def choose(play: SelfPlay, leaves: Leaves) -> tuple[Any, Any]:
            worths = self.worths(leaves)
            chance = noise.gumbel(size=leaves.size).astype("float32")
            return worths + temperature * chance, worths

        return choose

    def among(self, rivals: Mind, own: Any) -> Any:
        """A chooser that takes the best leaf where its own seat of a game chooses, and elsewhere what rivals take."""

        def choose(play: SelfPlay, leaves: Leaves) -> tuple[Any, Any]:
            mine = own[leaves.games] == leaves.seats
            worths = self.device.numbers.where(mine, self.worths(leaves), rivals.worths(leaves))
            return worths, worths

        return choose

    def plainly(self, play: SelfPlay, leaves: Leaves) -> tuple[Any, Any]:
        """A chooser that takes the best leaf."""
        worths = self.worths(leaves)
        return worths, worths
