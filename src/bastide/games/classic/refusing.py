"""Why a move is refused: the same rules as the list of legal moves, asked about one of them."""

from ...core.bag import stage_now
from ...core.board import BARRED, facings_that_fit, too_wide
from ...core.grid import lies_at
from ...core.moves import Refusal, Verb, cell_of, is_move, spot_of, verb_of, what_of
from ...core.rule import rule
from .reasons import NOT_IN_PLAY
from .state import Box, State, Step
from .supply import in_supply, is_in_play
from .wiring import refusal_of_choice, refusal_of_figure, refusal_of_instead, refusal_of_placement


@rule
def refusal(box: Box, state: State, move: int) -> int:
    """The reason why a move is not legal, 0 if it is."""
    verb = verb_of(move)
    if not is_move(move):
        return Refusal.NO_MOVE
    if verb == Verb.PLACE and state.step == Step.PLACE:
        return refuse_placement(box, state, what_of(move), cell_of(move), spot_of(move))
    if verb == Verb.PUT and state.step == Step.FIGURE:
        return refuse_figure(box, state, what_of(move), cell_of(move), spot_of(move))
    if state.step == Step.FIGURE:
        return Refusal.NONE if verb == Verb.PASS else refusal_of_instead(box, state, move)
    if verb == Verb.DRAW and state.step == Step.DRAW:
        return refuse_draw(box, state, what_of(move))
    if verb == Verb.DISCARD and state.step == Step.DISCARD:
        return Refusal.NONE if what_of(move) == state.hand[1] else Refusal.NOT_IN_HAND
    if state.step > Step.FIGURE and state.step < Step.NEXT:
        return refusal_of_choice(box, state, move)
    return Refusal.NOT_NOW


@rule
def refuse_draw(box: Box, state: State, kind: int) -> int:
    """Why chance cannot draw this tile: none is left, or others are drawn before it."""
    if kind >= box.kinds_count or state.bag[kind] == 0:
        return Refusal.NONE_LEFT
    return Refusal.NONE if box.kinds[kind].stage == stage_now(state) else Refusal.NOT_NOW


@rule
def refuse_placement(box: Box, state: State, kind: int, cell: int, facing: int) -> int:
    """Why a tile cannot lie there and face so."""
    if kind != state.hand[0] and kind != state.hand[1]:
        return Refusal.NOT_IN_HAND
    there = lies_at(state, cell)
    if there > 0:
        return Refusal.TAKEN
    if there == 0:
        return Refusal.APART
    reason = refusal_of_placement(box, state, kind, cell, facing)
    if reason != Refusal.NONE:
        return reason
    gap = -there - 1
    if state.gaps[gap].code & BARRED:
        return Refusal.TOO_WIDE if too_wide(state, cell) else Refusal.HOLE
    return Refusal.NONE if facings_that_fit(box, state, kind, gap) >> facing & 1 else Refusal.SIDE


@rule
def refuse_figure(box: Box, state: State, pawn: int, cell: int, part: int) -> int:
    """Why a figure cannot go there."""
    laid = state.tiles[state.laid]
    if not is_in_play(box, pawn):
        return NOT_IN_PLAY
    if in_supply(box, state, state.player, pawn) < 0:
        return Refusal.NO_FIGURE
    if cell != laid.cell or part >= box.kinds[laid.kind].segments_count:
        return Refusal.UNCLAIMABLE
    return refusal_of_figure(box, state, pawn, laid.first + part)
