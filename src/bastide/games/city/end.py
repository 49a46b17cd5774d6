"""The end: the ring is closed, then residents and guards score."""

from ...core.board import close_tile_side, segment_at, tile_at
from ...core.events import Events, Happening, note
from ...core.figures import send_home
from ...core.geometry import neighbour, opposite
from ...core.paying import part_on
from ...core.rule import rule
from ...core.table import NOWHERE, OVER
from .guards import score_guards
from .points import is_complete
from .ring import gap, is_walled, next_slot, northern_slot, slot_at_end
from .scoring import majority, pay, score
from .state import Box, End, Ending, Kind, Part, State

CLOSE_ENOUGH = 5
MARKET_EACH = 2
MISSED = 12  # what a player who hopes gives for a follower at the start of the game


@rule
def ending_now(box: Box, state: State) -> int:
    """What ends the game at the end of a turn, 0 for nothing."""
    if state.walls_left == 0:
        return Ending.WALLS
    if state.gate == 1 and gap(state, CLOSE_ENOUGH + 1) <= CLOSE_ENOUGH:
        return Ending.GAP
    return Ending.TILES if tiles_to_draw(box, state) == 0 else 0


@rule
def tiles_to_draw(box: Box, state: State) -> int:
    """How many tiles the stacks still hold."""
    return box.rules.tiles - state.drawn


@rule
def finish(box: Box, state: State, events: Events) -> None:
    """The game ends: the ring, then roads and markets, residents, guards."""
    close_ring(box, state)
    for segment in range(state.segment_count):
        if state.segments[segment].feature == segment and state.segments[segment].figures > 0:
            settle(box, state, events, segment)
    for segment in range(state.segment_count):
        if state.segments[segment].feature == segment and state.segments[segment].figures > 0:
            score_residents(box, state, events, segment)
    score_guards(box, state, events)
    if box.rules.hopeful == 1:
        miss_followers(box, state)
    note(events, Happening.OVER, -1, 0, 0, state.ending, 0, 0)
    state.chooser = OVER


@rule
def miss_followers(box: Box, state: State) -> None:
    """Whoever hopes misses the followers that stay to the end, the more the longer the game still goes."""
    cost = MISSED * tiles_to_draw(box, state) // max(1, box.rules.tiles)
    for number in range(state.figure_count):
        if state.figures[number].segment != NOWHERE:
            state.score[state.figures[number].owner] -= cost


@rule
def close_ring(box: Box, state: State) -> None:
    """Every slot without a wall is closed in thought; without a gate the whole ring is."""
    if state.tile_count == 0:
        return
    first = slot_at_end(state, End.CW) if state.gate == 1 else northern_slot(state)
    slot = first
    while not is_walled(state, slot):
        close_tile_side(box, state, slot >> 2, slot & 3)
        slot = next_slot(state, slot, End.CW)
        if slot == first:
            return


@rule
def settle(box: Box, state: State, events: Events, feature: int) -> None:
    """A completed road or market is evaluated; the followers on unfinished ones leave without points."""
    if state.segments[feature].kind == Kind.RESIDENTIAL:
        return
    if is_complete(state, feature) or box.rules.hopeful == 1:
        score(box, state, events, feature)
    send_home(state, events, feature)


@rule
def score_residents(box: Box, state: State, events: Events, area: int) -> None:
    """A residential area pays two points for each market that touches it, finished or not."""
    markets = mark_markets(box, state, area, 1)
    mark_markets(box, state, area, 0)
    worth = part_on(state, events, area, Part.MARKETS, markets, MARKET_EACH)
    pay(state, events, area, majority(state, area), worth)


@rule
def mark_markets(box: Box, state: State, area: int, mark: int) -> int:
    """Marks the markets that touch an area, or takes the marks away again; how many there are."""
    markets, segment = 0, area
    while True:
        markets += _mark_on_tile(box, state, segment, mark)
        markets += _mark_across(box, state, segment, mark)
        segment = state.segments[segment].following
        if segment == area:
            return markets


@rule
def _mark_on_tile(box: Box, state: State, segment: int, mark: int) -> int:
    """The markets beside a segment on its own tile."""
    markets, tile = 0, state.tiles[state.segments[segment].tile]
    beside = box.kinds[tile.kind].segments[segment - tile.first].borders
    for number in range(box.kinds[tile.kind].segments_count):
        if beside >> number & 1:
            markets += _mark(state, tile.first + number, mark)
    return markets


@rule
def _mark_across(box: Box, state: State, segment: int, mark: int) -> int:
    """The markets that a segment faces across the borders of its tile."""
    markets, tile = 0, state.segments[segment].tile
    for side in range(4):
        other = tile_at(state, neighbour(state.tiles[tile].cell, side))
        if other >= 0:
            for place in range(0, 3, 2):
                if segment_at(box, state, tile, side * 3 + place) == segment:
                    facing = segment_at(box, state, other, opposite(side) * 3 + 2 - place)
                    if state.segments[facing].kind == Kind.MARKET:
                        markets += _mark(state, facing, mark)
    return markets


@rule
def _mark(state: State, segment: int, mark: int) -> int:
    market = state.segments[state.segments[segment].feature]
    if market.seen == mark:
        return 0
    market.seen = mark
    return 1
