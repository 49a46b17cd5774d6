"""The final scoring."""

from ...core.events import Events
from ...core.rule import rule
from .points import FIELD_EACH, is_complete
from .scoring import add_heads, most, part, pay, score
from .state import Box, Fields, Kind, Part, State, Unfinished


@rule
def final_scoring(box: Box, state: State, events: Events) -> None:
    """Unfinished cities, roads and cloisters, then fields, each in the order they were begun."""
    if box.rules.unfinished == Unfinished.POINTS:
        score_kind(box, state, events, Kind.CITY)
        score_kind(box, state, events, Kind.ROAD)
        score_kind(box, state, events, Kind.CLOISTER)
    if box.rules.fields == Fields.BY_FIELD:
        score_kind(box, state, events, Kind.FIELD)
    if box.rules.fields == Fields.BY_CITY:
        score_cities_farmed(box, state, events)


@rule
def score_kind(box: Box, state: State, events: Events, kind: int) -> None:
    """Every claimed feature of one kind."""
    for segment in range(state.segment_count):
        if state.segments[segment].kind == kind:
            feature = state.segments[state.segments[segment].feature]
            if feature.figures > 0 and feature.seen == 0:
                feature.seen = 1
                score(box, state, events, state.segments[segment].feature)
    for segment in range(state.segment_count):
        state.segments[segment].seen = 0


@rule
def score_cities_farmed(box: Box, state: State, events: Events) -> None:
    """Each completed city pays those with the most farmers in all the fields around it taken together."""
    for city in range(state.segment_count):
        kind = state.segments[city].kind
        if (kind == Kind.CITY or kind == Kind.TOWN) and state.segments[city].feature == city:
            if is_complete(state, city):
                score_city_farmed(box, state, events, city)


@rule
def score_city_farmed(box: Box, state: State, events: Events, city: int) -> None:
    """One completed city: three points to whoever farms it most."""
    for player in range(state.seats):
        state.heads[player] = 0
    _farmers_around(box, state, city, 1)
    _farmers_around(box, state, city, 0)
    highest = most(state)
    if highest > 0:
        worth = part(state, events, city, Part.CITIES, 1, FIELD_EACH)
        pay(state, events, city, Kind.FIELD, highest, worth)


@rule
def _farmers_around(box: Box, state: State, city: int, mark: int) -> None:
    """Marks the fields around a city and counts their farmers, or takes the marks away again."""
    segment = city
    while True:
        tile = state.tiles[state.segments[segment].tile]
        shape = box.kinds[tile.kind]
        fields = shape.parts[segment - tile.first].bordered
        for number in range(shape.parts_count):
            if fields >> number & 1:
                field = state.segments[tile.first + number].feature
                if state.segments[field].seen != mark:
                    state.segments[field].seen = mark
                    if mark == 1:
                        add_heads(box, state, field)
        segment = state.segments[segment].following
        if segment == city:
            return
