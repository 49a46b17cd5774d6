"""The key of a position: equal for equal positions, whatever the order of the moves that led to them."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from ..core.moves import Verb, verb_of

if TYPE_CHECKING:
    from .game import Game


def key(game: Game) -> str:
    """What tells one position from another, as one word."""
    told = game.view()
    told["tiles"] = sorted(told["tiles"], key=lambda tile: (tile["x"], tile["y"]))
    laid = None if _places_next(game) else _last_place(game)
    choices = sorted(str(move) for move in game.moves()) or [str(move) for move, _ in game.chances()]
    facts = json.dumps([_without_numbers(told), laid, choices], sort_keys=True)
    return hashlib.blake2b(facts.encode(), digest_size=16).hexdigest()


def _places_next(game: Game) -> bool:
    """Whether a tile is drawn or laid next: then it no longer matters which was laid last."""
    return game.turn is None or verb_of(game.packed_moves()[0]) == Verb.PLACE


def _last_place(game: Game) -> str | None:
    placed = (played for played in reversed(game.played) if verb_of(played.move) == Verb.PLACE)
    return next((str(played.text) for played in placed), None)


def _without_numbers(told: object) -> object:
    """A view without the numbers of tiles, which tell in what order they were laid."""
    if isinstance(told, dict):
        return {name: _without_numbers(value) for name, value in told.items() if name not in ("tile", "seats")}
    return [_without_numbers(value) for value in told] if isinstance(told, list) else told
