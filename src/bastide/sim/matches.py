"""Whole games between players that a rule can play itself. Every deal is played in all seatings."""

from ..core.luck import Luck, seed
from ..core.record import Record, Short, many
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER, PLAYERS
from ..family import Box, State, any_move, play
from ..players.greedy_rules import NOW, Desk, choose_greedily
from ..players.policies import Policy
from .loops import chance_move

START = 3  # the place in the row of states behind those that a greedy player uses
SPREAD = 1000003


class Entrants(Record):
    """Who plays: a policy for each entrant, in the seats of the first seating."""

    policies: list[int] = many(PLAYERS)


class Result(Record):
    """The points of one game by entrant, wherever he sat."""

    points: list[int] = many(PLAYERS, Short)


@rule
def choose(policy: int, box: Box, hopeful: Box, states: list[State], desk: Desk) -> int:
    """The move of a player known by its policy."""
    if policy == Policy.GREEDY:
        return choose_greedily(box, hopeful, states, desk)
    return any_move(box, states[NOW], desk.choices, desk.luck)


@rule
def play_match(
    box: Box, hopeful: Box, states: list[State], desk: Desk, deal: Luck, entrants: Entrants, shift: int
) -> None:
    """One game; the entrants have moved on by so many seats."""
    copy_into(states, NOW, START)
    seats = states[NOW].seats
    while states[NOW].chooser != OVER:
        chooser = states[NOW].chooser
        if chooser == CHANCE:
            move = chance_move(box, states[NOW], desk.choices, deal)
        else:
            move = choose(entrants.policies[(chooser + shift) % seats], box, hopeful, states, desk)
        play(box, states[NOW], desk.events, move)


@rule
def play_deals(
    box: Box,
    hopeful: Box,
    states: list[State],
    desk: Desk,
    deal: Luck,
    entrants: Entrants,
    results: list[Result],
    number: int,
    first: int,
    deals: int,
) -> None:
    """Play deals from one number on, each in all seatings; the tiles come in the same order in each."""
    seats = states[START].seats
    for current in range(deals):
        for shift in range(seats):
            seed(deal, number * SPREAD + first + current)
            seed(desk.luck, (number * SPREAD + first + current) * PLAYERS + shift + (1 << 40))
            play_match(box, hopeful, states, desk, deal, entrants, shift)
            for seat in range(seats):
                results[current * seats + shift].points[(seat + shift) % seats] = states[NOW].score[seat]
