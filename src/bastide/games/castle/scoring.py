"""Scoring: who has the most followers, what he gets, and when his followers return."""

from ...core.board import segment_at, tile_at
from ...core.events import Events, Happening, note
from ...core.features import tiles_of
from ...core.figures import send_home, stands_on
from ...core.geometry import neighbour, opposite
from ...core.paying import part_on
from ...core.rule import rule
from ...core.table import NOBODY, NOWHERE
from .points import has_well, is_complete, points_each
from .state import Box, Kind, News, Part, State
from .track import land


@rule
def owner_of(state: State, feature: int) -> int:
    """The player with more followers on a feature than the other; nobody when they have as many."""
    lead = 0
    for number in range(state.figure_count):
        if stands_on(state, number, feature):
            lead += 1 if state.figures[number].owner == 0 else -1
    if lead == 0:
        return NOBODY
    return 0 if lead > 0 else 1


@rule
def queue_completed(box: Box, state: State) -> None:
    """The claimed features that the tile just laid completes, on it and beside it."""
    state.queue_count = 0
    laid = state.tiles[state.laid]
    for segment in range(laid.first, state.segment_count):
        _queue(state, segment)
    for side in range(4):
        tile = tile_at(state, neighbour(laid.cell, side))
        if tile >= 0:
            for place in range(3):
                _queue(state, segment_at(box, state, tile, opposite(side) * 3 + place))


@rule
def _queue(state: State, segment: int) -> None:
    if segment < 0:
        return
    feature = state.segments[segment].feature
    if state.segments[feature].figures == 0 or not is_complete(state, feature):
        return
    if place_in_queue(state, feature) < 0:
        state.queue[state.queue_count] = segment
        state.queue_count += 1


@rule
def place_in_queue(state: State, feature: int) -> int:
    """Where a feature waits to be scored, -1 if it does not."""
    for place in range(state.queue_count):
        if state.segments[state.queue[place]].feature == feature:
            return place
    return -1


@rule
def owner_in_queue(state: State, place: int) -> int:
    """Who scores a feature that waits."""
    return owner_of(state, state.segments[state.queue[place]].feature)


@rule
def _leave_queue(state: State, gone: int) -> None:
    last = state.queue_count - 1
    for place in range(gone, last):
        state.queue[place] = state.queue[place + 1]
    state.queue[last] = 0
    state.queue_count = last


@rule
def send_home_the_tied(state: State, events: Events) -> None:
    """A tie pays nobody, but the followers return all the same."""
    place = 0
    while place < state.queue_count:
        if owner_in_queue(state, place) == NOBODY:
            send_home(state, events, state.segments[state.queue[place]].feature)
            _leave_queue(state, place)
        else:
            place += 1


@rule
def scorer(state: State) -> int:
    """Whose features are scored now: those of the player who laid the tile come first."""
    for place in range(state.queue_count):
        if owner_in_queue(state, place) == state.player:
            return state.player
    return owner_in_queue(state, 0)


@rule
def choose_the_only(state: State) -> bool:
    """The next feature to be scored, where the player who scores has no other; whether it is so."""
    seat = scorer(state)
    state.chosen = NOWHERE
    for place in range(state.queue_count):
        if owner_in_queue(state, place) == seat:
            if state.chosen != NOWHERE:
                state.chosen = NOWHERE
                return False
            state.chosen = state.queue[place]
    return True


@rule
def score_chosen(box: Box, state: State, events: Events) -> None:
    """The chosen feature pays its owner, whose marker moves, and its followers return."""
    feature = state.segments[state.chosen].feature
    seat = owner_of(state, feature)
    worth = worth_of(box, state, events, feature, state.chosen)
    if state.doubled == 1:
        worth += part_on(state, events, state.chosen, Part.WALL_TILE, 1, worth)
    pay(state, events, seat, state.chosen, state.segments[feature].kind, worth)
    if state.segments[feature].kind == Kind.HOUSE:
        move_keep(state, events, seat, feature)
    send_home(state, events, feature)
    _leave_queue(state, place_in_queue(state, feature))
    state.chosen, state.doubled = NOWHERE, 0
    land(box, state, events, seat)


@rule
def worth_of(box: Box, state: State, events: Events, feature: int, where: int) -> int:
    """The points of a path, tower or house as a sum of named parts."""
    kind, tiles = state.segments[feature].kind, tiles_of(state, feature)
    worth = part_on(state, events, where, Part.TILES, tiles, points_each(kind))
    if has_well(box, state, feature):
        worth += part_on(state, events, where, Part.WELL, tiles, 1)
    return worth


@rule
def pay(state: State, events: Events, seat: int, where: int, what: int, worth: int) -> None:
    """A player gets points for something on the table."""
    if worth == 0:
        return
    tile = state.tiles[state.segments[where].tile]
    state.score[seat] += worth
    note(events, Happening.SCORED, seat, tile.cell, where - tile.first, what, 0, worth)


@rule
def move_keep(state: State, events: Events, seat: int, house: int) -> None:
    """The keep goes to the first house that a player scores, then to each that is larger."""
    tiles = tiles_of(state, house)
    if tiles <= state.keep_size[seat]:
        return
    state.keep_size[seat], state.keep_place[seat] = tiles, state.chosen
    tile = state.tiles[state.segments[state.chosen].tile]
    note(events, News.KEEP, seat, tile.cell, state.chosen - tile.first, Kind.HOUSE, tiles, tiles)
