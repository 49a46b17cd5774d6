"""Many games side by side, one choice at a time: each rule here is about one game of the batch, by its number.

What chance does in between is played at once; a game that is over is begun anew, with the deal of its next round.
"""

from ..core.events import Events
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
    box: Box,
    states: list[State],
    sittings: list[Sitting],
    events: Events,
    moves: Moves,
    start: int,
    number: int,
    game: int,
) -> None:
    """A fresh game, up to its first choice."""
    sitting = sittings[game]
    copy_into(states, game, start)
    seed(sitting.luck, number * SPREAD + game + sitting.round * ROUND)
    go_on(box, states, sitting, events, moves, game)


@rule
def go_on(box: Box, states: list[State], sitting: Sitting, events: Events, moves: Moves, game: int) -> None:
    """Whatever chance does now, until a seat has a choice or the game is over."""
    while states[game].chooser == CHANCE:
        play(box, states[game], events, chance_move(box, states[game], moves, sitting.luck))


@rule
def list_choices(
    box: Box,
    states: list[State],
    sittings: list[Sitting],
    moves: Moves,
    code: Code,
    packed: list[int],
    actions: list[int],
    game: int,
) -> None:
    """The choices of a game, as moves and as actions; where there were more before, there is now no action."""
    sitting, place = sittings[game], game * ROOM
    before = sitting.count
    moves.count = 0
    if states[game].chooser >= 0:
        legal(box, states[game], moves)
    first = first_tile_of(moves)
    for number in range(moves.count):
        packed[place + number] = moves.moves[number]
        actions[place + number] = encode(code, states[game], moves.moves[number], first)
    for number in range(moves.count, before):
        actions[place + number] = NO_ACTION
    sitting.count = moves.count


@rule
def find_choice(states: list[State], sittings: list[Sitting], actions: list[int], wanted: list[int], game: int) -> int:
    """Looks an action up among a game's choices; 1 if it is none of them."""
    sitting = sittings[game]
    sitting.fault = 0
    if states[game].chooser == OVER:
        return 0
    for number in range(sitting.count):
        if actions[game * ROOM + number] == wanted[game]:
            sitting.chosen = number
            return 0
    sitting.fault = 1
    return 1


@rule
def step_game(
    box: Box,
    states: list[State],
    sittings: list[Sitting],
    events: Events,
    moves: Moves,
    packed: list[int],
    start: int,
    number: int,
    restart: int,
    game: int,
) -> None:
    """The choice that was found is made, and what chance does after it; a game that is over begins anew."""
    sitting = sittings[game]
    sitting.ended = 0
    if states[game].chooser == OVER:
        return
    play(box, states[game], events, packed[game * ROOM + sitting.chosen])
    go_on(box, states, sitting, events, moves, game)
    if states[game].chooser == OVER:
        sitting.ended = 1
        for seat in range(PLAYERS):
            sitting.final[seat] = states[game].score[seat]
        if restart:
            sitting.round += 1
            begin_game(box, states, sittings, events, moves, start, number, game)


@rule
def begin_games(
    box: Box,
    states: list[State],
    sittings: list[Sitting],
    events: Events,
    moves: Moves,
    code: Code,
    packed: list[int],
    actions: list[int],
    start: int,
    number: int,
    first: int,
    last: int,
) -> None:
    """Begins games from one to another."""
    for game in range(first, last):
        begin_game(box, states, sittings, events, moves, start, number, game)
        list_choices(box, states, sittings, moves, code, packed, actions, game)


@rule
def find_choices(
    states: list[State], sittings: list[Sitting], actions: list[int], wanted: list[int], first: int, last: int
) -> int:
    """Looks actions up; how many are no choice."""
    faults = 0
    for game in range(first, last):
        faults += find_choice(states, sittings, actions, wanted, game)
    return faults


@rule
def step_games(
    box: Box,
    states: list[State],
    sittings: list[Sitting],
    events: Events,
    moves: Moves,
    code: Code,
    packed: list[int],
    actions: list[int],
    start: int,
    number: int,
    restart: int,
    first: int,
    last: int,
) -> None:
    """Makes the choices that were found, in games from one to another."""
    for game in range(first, last):
        step_game(box, states, sittings, events, moves, packed, start, number, restart, game)
        list_choices(box, states, sittings, moves, code, packed, actions, game)
