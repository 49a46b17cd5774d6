"""The final scoring."""

from ...core.events import Events
from ...core.paying import part_on
from ...core.rule import rule, seldom
from .paying import pay
from .points import FIELD_EACH, cities_beside, is_complete
from .scoring import add_heads, asks_for_followers, most, score
from .state import Box, Ending, Fields, Kind, Part, State, Unfinished
from .wiring import after_city_farmed, at_the_end, extra_points, may_join, points_each


@rule
@seldom
def final_scoring(box: Box, state: State, events: Events, asking: bool) -> bool:
    """Unfinished cities, roads and cloisters, then fields, each in the order they were begun.

    Where followers may still come to features, they are scored one after the other, and False says that somebody
    has to be asked about the next.
    """
    if state.ending != Ending.NOT_YET or (asking and may_join_any(box, state)):
        if not score_one_by_one(box, state, events, asking):
            return False
    else:
        score_claimed(box, state, events)
    state.ending = Ending.DONE
    if box.rules.fields == Fields.BY_CITY:
        score_cities_farmed(box, state, events)
    at_the_end(box, state, events)
    return True


@rule
def score_claimed(box: Box, state: State, events: Events) -> None:
    """Every feature that holds a figure."""
    list_claimed(state)
    for ending in range(1, 5):
        kind = kind_at(ending)
        if is_scored_at_end(box, kind) and not pays_by_city(box, kind):
            score_kind(box, state, events, kind)
    state.queue_count = 0


@rule
@seldom
def score_one_by_one(box: Box, state: State, events: Events, asking: bool) -> bool:
    """Every feature in its order, claimed or not; False if somebody has to be asked about the next."""
    if state.ending == Ending.NOT_YET:
        state.ending = Ending.CITIES
    while state.ending < Ending.DONE:
        kind = kind_at(state.ending)
        if is_scored_at_end(box, kind):
            while state.cursor < state.segment_count:
                if begins_feature(state, state.cursor, kind):
                    feature = state.segments[state.cursor].feature
                    if asking and waits_at_end(box, state, feature):
                        return False
                    if not pays_by_city(box, kind):
                        score(box, state, events, feature)
                state.cursor += 1
        state.cursor = 0
        state.ending += 1
    return True


@rule
def kind_at(ending: int) -> int:
    """The kind of feature that is scored at this point of the final scoring."""
    if ending == Ending.CITIES:
        return Kind.CITY
    if ending == Ending.ROADS:
        return Kind.ROAD
    return Kind.CLOISTER if ending == Ending.CLOISTERS else Kind.FIELD


@rule
def comes_at(kind: int) -> int:
    """The point of the final scoring at which features of this kind are scored."""
    if kind == Kind.CITY:
        return Ending.CITIES
    if kind == Kind.ROAD:
        return Ending.ROADS
    return Ending.CLOISTERS if kind == Kind.CLOISTER else Ending.FIELDS


@rule
def is_scored_at_end(box: Box, kind: int) -> bool:
    """Whether features of this kind are worth anything at the end."""
    if kind == Kind.FIELD:
        return box.rules.fields != Fields.OFF
    return box.rules.unfinished == Unfinished.POINTS


@rule
def pays_by_city(box: Box, kind: int) -> bool:
    """Whether fields are not scored by themselves, because the cities pay their farmers."""
    return kind == Kind.FIELD and box.rules.fields == Fields.BY_CITY


@rule
def begins_feature(state: State, segment: int, kind: int) -> bool:
    """Whether an unfinished feature of this kind was begun with this segment."""
    if state.segments[segment].kind != kind or is_complete(state, state.segments[segment].feature):
        return False
    other = state.segments[segment].following
    while other > segment:
        other = state.segments[other].following
    return other == segment


@rule
def may_join_any(box: Box, state: State) -> bool:
    """Whether followers may come to any feature before it is scored."""
    for kind in range(Kind.CLOISTER + 1):
        if is_scored_at_end(box, kind) and may_join(box, state, kind):
            return True
    return False


@rule
def waits_at_end(box: Box, state: State, feature: int) -> bool:
    """Asks somebody about a feature, not if it is worth nothing; False if nobody is asked."""
    may_be_joined = may_join(box, state, state.segments[feature].kind)
    if may_be_joined and not is_worth_points(box, state, feature):
        return False
    return asks_for_followers(box, state, feature)


@rule
def is_worth_points(box: Box, state: State, feature: int) -> bool:
    """Whether a feature that is scored at the end brings anything."""
    if extra_points(box, state, feature) > 0:
        return True
    if state.segments[feature].kind == Kind.FIELD:
        return cities_beside(box, state, feature) > 0
    return points_each(box, state, feature) > 0


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
        if stands_for_city(state, city) and is_complete(state, city):
            score_city_farmed(box, state, events, city)


@rule
def stands_for_city(state: State, segment: int) -> bool:
    """Whether a segment stands for a city, or for the town."""
    kind = state.segments[segment].kind
    return (kind == Kind.CITY or kind == Kind.TOWN) and state.segments[segment].feature == segment


@rule
@seldom
def score_city_farmed(box: Box, state: State, events: Events, city: int) -> None:
    """One completed city: three points to whoever farms it most."""
    for player in range(state.seats):
        state.heads[player] = 0
    farmers_around(box, state, city, 1)
    farmers_around(box, state, city, 0)
    highest = most(state)
    if highest > 0:
        worth = part_on(state, events, city, Part.CITIES, 1, FIELD_EACH)
        pay(state, events, city, Kind.FIELD, highest, worth)
        after_city_farmed(box, state, events, city, highest)


@rule
def farmers_around(box: Box, state: State, city: int, mark: int) -> None:
    """Marks the fields around a city and counts their farmers, or takes the marks away again."""
    segment = city
    while True:
        tile = state.tiles[state.segments[segment].tile]
        shape = box.kinds[tile.kind]
        fields = shape.segments[segment - tile.first].bordered
        for number in range(shape.segments_count):
            if fields >> number & 1:
                field = state.segments[tile.first + number].feature
                if state.segments[field].seen != mark:
                    state.segments[field].seen = mark
                    if mark == 1:
                        add_heads(box, state, field)
        segment = state.segments[segment].following
        if segment == city:
            return
