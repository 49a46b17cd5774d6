"""Scoring: who has the most followers, what he gets, and when his followers return."""

from ...core.board import ROUND, segment_at, tile_at
from ...core.events import Events
from ...core.features import amount_on
from ...core.figures import send_home, stands_on
from ...core.geometry import around
from ...core.paying import part_on
from ...core.rule import rule, seldom
from .paying import pay
from .points import FIELD_EACH, cities_beside, is_complete, tiles_counted
from .state import Box, Kind, Part, State
from .wiring import (
    after_field,
    before_answer,
    before_score,
    extra_points,
    paid_for,
    points_each,
    waits_for_followers,
    weight,
)


@rule
def majority(box: Box, state: State, feature: int) -> int:
    """Counts each player's followers on a feature into `heads`; the highest count."""
    for player in range(state.seats):
        state.heads[player] = 0
    add_heads(box, state, feature)
    return most(state)


@rule
def add_heads(box: Box, state: State, feature: int) -> None:
    """Adds each player's followers on a feature to `heads`."""
    number, wanted = 0, state.segments[feature].figures
    while wanted > 0 and number < state.figure_count:
        if stands_on(state, number, feature):
            figure = state.figures[number]
            state.heads[figure.owner] += weight(box, state, figure.kind)
            wanted -= 1
        number += 1


@rule
def most(state: State) -> int:
    """The highest count in `heads`."""
    highest = 0
    for player in range(state.seats):
        highest = max(highest, state.heads[player])
    return highest


@rule
@seldom
def score(box: Box, state: State, events: Events, feature: int) -> None:
    """Those with the most followers on a feature each score all of it."""
    if state.segments[feature].figures == 0:
        return
    highest = majority(box, state, feature)
    if highest == 0:
        return
    worth = worth_of(box, state, events, feature)
    pay(state, events, feature, paid_for(box, state, feature), highest, worth)
    if state.segments[feature].kind == Kind.FIELD:
        after_field(box, state, events, feature, highest)


@rule
def worth_of(box: Box, state: State, events: Events, feature: int) -> int:
    """The points of a feature as a sum of named parts."""
    worth = worth_of_all(box, state, events, feature)
    return worth + part_on(state, events, feature, Part.EXTRA, 1, extra_points(box, state, feature))


@rule
def worth_of_all(box: Box, state: State, events: Events, feature: int) -> int:
    """What all that a feature consists of is worth, or the cities that a field feeds."""
    if state.segments[feature].kind == Kind.FIELD:
        return part_on(state, events, feature, Part.CITIES, cities_beside(box, state, feature), FIELD_EACH)
    each = points_each(box, state, feature)
    worth = part_on(state, events, feature, Part.TILES, tiles_counted(state, feature), each)
    if state.segments[feature].kind == Kind.CITY:
        worth += part_on(state, events, feature, Part.SHIELDS, amount_on(box, state, feature), each)
    return worth


@rule
def begin_scoring(box: Box, state: State, events: Events) -> None:
    """Finds what the tile just laid completes."""
    queue_completed(box, state)
    for place in range(state.queue_count):
        before_score(box, state, events, state.queue[place])


@rule
def score_queue(box: Box, state: State, events: Events, asking: bool) -> bool:
    """Scores what is completed, one after the other; False if somebody has to be asked first."""
    while state.cursor < state.queue_count:
        if asking and asks_for_followers(box, state, state.queue[state.cursor]):
            return False
        score(box, state, events, state.queue[state.cursor])
        state.cursor += 1
    return_figures(state, events)
    return True


@rule
def asks_for_followers(box: Box, state: State, feature: int) -> bool:
    """Asks the next who could bring followers to a feature before it is scored; False if there is nobody."""
    waits = waits_for_followers(box, state, feature)
    before_answer(box, state, feature, waits)
    return waits


@rule
def queue_completed(box: Box, state: State) -> None:
    """What the tile just laid completes: cities, roads, cloisters, each clockwise; cloisters around it last."""
    state.queue_count = 0
    state.cursor = 0
    laid = state.tiles[state.laid]
    completes = False
    for number in range(laid.first, state.segment_count):
        if state.segments[number].kind != Kind.FIELD and is_complete(state, state.segments[number].feature):
            completes = True
    if completes:
        _queue_kind(box, state, Kind.CITY)
        _queue_kind(box, state, Kind.ROAD)
        _queue(state, laid.centre)
    if state.surrounded > 0:
        _queue_around(state, laid.cell)


@rule
def _queue_around(state: State, cell: int) -> None:
    for position in range(ROUND):
        tile = tile_at(state, around(cell, position))
        if tile >= 0:
            _queue(state, state.tiles[tile].centre)


@rule
def _queue_kind(box: Box, state: State, kind: int) -> None:
    for port in range(12):
        segment = segment_at(box, state, state.laid, port)
        if segment >= 0 and state.segments[segment].kind == kind:
            _queue(state, segment)


@rule
def _queue(state: State, segment: int) -> None:
    if segment < 0:
        return
    feature = state.segments[segment].feature
    if not is_complete(state, feature):
        return
    for place in range(state.queue_count):
        if state.queue[place] == feature:
            return
    state.queue[state.queue_count] = feature
    state.queue_count += 1


@rule
@seldom
def return_figures(state: State, events: Events) -> None:
    """All features are scored: the figures on them go back to their owners."""
    for place in range(state.queue_count):
        if state.segments[state.queue[place]].figures > 0:
            send_home(state, events, state.queue[place])
    state.queue_count = 0
    state.cursor = 0
