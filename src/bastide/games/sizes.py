"""Sizes: how much room the records of a mix have. Compiled rules know a few sizes, not one for every mix."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.events import Events
from ..core.grid import NEAR
from ..core.record import Room

if TYPE_CHECKING:
    from .options import Prepared

HERE = Path(__file__).parent
LARGE = "large"


@cache
def sizes(family: str) -> dict[str, Room]:
    """The sizes of a family, the smallest first; the large one is what its records themselves say."""
    smaller = tomllib.loads((HERE / family / "sizes.toml").read_text("utf-8"))
    found = {name: tuple((key.upper(), number) for key, number in room.items()) for name, room in smaller.items()}
    return {**found, LARGE: ()}


def size_of(prepared: Prepared) -> str:
    """The smallest size that a mix fits."""
    wanted = _needs(prepared)
    known = sizes(prepared.options.game.family)
    fits = (name for name, room in known.items() if all(wanted.get(key, 0) <= number for key, number in room))
    return next(fits)


def begun(prepared: Prepared) -> Any:
    """The plain state before chance makes its first move."""
    state = prepared.state.copy()
    import_module(f"bastide.games.{prepared.options.game.family}.engine").begin(prepared.box, state, Events())
    return state


def _needs(prepared: Prepared) -> dict[str, int]:
    """What a mix needs at most: all its tiles laid. A table that is wide from the start needs the large grid."""
    box, state = prepared.box, begun(prepared)
    parts = sum(copies * box.kinds[kind].segments_count for kind, copies in enumerate(state.bag) if copies)
    is_wide = max(state.east - state.west, state.north - state.south) >= NEAR
    return {
        "KINDS": box.kinds_count,
        "TILES": state.tile_count + sum(state.bag),
        "SEGMENTS": state.segment_count + parts,
        "FIGURES": state.figure_count,
        "CELLS": len(state.grid) if is_wide else 0,
    }
