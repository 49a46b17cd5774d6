"""Random moves that bring a castle to the positions that are rare."""

import random
from typing import Any

from bastide.core.moves import Moves
from bastide.core.table import CHANCE
from bastide.games.castle.state import Kind, Step


def choose_move(luck: random.Random, state: Any, moves: Moves) -> int:
    """A random move that seldom spends followers on courts and likes wall tiles."""
    choices = moves.moves[: moves.count]
    if state.chooser == CHANCE:
        return luck.choices(choices, moves.weights[: moves.count])[0]
    if state.step == Step.FIGURE and luck.random() < 0.9:
        first = state.tiles[state.laid].first
        kept = [move for move in choices if move and state.segments[first + (move >> 24)].kind != Kind.COURT]
        return luck.choice(kept or [0])
    return luck.choice([choices[0], *choices])
