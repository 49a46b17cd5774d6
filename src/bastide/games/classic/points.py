"""What features are worth."""

from ...core.features import tiles_of
from ...core.rule import rule
from .state import Box, Kind, State, Unfinished

SMALL = 2
CITY_EACH = 2
FIELD_EACH = 3


@rule
def is_complete(state: State, feature: int) -> bool:
    """Nothing of a completed feature is open; fields are never complete."""
    return state.segments[feature].open_sides == 0 and state.segments[feature].kind != Kind.FIELD


@rule
def unfinished(box: Box) -> int:
    """What each tile of an unfinished feature is worth at the end."""
    return 1 if box.rules.unfinished == Unfinished.POINTS else 0


@rule
def road(box: Box, complete: bool) -> int:
    """One point a tile."""
    return 1 if complete else unfinished(box)


@rule
def city(box: Box, complete: bool, tiles: int) -> int:
    """Two points a tile; the oldest rule gives a city of two tiles half."""
    if not complete:
        return unfinished(box)
    return 1 if has_small_cities(box) and tiles == SMALL else CITY_EACH


@rule
def has_small_cities(box: Box) -> bool:
    """Whether a city of two tiles is worth half."""
    return box.rules.small_city == SMALL


@rule
def cloister(box: Box, complete: bool) -> int:
    """One point for itself and each tile around it."""
    return 1 if complete else unfinished(box)


@rule
def tiles_counted(state: State, feature: int) -> int:
    """The tiles that a feature is paid for: a cloister and those around it, else all that it covers."""
    if state.segments[feature].kind == Kind.CLOISTER:
        return 9 - state.segments[feature].open_sides
    return tiles_of(state, feature)


@rule
def cities_beside(box: Box, state: State, field: int) -> int:
    """How many completed cities a field borders, each once however often it meets them."""
    cities = _mark_cities(box, state, field, 1)
    if cities > 0:
        _mark_cities(box, state, field, 0)
    return cities


@rule
def _mark_cities(box: Box, state: State, field: int, mark: int) -> int:
    cities, segment = 0, field
    while True:
        tile = state.tiles[state.segments[segment].tile]
        borders, beside = box.kinds[tile.kind].segments[segment - tile.first].borders, tile.first
        while borders != 0:
            if borders & 1:
                city = state.segments[state.segments[beside].feature]
                if city.open_sides == 0 and city.seen != mark:
                    city.seen = mark
                    cities += 1
            borders, beside = borders >> 1, beside + 1
        segment = state.segments[segment].following
        if segment == field:
            return cities


@rule
def is_farmed(box: Box, state: State, city: int, field: int) -> bool:
    """Whether a field borders a city."""
    segment = city
    while True:
        tile = state.tiles[state.segments[segment].tile]
        shape = box.kinds[tile.kind]
        fields = shape.segments[segment - tile.first].bordered
        for number in range(shape.segments_count):
            if fields >> number & 1 and state.segments[tile.first + number].feature == field:
                return True
        segment = state.segments[segment].following
        if segment == city:
            return False
