"""A tournament on a cluster: the same games as on one machine, and the same outcome."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from ..core.errors import BadSetup
from ..sim.batch import Progress, quiet
from ..sim.tournament import Outcome, outcome
from .plan import Plan
from .playing import Result
from .running import run


def tournament_on_ray(
    address: str,
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    boxes: Sequence[str] = (),
    rules: Mapping[str, str] | None = None,
    compiled: bool | None = None,
    progress: Progress = quiet,
    tiles: object = None,
) -> Outcome:
    """Players by name, one for each seat; every deal is played once in each seating."""
    if games < 1:
        raise BadSetup("games", f"at least one game must be played, not {games}")
    deals = -(-games // max(len(players), 1))
    plan = Plan.of(game, players, len(players), deals, boxes, rules, seed=seed, compiled=compiled, tiles=tiles)
    began = time.perf_counter()
    results = sorted(run(plan, progress=progress, ray=address), key=lambda result: (result.deal, result.seating))
    points = [_by_entrant(result) for result in results]
    seats = len(players)
    by_deal = [points[first : first + seats] for first in range(0, len(points), seats)]
    return outcome(game, players, by_deal, seed, time.perf_counter() - began)


def _by_entrant(result: Result) -> tuple[int, ...]:
    """The points by entrant, wherever he sat."""
    pairs = sorted(zip(result.entrants, result.points, strict=True))
    return tuple(points for _, points in pairs)
