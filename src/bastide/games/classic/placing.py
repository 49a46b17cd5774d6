"""Laying tiles and putting followers on them."""

from ...core.board import ROUND, bar_holes, bar_too_wide, is_wide, lay, tile_at
from ...core.features import close_side
from ...core.geometry import around
from ...core.moves import Moves, Verb, offer, pack
from ...core.rule import rule
from .state import Box, Holes, State
from .supply import in_supply
from .wiring import may_stand, offer_instead


@rule
def place(box: Box, state: State, kind: int, cell: int, facing: int) -> None:
    """Lay a tile; a cloister counts the tiles around it as sides that are closed."""
    state.laid = lay(box, state, kind, cell, facing)
    if box.rules.holes == Holes.FORBIDDEN:
        bar_holes(state, cell)
    if is_wide(state):
        bar_too_wide(state)
    _surround(state, cell)


@rule
def _surround(state: State, cell: int) -> None:
    state.surrounded = 0
    own, near = state.tiles[state.laid].centre, 0
    for position in range(ROUND):
        other = tile_at(state, around(cell, position))
        if other >= 0:
            near += 1
            theirs = state.tiles[other].centre
            if theirs >= 0:
                close_side(state, theirs)
                state.surrounded += 1 if state.segments[theirs].open_sides == 0 else 0
    if own >= 0:
        state.segments[own].open_sides -= near


@rule
def offer_pawns(box: Box, state: State, moves: Moves) -> None:
    """Every figure that may go onto the tile just laid, what may be done instead, and passing."""
    laid = state.tiles[state.laid]
    for pawn in range(box.rules.pawns):
        if in_supply(box, state, state.player, pawn) >= 0:
            for part in range(box.kinds[laid.kind].segments_count):
                if may_stand(box, state, pawn, laid.first + part):
                    offer(moves, pack(Verb.PUT, pawn, laid.cell, part))
    offer_instead(box, state, moves)
    offer(moves, pack(Verb.PASS, 0, 0, 0))
