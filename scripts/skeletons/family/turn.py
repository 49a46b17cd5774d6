"""The course of a turn: draw, lay, put a follower, score, next player."""

from ...core.bag import offer_draws, take, tiles_left
from ...core.board import any_placement, bar_too_wide, fits_somewhere, is_wide, lay, offer_placements
from ...core.events import Events, Happening, note
from ...core.figures import hand_out, in_supply, stand
from ...core.luck import Luck, below
from ...core.moves import PASS_MOVE, Moves, Verb, cell_of, offer, pack, spot_of, verb_of, what_of
from ...core.rule import rule
from ...core.seats import left_of
from ...core.table import CHANCE, NO_TILE, OVER
from .scoring import may_claim, score_completed
from .state import Box, Pawn, State, Step


@rule
def begin(box: Box, state: State, events: Events) -> None:
    """The seats, the bag and the start tile are there; everybody takes his followers and the game begins."""
    events.count = 0
    for seat in range(state.seats):
        hand_out(state, seat, Pawn.FOLLOWER, box.rules.followers)
    state.hand = NO_TILE
    state.step = Step.DRAW
    advance(box, state, events)


@rule
def draws_next(state: State) -> bool:
    """Whether chance draws a tile next."""
    return state.step == Step.DRAW


@rule
def legal(box: Box, state: State, moves: Moves) -> None:
    """The choices of whoever has to choose."""
    moves.count = 0
    if state.step == Step.DRAW:
        offer_draws(box, state, moves)
    elif state.step == Step.DISCARD:
        moves.weights[0] = 1
        offer(moves, pack(Verb.DISCARD, state.hand, 0, 0))
    elif state.step == Step.PLACE:
        offer_placements(box, state, state.hand, moves)
    else:
        offer_claims(state, moves)
        offer(moves, PASS_MOVE)


@rule
def offer_claims(state: State, moves: Moves) -> None:
    """A follower on each road of the tile just laid that nobody has claimed."""
    laid = state.tiles[state.laid]
    for segment in range(laid.first, state.segment_count):
        if may_claim(state, segment):
            offer(moves, pack(Verb.PUT, Pawn.FOLLOWER, laid.cell, segment - laid.first))


@rule
def any_move(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """One of the chooser's moves, all alike: a placement is found without listing them all."""
    if state.step == Step.PLACE:
        return any_placement(box, state, state.hand, NO_TILE, luck)
    legal(box, state, moves)
    return moves.moves[below(luck, moves.count)]


@rule
def play(box: Box, state: State, events: Events, move: int) -> None:
    """Make a legal move and go on to the next choice."""
    events.count = 0
    verb = verb_of(move)
    if verb == Verb.DRAW:
        draw(box, state, events, what_of(move))
    elif verb == Verb.DISCARD:
        note(events, Happening.DISCARDED, state.player, 0, 0, state.hand, 1, 0)
        state.hand = NO_TILE
        state.step = Step.DRAW
    elif verb == Verb.PLACE:
        lay_tile(box, state, events, what_of(move), cell_of(move), spot_of(move))
    else:
        if verb == Verb.PUT:
            put(state, events, cell_of(move), spot_of(move))
        end_turn(box, state, events)
    advance(box, state, events)


@rule
def play_any(box: Box, state: State, events: Events, moves: Moves, luck: Luck) -> int:
    """Whoever has to choose makes any move, all alike; how many choices were made."""
    play(box, state, events, any_move(box, state, moves, luck))
    return 1


@rule
def draw(box: Box, state: State, events: Events, kind: int) -> None:
    """A tile comes into the player's hand."""
    take(box, state, kind)
    note(events, Happening.DRAWN, state.player, 0, 0, kind, 1, 0)
    state.hand = kind
    state.step = Step.PLACE if fits_somewhere(box, state, kind) else Step.DISCARD


@rule
def lay_tile(box: Box, state: State, events: Events, kind: int, cell: int, facing: int) -> None:
    """The player lays the tile he drew."""
    state.hand = NO_TILE
    state.laid = lay(box, state, kind, cell, facing)
    if is_wide(state):
        bar_too_wide(state)
    note(events, Happening.PLACED, state.player, cell, facing, kind, 1, 0)
    state.step = Step.FIGURE


@rule
def put(state: State, events: Events, cell: int, part: int) -> None:
    """The player puts a follower on the tile just laid."""
    stand(state, in_supply(state, state.player, Pawn.FOLLOWER), state.tiles[state.laid].first + part)
    note(events, Happening.PUT, state.player, cell, part, Pawn.FOLLOWER, 1, 0)


@rule
def end_turn(box: Box, state: State, events: Events) -> None:
    """What the tile completes is scored, and the next player draws."""
    score_completed(state, events)
    state.player = left_of(state, state.player)
    state.step = Step.DRAW


@rule
def advance(box: Box, state: State, events: Events) -> None:
    """Go on until somebody, or chance, has a choice, or the game is over."""
    if state.step == Step.FIGURE and not has_claim(state):
        end_turn(box, state, events)
    if state.step == Step.DRAW and tiles_left(state) == 0:
        finish(box, state, events)
    else:
        state.chooser = CHANCE if state.step <= Step.DISCARD else state.player


@rule
def has_claim(state: State) -> bool:
    """Whether the player has any choice but to pass."""
    for segment in range(state.tiles[state.laid].first, state.segment_count):
        if may_claim(state, segment):
            return True
    return False


@rule
def finish(box: Box, state: State, events: Events) -> None:
    """The game ends now; what is unfinished pays nothing."""
    note(events, Happening.OVER, -1, 0, 0, 0, 0, 0)
    state.chooser = OVER
