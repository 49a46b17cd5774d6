"""The final scoring."""

from ...core.events import Events
from ...core.rule import rule
from .points import FIELD_EACH, is_complete
from .scoring import add_heads, most, part, pay, score
from .state import Box, Fields, Kind, Part, State, Unfinished


@rule
def final_scoring(box: Box, state: State, events: Events) -> None:
    """Unfinished cities, roads and cloisters, then fields, each in the order they were begun."""
    list_claimed(state)
    if box.rules.unfinished == Unfinished.POINTS:
        score_kind(box, state, events, Kind.CITY)
        score_kind(box, state, events, Kind.ROAD)
        score_kind(box, state, events, Kind.CLOISTER)
    if box.rules.fields == Fields.BY_FIELD:
        score_kind(box, state, events, Kind.FIELD)
    if box.rules.fields == Fields.BY_CITY:
        score_cities_farmed(box, state, events)
    state.queue_count = 0


@rule
def list_claimed(state: State) -> None:
    """Puts every feature that holds a figure into the queue, in the order they were begun."""
    state.queue_count = 0
    for segment in range(state.segment_count):
        feature = state.segments[segment].feature
        if state.segments[feature].figures > state.segments[feature].seen:
            state.queue[state.queue_count] = feature
            state.queue_count += 1
            state.segments[feature].seen = state.segments[feature].figures
    for place in range(state.queue_count):
        state.segments[state.queue[place]].seen = 0


@rule
def score_kind(box: Box, state: State, events: Events, kind: int) -> None:
    """Every claimed feature of one kind."""
    for place in range(state.queue_count):
        if state.segments[state.queue[place]].kind == kind:
            score(box, state, events, state.queue[place])


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
