"""Bastide: the tile games, played by their printed rules."""

from .core.errors import BadNotation, BadRecord, BadSetup, BadTiles, BastideError, IllegalMove
from .games import catalogue
from .play.event import Event
from .play.game import Game
from .play.move import Move

__version__ = "0.1.0"

__all__ = [
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BadTiles",
    "BastideError",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "catalogue",
]
