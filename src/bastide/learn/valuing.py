"""How leaves are valued while learning and measuring, on any device, with the device's own array library."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..devices import Device
from ..players.network import POINTS
from ..players.weights import Shape
from .network import Scales
from .playing import Leaves, SelfPlay

AT_ONCE = 131072  # lines that go through the network together


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
        layers["claim_1"] = layers["claim_1"] * np.asarray(scales.claim)[:, None]
        layers["trunk_1"] = layers["trunk_1"].copy()
        layers["trunk_1"][: len(shape.columns)] *= np.asarray(scales.whole)[:, None]
        self.layers = {name: device.numbers.asarray(value) for name, value in layers.items()}

    def _layer(self, name: str, lines: Any) -> Any:
        answer = lines @ self.layers[name]
        answer += self.layers[f"{name}_bias"]
        return self.device.numbers.maximum(answer, 0, out=answer)

    def beyond(self, lines: Any) -> Any:
        """What the network adds to the lead, in points, for each line."""
        numbers, columns = self.device.numbers, len(self.shape.columns)
        claims = lines[:, columns:].reshape(len(lines), self.shape.rows, len(self.shape.row_columns))
        used = 1 + int((claims[:, :, 0].any(0) * numbers.arange(self.shape.rows)).max())
        rows = claims[:, :used].astype("float32").reshape(len(lines) * used, -1)
        inner = self._layer("claim_2", self._layer("claim_1", rows))
        inner *= rows[:, :1] != 0
        summed = inner.reshape(len(lines), used, -1).sum(1)
        trunk = numbers.concatenate([lines[:, :columns].astype("float32"), summed], 1)
        top = self._layer("trunk_2", self._layer("trunk_1", trunk))
        return (top @ self.layers["out"] + self.layers["out_bias"])[:, 0] * POINTS

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
