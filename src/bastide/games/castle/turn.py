"""The course of a turn: draw, lay, put a follower, score, perhaps once more, next player."""

from ...core.bag import offer_draws, take, tiles_left
from ...core.board import any_placement, fits_somewhere, offer_placements, tile_at
from ...core.events import Events, Happening, note
from ...core.figures import in_supply, stand
from ...core.luck import Luck, below
from ...core.moves import PASS_MOVE, Moves, Verb, cell_of, offer, pack, spot_of, verb_of, what_of
from ...core.rule import rule
from ...core.seats import left_of
from ...core.table import CHANCE, NO_TILE, OVER
from .end import final_scoring
from .hopes import score_hopes
from .placing import has_follower_to_put, offer_claims, place
from .scoring import (
    choose_the_only,
    owner_in_queue,
    owner_of,
    place_in_queue,
    queue_completed,
    score_chosen,
    scorer,
    send_home_the_tied,
)
from .state import TURNED_UP, Box, ExtraTurn, Kind, Pawn, State, Step, WallTile
from .track import offer_wall_tiles, refresh, turn_up, usable, use

SCORE_NEXT = 0  # with Verb.CHOOSE, whose other numbers are those of wall tiles


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
    elif state.step == Step.TURN_UP:
        offer_wall_tiles(state, moves)
    elif state.step == Step.PLACE:
        offer_placements(box, state, state.hand, moves)
    elif state.step == Step.FIGURE:
        offer_claims(state, moves)
    elif state.step == Step.ORDER:
        offer_orders(state, moves)
    elif state.step == Step.DOUBLE or state.step == Step.AGAIN:
        offer(moves, pack(Verb.CHOOSE, wall_tile_asked(state), 0, 0))
        offer(moves, PASS_MOVE)


@rule
def offer_orders(state: State, moves: Moves) -> None:
    """Each feature that may be scored next."""
    seat = scorer(state)
    for position in range(state.queue_count):
        if owner_in_queue(state, position) == seat:
            segment = state.queue[position]
            tile = state.tiles[state.segments[segment].tile]
            offer(moves, pack(Verb.CHOOSE, SCORE_NEXT, tile.cell, segment - tile.first))


@rule
def wall_tile_asked(state: State) -> int:
    """The number of the wall tile that the player may play now."""
    if state.step == Step.AGAIN:
        return WallTile.AGAIN
    return doubling_tile(state.segments[state.chosen].kind)


@rule
def doubling_tile(kind: int) -> int:
    """The wall tile that doubles a kind of feature, 0 for none."""
    if kind == Kind.TOWER:
        return WallTile.TOWER_TWICE
    return WallTile.HOUSE_TWICE if kind == Kind.HOUSE else 0


@rule
def any_move(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """One of the chooser's moves, all alike: a placement is found without listing them all."""
    if state.step != Step.PLACE:
        legal(box, state, moves)
        return moves.moves[below(luck, moves.count)]
    return any_placement(box, state, state.hand, NO_TILE, luck)


@rule
def any_answer(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """One of the moves of who has laid a tile and is asked for a follower, all alike."""
    moves.count = 0
    offer_claims(state, moves)
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
    elif verb == Verb.CHOOSE:
        choose(box, state, events, what_of(move), cell_of(move), spot_of(move))
    else:
        decline(box, state, events)


@rule
def draw(box: Box, state: State, events: Events, what: int) -> None:
    """A tile comes into the player's hand, or a wall tile before its owner."""
    if what > TURNED_UP:
        turn_up(state, events, what - TURNED_UP)
        state.step = Step.SCORE
        return
    take(box, state, what)
    note(events, Happening.DRAWN, state.player, 0, 0, what, 1, 0)
    state.hand = what
    state.step = Step.PLACE if fits_somewhere(box, state, what) else Step.DISCARD


@rule
def discard(state: State, events: Events) -> None:
    """The tile just drawn fits nowhere, so it leaves the game and another is drawn."""
    note(events, Happening.DISCARDED, state.player, 0, 0, state.hand, 1, 0)
    state.hand = NO_TILE
    state.step = Step.DRAW


@rule
def lay_tile(box: Box, state: State, events: Events, kind: int, cell: int, facing: int) -> None:
    """The player lays the tile he drew."""
    state.hand = NO_TILE
    place(box, state, kind, cell, facing)
    note(events, Happening.PLACED, state.player, cell, facing, kind, 1, 0)
    state.step = Step.FIGURE


@rule
def is_asked_at_once(box: Box, state: State) -> bool:
    """Whether who has just laid a tile may put a follower on it."""
    return state.step == Step.FIGURE and has_follower_to_put(state)


@rule
def answer(box: Box, state: State, events: Events, move: int) -> None:
    """Who has laid a tile puts a follower on it or not; then it is scored."""
    if verb_of(move) == Verb.PUT:
        put(state, events, cell_of(move), spot_of(move))
    begin_scoring(box, state, events)


@rule
def put(state: State, events: Events, cell: int, part: int) -> None:
    """The player puts a follower on the tile just laid."""
    stand(state, in_supply(state, state.player, Pawn.FOLLOWER), state.tiles[state.laid].first + part)
    note(events, Happening.PUT, state.player, cell, part, Pawn.FOLLOWER, 1, 0)


@rule
def choose(box: Box, state: State, events: Events, what: int, cell: int, part: int) -> None:
    """The player says what is scored next, or plays a wall tile."""
    if what == SCORE_NEXT:
        feature = state.segments[state.tiles[tile_at(state, cell)].first + part].feature
        state.chosen = state.queue[place_in_queue(state, feature)]
        score_or_ask(box, state, events)
        return
    use(state, events, state.player, what)
    if what == WallTile.AGAIN:
        play_again(box, state)
        return
    state.doubled = 1
    state.step = Step.SCORE
    score_chosen(box, state, events)


@rule
def decline(box: Box, state: State, events: Events) -> None:
    """The player plays no wall tile."""
    if state.step == Step.DOUBLE:
        state.step = Step.SCORE
        score_chosen(box, state, events)
    else:
        state.step = Step.NEXT


@rule
def begin_scoring(box: Box, state: State, events: Events) -> None:
    """All that the tile completes waits to be scored, but for what is tied."""
    queue_completed(box, state)
    send_home_the_tied(state, events)
    state.step = Step.SCORE


@rule
def advance(box: Box, state: State, events: Events) -> None:
    """Go on until somebody, or chance, has a choice, or the game is over."""
    while True:
        if state.step == Step.FIGURE and not is_asked_at_once(box, state):
            begin_scoring(box, state, events)
        if state.step == Step.SCORE:
            score_next(box, state, events)
        if state.step == Step.AGAIN and not may_play_again(state):
            state.step = Step.NEXT
        if state.step == Step.NEXT:
            begin_turn(state, left_of(state, state.player))
        if state.step == Step.DRAW and tiles_left(state) == 0:
            finish(box, state, events)
            return
        if state.step != Step.SCORE:
            state.chooser = CHANCE if state.step <= Step.TURN_UP else state.player
            return


@rule
def score_next(box: Box, state: State, events: Events) -> None:
    """The next feature is scored, or the player is asked which; when none is left the turn may end."""
    if state.queue_count == 0:
        state.step = Step.AGAIN
    elif choose_the_only(state):
        score_or_ask(box, state, events)
    else:
        state.step = Step.ORDER


@rule
def score_or_ask(box: Box, state: State, events: Events) -> None:
    """The chosen feature is scored, unless its owner may double it now."""
    if may_double(state, state.segments[state.chosen].feature):
        state.step = Step.DOUBLE
    else:
        state.step = Step.SCORE
        score_chosen(box, state, events)


@rule
def may_double(state: State, feature: int) -> bool:
    """In his own turn a player may double a tower or house of his with a wall tile taken before."""
    number = doubling_tile(state.segments[feature].kind)
    if number == 0 or owner_of(state, feature) != state.player:
        return False
    return usable(state, state.player, number)


@rule
def may_play_again(state: State) -> bool:
    """At the end of a turn, while there are tiles, a player may play a wall tile for another turn."""
    return tiles_left(state) > 0 and usable(state, state.player, WallTile.AGAIN)


@rule
def play_again(box: Box, state: State) -> None:
    """An extra turn is a turn of its own, in which fresh wall tiles may be used; by a switch it is not."""
    if box.rules.extra_turn == ExtraTurn.OWN:
        refresh(state, state.player)
    state.step = Step.DRAW


@rule
def begin_turn(state: State, player: int) -> None:
    """It is a player's turn."""
    state.player = player
    refresh(state, player)
    state.step = Step.DRAW


@rule
def finish(box: Box, state: State, events: Events) -> None:
    """The game ends: the wall tiles left on the wall are lost, what waits is scored, then all the rest."""
    state.towers = 0
    if state.step == Step.FIGURE:
        begin_scoring(box, state, events)
    while state.queue_count > 0:
        state.chosen = state.queue[0]
        score_chosen(box, state, events)
    final_scoring(box, state, events)
    if box.rules.hopeful == 1:
        score_hopes(box, state, events)
    note(events, Happening.OVER, -1, 0, 0, 0, 0, 0)
    state.step = Step.END
    state.chooser = OVER
