"""Many games side by side, one choice at a time: each rule here is about one game of the batch, by its number.

What chance does in between is played at once; a game that is over is begun anew, with the deal of its next round.
"""

from ..core.events import Events
from ..core.grid import fills_grid
from ..core.luck import seed
from ..core.moves import Moves
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER, PLAYERS
from ..family import Box, State, legal, play
from .coding import NO_ACTION, Code, encode, first_tile_of
from .loops import chance_move
from .places import ROOM, Sitting
from .slips import SPREAD

ROUND = 1 << 40  # deals of the next round are as far away as this


@rule
def begin_game(
    box: Box, states: list[State], sitting: Sitting, events: Events, moves: Moves, start: int, number: int, game: int
) -> None:
    """A fresh game, up to its first choice."""
    copy_into(states, game, start)
    seed(sitting.luck, number * SPREAD + game + sitting.round * ROUND)
    go_on(box, states[game], sitting, events, moves)


@rule
def go_on(box: Box, state: State, sitting: Sitting, events: Events, moves: Moves) -> None:
    """Whatever chance does now, until a seat has a choice or the game is over."""
    while state.chooser == CHANCE:
        play(box, state, events, chance_move(box, state, moves, sitting.luck))


@rule
def list_choices(
    box: Box, state: State, sitting: Sitting, moves: Moves, code: Code, packed: list[int], actions: list[int], game: int
) -> None:
    """The choices of a game, as moves and as actions; where there were more before, there is now no action."""
    place, before = game * ROOM, sitting.count
    moves.count = 0
    if state.chooser >= 0:
        legal(box, state, moves)
    first = first_tile_of(moves)
    for number in range(moves.count):
        packed[place + number] = moves.moves[number]
        actions[place + number] = encode(code, moves.moves[number], first)
    for number in range(moves.count, before):
        actions[place + number] = NO_ACTION
    sitting.count = moves.count


@rule
def tell(state: State, sitting: Sitting) -> None:
    """How a game stands, where whoever asks finds it close to that of the other games."""
    sitting.chooser = state.chooser
    sitting.full = 1 if fills_grid(state) else 0
    for seat in range(PLAYERS):
        sitting.points[seat] = state.score[seat]


@rule
def find_choice(sitting: Sitting, actions: list[int], wanted: int, game: int) -> None:
    """Looks an action up among a game's choices; it is a fault if it is none of them."""
    sitting.fault = 0
    if sitting.chooser == OVER:
        return
    for number in range(sitting.count):
        if actions[game * ROOM + number] == wanted:
            sitting.chosen = number
            return
    sitting.fault = 1


@rule
def step_game(box: Box, state: State, sitting: Sitting, events: Events, moves: Moves, move: int) -> None:
    """A choice is made, and what chance does after it."""
    play(box, state, events, move)
    go_on(box, state, sitting, events, moves)
    if state.chooser == OVER:
        sitting.ended = 1
        for seat in range(PLAYERS):
            sitting.final[seat] = state.score[seat]
