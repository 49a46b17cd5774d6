"""Why a move is refused: the same rules as the list of legal moves, asked about one of them."""

from ...core.board import facings_that_fit, is_wide, too_wide
from ...core.figures import in_supply
from ...core.grid import lies_at
from ...core.moves import Refusal, Verb, cell_of, is_move, spot_of, verb_of, what_of
from ...core.rule import rule
from .scoring import may_claim
from .state import Box, Kind, Pawn, State, Step


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
    if verb == Verb.DRAW and step == Step.DRAW:
        kind = what_of(move)
        return Refusal.NONE if kind < box.kinds_count and state.bag[kind] > 0 else Refusal.NONE_LEFT
    if verb == Verb.DISCARD and step == Step.DISCARD:
        return Refusal.NONE if what_of(move) == state.hand else Refusal.NOT_IN_HAND
    return Refusal.NONE if verb == Verb.PASS and step == Step.FIGURE else Refusal.NOT_NOW


@rule
def refuse_placement(box: Box, state: State, kind: int, cell: int, facing: int) -> int:
    """Why a tile cannot lie there facing so."""
    if kind != state.hand:
        return Refusal.NOT_IN_HAND
    if lies_at(state, cell) > 0:
        return Refusal.TAKEN
    if lies_at(state, cell) == 0:
        return Refusal.APART
    if is_wide(state) and too_wide(state, cell):
        return Refusal.TOO_WIDE
    fits = facings_that_fit(box, state, kind, -lies_at(state, cell) - 1) >> facing & 1
    return Refusal.NONE if fits else Refusal.SIDE


@rule
def refuse_follower(box: Box, state: State, pawn: int, cell: int, part: int) -> int:
    """Why a follower cannot go there."""
    laid = state.tiles[state.laid]
    if pawn != Pawn.FOLLOWER or in_supply(state, state.player, pawn) < 0:
        return Refusal.NO_FIGURE
    if cell != laid.cell or part >= box.kinds[laid.kind].segments_count:
        return Refusal.UNCLAIMABLE
    if state.segments[laid.first + part].kind != Kind.ROAD:
        return Refusal.UNCLAIMABLE
    return Refusal.NONE if may_claim(state, laid.first + part) else Refusal.OCCUPIED
