"""What The Abbot adds to the view of a game."""

from collections.abc import Sequence

from msgspec import Struct

from .....core.board import column, row
from .....core.tiles import TileSpec
from ...state import Box, State
from .rules import abbot_at, worth_now


class AbbotPlace(Struct):
    """The tile and segment where an abbot stands, what that is, and what he would bring home now."""

    x: int
    y: int
    tile: int
    segment: int
    kind: str
    worth: int


class AbbotExtras(Struct):
    """Where the abbot of each seat stands, null while he is at home."""

    abbots: list[AbbotPlace | None]


def extras(box: Box, state: State, specs: Sequence[TileSpec]) -> AbbotExtras:
    """Where the abbot of each seat stands and what he would bring home now; None while he is at home."""
    return AbbotExtras([_place(box, state, specs, seat) for seat in range(state.seats)])


def _place(box: Box, state: State, specs: Sequence[TileSpec], seat: int) -> AbbotPlace | None:
    segment = abbot_at(box, state, seat)
    if segment < 0:
        return None
    number = state.segments[segment].tile
    tile, part = state.tiles[number], segment - state.tiles[number].first
    return AbbotPlace(
        x=column(state, tile.cell),
        y=row(state, tile.cell),
        tile=number,
        segment=part,
        kind=specs[tile.kind].segments[part].kind,
        worth=worth_now(state, segment),
    )
