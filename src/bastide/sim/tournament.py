"""Players against each other: the same deals in all seatings, and how sure the result is."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..core.errors import BadSetup
from ..core.luck import Luck
from ..games.options import choose, prepare
from ..players import kind_of
from ..players.memory import Memory
from .batch import Progress, cores, in_threads, quiet, shares

MATCHES = "sim.matches"
DEALS_AT_A_TIME = 200
SURE = 1.96  # standard errors either side that hold 95 of 100 times


@dataclass(frozen=True)
class Estimate:
    """A mean and the interval that holds the true one 95 times in 100; no interval for a single deal."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """How one player did: points, how far ahead of the best other, share of victories (a tie is split)."""

    player: str
    points: Estimate
    margin: Estimate
    wins: Estimate


@dataclass(frozen=True)
class Outcome:
    """What a tournament came to."""

    game: str
    games: int
    deals: int
    seed: int
    seconds: float
    standings: tuple[Standing, ...]

    def plain(self) -> dict[str, Any]:
        """The outcome as plain JSON data."""
        return asdict(self)


class _Worker:
    """Plays deals in one thread."""

    def __init__(self, memory: Memory, policies: Sequence[int], seed: int, results: Any) -> None:
        self.memory, self.seed, self.results = memory, seed, results
        self.seats = len(policies)
        entrants = memory.record(memory.kind(MATCHES, "Entrants"))
        for place, policy in enumerate(policies):
            entrants.policies[place] = policy
        states = memory.states(memory.form.module(MATCHES).START + 1, memory.start())
        states[memory.form.module(MATCHES).START] = states[0]
        desk = memory.record(memory.kind("players.greedy_rules", "Desk"))
        self._arguments = (memory.box, memory.hopeful(), states, desk, memory.record(Luck), entrants)
        self._rule = memory.rule(MATCHES, "play_deals")

    def run(self, first: int, deals: int) -> None:
        """Play deals from a number on; their results stand at their numbers."""
        place = slice(first * self.seats, (first + deals) * self.seats)
        self._rule(*self._arguments, self.results[place], self.seed, first, deals)


def tournament(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    boxes: Sequence[str] = (),
    rules: Mapping[str, Any] | None = None,
    compiled: bool | None = None,
    progress: Progress = quiet,
) -> Outcome:
    """Players by name, one for each seat; every deal is played once in each seating."""
    if games < 1:
        raise BadSetup("games", f"at least one game must be played, not {games}")
    policies = [int(kind_of(name).policy) for name in players]
    memory = Memory(prepare(choose(game, boxes, rules, len(players))), compiled)
    deals = -(-games // len(players))
    seconds, points = _points(memory, policies, deals, seed, progress)
    return Outcome(
        game=game,
        games=deals * len(players),
        deals=deals,
        seed=seed,
        seconds=seconds,
        standings=tuple(_standing(name, place, points) for place, name in enumerate(_titles(players))),
    )


def _points(
    memory: Memory, policies: Sequence[int], deals: int, seed: int, progress: Progress
) -> tuple[float, list[list[tuple[int, ...]]]]:
    """How long the games took, and for each deal and seating the points by entrant."""
    seats = len(policies)
    results = memory.row(memory.kind(MATCHES, "Result"), deals * seats)
    workers = [_Worker(memory, policies, seed, results) for _ in range(cores() if memory.compiled else 1)]
    size = max(1, min(DEALS_AT_A_TIME, deals // (20 * len(workers))))
    workers[0].run(0, 0)  # compiles the rules, if need be, before the clock starts
    began = time.perf_counter()
    in_threads(workers, shares(deals, size), lambda done: progress(done * seats))
    seconds = time.perf_counter() - began
    games = [tuple(int(points) for points in result.points[:seats]) for result in results]
    return seconds, [games[first : first + seats] for first in range(0, len(games), seats)]


def _standing(name: str, place: int, deals: list[list[tuple[int, ...]]]) -> Standing:
    return Standing(
        player=name,
        points=_estimate([statistics.fmean(points[place] for points in deal) for deal in deals]),
        margin=_estimate([statistics.fmean(_margin(points, place) for points in deal) for deal in deals]),
        wins=_proportion([_share(points, place) for deal in deals for points in deal]),
    )


def _margin(points: Sequence[int], place: int) -> int:
    others = [score for other, score in enumerate(points) if other != place]
    return points[place] - max(others, default=0)


def _share(points: Sequence[int], place: int) -> float:
    return (points[place] == max(points)) / points.count(max(points))


def _estimate(values: Sequence[float]) -> Estimate:
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    half = SURE * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def _proportion(values: Sequence[float]) -> Estimate:
    """A share with Wilson's interval, which is honest near none and all."""
    mean, count = statistics.fmean(values), len(values)
    centre = (mean + SURE**2 / (2 * count)) / (1 + SURE**2 / count)
    half = SURE / (1 + SURE**2 / count) * math.sqrt(mean * (1 - mean) / count + SURE**2 / (4 * count**2))
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half))


def _titles(players: Sequence[str]) -> list[str]:
    """The players' names, numbered where one plays several seats."""
    return [
        f"{name} {players[: place + 1].count(name)}" if players.count(name) > 1 else name
        for place, name in enumerate(players)
    ]
