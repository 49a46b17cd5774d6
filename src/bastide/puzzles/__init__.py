"""Puzzles: positions from games that were played where one move is clearly best, with the reason."""

from __future__ import annotations

from .collection import collection, daily, of_day
from .puzzle import Puzzle, Reason

__all__ = ["Puzzle", "Reason", "collection", "daily", "of_day"]
