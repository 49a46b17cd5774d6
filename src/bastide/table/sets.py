"""Sets of tiles made ready once: preparing a game takes longer than a move, and tables of one kind share it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ..games.options import Prepared, choose, nothing_fixed, prepare
from ..play.game import Game, seat_names


@lru_cache(maxsize=64)
def _prepared(wish: str, free: bool) -> Prepared:
    prepared = prepare(choose(**json.loads(wish)))
    return replace(prepared, fixed=nothing_fixed) if free else prepared


def new_game(
    game: str,
    names: Sequence[str],
    boxes: Sequence[str],
    rules: Mapping[str, str],
    seed: int | str,
    fixed: Mapping[str, Any],
    free: bool = False,
) -> Game:
    """A game before its first move, by the first version of its rules unless another is fixed; chance waits.

    Where it is free, all may come that a fixed order has, but in any order.
    """
    wish = {"game": game, "boxes": list(boxes), "rules": dict(rules), "seats": len(names), "version": 1, **fixed}
    return Game(_prepared(json.dumps(wish, sort_keys=True), free), seat_names(names), seed, explicit=True)
