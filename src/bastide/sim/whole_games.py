"""Whole random games as a rule over rows: the same on a core and in a GPU's thread."""

from ..core.events import Events
from ..core.luck import Luck, seed
from ..core.moves import Moves
from ..core.rule import own, rule
from ..family import Box, State
from .loops import random_game


@rule
@own("states", "moves")
def play_out(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], states: list[State], events: list[Events],
    moves: list[Moves], lucks: list[Luck], seeds: list[int], decisions: list[int],
) -> None:  # fmt: skip
    """Each game is played to its end by the luck of its seed, every choice alike; how many choices there were."""
    for game in range(first, beyond):
        seed(lucks[game], seeds[game])
        decisions[game] = random_game(boxes[mixes[game]], states[game], events[0], moves[slot], lucks[game])
