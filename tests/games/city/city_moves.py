"""Random moves that bring a town to the positions that are rare."""

import random
from typing import Any

from bastide.core.moves import Moves, cell_of
from bastide.core.table import CHANCE
from bastide.games.city.state import Step
from bastide.oracle import city as oracle


def choose_move(luck: random.Random, state: Any, moves: Moves, crowded: bool) -> int:
    """A random move; in a crowded town tiles are laid near the middle, so that walls come round it."""
    choices = moves.moves[: moves.count]
    if state.chooser == CHANCE:
        return luck.choices(choices, moves.weights[: moves.count])[0]
    if crowded and state.step == Step.PLACE:
        some = luck.sample(choices, min(len(choices), 8))
        return min(some, key=lambda move: max(map(abs, oracle.position(cell_of(move)))))
    return luck.choice(choices)
