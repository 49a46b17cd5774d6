"""The score track on the wall: markers that land on towers, and the wall tiles they take."""

from ...core.events import Events, note
from ...core.moves import Moves, Verb, offer, pack
from ...core.rule import rule
from .state import NUMBERS, ON_NO_TOWER, TURNED_UP, Box, News, State, Step


@rule
def land(box: Box, state: State, events: Events, seat: int) -> None:
    """A marker that lands exactly on a tower takes its wall tile, on whatever lap."""
    space = state.score[seat] % box.spaces
    tower = box.tower_at[space]
    if tower == ON_NO_TOWER or state.towers >> tower & 1 == 0:
        return
    state.towers -= 1 << tower
    state.tower, state.taker = tower, seat
    state.step = Step.TURN_UP
    note(events, News.TAKEN, seat, 0, 0, tower, space, 0)


@rule
def offer_wall_tiles(state: State, moves: Moves) -> None:
    """Any wall tile that nobody has seen may be the one taken."""
    for number in range(1, NUMBERS):
        if state.unseen[number] > 0:
            moves.weights[moves.count] = state.unseen[number]
            offer(moves, pack(Verb.DRAW, TURNED_UP + number, 0, 0))


@rule
def turn_up(state: State, events: Events, number: int) -> None:
    """The wall tile lies face up before its owner, who may use it from his next turn on."""
    place = state.taker * NUMBERS + number
    state.unseen[number] -= 1
    state.held[place] += 1
    state.fresh[place] += 1
    note(events, News.TURNED_UP, state.taker, 0, 0, number, state.tower, 0)
    state.tower = ON_NO_TOWER


@rule
def usable(state: State, seat: int, number: int) -> bool:
    """Whether a player has such a wall tile from before this turn."""
    return state.held[seat * NUMBERS + number] > state.fresh[seat * NUMBERS + number]


@rule
def use(state: State, events: Events, seat: int, number: int) -> None:
    """A wall tile is played and leaves the game."""
    state.held[seat * NUMBERS + number] -= 1
    note(events, News.USED, seat, 0, 0, number, 1, 0)


@rule
def refresh(state: State, seat: int) -> None:
    """A player's turn begins: all wall tiles before him may be used."""
    for number in range(1, NUMBERS):
        state.fresh[seat * NUMBERS + number] = 0
