"""What the games of an arena came to."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..analysis.game import net_luck
from ..core.errors import BadSetup
from ..sim.estimates import Estimate, estimate, margin, proportion, share
from .plan import Plan
from .playing import Result
from .ratings import Rating, bradley_terry, openskill
from .sprt import Sprt, sprt

ANCHOR = "greedy"


@dataclass(frozen=True)
class Standing:
    """How one player did."""

    player: str
    games: int
    points: Estimate
    margin: Estimate
    adjusted: Estimate | None   # the margin less its luck
    wins: Estimate
    rating: Rating


@dataclass(frozen=True)
class Report:
    """What the games came to."""

    game: str
    seats: int
    seed: int
    games: int
    deals: int
    standings: tuple[Standing, ...]
    sprt: Sprt | None

    def plain(self) -> dict[str, Any]:
        """Plain JSON data; in front what it came to for the player named first."""
        first = self.standings[0]
        head = {
            "win": first.wins.mean,
            "margin": first.margin.mean,
            "low": first.margin.low,
            "high": first.margin.high,
            "games": first.games,
        }
        return {**head, **asdict(self), "games": self.games}


def report(plan: Plan, results: Sequence[Result], strengths: tuple[float, float] | None = None) -> Report:
    """What these games say; two strengths ask for the test between them."""
    if not results:
        raise BadSetup("games", "no game has been played")
    ordered = sorted(results, key=lambda result: (result.deal, result.table, result.seating))
    ratings, titles = _ratings(plan, ordered), plan.titles()
    standings = [_standing(plan, ordered, entrant, titles[entrant], ratings[entrant]) for entrant in range(len(titles))]
    return Report(
        game=plan.game,
        seats=plan.seats,
        seed=plan.seed,
        games=len(ordered),
        deals=len({result.deal for result in ordered}),
        standings=tuple(standings),
        sprt=sprt(shares_of_first(plan, ordered), *strengths) if strengths else None,
    )


def _ratings(plan: Plan, results: Sequence[Result]) -> list[Rating]:
    if plan.seats > 2:
        return openskill(results, len(plan.players))
    titles = plan.titles()
    return bradley_terry(results, len(titles), titles.index(ANCHOR) if ANCHOR in titles else 0)


def _standing(plan: Plan, results: Sequence[Result], entrant: int, title: str, rating: Rating) -> Standing:
    own = [result for result in results if entrant in result.entrants]
    seats = [(result, seat) for result in own for seat, who in enumerate(result.entrants) if who == entrant]
    return Standing(
        player=title,
        games=len(own),
        points=estimate(_by_deal(seats, lambda result, seat: result.points[seat])),
        margin=estimate(_by_deal(seats, lambda result, seat: margin(result.points, seat))),
        adjusted=estimate(_by_deal(seats, _adjusted)) if plan.judge else None,
        wins=proportion([share(result.points, seat) for result, seat in seats]),
        rating=rating,
    )


def _adjusted(result: Result, seat: int) -> float:
    return margin(result.points, seat) - net_luck(list(result.luck), seat)


def _by_deal(seats: Sequence[tuple[Result, int]], value: Callable[[Result, int], float]) -> list[float]:
    """The mean of each deal: its games share their tiles, so they do not count apart."""
    deals: dict[int, list[float]] = {}
    for result, seat in seats:
        deals.setdefault(result.deal, []).append(value(result, seat))
    return [statistics.fmean(values) for values in deals.values()]


def shares_of_first(plan: Plan, results: Sequence[Result]) -> list[float]:
    """The mean share of victories of the player named first, deal by deal, against the second."""
    if plan.seats != 2:
        raise BadSetup("sprt", "the test between two strengths is for tables of two")
    seats = [(result, result.entrants.index(0)) for result in results if set(result.entrants) == {0, 1}]
    return _by_deal(seats, lambda result, seat: share(result.points, seat))
