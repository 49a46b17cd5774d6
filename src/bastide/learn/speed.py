"""How fast joint moves are tried and described."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..devices import open_device
from ..sim.device_checks import measured
from ..sim.mixed import Tables
from .playing import Leaves, SelfPlay

GAMES = {"cpu": 64, "cuda": 16384}  # for two; of longer games with more seats fewer


@dataclass(frozen=True)
class Tried:
    """Joint moves a second that are tried on copies and described."""

    mix: str
    device: str
    leaves: float


def tried(
    name: str, say: Callable[[str], None] = lambda line: None, games: Collection[str] = ()
) -> Iterator[Tried]:
    """Joint moves a second on a device, mix by mix."""
    for family, mixes in measured(games).items():
        device = open_device(name, family)
        say(f"{family} tried on {name}")
        for mix in mixes:
            play = SelfPlay(device, Tables(device, family, [mix]), GAMES[name] * 4 // mix.seats**2)
            yield Tried(str(mix), name, _leaves_a_second(play))


def _leaves_a_second(play: SelfPlay) -> float:
    """Games are played with any of their joint moves; the second time is measured."""
    rate = 0.0
    for turn in range(2):
        noise, seen = play.device.numbers.random.RandomState(turn), [0]
        play.deal(np.zeros(play.games), turn * play.games + np.arange(play.games))
        play.device.sync()
        start = time.perf_counter()
        for _ in play.play(_any_leaf(noise, seen)):
            pass
        play.device.sync()
        rate = seen[0] / (time.perf_counter() - start)
    return rate


def _any_leaf(noise: Any, seen: list[int]) -> Any:
    def choose(play: SelfPlay, leaves: Leaves) -> tuple[Any, Any]:
        seen[0] += leaves.size
        keys = noise.random_sample(leaves.size).astype("float32")
        return keys, keys

    return choose
