"""The scout: looks one turn further than the mind, always as far, so that whole games of it are played as a rule."""

from __future__ import annotations

from .ruled import RuledPlayer
from .sage import LINES


class ScoutPlayer(RuledPlayer):
    """Compares the mind's best moves over a few draws and the next player's answers."""

    name = "scout"
    rules = LINES
