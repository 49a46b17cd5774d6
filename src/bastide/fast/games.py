"""Whole games, many at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadSetup
from ..players.policy import Policy
from ..sim.batch import quiet
from ..sim.series import play_series
from .tables import Table

Entrant = str | Policy | Callable[[int | str], Any]


def play_games(
    table: Table,
    players: Sequence[Entrant],
    games: int,
    seed: int = 0,
    *,
    all_seatings: bool = False,
    cores: int | None = None,
    progress: Callable[[int], None] = quiet,
) -> NDArray[np.int16]:
    """The points of many games: a row for each game, a column for each player in the order given.

    A player is a name, a policy of one's own, or a class with `choose(game)`. The first sits in the first seat; with
    `all_seatings` every deal is played once in each seating, one after another. The same seed gives the same games,
    on any number of cores and in either form of the rules.
    """
    if len(players) != table.seats:
        raise BadSetup("seats", f"there are {table.seats} seats for {len(players)} players")
    if isinstance(games, bool) or not isinstance(games, int) or games < 0:
        raise BadSetup("games", f"a number of games is wanted, not {games!r}")
    seatings = len(players) if all_seatings else 1
    return play_series(table.memory, players, games, seed, seatings, progress, cores).points
