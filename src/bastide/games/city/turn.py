"""The course of a turn: draw, lay, put a follower, evaluate, build walls, next player."""

from ...core.bag import offer_draws, take
from ...core.board import any_placement, fits_somewhere, offer_placements, tile_at
from ...core.events import Events, Happening, note
from ...core.figures import in_supply, stand
from ...core.geometry import NORTH, ORIGIN
from ...core.luck import Luck, below
from ...core.moves import Moves, Verb, cell_of, offer, pack, spot_of, verb_of, what_of
from ...core.rule import rule
from ...core.seats import left_of
from ...core.table import CHANCE, NO_TILE, OVER
from .claiming import may_put, offer_followers
from .end import ending_now, finish, tiles_to_draw
from .guards import at_each_wall, may_guard, offer_guard, set_guard
from .placing import place
from .scoring import evaluate_tile
from .state import Box, Ending, Pawn, Piece, State, Step
from .walls import (
    begin_phase,
    build_gate,
    build_tower,
    build_wall,
    builder,
    may_build,
    may_build_tower,
    offer_gate,
    offer_towers,
    offer_walls,
    stack_of_tile,
)


@rule
def draws_next(state: State) -> bool:
    """Whether chance draws a tile next."""
    return state.step == Step.DRAW


@rule
def legal(box: Box, state: State, moves: Moves) -> None:
    """The choices of whoever has to choose."""
    moves.count = 0
    step = state.step
    if step == Step.DRAW:
        offer_draws(box, state, moves)
    elif step == Step.DISCARD:
        moves.weights[0] = 1
        offer(moves, pack(Verb.DISCARD, state.hand, 0, 0))
    elif step == Step.PLACE:
        offer_placements(box, state, state.hand, moves)
    elif step == Step.FIGURE:
        offer_followers(box, state, moves)
    elif step == Step.GATE:
        offer_gate(state, moves)
    elif step == Step.WALL:
        offer_walls(state, moves)
    elif step == Step.GUARD or step == Step.LAST_GUARDS:
        offer_guard(moves)
    elif step == Step.TOWER:
        offer_towers(state, moves)


@rule
def any_move(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """One of the chooser's moves, all alike: a placement is found without listing them all."""
    if state.step == Step.PLACE:
        return any_placement(box, state, state.hand, NO_TILE, luck)
    legal(box, state, moves)
    return moves.moves[below(luck, moves.count)]


@rule
def any_answer(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """One of the moves of who has laid a tile and is asked for a follower, all alike."""
    moves.count = 0
    offer_followers(box, state, moves)
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
    elif verb == Verb.BUILD:
        build(box, state, events, move)
    else:
        answer(box, state, events, move)


@rule
def draw(box: Box, state: State, events: Events, kind: int) -> None:
    """A tile comes into the player's hand; the first of all is laid at once."""
    take(box, state, kind)
    state.drawn += 1
    state.hand = kind
    note(events, Happening.DRAWN, state.player, 0, 0, kind, 1, 0)
    if state.tile_count == 0:
        lay_tile(box, state, events, kind, ORIGIN, NORTH)
    else:
        state.step = Step.PLACE if fits_somewhere(box, state, kind) else Step.DISCARD


@rule
def discard(state: State, events: Events) -> None:
    """The tile just drawn fits nowhere, so it leaves the game."""
    note(events, Happening.DISCARDED, state.player, 0, 0, state.hand, 1, 0)
    state.hand = NO_TILE
    state.step = Step.DRAW


@rule
def lay_tile(box: Box, state: State, events: Events, kind: int, cell: int, facing: int) -> None:
    """The player lays the tile he has drawn."""
    place(box, state, kind, cell, facing)
    note(events, Happening.PLACED, state.player, cell, facing, kind, 1, 0)
    state.hand = NO_TILE
    state.step = Step.FIGURE


@rule
def is_asked_at_once(box: Box, state: State) -> bool:
    """Whether who has just laid a tile may put a follower on it; if not, that step is over."""
    if state.step == Step.FIGURE and not may_put(state):
        state.step = Step.SCORE
    return state.step == Step.FIGURE


@rule
def answer(box: Box, state: State, events: Events, move: int) -> None:
    """A follower is put on the tile just laid, or what was asked is declined."""
    if verb_of(move) == Verb.PUT:
        put(state, events, cell_of(move), spot_of(move))
    else:
        go_past(state)


@rule
def put(state: State, events: Events, cell: int, part: int) -> None:
    """The player puts a follower on the tile just laid."""
    stand(state, in_supply(state, state.player, Pawn.FOLLOWER), state.tiles[state.laid].first + part)
    note(events, Happening.PUT, state.player, cell, part, Pawn.FOLLOWER, 1, 0)
    state.step = Step.SCORE


@rule
def build(box: Box, state: State, events: Events, move: int) -> None:
    """Somebody builds the gate, a wall or a tower, or sets a guard."""
    piece = what_of(move)
    if piece == Piece.GATE:
        build_gate(box, state, events, tile_at(state, cell_of(move)) * 4 + spot_of(move))
        state.step = Step.WALL
    elif piece == Piece.WALL:
        build_wall(box, state, events, spot_of(move))
        state.step = Step.GUARD if at_each_wall(box, state) else Step.WALL
    elif piece == Piece.GUARD:
        seat = chooser_at(state)
        set_guard(state, events, seat, state.last_wall[seat])
        go_past(state)
    else:
        build_tower(state, events, spot_of(move))
        state.step = Step.NEXT


@rule
def go_past(state: State) -> None:
    """What comes after a choice that was made or declined."""
    if state.step == Step.FIGURE:
        state.step = Step.SCORE
    elif state.step == Step.GUARD:
        state.step = Step.WALL
    elif state.step == Step.LAST_GUARDS:
        state.asked += 1
    else:
        state.step = Step.NEXT


@rule
def chooser_at(state: State) -> int:
    """Who chooses at this step; chance draws and discards."""
    if state.step <= Step.DISCARD:
        return CHANCE
    if state.step == Step.WALL:
        return builder(state)
    if state.step == Step.GUARD:
        return (builder(state) + state.seats - 1) % state.seats
    if state.step == Step.LAST_GUARDS:
        return (state.player + state.asked) % state.seats
    return state.player


@rule
def advance(box: Box, state: State, events: Events) -> None:
    """Go on until somebody, or chance, has a choice, or the game is over."""
    while state.step != Step.END and not has_choice(box, state):
        go_on(box, state, events)
    if state.step == Step.END:
        finish(box, state, events)
        state.chooser = OVER
    else:
        state.chooser = chooser_at(state)


@rule
def has_choice(box: Box, state: State) -> bool:
    """Whether there is anything to choose at this step but to pass."""
    step = state.step
    if step == Step.DRAW:
        return tiles_to_draw(box, state) > 0
    if step == Step.FIGURE:
        return may_put(state)
    if step == Step.WALL:
        return may_build(state)
    if step == Step.GUARD:
        return _may_guard_now(box, state)
    if step == Step.LAST_GUARDS:
        return state.asked < state.seats and _may_guard_now(box, state)
    if step == Step.TOWER:
        return may_build_tower(state)
    return step != Step.SCORE and step != Step.NEXT


@rule
def _may_guard_now(box: Box, state: State) -> bool:
    seat = chooser_at(state)
    return may_guard(box, state, seat, state.last_wall[seat])


@rule
def go_on(box: Box, state: State, events: Events) -> None:
    """From a step without a choice to the next."""
    step = state.step
    if step == Step.DRAW:
        state.ending = Ending.TILES
        state.step = Step.END
    elif step == Step.SCORE:
        score_tile(box, state, events)
    elif step == Step.WALL:
        state.step = Step.TOWER if at_each_wall(box, state) else Step.LAST_GUARDS
    elif step == Step.LAST_GUARDS and state.asked >= state.seats:
        state.step = Step.TOWER
    elif step == Step.NEXT:
        end_turn(box, state)
    else:
        go_past(state)


@rule
def score_tile(box: Box, state: State, events: Events) -> None:
    """From the second stack on, an evaluation that the tile brings about is followed by a wall phase."""
    evaluations = evaluate_tile(box, state, events, state.laid)
    if evaluations > 0 and stack_of_tile(box, state) > 1:
        begin_phase(box, state)
    else:
        state.step = Step.NEXT


@rule
def end_turn(box: Box, state: State) -> None:
    """The game ends, or the turn goes to the left."""
    state.ending = ending_now(box, state)
    if state.ending > 0:
        state.step = Step.END
        return
    for seat in range(state.seats):
        state.returned[seat] = 0
    state.player = left_of(state, state.player)
    state.step = Step.DRAW
