"""What Traders & Builders adds to the view of a game."""

from collections.abc import Sequence
from typing import Any

from .....core.tiles import TileSpec
from ...state import Box, State
from .state import GOODS
from .words import GOODS as NAMES


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> dict[str, Any]:
    """The goods of each seat, and whether the player lays his second tile or has earned one."""
    return {
        "goods": [_goods(state, seat) for seat in range(state.seats)],
        "second": bool(state.trade.second),
        "again": bool(state.trade.again),
    }


def _goods(state: State, seat: int) -> dict[str, int]:
    return {name: int(state.trade.tokens[seat * GOODS + kind]) for kind, name in NAMES.items()}
