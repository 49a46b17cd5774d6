"""A searcher without learning, to measure others by: UCT with random games."""

from __future__ import annotations

from .ruled import RuledPlayer
from .rules import OurRules


class UctPlayer(RuledPlayer):
    """Plays some thousand random games before each choice."""

    name = "uct"
    rules = OurRules("players.uct_rules")
