"""Games by the million: tables, whole games without Python, policies of one's own, batches as arrays.

Everything named here is public and stays; docs/fast.md explains it.
"""

from ..players.policy import Policy, policy
from ..players.toolbox import (
    CHANCE,
    OVER,
    Verb,
    any_move,
    below,
    cell_of,
    copy_into,
    finish,
    lead,
    legal,
    play,
    spot_of,
    tiles_left,
    verb_of,
    what_of,
)
from .actions import Actions
from .batches import Batch, batch
from .games import play_games
from .tables import Table, table

__all__ = [
    "CHANCE",
    "OVER",
    "Actions",
    "Batch",
    "Policy",
    "Table",
    "Verb",
    "any_move",
    "batch",
    "below",
    "cell_of",
    "copy_into",
    "finish",
    "lead",
    "legal",
    "play",
    "play_games",
    "policy",
    "spot_of",
    "table",
    "tiles_left",
    "verb_of",
    "what_of",
]
