"""What the classic family adds to the view of a game."""

from collections.abc import Sequence
from typing import Any

from ...core.tiles import TileSpec
from .state import Box, State


def extras(box: Box, state: State, specs: Sequence[TileSpec], seat: int | None) -> dict[str, Any]:
    """The tiles in hand lie open."""
    return {"hand": [specs[kind].name for kind in state.hand if kind >= 0]}
