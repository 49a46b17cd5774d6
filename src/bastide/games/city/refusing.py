"""Why a move is refused: the same rules as the list of legal moves, asked about one of them."""

from ...core.board import facings_that_fit, is_wide, tile_at, too_wide
from ...core.figures import in_supply
from ...core.geometry import WEST
from ...core.grid import lies_at
from ...core.moves import Refusal, Verb, cell_of, is_move, spot_of, verb_of, what_of
from ...core.rule import rule
from .claiming import may_claim
from .placing import is_barred
from .ring import next_slot, northern_slot
from .state import Box, End, Pawn, Piece, State, Step
from .walls import tower_points

# The reasons that only The City knows; plain numbers, since two enumerations do not compile into one answer.
BEYOND_WALL, COMPLETED, NO_SLOT, NO_WALL = 32, 33, 34, 35


@rule
def refusal(box: Box, state: State, move: int) -> int:
    """The reason why a move is not legal, 0 if it is."""
    verb, step = verb_of(move), state.step
    if not is_move(move):
        return Refusal.NO_MOVE
    if verb == Verb.PLACE and step == Step.PLACE:
        return refuse_placement(box, state, what_of(move), cell_of(move), spot_of(move))
    if verb == Verb.PUT and step == Step.FIGURE:
        return refuse_follower(box, state, what_of(move), cell_of(move), spot_of(move))
    if verb == Verb.BUILD:
        return refuse_building(state, what_of(move), cell_of(move), spot_of(move))
    if verb == Verb.DRAW and step == Step.DRAW:
        return refuse_draw(box, state, what_of(move))
    if verb == Verb.DISCARD and step == Step.DISCARD:
        return Refusal.NONE if what_of(move) == state.hand else Refusal.NOT_IN_HAND
    return Refusal.NONE if verb == Verb.PASS and may_pass(state) else Refusal.NOT_NOW


@rule
def may_pass(state: State) -> bool:
    """Followers, guards and towers are never an obligation."""
    step = state.step
    return step == Step.FIGURE or step == Step.GUARD or step == Step.LAST_GUARDS or step == Step.TOWER


@rule
def refuse_draw(box: Box, state: State, kind: int) -> int:
    """Why chance cannot draw this tile: none is left."""
    return Refusal.NONE if kind < box.kinds_count and state.bag[kind] > 0 else Refusal.NONE_LEFT


@rule
def refuse_placement(box: Box, state: State, kind: int, cell: int, facing: int) -> int:
    """Why a tile cannot lie there and face so."""
    if kind != state.hand:
        return Refusal.NOT_IN_HAND
    if lies_at(state, cell) > 0:
        return Refusal.TAKEN
    if lies_at(state, cell) == 0:
        return Refusal.APART
    if is_wide(state) and too_wide(state, cell):
        return Refusal.TOO_WIDE
    if is_barred(state, cell):
        return BEYOND_WALL
    if facings_that_fit(box, state, kind, -lies_at(state, cell) - 1) >> facing & 1 == 0:
        return Refusal.SIDE
    return Refusal.NONE


@rule
def refuse_follower(box: Box, state: State, pawn: int, cell: int, part: int) -> int:
    """Why a follower cannot go there."""
    laid = state.tiles[state.laid]
    if pawn != Pawn.FOLLOWER or in_supply(state, state.player, pawn) < 0:
        return Refusal.NO_FIGURE
    if cell != laid.cell or part >= box.kinds[laid.kind].segments_count:
        return Refusal.UNCLAIMABLE
    segment = laid.first + part
    if may_claim(state, segment):
        return Refusal.NONE
    taken = state.segments[state.segments[segment].feature].figures > 0
    return Refusal.OCCUPIED if taken else COMPLETED


@rule
def refuse_building(state: State, piece: int, cell: int, spot: int) -> int:
    """Why a piece cannot be built."""
    step = state.step
    if piece == Piece.GATE:
        if step != Step.GATE:
            return Refusal.NOT_NOW
        return Refusal.NONE if is_on_ring(state, cell, spot) else NO_SLOT
    if piece > Piece.TOWER or cell != 0 or spot > (0 if piece == Piece.GUARD else End.CCW):
        return Refusal.NO_MOVE
    if piece == Piece.TOWER and step == Step.TOWER:
        return Refusal.NONE if tower_points(state, spot) > 0 else NO_WALL
    if piece == Piece.GUARD and (step == Step.GUARD or step == Step.LAST_GUARDS):
        return Refusal.NONE
    return Refusal.NONE if piece == Piece.WALL and step == Step.WALL else Refusal.NOT_NOW


@rule
def is_on_ring(state: State, cell: int, side: int) -> bool:
    """Whether a side of the tile in this cell is a slot of the ring."""
    wanted, first = tile_at(state, cell) * 4 + side, northern_slot(state)
    if wanted < 0 or side > WEST:
        return False
    slot = first
    while slot != wanted:
        slot = next_slot(state, slot, End.CW)
        if slot == first:
            return False
    return True
