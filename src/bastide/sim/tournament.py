"""Players against each other: the same deals in all seatings, and how sure the result is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..core.errors import BadSetup
from ..games.options import choose, prepare
from ..memory import Memory
from ..players.roster import called
from .batch import Progress, quiet
from .series import Series, play_series

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
    deals = -(-games // max(len(players), 1))
    memory = Memory(prepare(choose(game, boxes, rules, len(players))), compiled)
    series = play_series(memory, players, deals * len(players), seed, len(players), progress)
    points, titles = _by_deal(series, len(players)), _titles([called(name) for name in players])
    return Outcome(
        game=game,
        games=deals * len(players),
        deals=deals,
        seed=seed,
        seconds=series.seconds,
        standings=tuple(_standing(name, place, points) for place, name in enumerate(titles)),
    )


def _by_deal(series: Series, seats: int) -> list[list[tuple[int, ...]]]:
    """For each deal and seating the points by entrant."""
    games = [tuple(points) for points in series.points.tolist()]
    return [games[first : first + seats] for first in range(0, len(games), seats)]


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
