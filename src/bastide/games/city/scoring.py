"""Evaluations: who has the most followers, what he gets, and when his followers return."""

from ...core.board import close_tile_side, tile_at
from ...core.events import Events, Happening, note
from ...core.figures import send_home, stands_on
from ...core.geometry import neighbour, opposite
from ...core.rule import rule
from .points import is_complete, worth_of
from .state import Box, State


@rule
def majority(state: State, feature: int) -> int:
    """Counts each player's followers on a feature into `heads`; the highest count."""
    for player in range(state.seats):
        state.heads[player] = 0
    highest = 0
    for number in range(state.figure_count):
        if stands_on(state, number, feature):
            owner = state.figures[number].owner
            state.heads[owner] += 1
            highest = max(highest, state.heads[owner])
    return highest


@rule
def pay(state: State, events: Events, feature: int, highest: int, worth: int) -> None:
    """Everybody who has as many followers as the most gets the points."""
    tile, kind = state.tiles[state.segments[feature].tile], state.segments[feature].kind
    for player in range(state.seats):
        if state.heads[player] == highest and worth > 0:
            state.score[player] += worth
            note(events, Happening.SCORED, player, tile.cell, feature - tile.first, kind, highest, worth)


@rule
def score(box: Box, state: State, events: Events, feature: int) -> None:
    """Those with the most followers on a road or market each score all of it."""
    highest = majority(state, feature)
    pay(state, events, feature, highest, worth_of(box, state, events, feature))


@rule
def evaluate(box: Box, state: State, events: Events, segment: int) -> int:
    """A completed road or market that holds followers is evaluated and they return; how many evaluations it makes."""
    feature = state.segments[segment].feature
    if state.segments[feature].figures == 0 or not is_complete(state, feature):
        return 0
    score(box, state, events, feature)
    for player in range(state.seats):
        state.returned[player] += state.heads[player]
    send_home(state, events, feature)
    return 1


@rule
def evaluate_side(box: Box, state: State, events: Events, tile: int, side: int) -> int:
    """All that is completed on one side of a tile is evaluated; how many evaluations that makes."""
    laid, evaluations = state.tiles[tile], 0
    start = laid.facing * 12 + side * 3
    for place in range(start, start + 3):
        part = box.kinds[laid.kind].beside[place]
        if part >= 0:
            evaluations += evaluate(box, state, events, laid.first + part)
    return evaluations


@rule
def evaluate_tile(box: Box, state: State, events: Events, tile: int) -> int:
    """All that a tile completes is evaluated, also markets of its neighbours that it only closes off."""
    evaluations = 0
    for side in range(4):
        evaluations += evaluate_side(box, state, events, tile, side)
        other = tile_at(state, neighbour(state.tiles[tile].cell, side))
        if other >= 0:
            evaluations += evaluate_side(box, state, events, other, opposite(side))
    return evaluations


@rule
def close_off(box: Box, state: State, events: Events, slot: int) -> None:
    """A wall or the gate stands before a slot: what it completes is evaluated at once."""
    close_tile_side(box, state, slot >> 2, slot & 3)
    evaluate_side(box, state, events, slot >> 2, slot & 3)
