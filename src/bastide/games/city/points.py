"""What roads and markets are worth."""

from ...core.events import Events
from ...core.features import marks_on, tiles_of
from ...core.paying import part_on
from ...core.rule import rule
from .state import Box, Goods, Kind, Part, State

LONG_ROAD = 4


@rule
def is_complete(state: State, feature: int) -> bool:
    """Nothing of a completed road or market is open; residential areas are never complete."""
    return state.segments[feature].open_sides == 0 and state.segments[feature].kind != Kind.RESIDENTIAL


@rule
def worth_of(box: Box, state: State, events: Events, feature: int) -> int:
    """A road pays one point a tile, from four tiles on two; a market one a tile for each kind of goods."""
    tiles = tiles_of(state, feature)
    if state.segments[feature].kind == Kind.ROAD:
        return part_on(state, events, feature, Part.TILES, tiles, 2 if tiles >= LONG_ROAD else 1)
    goods, worth = marks_on(box, state, feature), 0
    if goods & Goods.FISH:
        worth += part_on(state, events, feature, Part.FISH, tiles, 1)
    if goods & Goods.GRAIN:
        worth += part_on(state, events, feature, Part.GRAIN, tiles, 1)
    if goods & Goods.LIVESTOCK:
        worth += part_on(state, events, feature, Part.LIVESTOCK, tiles, 1)
    return worth
