"""Paying points: sums of named parts, and who gets them."""

from ...core.events import Events, Happening, note
from ...core.figures import stands_on
from ...core.rule import rule
from .state import Pawn, State


@rule
def pay(state: State, events: Events, feature: int, kind: int, highest: int, worth: int) -> None:
    """Everybody who has as many followers as the most gets the points."""
    if worth == 0:
        return
    for player in range(state.seats):
        if state.heads[player] == highest:
            state.paid |= 1 << player
            pay_one(state, events, feature, kind, player, worth)


@rule
def pay_one(state: State, events: Events, feature: int, kind: int, player: int, worth: int) -> None:
    """One player gets points for something on a feature."""
    tile = state.tiles[state.segments[feature].tile]
    state.score[player] += worth
    note(events, Happening.SCORED, player, tile.cell, feature - tile.first, kind, state.heads[player], worth)


@rule
def is_follower(pawn: int) -> bool:
    """Ordinary and large followers are knights, thieves, monks and farmers; other figures only help them."""
    return pawn <= Pawn.LARGE


@rule
def followers_on(state: State, player: int, feature: int) -> int:
    """How many followers of a player's stand on a feature; a large one is one."""
    followers, first = 0, player * state.figures_each
    for number in range(first, first + state.figures_each):
        if is_follower(state.figures[number].kind) and stands_on(state, number, feature):
            followers += 1
    return followers
