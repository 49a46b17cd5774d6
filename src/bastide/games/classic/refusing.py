"""Why a move is refused: the same rules as the list of legal moves, asked about one of them."""

from ...core.board import BARRED, too_wide, turns_that_fit
from ...core.figures import in_supply
from ...core.moves import Refusal, Verb, cell_of, spot_of, verb_of, what_of
from ...core.rule import rule
from .state import Box, Fields, Kind, State, Step
from .wiring import may_stand


@rule
def refusal(box: Box, state: State, move: int) -> int:
    """The reason why a move is not legal, 0 if it is."""
    verb = verb_of(move)
    if verb == Verb.PLACE and state.step == Step.PLACE:
        return refuse_placement(box, state, what_of(move), cell_of(move), spot_of(move))
    if verb == Verb.PUT and state.step == Step.FIGURE:
        return refuse_figure(box, state, what_of(move), state.tiles[state.laid].first + spot_of(move))
    if verb == Verb.PASS and state.step == Step.FIGURE:
        return Refusal.NONE
    if verb == Verb.DRAW and state.step == Step.DRAW:
        return Refusal.NONE if state.bag[what_of(move)] > 0 else Refusal.NONE_LEFT
    if verb == Verb.DISCARD and state.step == Step.DISCARD:
        return Refusal.NONE if what_of(move) == state.hand[1] else Refusal.NOT_IN_HAND
    return Refusal.NOT_NOW


@rule
def refuse_placement(box: Box, state: State, kind: int, cell: int, turn: int) -> int:
    """Why a tile cannot lie there in this turn."""
    if kind != state.hand[0] and kind != state.hand[1]:
        return Refusal.NOT_IN_HAND
    if state.grid[cell] > 0:
        return Refusal.TAKEN
    if state.grid[cell] == 0:
        return Refusal.APART
    gap = -state.grid[cell] - 1
    if state.gaps[gap].code & BARRED:
        return Refusal.TOO_WIDE if too_wide(state, cell) else Refusal.HOLE
    return Refusal.NONE if turns_that_fit(box, state, kind, gap) >> turn & 1 else Refusal.SIDE


@rule
def refuse_figure(box: Box, state: State, pawn: int, segment: int) -> int:
    """Why a figure cannot go there."""
    if pawn >= box.rules.pawns or in_supply(state, state.player, pawn) < 0:
        return Refusal.NO_FIGURE
    if may_stand(box, state, pawn, segment):
        return Refusal.NONE
    kind = state.segments[segment].kind
    if kind > Kind.CLOISTER or (kind == Kind.FIELD and box.rules.fields == Fields.OFF):
        return Refusal.UNCLAIMABLE
    return Refusal.OCCUPIED
