"""Where a follower may go."""

from ...core.figures import in_supply
from ...core.moves import Moves, Verb, offer, pack
from ...core.rule import rule
from .points import is_complete
from .state import Box, Pawn, State


@rule
def may_claim(state: State, segment: int) -> bool:
    """A feature must hold nobody, and a road or market must not be completed by this very tile."""
    feature = state.segments[segment].feature
    return state.segments[feature].figures == 0 and not is_complete(state, feature)


@rule
def may_put(state: State) -> bool:
    """Whether the player has a follower and a place for it on the tile just laid."""
    if in_supply(state, state.player, Pawn.FOLLOWER) < 0:
        return False
    for segment in range(state.tiles[state.laid].first, state.segment_count):
        if may_claim(state, segment):
            return True
    return False


@rule
def offer_followers(box: Box, state: State, moves: Moves) -> None:
    """Every place for a follower on the tile just laid, and passing."""
    laid = state.tiles[state.laid]
    if in_supply(state, state.player, Pawn.FOLLOWER) >= 0:
        for part in range(box.kinds[laid.kind].segments_count):
            if may_claim(state, laid.first + part):
                offer(moves, pack(Verb.PUT, Pawn.FOLLOWER, laid.cell, part))
    offer(moves, pack(Verb.PASS, 0, 0, 0))
