"""A series of games between players of any kind: those whose choices are rules play without Python, on all cores."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadSetup
from ..memory import Memory
from ..players.player import HasRules
from ..players.roster import kind_of
from ..players.rules import Rules
from .batch import Progress, cores, in_threads, quiet, shares
from .matches import Matches, slips_for
from .sittings import Sittings
from .slips import Stage

GAMES_AT_A_TIME = 4096


@dataclass(frozen=True)
class Series:
    """What games came to, row by row: points by entrant, tiles laid, choices made; and how long they took."""

    points: NDArray[np.int16]
    tiles: NDArray[np.int16]
    decisions: NDArray[np.int16]
    seconds: float


def play_series(
    memory: Memory,
    players: Sequence[Any],
    games: int,
    seed: int = 0,
    seatings: int = 1,
    progress: Progress = quiet,
    workers: int | None = None,
) -> Series:
    """Games between players, by name or kind, one for each seat; each deal is played in so many seatings.

    The same seed gives the same games, whatever the number of workers and the form of the rules.
    """
    slips = slips_for(memory, games)
    kinds = [kind_of(player) if isinstance(player, str) else player for player in players]
    rules = rules_of(kinds)
    if rules is None:
        names = [player if isinstance(player, str) else "" for player in players]
        crew: list[Any] = [Sittings(memory, kinds, names, seed, seatings, slips)]
    else:
        number = workers or (cores() if memory.compiled else 1)
        crew = [Matches(memory, rules, seed, seatings, slips) for _ in range(max(1, min(number, games)))]
        crew[0].warm_up()
    size = max(1, min(GAMES_AT_A_TIME, games // (20 * len(crew))))
    began = time.perf_counter()
    in_threads(crew, shares(games, size), progress)
    _refuse_broken(slips)
    for number in [number for number, slip in enumerate(slips) if slip.stage == Stage.OUTGROWN] if rules else []:
        Matches(memory.large, rules or [], seed, seatings, slips).run(number, 1)
    return _series(slips, len(players), memory.start().tile_count, time.perf_counter() - began)


def rules_of(kinds: Sequence[Any]) -> list[Rules] | None:
    """The rules of all these players; None if one has none, and the game must be played in Python."""
    return [kind.rules for kind in kinds] if all(isinstance(kind, HasRules) for kind in kinds) else None


def _refuse_broken(slips: Any) -> None:
    """A policy that names no move has broken its game off."""
    stages = np.array([slip.stage for slip in slips]) if isinstance(slips, list) else slips["stage"]
    broken = np.flatnonzero(stages == int(Stage.BROKEN))
    if len(broken):
        reason = f"in {len(broken)} games, first in game {broken[0]}, a policy chose a number that is none of its moves"
        raise BadSetup("bad-policy", reason)


def _series(slips: Any, seats: int, laid_before: int, seconds: float) -> Series:
    if isinstance(slips, list):
        points = np.array([slip.points[:seats] for slip in slips], np.int16).reshape(-1, seats)
        tiles = np.array([slip.tiles for slip in slips], np.int16)
        decisions = np.array([slip.decisions for slip in slips], np.int16)
    else:
        points = np.ascontiguousarray(slips["points"][:, :seats])
        tiles, decisions = slips["tiles"].copy(), slips["decisions"].copy()
    return Series(points, tiles - np.int16(laid_before), decisions, seconds)
