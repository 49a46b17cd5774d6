"""What features are worth."""

from ...core.features import tiles_of
from ...core.rule import rule
from .state import Box, Kind, Mark, State, WellsLeft

TOWER_EACH = 2
MARKET_EACH = 3


@rule
def is_complete(state: State, feature: int) -> bool:
    """Nothing of a completed path, tower or house is open; courts wait for the end."""
    return state.segments[feature].open_sides == 0 and state.segments[feature].kind != Kind.COURT


@rule
def points_each(kind: int) -> int:
    """What each tile of a path, tower or house is worth."""
    return TOWER_EACH if kind == Kind.TOWER else 1


@rule
def has_well(box: Box, state: State, feature: int) -> bool:
    """Whether there is a well anywhere on a path."""
    segment = feature
    while True:
        tile = state.tiles[state.segments[segment].tile]
        if box.kinds[tile.kind].parts[segment - tile.first].marks & Mark.WELL:
            return True
        segment = state.segments[segment].following
        if segment == feature:
            return False


@rule
def markets_of(box: Box, state: State, feature: int) -> int:
    """All markets in a court, those on start spaces too."""
    markets, segment = 0, feature
    while True:
        tile = state.tiles[state.segments[segment].tile]
        markets += box.kinds[tile.kind].parts[segment - tile.first].amount
        segment = state.segments[segment].following
        if segment == feature:
            return markets


@rule
def size_in_choice(box: Box, state: State, feature: int) -> int:
    """How large a feature is for a wall tile: by tiles, then by markets; a well may make a path larger."""
    tiles = tiles_of(state, feature)
    if counts_well(box, state, feature):
        tiles *= 2
    return tiles * 256 + markets_of(box, state, feature)


@rule
def counts_well(box: Box, state: State, feature: int) -> bool:
    """Whether a well counts on an unfinished path: by a switch only, wall tile 4 says one point a tile."""
    if box.rules.wells_left == WellsLeft.SINGLE or state.segments[feature].kind != Kind.PATH:
        return False
    return has_well(box, state, feature)
