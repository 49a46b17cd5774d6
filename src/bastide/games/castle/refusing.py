"""Why a move is refused: the same rules as the list of legal moves, asked about one of them."""

from ...core.board import CLOSED, facings_that_fit, tile_at
from ...core.figures import in_supply
from ...core.grid import lies_at
from ...core.moves import Refusal, Verb, cell_of, is_move, spot_of, verb_of, what_of
from ...core.rule import rule
from .placing import may_claim
from .scoring import owner_in_queue, place_in_queue, scorer
from .state import NUMBERS, TURNED_UP, Box, Pawn, State, Step
from .turn import SCORE_NEXT, wall_tile_asked

WALL, NOT_WAITING, NOT_YET, WALL_TILE = 32, 33, 34, 35  # the reasons that only The Castle has


@rule
def refusal(box: Box, state: State, move: int) -> int:
    """The reason why a move is not legal, 0 if it is."""
    verb = verb_of(move)
    if not is_move(move):
        return Refusal.NO_MOVE
    if verb == Verb.PLACE and state.step == Step.PLACE:
        return refuse_placement(box, state, what_of(move), cell_of(move), spot_of(move))
    if verb == Verb.PUT and state.step == Step.FIGURE:
        return refuse_follower(box, state, what_of(move), cell_of(move), spot_of(move))
    if verb == Verb.CHOOSE:
        return refuse_choice(box, state, what_of(move), cell_of(move), spot_of(move))
    if verb == Verb.PASS:
        passing = state.step == Step.FIGURE or state.step == Step.DOUBLE or state.step == Step.AGAIN
        return Refusal.NONE if passing else Refusal.NOT_NOW
    if verb == Verb.DRAW:
        return refuse_draw(box, state, what_of(move))
    if verb == Verb.DISCARD and state.step == Step.DISCARD:
        return Refusal.NONE if what_of(move) == state.hand else Refusal.NOT_IN_HAND
    return Refusal.NOT_NOW


@rule
def refuse_placement(box: Box, state: State, kind: int, cell: int, facing: int) -> int:
    """Why a tile cannot lie there and face so."""
    if kind != state.hand:
        return Refusal.NOT_IN_HAND
    there = lies_at(state, cell)
    if there > 0:
        return Refusal.TAKEN
    if there == CLOSED or not is_inside(box, cell):
        return WALL
    if there == 0:
        return Refusal.APART
    fits = facing < 4 and facings_that_fit(box, state, kind, -there - 1) >> facing & 1 == 1
    return Refusal.NONE if fits else Refusal.SIDE


@rule
def is_inside(box: Box, cell: int) -> bool:
    """Whether a cell lies inside the wall."""
    number = 0
    while number < box.inside_count and box.inside[number] != cell:
        number += 1
    return number < box.inside_count


@rule
def refuse_follower(box: Box, state: State, pawn: int, cell: int, part: int) -> int:
    """Why a follower cannot go there."""
    laid = state.tiles[state.laid]
    if pawn != Pawn.FOLLOWER or in_supply(state, state.player, Pawn.FOLLOWER) < 0:
        return Refusal.NO_FIGURE
    if cell != laid.cell or part >= box.kinds[laid.kind].segments_count:
        return Refusal.UNCLAIMABLE
    return Refusal.NONE if may_claim(state, laid.first + part) else Refusal.OCCUPIED


@rule
def refuse_choice(box: Box, state: State, what: int, cell: int, part: int) -> int:
    """Why this cannot be scored next, or this wall tile not be played."""
    if what == SCORE_NEXT:
        return refuse_order(box, state, cell, part) if state.step == Step.ORDER else Refusal.NOT_NOW
    if state.step != Step.DOUBLE and state.step != Step.AGAIN:
        return Refusal.NOT_NOW
    if cell != 0 or part != 0:
        return Refusal.NO_MOVE
    return Refusal.NONE if what == wall_tile_asked(state) else WALL_TILE


@rule
def refuse_order(box: Box, state: State, cell: int, part: int) -> int:
    """Why this cannot be scored next: it does not wait, or the features of another player come first."""
    tile = tile_at(state, cell)
    if tile < 0 or part >= box.kinds[state.tiles[tile].kind].segments_count:
        return NOT_WAITING
    place = place_in_queue(state, state.segments[state.tiles[tile].first + part].feature)
    if place < 0:
        return NOT_WAITING
    return Refusal.NONE if owner_in_queue(state, place) == scorer(state) else NOT_YET


@rule
def refuse_draw(box: Box, state: State, what: int) -> int:
    """Why chance cannot draw this."""
    if what > TURNED_UP and state.step == Step.TURN_UP:
        left = state.unseen[what - TURNED_UP] if what - TURNED_UP < NUMBERS else 0
        return Refusal.NONE if left > 0 else Refusal.NONE_LEFT
    if what < TURNED_UP and state.step == Step.DRAW:
        return Refusal.NONE if what < box.kinds_count and state.bag[what] > 0 else Refusal.NONE_LEFT
    return Refusal.NOT_NOW
