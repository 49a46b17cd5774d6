"""Laying tiles and putting followers on them."""

from ...core.board import lay, makes_hole, tile_at, too_wide, turns_that_fit
from ...core.features import close_side
from ...core.figures import in_supply
from ...core.geometry import around
from ...core.moves import Moves, Verb, offer, pack
from ...core.rule import rule
from .state import Box, Holes, State
from .wiring import may_stand

ROUND = 8


@rule
def may_lie(box: Box, state: State, cell: int) -> bool:
    """Whether any tile at all may lie in this gap."""
    if box.rules.holes == Holes.FORBIDDEN and makes_hole(state, cell):
        return False
    return not too_wide(state, cell)


@rule
def fits_somewhere(box: Box, state: State, kind: int) -> bool:
    """Whether there is a place for this tile."""
    for gap in range(state.gap_count):
        if turns_that_fit(box, state, kind, gap) != 0 and may_lie(box, state, state.gaps[gap].cell):
            return True
    return False


@rule
def offer_placements(box: Box, state: State, kind: int, moves: Moves) -> None:
    """All places and turns for this tile."""
    for gap in range(state.gap_count):
        turns = turns_that_fit(box, state, kind, gap)
        if turns != 0 and may_lie(box, state, state.gaps[gap].cell):
            for turn in range(4):
                if turns >> turn & 1:
                    offer(moves, pack(Verb.PLACE, kind, state.gaps[gap].cell, turn))


@rule
def place(box: Box, state: State, kind: int, cell: int, turn: int) -> None:
    """Lay a tile; a cloister counts the tiles around it as sides that are closed."""
    state.laid = lay(box, state, kind, cell, turn)
    own = cloister_on(box, state, state.laid)
    for position in range(ROUND):
        other = tile_at(state, around(cell, position))
        if other >= 0:
            theirs = cloister_on(box, state, other)
            if theirs >= 0:
                close_side(state, theirs)
            if own >= 0:
                close_side(state, own)


@rule
def cloister_on(box: Box, state: State, tile: int) -> int:
    """The cloister on a laid tile, -1 for none."""
    laid = state.tiles[tile]
    centre = box.kinds[laid.kind].centre
    return laid.first + centre if centre >= 0 else -1


@rule
def offer_pawns(box: Box, state: State, moves: Moves) -> None:
    """Every figure that may go onto the tile just laid, and passing."""
    laid = state.tiles[state.laid]
    for pawn in range(box.rules.pawns):
        if in_supply(state, state.player, pawn) >= 0:
            for part in range(box.kinds[laid.kind].parts_count):
                if may_stand(box, state, pawn, laid.first + part):
                    offer(moves, pack(Verb.PUT, pawn, laid.cell, part))
    offer(moves, pack(Verb.PASS, 0, 0, 0))
