"""How the greedy player thinks, as a rule: the same in every family and form.

Each move is tried on a copy of the game, with the best that the same seat can do right after it; then the
game is scored as if it ended there.
"""

from typing import Any

from ..core.events import Events
from ..core.luck import Luck, below
from ..core.moves import Moves
from ..core.record import Record
from ..core.rule import rule
from ..core.table import OVER
from ..family import Box, State, finish
from .leaves import LEAVES, Trial, begin_answers, begin_trial, is_last_answer, next_leaf

NOW, TRIED, STATES = 0, 1, LEAVES  # places in the row of states, and how many they are
LOWEST = -1000000
PARTS_OF_A_POINT = 1  # so many of its numbers make a point


class Desk(Record):
    """What a greedy player needs to think: the box as he hopes it to be, what he tries, and the best move so far."""

    hopeful: Box
    trial: Trial
    best: int
    worth: int
    alike: int


def lay_out(desk: Desk, memory: Any) -> None:
    """What is unfinished is worth points to who hopes."""
    desk.hopeful = memory.hopeful()


@rule
def choose(box: Box, states: list[State], desk: Desk, moves: Moves, luck: Luck) -> int:
    """The move that puts the chooser farthest ahead; luck decides between equal ones."""
    trial, best = desk.trial, LOWEST
    desk.alike, desk.worth = 0, LOWEST
    begin_trial(box, states, trial, NOW)
    if trial.firsts.count == 1:
        return trial.firsts.moves[0]
    while next_leaf(box, states, trial):
        best = max(best, prospect(desk.hopeful, states[trial.leaf], trial.events, trial.seat))
        if is_last_answer(trial):
            consider(desk, luck, trial.move, best)
            best = LOWEST
    return desk.best


@rule
def consider(desk: Desk, luck: Luck, move: int, worth: int) -> None:
    """A better move is kept; of equal ones each is as likely to be kept as any other."""
    if worth > desk.worth:
        desk.best, desk.worth, desk.alike = move, worth, 1
    elif worth == desk.worth:
        desk.alike += 1
        if below(luck, desk.alike) == 0:
            desk.best = move


@rule
def worth(box: Box, states: list[State], desk: Desk, seat: int) -> int:
    """What a move is worth with the best that the same seat can do right after it."""
    trial, best = desk.trial, LOWEST
    if states[TRIED].chooser != seat:
        return prospect(desk.hopeful, states[TRIED], trial.events, seat)
    begin_answers(box, states, trial, NOW)
    while next_leaf(box, states, trial):
        best = max(best, prospect(desk.hopeful, states[trial.leaf], trial.events, seat))
    return best


@rule
def prospect(hopeful: Box, state: State, events: Events, seat: int) -> int:
    """How far a seat would be ahead if the game ended now; the state is used up."""
    if state.chooser != OVER:
        events.count = 0
        finish(hopeful, state, events)
    return lead(state, seat)


@rule
def lead(state: State, seat: int) -> int:
    """A seat's points less those of the best of the others."""
    best_other = 0 if state.seats == 1 else LOWEST
    for other in range(state.seats):
        if other != seat:
            best_other = max(best_other, state.score[other])
    return state.score[seat] - best_other
