"""What Traders & Builders adds to the view of a game."""

from collections.abc import Sequence

from msgspec import Struct

from .....core.tiles import TileSpec
from ...state import Box, State
from .state import GOODS
from .words import GOODS as NAMES


class TradersExtras(Struct):
    """The goods of each seat by kind, and whether the player lays his second tile or has earned one."""

    goods: list[dict[str, int]]
    second: bool
    again: bool


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> TradersExtras:
    """The goods of each seat, and whether the player lays his second tile or has earned one."""
    return TradersExtras(
        goods=[_goods(state, seat) for seat in range(state.seats)],
        second=bool(state.trade.second),
        again=bool(state.trade.again),
    )


def _goods(state: State, seat: int) -> dict[str, int]:
    return {name: int(state.trade.tokens[seat * GOODS + kind]) for kind, name in NAMES.items()}
