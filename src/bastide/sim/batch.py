"""Many games at once: workers, each with memory of its own, on all cores where the rules are compiled."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from ..core.events import Events
from ..core.luck import Luck
from ..core.moves import Moves
from ..memory import Memory

LOOPS = "sim.loops"
Progress = Callable[[int], None]


def quiet(done: int) -> None:
    """Progress that nobody watches."""


def cores() -> int:
    """How many processor cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Means:
    """What random games come to, on average."""

    games: int
    points: tuple[float, ...]
    tiles: float
    decisions: float


class Loop:
    """Plays games by a loop that is a rule, one after the other in one thread, and adds up what they came to.

    A game that outgrows the size of its mix is played once more, by the same luck, with all the room there is.
    """

    def __init__(self, memory: Memory, module: str, name: str, states: int, scratch: Sequence[Any], seed: int) -> None:
        self.memory = memory
        self.tally, self._luck = memory.record(memory.kind(LOOPS, "Tally")), memory.record(Luck)
        memory.form.module("core.luck").seed(self._luck, seed)
        self._loop = (module, name, states, scratch)
        self._play = self._prepared(memory)

    def _prepared(self, memory: Memory) -> Callable[[int], int]:
        """The loop with memory of its own; luck and sums it shares."""
        module, name, states, kinds = self._loop
        scratch = [memory.record(kind) for kind in (Events, Moves, *kinds)]
        arguments = (memory.box, memory.states(states, memory.start()), *scratch, self._luck, self.tally)
        return partial(memory.rule(module, name), *arguments)

    @cached_property
    def _play_large(self) -> Callable[[int], int]:
        return self._prepared(self.memory.large)

    def play(self, games: int) -> None:
        """Play some games to their end."""
        while games > 0:
            games -= int(self._play(games))
            if games > 0:
                games -= int(self._play_large(1))


class RandomGames(Loop):
    """Random games."""

    def __init__(self, memory: Memory, seed: int) -> None:
        super().__init__(memory, LOOPS, "random_games", 2, (), seed)
        start = memory.start()
        self.laid_before, self.seats = int(start.tile_count), int(start.seats)

    def means(self) -> Means:
        """The averages of all games so far; tiles laid at set-up are not counted."""
        tally, games = self.tally, int(self.tally.games)
        return Means(
            games=games,
            points=tuple(float(points) / games for points in tally.totals[: self.seats]),
            tiles=float(tally.tiles) / games - self.laid_before,
            decisions=float(tally.decisions) / games,
        )


def in_threads(workers: Iterable[Any], tasks: Iterable[tuple[int, int]], progress: Progress = quiet) -> None:
    """Share out tasks, each so many units from a number on, among workers that have `run(first, count)`."""
    waiting, free = list(tasks), list(workers)
    waiting.reverse()
    running: dict[Future[Any], tuple[Any, int]] = {}
    with ThreadPoolExecutor(max_workers=len(free)) as pool:
        while waiting or running:
            while free and waiting:
                worker, (first, count) = free.pop(), waiting.pop()
                running[pool.submit(worker.run, first, count)] = (worker, count)
            for task in wait(running, return_when="FIRST_COMPLETED").done:
                worker, count = running.pop(task)
                task.result()
                free.append(worker)
                progress(count)


def shares(total: int, size: int) -> list[tuple[int, int]]:
    """A total cut into pieces: where each begins and how long it is."""
    return [(first, min(size, total - first)) for first in range(0, total, size)]
