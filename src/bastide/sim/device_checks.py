"""Does a GPU play the very same games as the processor, and how fast?"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from ..devices import Device, open_device
from ..devices.lockstep import Lockstep, Work
from ..games import catalogue
from .mixed import RandomGames, Tables
from .mixes import Mix, pool

IN_STEP = 128  # games that are played in lock step to see what warps do
MEASURED = {family: tuple(Mix(*mix) for mix in mixes) for family, mixes in catalogue.measured.items()}


@dataclass(frozen=True)
class Comparison:
    """How many games of a mix ended in the same bytes on both devices."""

    mix: str
    games: int
    alike: int


def compare(family: str, name: str, games: int, seed: int, mixes: int = 24) -> Iterator[Comparison]:
    """Games of many mixes of a family on a device, byte for byte beside those of the processor."""
    drawn = sorted({*MEASURED.get(family, ()), *pool(family, Random(seed), mixes)})
    ends = [_ends(open_device(device, family), family, drawn, games, seed) for device in ("cpu", name)]
    for number, mix in enumerate(drawn):
        lines = slice(number * games, (number + 1) * games)
        alike = int((ends[0][lines] == ends[1][lines]).all(1).sum())
        yield Comparison(str(mix), games, alike)


def _ends(device: Device, family: str, mixes: list[Mix], games: int, seed: int) -> np.ndarray:
    play = RandomGames(device, Tables(device, family, mixes), len(mixes) * games)
    play.play(np.repeat(np.arange(len(mixes)), games), seed + np.arange(len(mixes) * games))
    return play.ends()


@dataclass(frozen=True)
class Rate:
    """Games a second of one mix on a device."""

    mix: str
    device: str
    games: float
    decisions: float
    at_once: int


def measured(games: Collection[str] = ()) -> dict[str, list[Mix]]:
    """The mixes whose speed is told by family, of all games or of some."""
    wanted = games or catalogue.games
    found = {family: [mix for mix in mixes if mix.game in wanted] for family, mixes in MEASURED.items()}
    return {family: mixes for family, mixes in found.items() if mixes}


def rates(
    name: str, at_once: int, seconds: float, say: Callable[[str], None] = lambda line: None, games: Collection[str] = ()
) -> Iterator[Rate]:
    """Random games a second on a device and on the processor, mix by mix."""
    for family, mixes in measured(games).items():
        for place in ("cpu", name) if name != "cpu" else ("cpu",):
            device = open_device(place, family)
            say(f"{family} on {place}")
            for mix in mixes:
                many = at_once if place != "cpu" else min(at_once, 4096)
                yield _rate(RandomGames(device, Tables(device, family, [mix]), many), str(mix), seconds)


def works(say: Callable[[str], None] = lambda line: None, games: Collection[str] = ()) -> Iterator[tuple[str, Work]]:
    """What warps do in a random game of each mix, the mean of some."""
    for family, mixes in measured(games).items():
        for mix in mixes:
            device = Lockstep(family)
            say(f"{mix} in lock step")
            play = RandomGames(device, Tables(device, family, [mix]), IN_STEP)
            play.play(np.zeros(IN_STEP), np.arange(IN_STEP))
            yield str(mix), device.work.for_each_of(IN_STEP)


def _rate(play: RandomGames, mix: str, seconds: float) -> Rate:
    """The best of several runs: other work only ever slows one down."""
    best, spent, turn = 0.0, 0.0, 0
    mixes = np.zeros(play.games)
    while turn < 3 or spent < seconds:
        seeds = turn * play.games + np.arange(play.games)
        play.device.sync()
        start = time.perf_counter()
        play.play(mixes, seeds)
        play.device.sync()
        passed = time.perf_counter() - start
        best, spent, turn = max(best, play.games / passed), spent + passed, turn + 1
    decisions = best * float(play.decisions.sum()) / play.games
    return Rate(mix, play.device.name, best, decisions, play.games)
