"""Whole games inside a rule: one call, no Python in between. Written once for every family and form."""

from ..core.events import Events
from ..core.grid import outgrew
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.record import Record, many
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER, PLAYERS
from ..family import Box, State, play, play_any
from ..players.chance_rules import chance_move as chance_move


class Tally(Record):
    """What many games added up to."""

    games: int
    tiles: int
    decisions: int
    totals: list[int] = many(PLAYERS)
    wins: list[int] = many(PLAYERS)


@rule
def random_game(box: Box, state: State, events: Events, moves: Moves, luck: Luck) -> int:
    """Play a game to its end, every choice alike; how many choices there were.

    On a GPU the games of a warp draw together and choose together: so each turn is a loop of its own.
    """
    decisions = 0
    while state.chooser != OVER:
        while state.chooser == CHANCE:
            play(box, state, events, chance_move(box, state, moves, luck))
        while state.chooser != CHANCE and state.chooser != OVER:
            decisions += play_any(box, state, events, moves, luck)
    return decisions


@rule
def random_games(
    box: Box, states: list[State], events: Events, moves: Moves, luck: Luck, tally: Tally, games: int
) -> int:
    """Play many games from the state in front; how many, if the next one needs the large size."""
    for number in range(games):
        high, low = luck.high, luck.low
        copy_into(states, 1, 0)
        decisions = random_game(box, states[1], events, moves, luck)
        if outgrew(states[1]):
            luck.high, luck.low = high, low
            return number
        tally.decisions += decisions
        tally.games += 1
        tally.tiles += states[1].tile_count
        for seat in range(states[1].seats):
            tally.totals[seat] += states[1].score[seat]
    return games
