"""The first game of a fresh process, to see how long it takes: `python -m bastide.sim.start standard`."""

from __future__ import annotations

import sys

from ..games.options import choose, prepare
from ..memory import Memory
from .batch import RandomGames


def first_game(game: str) -> None:
    """Set up a table, load or compile its rules, play one game."""
    RandomGames(Memory(prepare(choose(game))), 1).play(1)


if __name__ == "__main__":
    first_game(sys.argv[1])
