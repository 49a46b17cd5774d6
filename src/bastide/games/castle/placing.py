"""Laying tiles inside the wall and putting followers on them."""

from ...core.board import CLOSED, lay
from ...core.figures import in_supply
from ...core.grid import set_cell
from ...core.moves import PASS_MOVE, Moves, Verb, offer, pack
from ...core.rule import rule
from .state import Box, Pawn, State


@rule
def place(box: Box, state: State, kind: int, cell: int, facing: int) -> None:
    """Lay a tile; it meets start spaces as it meets tiles, and the rest of the wall closes it."""
    for number in range(box.start_count):
        if box.starts[number].before == cell:
            set_cell(state, box.starts[number].cell, number + 1)
    state.laid = lay(box, state, kind, cell, facing)
    for number in range(box.start_count):
        if box.starts[number].before == cell:
            set_cell(state, box.starts[number].cell, CLOSED)


@rule
def may_claim(state: State, segment: int) -> bool:
    """A follower claims what holds nobody, however far away."""
    return state.segments[state.segments[segment].feature].figures == 0


@rule
def has_follower_to_put(state: State) -> bool:
    """Whether the player has any choice but to pass."""
    if in_supply(state, state.player, Pawn.FOLLOWER) < 0:
        return False
    segment = state.tiles[state.laid].first
    while segment < state.segment_count and not may_claim(state, segment):
        segment += 1
    return segment < state.segment_count


@rule
def offer_claims(state: State, moves: Moves) -> None:
    """All that a follower may claim on the tile just laid, and passing."""
    laid = state.tiles[state.laid]
    for segment in range(laid.first, state.segment_count):
        if may_claim(state, segment):
            offer(moves, pack(Verb.PUT, Pawn.FOLLOWER, laid.cell, segment - laid.first))
    offer(moves, PASS_MOVE)
