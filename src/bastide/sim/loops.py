"""Whole games inside a rule: one call, no Python in between. Written once for every family and form."""

from ..core.events import Events
from ..core.luck import Luck, below
from ..core.moves import Moves, Verb, pack, verb_of
from ..core.record import Record, many
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER, PLAYERS
from ..family import Box, State, draw_by_luck, legal, play


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
    legal(box, state, moves)
    if verb_of(moves.moves[0]) == Verb.DRAW:
        return pack(Verb.DRAW, draw_by_luck(box, state, luck), 0, 0)
    return moves.moves[0]


@rule
def random_game(box: Box, state: State, events: Events, moves: Moves, luck: Luck) -> int:
    """Play a game to its end, every choice alike; how many choices there were."""
    decisions = 0
    while state.chooser != OVER:
        if state.chooser == CHANCE:
            play(box, state, events, chance_move(box, state, moves, luck))
        else:
            legal(box, state, moves)
            play(box, state, events, moves.moves[below(luck, moves.count)])
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
