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
from .slips import TAPE, Stage

GAMES_AT_A_TIME = 4096


@dataclass(frozen=True)
class Series:
    """What games came to, row by row: points by entrant, tiles laid, choices made; and how long they took."""

    points: NDArray[np.int16]
    tiles: NDArray[np.int16]
    decisions: NDArray[np.int16]
    seconds: float
    tape: NDArray[np.int32]
    lengths: NDArray[np.int16]

    def moves(self, game: int) -> list[int]:
        """The packed moves of a game, chance's among them, where they were kept."""
        start = game * TAPE
        return [int(move) for move in self.tape[start : start + min(TAPE, int(self.lengths[game]))]]


def play_series(
    memory: Memory,
    players: Sequence[Any],
    games: int,
    seed: int = 0,
    seatings: int = 1,
    progress: Progress = quiet,
    workers: int | None = None,
    keep_moves: bool = False,
) -> Series:
    """Games between players, by name or kind, one for each seat; each deal is played in so many seatings.

    The same seed gives the same games, whatever the number of workers and the form of the rules.
    """
    slips, tape = slips_for(memory, games), np.zeros(games * TAPE if keep_moves else 0, np.int32)
    kinds = [kind_of(player) if isinstance(player, str) else player for player in players]
    rules = rules_of(kinds)
    if rules is None:
        names = [player if isinstance(player, str) else "" for player in players]
        crew: list[Any] = [Sittings(memory, kinds, names, seed, seatings, slips, tape)]
    else:
        number = workers or (cores() if memory.compiled else 1)
        crew = [Matches(memory, rules, seed, seatings, slips, tape) for _ in range(max(1, min(number, games)))]
        crew[0].warm_up()
    size = max(1, min(GAMES_AT_A_TIME, games // (20 * len(crew))))
    began = time.perf_counter()
    in_threads(crew, shares(games, size), progress)
    _refuse_broken(slips)
    outgrown = np.flatnonzero(_stages(slips) == int(Stage.OUTGROWN)).tolist()
    if rules is not None and outgrown:
        roomy = Matches(memory.large, rules, seed, seatings, slips, tape)
        for place in outgrown:
            roomy.run(place, 1)
    return _series(slips, tape, len(players), memory.start().tile_count, time.perf_counter() - began)


def rules_of(kinds: Sequence[Any]) -> list[Rules] | None:
    """The rules of all these players; None if one has none, and the game must be played in Python."""
    return [kind.rules for kind in kinds] if all(isinstance(kind, HasRules) for kind in kinds) else None


def _stages(slips: Any) -> NDArray[np.int8]:
    """How far each game is."""
    return np.array([slip.stage for slip in slips] if isinstance(slips, list) else slips["stage"], np.int8)


def _refuse_broken(slips: Any) -> None:
    """A policy that names no move has broken its game off."""
    broken = np.flatnonzero(_stages(slips) == int(Stage.BROKEN))
    if len(broken):
        reason = f"in {len(broken)} games, first in game {broken[0]}, a policy chose a number that is none of its moves"
        raise BadSetup("bad-policy", reason)


def _series(slips: Any, tape: NDArray[np.int32], seats: int, laid_before: int, seconds: float) -> Series:
    if isinstance(slips, list):
        points = np.array([slip.points[:seats] for slip in slips], np.int16).reshape(-1, seats)
        tiles = np.array([slip.tiles for slip in slips], np.int16)
        decisions = np.array([slip.decisions for slip in slips], np.int16)
        lengths = np.array([slip.moves for slip in slips], np.int16)
    else:
        points = np.ascontiguousarray(slips["points"][:, :seats])
        tiles, decisions, lengths = (slips[name].copy() for name in ("tiles", "decisions", "moves"))
    return Series(points, tiles - np.int16(laid_before), decisions, seconds, tape, lengths)
