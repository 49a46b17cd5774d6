"""Players against each other: the same deals in all seatings, and how sure the result is."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from ..core.errors import BadSetup
from ..games.options import choose, prepare
from ..memory import Memory
from ..players.roster import called
from .batch import Progress, quiet
from .estimates import Estimate, estimate, margin, proportion, share
from .series import Series, play_series


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
    entrants: tuple[str, ...] = ()
    series: Series | None = field(default=None, repr=False, compare=False)

    def plain(self) -> dict[str, Any]:
        """The outcome as plain JSON data."""
        told = asdict(replace(self, series=None))
        return {name: value for name, value in told.items() if name not in ("series", "entrants")}


def tournament(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    boxes: Sequence[str] = (),
    rules: Mapping[str, Any] | None = None,
    compiled: bool | None = None,
    progress: Progress = quiet,
    keep_moves: bool = False,
    tiles: object = None,
) -> Outcome:
    """Players by name, one for each seat; every deal is played once in each seating."""
    if games < 1:
        raise BadSetup("games", f"at least one game must be played, not {games}")
    deals = -(-games // max(len(players), 1))
    memory = Memory(prepare(choose(game, boxes, rules, len(players), tiles=tiles)), compiled)
    series = play_series(memory, players, deals * len(players), seed, len(players), progress, keep_moves=keep_moves)
    return replace(outcome(game, players, _by_deal(series, len(players)), seed, series.seconds), series=series)


def outcome(
    game: str, players: Sequence[str], points: list[list[tuple[int, ...]]], seed: int, seconds: float
) -> Outcome:
    """What games came to, given for each deal and seating the points by entrant."""
    names = titles([called(name) for name in players])
    return Outcome(
        game=game,
        games=len(points) * len(players),
        deals=len(points),
        seed=seed,
        seconds=seconds,
        standings=tuple(_standing(name, place, points) for place, name in enumerate(names)),
        entrants=tuple(names),
    )


def _by_deal(series: Series, seats: int) -> list[list[tuple[int, ...]]]:
    """For each deal and seating the points by entrant."""
    games = [tuple(points) for points in series.points.tolist()]
    return [games[first : first + seats] for first in range(0, len(games), seats)]


def _standing(name: str, place: int, deals: list[list[tuple[int, ...]]]) -> Standing:
    return Standing(
        player=name,
        points=estimate([statistics.fmean(points[place] for points in deal) for deal in deals]),
        margin=estimate([statistics.fmean(margin(points, place) for points in deal) for deal in deals]),
        wins=proportion([share(points, place) for deal in deals for points in deal]),
    )


def titles(players: Sequence[str]) -> list[str]:
    """The players' names, numbered where one plays several seats."""
    return [
        f"{name} {players[: place + 1].count(name)}" if players.count(name) > 1 else name
        for place, name in enumerate(players)
    ]
