"""The course of a turn: draw, lay, put a follower, score, next player."""

from ...core.bag import offer_draws, take, tiles_left
from ...core.board import any_placement, fits_somewhere, offer_placements
from ...core.events import Events, Happening, note
from ...core.figures import stand
from ...core.luck import Luck, below
from ...core.moves import Moves, Verb, cell_of, offer, pack, spot_of, verb_of, what_of
from ...core.rule import rule
from ...core.seats import left_of
from ...core.table import CHANCE, NO_TILE, OVER
from .end import final_scoring
from .placing import offer_pawns, place
from .scoring import begin_scoring, score_queue
from .state import Box, LastTile, State, Step
from .supply import in_supply, pawns_in_supply
from .wiring import (
    after_drawing,
    after_laying,
    after_scoring,
    after_turn,
    any_choice,
    chooser,
    do_instead,
    is_asked,
    make_choice,
    may_do_instead,
    may_stand,
    may_wait_in_hand,
    offer_choices,
    plays_again,
)


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
        offer(moves, pack(Verb.DISCARD, state.hand[1], 0, 0))
    elif state.step == Step.PLACE:
        offer_hand(box, state, moves)
    elif state.step == Step.FIGURE:
        offer_pawns(box, state, moves)
    elif state.step < Step.NEXT:
        offer_choices(box, state, moves)


@rule
def offer_hand(box: Box, state: State, moves: Moves) -> None:
    """The tiles in hand, each in all its places."""
    if state.hand[0] != NO_TILE:
        offer_placements(box, state, state.hand[0], moves)
    if state.hand[1] != NO_TILE and state.hand[1] != state.hand[0]:
        offer_placements(box, state, state.hand[1], moves)


@rule
def any_move(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """One of the chooser's moves, all alike: a placement is found without listing them all."""
    if state.step != Step.PLACE:
        moves.count = 0
        if state.step != Step.FIGURE:
            return any_choice(box, state, moves, luck)
        return any_answer(box, state, moves, luck)
    return any_placement(box, state, state.hand[0], state.hand[1], luck)


@rule
def any_answer(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """One of the moves of who has laid a tile and is asked for a figure, all alike."""
    moves.count = 0
    offer_pawns(box, state, moves)
    return moves.moves[below(luck, moves.count)]


@rule
def play(box: Box, state: State, events: Events, move: int) -> None:
    """Make a legal move and go on to the next choice."""
    events.count = 0
    make(box, state, events, move)
    advance(box, state, events)


@rule
def play_any(box: Box, state: State, events: Events, moves: Moves, luck: Luck) -> int:
    """Whoever has to choose makes any move, all alike; how many choices were made.

    An answer that is due at once is given before anything comes of the tile: so the games of a warp score together.
    """
    choices = 1
    events.count = 0
    make(box, state, events, any_move(box, state, moves, luck))
    if is_asked_at_once(box, state):
        answer(box, state, events, any_answer(box, state, moves, luck))
        choices = 2
    advance(box, state, events)
    return choices


@rule
def make(box: Box, state: State, events: Events, move: int) -> None:
    """Make a legal move; what comes of it is still to come."""
    verb = verb_of(move)
    if verb == Verb.DRAW:
        draw(box, state, events, what_of(move))
    elif verb == Verb.DISCARD:
        discard(state, events)
    elif verb == Verb.PLACE:
        lay_tile(box, state, events, what_of(move), cell_of(move), spot_of(move))
    elif verb == Verb.PUT or state.step == Step.FIGURE:
        answer(box, state, events, move)
    else:
        make_choice(box, state, events, move)


@rule
def draw(box: Box, state: State, events: Events, kind: int) -> None:
    """A tile comes into the player's hand."""
    take(box, state, kind)
    note(events, Happening.DRAWN, state.player, 0, 0, kind, 1, 0)
    if box.rules.hand == 2 and state.hand[0] == NO_TILE and may_wait_in_hand(box, kind):
        state.hand[0] = kind
    else:
        state.hand[1] = kind
    after_drawing(box, state, kind)


@rule
def discard(state: State, events: Events) -> None:
    """The tile just drawn fits nowhere, so it leaves the game."""
    note(events, Happening.DISCARDED, state.player, 0, 0, state.hand[1], 1, 0)
    state.hand[1] = NO_TILE
    state.step = Step.DRAW


@rule
def lay_tile(box: Box, state: State, events: Events, kind: int, cell: int, facing: int) -> None:
    """The player lays a tile from his hand; a tile he keeps is passed on."""
    if kind == state.hand[1]:
        state.hand[1] = NO_TILE
    else:
        state.hand[0] = state.hand[1]
        state.hand[1] = NO_TILE
    place(box, state, kind, cell, facing)
    state.layer = state.player
    state.paid = 0
    after_laying(box, state)
    note(events, Happening.PLACED, state.player, cell, facing, kind, 1, 0)
    state.step = Step.FIGURE


@rule
def is_asked_at_once(box: Box, state: State) -> bool:
    """Whether who has just laid a tile has any choice but to pass; if not, that step is over."""
    if state.step == Step.FIGURE and not has_choice_of_figure(box, state):
        state.step = Step.SCORE
    return state.step == Step.FIGURE


@rule
def answer(box: Box, state: State, events: Events, move: int) -> None:
    """Who has laid a tile says what he does with it."""
    if verb_of(move) == Verb.PUT:
        put(box, state, events, what_of(move), cell_of(move), spot_of(move))
    else:
        leave_tile(box, state, events, move)


@rule
def put(box: Box, state: State, events: Events, pawn: int, cell: int, part: int) -> None:
    """The player puts a figure on the tile just laid."""
    stand(state, in_supply(box, state, state.player, pawn), state.tiles[state.laid].first + part)
    note(events, Happening.PUT, state.player, cell, part, pawn, 1, 0)
    state.step = Step.SCORE


@rule
def leave_tile(box: Box, state: State, events: Events, move: int) -> None:
    """The player puts no figure on the tile just laid: he passes, or does what a box offers instead."""
    if verb_of(move) != Verb.PASS:
        do_instead(box, state, events, move)
    state.step = Step.SCORE


@rule
def advance(box: Box, state: State, events: Events) -> None:
    """Go on until somebody, or chance, has a choice, or the game is over."""
    while True:
        if state.step == Step.DRAW and not hand_is_short(box, state):
            state.step = Step.PLACE if hand_fits(box, state) else Step.DISCARD
        if state.step == Step.DRAW and tiles_left(state) == 0:
            state.step = Step.PLACE if last_tile_fits(box, state) else Step.END
        if not is_asked_at_once(box, state) and state.step == Step.SCORE:
            score_completed(box, state, events)
        if state.step >= Step.FLEE and state.step < Step.NEXT:
            go_past_unasked(box, state)
        if state.step == Step.NEXT:
            next_turn(box, state, events)
        elif state.step == Step.END and final_scoring(box, state, events, True):
            over(state, events)
            return
        else:
            wait(box, state)
            return


@rule
def hand_is_short(box: Box, state: State) -> bool:
    """Whether the player still has to draw."""
    return state.hand[1] == NO_TILE


@rule
def hand_fits(box: Box, state: State) -> bool:
    """Whether any tile in hand has a place."""
    if state.hand[0] != NO_TILE and fits_somewhere(box, state, state.hand[0]):
        return True
    return fits_somewhere(box, state, state.hand[1])


@rule
def last_tile_fits(box: Box, state: State) -> bool:
    """With nothing left to draw, the tile passed on is played only if the switch says so."""
    if box.rules.last_tile == LastTile.UNPLAYED or state.hand[0] == NO_TILE:
        return False
    return fits_somewhere(box, state, state.hand[0])


@rule
def has_choice_of_figure(box: Box, state: State) -> bool:
    """Whether the player has any choice but to pass."""
    return has_figure_to_put(box, state) or may_do_instead(box, state)


@rule
def has_figure_to_put(box: Box, state: State) -> bool:
    """Whether any figure of the player's may go onto the tile just laid."""
    ready = pawns_in_supply(box, state, state.player)
    if ready == 0:
        return False
    for segment in range(state.tiles[state.laid].first, state.segment_count):
        for pawn in range(box.rules.pawns):
            if ready >> pawn & 1 and may_stand(box, state, pawn, segment):
                return True
    return False


@rule
def score_completed(box: Box, state: State, events: Events) -> None:
    """All that the tile completes is scored, then its figures return; followers may have to be asked for first."""
    if state.queue_count == 0:
        begin_scoring(box, state, events)
    if score_queue(box, state, events, True):
        after_scoring(box, state, events)
        state.step = Step.FLEE
    else:
        state.step = Step.JOIN


@rule
def go_past_unasked(box: Box, state: State) -> None:
    """Steps at which nobody has a choice are skipped."""
    while state.step < Step.NEXT and not is_asked(box, state):
        state.step += 1


@rule
def next_turn(box: Box, state: State, events: Events) -> None:
    """The turn goes to the left, unless the player may lay another tile."""
    again = plays_again(box, state)
    after_turn(box, state, events, again)
    if not again:
        state.player = left_of(state, state.player)
    state.step = Step.DRAW


@rule
def wait(box: Box, state: State) -> None:
    """Somebody has a choice; at the end of the game it is who may bring followers to what is scored next."""
    if state.step == Step.END:
        state.step = Step.JOIN
    state.chooser = CHANCE if state.step <= Step.DISCARD else chooser(box, state)


@rule
def finish(box: Box, state: State, events: Events) -> None:
    """The final scoring as if the game ended now: nobody is asked any more."""
    if state.queue_count > 0:
        score_queue(box, state, events, False)
    final_scoring(box, state, events, False)
    over(state, events)


@rule
def over(state: State, events: Events) -> None:
    """Nobody has a choice any more."""
    note(events, Happening.OVER, -1, 0, 0, 0, 0, 0)
    state.step = Step.END
    state.chooser = OVER
