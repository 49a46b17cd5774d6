"""Does a device try and describe the very same moves as the processor?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..devices import Device, open_device
from ..sim.device_checks import MEASURED
from ..sim.mixed import Tables
from ..sim.mixes import Mix
from .playing import Leaves, SelfPlay


@dataclass(frozen=True)
class Alike:
    """How many joint moves of a mix lead to the same description and lead on both devices."""

    mix: str
    leaves: int
    alike: int


def compare_leaves(family: str, name: str, games: int, seed: int) -> Iterator[Alike]:
    """Every joint move of some games of the mixes that are measured, beside those of the processor."""
    for mix in MEASURED[family]:
        here, there = (lines_of(open_device(device, family), family, mix, games, seed) for device in ("cpu", name))
        yield Alike(str(mix), sum(map(len, here)), sum(map(_same, here, there)))


def _same(here: Any, there: Any) -> int:
    """How many lines of a step are the same."""
    return int((here == there).all(1).sum()) if len(here) == len(there) else 0


def lines_of(device: Device, family: str, mix: Mix, games: int, seed: int) -> list[Any]:
    """What the leaves look like step by step, each a line that ends with its lead and whether its game is over."""
    play, found = SelfPlay(device, Tables(device, family, [mix]), games), []
    noise = np.random.RandomState(seed)

    def choose(play: SelfPlay, leaves: Leaves) -> tuple[Any, Any]:
        lines, leads, settled = (
            device.fetch(part[: leaves.size]) for part in (leaves.descriptions, leaves.leads, leaves.settled)
        )
        found.append(np.column_stack([lines * (settled == 0)[:, None], leads, settled]))
        keys = device.numbers.asarray(noise.random_sample(leaves.size).astype("float32"))
        return keys, keys

    play.deal(np.zeros(games), seed + np.arange(games))
    for _ in play.play(choose):
        pass
    return found
