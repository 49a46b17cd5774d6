"""Roads: who may claim them, and what they pay when they are completed."""

from ...core.events import Events, Happening, note
from ...core.features import tiles_of
from ...core.figures import in_supply, send_home, stands_on
from ...core.paying import part_on
from ...core.rule import rule
from .state import Kind, Part, Pawn, State


@rule
def may_claim(state: State, segment: int) -> bool:
    """A follower goes on a road where nobody is, while its owner has one left."""
    if state.segments[segment].kind != Kind.ROAD or in_supply(state, state.player, Pawn.FOLLOWER) < 0:
        return False
    return state.segments[state.segments[segment].feature].figures == 0


@rule
def majority(state: State, feature: int) -> int:
    """Counts each player's followers on a feature into `heads`; the highest count."""
    highest = 0
    for player in range(state.seats):
        state.heads[player] = 0
    for number in range(state.figure_count):
        if stands_on(state, number, feature):
            owner = state.figures[number].owner
            state.heads[owner] += 1
            highest = max(highest, state.heads[owner])
    return highest


@rule
def score_completed(state: State, events: Events) -> None:
    """Each claimed road that the tile just laid completes pays, and its followers return."""
    for segment in range(state.tiles[state.laid].first, state.segment_count):
        feature = state.segments[segment].feature
        here = state.segments[feature]
        if here.kind == Kind.ROAD and here.figures > 0 and here.open_sides == 0:
            score(state, events, feature)
            send_home(state, events, feature)


@rule
def score(state: State, events: Events, feature: int) -> None:
    """Everybody with the most followers on a road gets a point for each of its tiles."""
    highest = majority(state, feature)
    worth = part_on(state, events, feature, Part.TILES, tiles_of(state, feature), 1)
    tile = state.tiles[state.segments[feature].tile]
    for player in range(state.seats):
        if state.heads[player] == highest:
            state.score[player] += worth
            note(events, Happening.SCORED, player, tile.cell, feature - tile.first, Kind.ROAD, highest, worth)
