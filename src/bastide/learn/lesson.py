"""A lesson: play a batch of games against itself, learn from it, and again. The same seed gives the same lesson."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

import numpy as np
import optax

from ..devices import Device
from ..players.weights import shape_of
from ..sim.mixes import Mix, family_of, pool
from . import network
from .groups import Harvest, Manner, make_groups
from .valuing import Mind, to_network

STEPS = 16  # steps that are learned at once
ROOM = 1.1  # for batches that have more positions than others
FIRST_SEED = 1 << 40  # of games learned from; those of measuring lie far below


@dataclass
class Plan:
    """What a lesson is to be."""

    name: str
    games: int
    batch: int = 4096  # games played in step
    lines: int = 4096  # positions in one step of learning
    seed: int = 0
    width: int = 64
    trust: float = 0.8
    rate: float = 1e-3
    warmth: float = 1.0
    coolness: float = 0.1
    passes: int = 3  # how many times as many positions as a batch has are learned from after it
    memory: int = 1  # batches that are learned from
    rivals: float = 0.0  # part of the games in which one seat learns and greedy players have the others
    within: float = 0.0  # minutes in which it is to be over, however few games it has played; 0: no matter when
    winning: float = 0.0  # how far a victory counts more than points


@dataclass
class Progress:
    """How a lesson went so far, a line for each batch."""

    games: int = 0
    seconds: float = 0.0
    lines: list[dict[str, float]] = field(default_factory=list)


class Lesson:
    """One lesson on one device."""

    def __init__(self, plan: Plan, device: Device) -> None:
        self.plan, self.device = plan, device
        self.family = family_of(plan.name)
        self.mixes: list[Mix] = pool(plan.name, Random(f"lesson {plan.seed}"))
        self.groups = make_groups(device, self.family, self.mixes, plan.batch)
        self.shape = shape_of(self.groups[0].tables.engine.Description)
        self.weights = network.begin(self.shape, plan.width, plan.seed)
        self.optimizer = optax.scale_by_adam()
        self.memory = network.remember(self.optimizer, self.weights)
        self.scales: network.Scales | None = None
        self.progress = Progress()
        self.harvests: deque[list[Harvest]] = deque(maxlen=plan.memory)
        self.room: tuple[Any, ...] | None = None
        self.beginner: Mind | None = None  # what it knew already

    @property
    def part(self) -> float:
        """How much of the lesson is done, by its games or by the clock."""
        minutes = self.progress.seconds / 60
        timed = minutes / self.plan.within if self.plan.within else 0.0
        return min(1.0, max(timed, self.progress.games / self.plan.games))

    @property
    def rate(self) -> float:
        """How fast it learns now: slower and slower, so that it is calm at its end."""
        return self.plan.rate * (1.0 + math.cos(math.pi * self.part)) / 2

    @property
    def mind(self) -> Mind:
        """What has been learned so far: the mean of the latest weights, which is calmer than any of them."""
        scales = self.scales or network.Scales(
            np.ones(len(self.shape.columns), "float32"), np.ones(len(self.shape.row_columns), "float32")
        )
        return Mind(self.device, self.shape, self.memory.mean, scales)

    def run(self, minutes: float = 1e9, tell: Callable[[dict[str, float]], None] = lambda line: None) -> None:
        """Learn until the lesson is over, or for so many minutes."""
        end = time.monotonic() + 60 * minutes
        while self.part < 1.0 and time.monotonic() < end:
            tell(self.learn_batch())

    def learn_batch(self) -> dict[str, float]:
        """Play a batch and learn from it; a line about it."""
        start = time.monotonic()
        number = self.progress.games // self.plan.batch
        noise = self.device.numbers.random.RandomState((self.plan.seed * 1000003 + number) % (1 << 31))
        plan, warmth = self.plan, max(self.plan.coolness, self.plan.warmth * (1.0 - self.part))
        manner = Manner(warmth, plan.rivals, plan.trust, plan.winning)
        mind, first = self.mind, FIRST_SEED + (self.plan.seed << 32) + self.progress.games
        self.harvests.append([])
        for group in self.groups:
            self.harvests[-1].append(group.gather(mind, first, noise, manner))
            first += group.games
        self.device.sync()
        played = time.monotonic()
        loss = self._learn(noise)
        self.progress.games += self.plan.batch
        now = time.monotonic()
        self.progress.seconds += now - start
        mean = sum(part.points for part in self.harvests[-1]) / sum(part.seats for part in self.harvests[-1])
        line = {
            "games": self.progress.games, "minutes": self.progress.seconds / 60, "loss": loss, "points": mean,
            "playing": played - start, "learning": now - played,
        }  # fmt: skip
        self.progress.lines.append(line)
        return line

    def _learn(self, noise: Any) -> float:
        """Learn from positions drawn from all batches remembered; the mean loss."""
        numbers = self.device.numbers
        lines, aim = self._remembered()
        if self.scales is None:
            sample = lines[noise.permutation(len(lines))[: 1 << 16]]
            self.scales = network.scales_of(self.shape, self.device.fetch(sample))
        wanted = self.plan.passes * sum(len(part.aims) for part in self.harvests[-1])
        rounds = -(-wanted // len(lines))
        order = numbers.concatenate([noise.permutation(len(lines)) for _ in range(rounds)])[:wanted]
        lead = self.shape.columns.index("lead")
        at_once, losses = self.plan.lines * STEPS, []
        for first in range(0, len(order) - at_once + 1, at_once):
            some = order[first : first + at_once]
            batch = lines[some]
            samples = [batch, batch[:, lead].astype("float32"), aim[some]]
            shaped = [
                to_network(self.device, part.reshape(STEPS, self.plan.lines, *part.shape[1:])) for part in samples
            ]
            self.weights, self.memory, loss = network.train(
                self.shape,
                self.optimizer,
                self.weights,
                self.memory,
                self.scales,
                self.rate,
                self.plan.winning,
                tuple(shaped),
            )
            losses.append(loss)
        return float(sum(losses) / max(1, len(losses)))

    def _remembered(self) -> tuple[Any, Any]:
        """The positions of all batches remembered and their aims, in room made once: new copies would fill a GPU."""
        parts = [part for harvest in self.harvests for part in harvest]
        size = sum(len(part.aims) for part in parts)
        if self.room is None or len(self.room[1]) < size:
            most = int(ROOM * self.plan.memory * size / len(self.harvests))
            self.room = None
            self.room = tuple(self.device.array((most, *kind.shape[1:]), kind.dtype) for kind in parts[0][:2])
        first = 0
        for part in parts:
            beyond = first + len(part.aims)
            self.room[0][first:beyond], self.room[1][first:beyond] = part.lines, part.aims
            first = beyond
        return self.room[0][:size], self.room[1][:size]

    def story(self) -> dict[str, Any]:
        """How the weights came about."""
        return {
            "plan": asdict(self.plan),
            "family": self.family,
            "columns": list(self.shape.columns),
            "rows": self.shape.rows,
            "row_columns": list(self.shape.row_columns),
            "mixes": [str(mix) for mix in sorted(set(self.mixes))],
            "games": self.progress.games,
            "minutes": round(self.progress.seconds / 60, 2),
            "device": self.device.name,
            "curve": self.progress.lines,
        }
