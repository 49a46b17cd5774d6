"""How a mind thinks, as a rule: every leaf is described, the network says what it is worth, the best is taken."""

from importlib import import_module
from math import log
from typing import Any

from ..core.luck import Luck, roll
from ..core.moves import Moves
from ..core.record import Real, Record
from ..core.rule import real, rule, spread
from ..core.table import OVER
from ..family import Box, Description, Sheet, State, describe_leaf, take_stock
from .greedy_rules import lead
from .leaves import BARELY, LEAVES, Trial, begin_trial, next_leaf
from .network import Network, worth_beyond

STATES = LEAVES
NOW, TRIED = 0, 1
LOWEST = -1000000.0
HALF, WHOLE = 0.5, 4294967296.0   # for chances between 0 and 1
PARTS_OF_A_POINT = 100            # that make a point where worth is a whole number


class Desk(Record):
    """What a mind needs to think."""

    trial: Trial
    sheet: Sheet
    description: Description
    network: Network
    temperature: Real   # points by which thoughts stray
    worth: Real         # of the best leaf so far, and the moves that lead there
    move: int
    reply: int


def lay_out(desk: Desk, memory: Any) -> None:
    """The weights that the mind for this table has learned."""
    import_module("bastide.players.weights").weights_at(memory.prepared.options).fill(desk.network)


@rule
def choose(box: Box, states: list[State], desk: Desk, moves: Moves, luck: Luck) -> int:
    """The move that leads to the best leaf."""
    best_leaf(box, states, desk, luck, NOW)
    return desk.move


@rule
def best_leaf(box: Box, states: list[State], desk: Desk, luck: Luck, base: int) -> None:
    """Finds the moves of whoever has to choose in the game at a place, and what they are worth to him."""
    desk.worth = LOWEST
    begin_trial(box, states, desk.trial, base)
    if desk.trial.firsts.count == 1:
        desk.move, desk.reply = desk.trial.firsts.moves[0], -1
        return
    take_stock(box, states[base], desk.sheet.stock)
    while next_leaf(box, states, desk.trial):
        worth = leaf_worth(box, states[desk.trial.leaf], desk, desk.trial.seat)
        if desk.temperature > 0:
            worth += desk.temperature * stray(luck)
        if worth > desk.worth + BARELY:
            desk.worth, desk.move, desk.reply = worth, desk.trial.move, desk.trial.reply


@rule
def worth_of(box: Box, state: State, desk: Desk, seat: int) -> float:
    """How far a seat that has just moved will be ahead at the end, in points."""
    take_stock(box, state, desk.sheet.stock)
    return leaf_worth(box, state, desk, seat)


@rule
def leaf_worth(box: Box, state: State, desk: Desk, seat: int) -> float:
    """The same where stock of the tiles left has been taken, which are as many wherever one choice leads."""
    if state.chooser == OVER:
        return real(lead(state, seat))
    describe_leaf(box, state, seat, desk.sheet.stock, desk.sheet, desk.description)
    network = desk.network
    spread(desk.description, network.numbers, network.columns + network.rows * network.row_columns)
    return real(desk.description.lead) + worth_beyond(network)


@rule
def worth(box: Box, states: list[State], desk: Desk, seat: int) -> int:
    """What the game that is tried is worth to a seat that has just moved, with the best that it can do right after."""
    best = LOWEST
    if states[TRIED].chooser == seat:
        begin_trial(box, states, desk.trial, TRIED)
        take_stock(box, states[TRIED], desk.sheet.stock)
        while next_leaf(box, states, desk.trial):
            best = max(best, leaf_worth(box, states[desk.trial.leaf], desk, seat))
    else:
        best = worth_of(box, states[TRIED], desk, seat)
    return int(PARTS_OF_A_POINT * best)


@rule
def stray(luck: Luck) -> float:
    """How far a thought strays: the best of thoughts that all stray so is taken as often as a softmax has it."""
    chance = (roll(luck) + HALF) / WHOLE
    return -log(-log(chance))
