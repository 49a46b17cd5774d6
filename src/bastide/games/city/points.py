"""What roads and markets are worth."""

from ...core.events import Events, Happening, note
from ...core.features import tiles_of
from ...core.rule import rule
from .state import Box, Goods, Kind, Part, State

LONG_ROAD = 4


@rule
def is_complete(state: State, feature: int) -> bool:
    """Nothing of a completed road or market is open; residential areas are never complete."""
    return state.segments[feature].open_sides == 0 and state.segments[feature].kind != Kind.RESIDENTIAL


@rule
def part(events: Events, cell: int, spot: int, name: int, number: int, each: int) -> int:
    """One named part of a score: so many of something, so much each."""
    if number * each != 0:
        note(events, Happening.PART, -1, cell, spot, name, number, number * each)
    return number * each


@rule
def goods_of(box: Box, state: State, market: int) -> int:
    """The kinds of goods a market sells, one bit each."""
    goods, segment = 0, market
    while True:
        tile = state.tiles[state.segments[segment].tile]
        goods |= box.kinds[tile.kind].parts[segment - tile.first].marks
        segment = state.segments[segment].following
        if segment == market:
            return goods


@rule
def worth_of(box: Box, state: State, events: Events, feature: int) -> int:
    """A road pays one point a tile, from four tiles on two; a market one a tile for each kind of goods."""
    tiles, tile = tiles_of(state, feature), state.tiles[state.segments[feature].tile]
    spot = feature - tile.first
    if state.segments[feature].kind == Kind.ROAD:
        return part(events, tile.cell, spot, Part.TILES, tiles, 2 if tiles >= LONG_ROAD else 1)
    goods, worth = goods_of(box, state, feature), 0
    if goods & Goods.FISH:
        worth += part(events, tile.cell, spot, Part.FISH, tiles, 1)
    if goods & Goods.GRAIN:
        worth += part(events, tile.cell, spot, Part.GRAIN, tiles, 1)
    if goods & Goods.LIVESTOCK:
        worth += part(events, tile.cell, spot, Part.LIVESTOCK, tiles, 1)
    return worth
