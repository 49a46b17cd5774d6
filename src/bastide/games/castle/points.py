"""What features are worth."""

from ...core.features import amount_on, marks_on, tiles_of
from ...core.rule import rule
from .state import Box, Kind, Mark, State, WellsLeft

TOWER_EACH = 2
MARKET_EACH = 3
TILES_FIRST = 1 << 14  # more than all the markets that a court can have


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
    """Whether a feature is a path with a well anywhere on it."""
    return state.segments[feature].kind == Kind.PATH and marks_on(box, state, feature) & Mark.WELL != 0


@rule
def size_in_choice(box: Box, state: State, feature: int) -> int:
    """How large a feature is for a wall tile: by tiles, then by markets; a well may make a path larger."""
    tiles = tiles_of(state, feature)
    if counts_well(box, state, feature):
        tiles *= 2
    return tiles * TILES_FIRST + amount_on(box, state, feature)


@rule
def counts_well(box: Box, state: State, feature: int) -> bool:
    """Whether a well counts on an unfinished path: by a switch only, wall tile 4 says one point a tile."""
    return box.rules.wells_left == WellsLeft.DOUBLE and has_well(box, state, feature)
