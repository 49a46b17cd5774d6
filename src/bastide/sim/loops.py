"""Whole games inside a rule: one call, no Python in between. Written once for every family and form."""

from ..core.events import Events
from ..core.luck import Luck, below
from ..core.moves import Moves, Verb, pack
from ..core.record import Record, many
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER, PLAYERS
from ..family import Box, State, any_move, draw_by_luck, draws_next, legal, play


class Tally(Record):
    """What many games added up to."""

    games: int
    tiles: int
    decisions: int
    totals: list[int] = many(PLAYERS)
    wins: list[int] = many(PLAYERS)


@rule
def chance_move(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """What chance does next."""
    if draws_next(state):
        return pack(Verb.DRAW, draw_by_luck(box, state, luck), 0, 0)
    legal(box, state, moves)
    return weighted(moves, luck)


@rule
def weighted(moves: Moves, luck: Luck) -> int:
    """One of chance's moves, each as likely as its weight says."""
    total = 0
    for number in range(moves.count):
        total += moves.weights[number]
    place, number = below(luck, total), 0
    while place >= moves.weights[number]:
        place -= moves.weights[number]
        number += 1
    return moves.moves[number]


@rule
def random_game(box: Box, state: State, events: Events, moves: Moves, luck: Luck) -> int:
    """Play a game to its end, every choice alike; how many choices there were."""
    decisions = 0
    while state.chooser != OVER:
        if state.chooser == CHANCE:
            play(box, state, events, chance_move(box, state, moves, luck))
        else:
            play(box, state, events, any_move(box, state, moves, luck))
            decisions += 1
    return decisions


@rule
def random_games(
    box: Box, states: list[State], events: Events, moves: Moves, luck: Luck, tally: Tally, games: int
) -> None:
    """Play many games from the state in front."""
    for _ in range(games):
        copy_into(states, 1, 0)
        tally.decisions += random_game(box, states[1], events, moves, luck)
        tally.games += 1
        tally.tiles += states[1].tile_count
        for seat in range(states[1].seats):
            tally.totals[seat] += states[1].score[seat]
