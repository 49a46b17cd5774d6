"""Trying moves: every position that the chooser can bring about, one after the other, in every family and form.

A first move is tried on a copy of the game; where the choice is still the same seat's, each of its answers is tried on
a copy of that. What is reached is a leaf.
"""

from ..core.events import Events
from ..core.moves import Moves
from ..core.record import Record
from ..core.rule import copy_into, rule
from ..family import Box, State, legal, play

ALONE = -1   # a first move after which there is nothing to answer
LEAVES = 3   # states in a row: the game, the first move tried, its answer tried
BARELY = 0.001  # points by which a leaf must be worth more than another, so that rounding decides nothing


class Trial(Record):
    """How far the trying has come: what is tried now, and where it led."""

    events: Events
    firsts: Moves
    answers: Moves
    base: int        # the place of the game in the row of states; the two after it are for trying
    seat: int        # who chooses
    first: int       # the first move that comes next
    answer: int      # its answer that comes next
    answering: int   # whether it has answers
    move: int        # the moves that led to the leaf
    reply: int
    leaf: int        # the place of the leaf


@rule
def begin_trial(box: Box, states: list[State], trial: Trial, base: int) -> None:
    """Lists the first moves of the game at a place in the row of states."""
    trial.base, trial.seat = base, states[base].chooser
    trial.first, trial.answering = 0, 0
    legal(box, states[base], trial.firsts)


@rule
def begin_answers(box: Box, states: list[State], trial: Trial, base: int) -> None:
    """The first move is made already, at the place after the game's: nothing but its answers is tried."""
    trial.base, trial.seat = base, states[base + 1].chooser
    trial.first, trial.firsts.count = 0, 0
    trial.answer, trial.answering = 0, 1
    legal(box, states[base + 1], trial.answers)


@rule
def is_last_answer(trial: Trial) -> bool:
    """Whether the first move that is tried has no more answers."""
    return trial.answering == 0 or trial.answer == trial.answers.count


@rule
def next_leaf(box: Box, states: list[State], trial: Trial) -> bool:
    """Tries what comes next; False if everything has been tried."""
    if not is_last_answer(trial):
        answer_next(box, states, trial)
        return True
    if trial.first == trial.firsts.count:
        return False
    tried = trial.base + 1
    trial.move, trial.reply, trial.leaf = trial.firsts.moves[trial.first], ALONE, tried
    trial.first += 1
    copy_into(states, tried, trial.base)
    play(box, states[tried], trial.events, trial.move)
    trial.answering = 1 if states[tried].chooser == trial.seat else 0
    if trial.answering == 1:
        legal(box, states[tried], trial.answers)
        trial.answer = 0
        answer_next(box, states, trial)
    return True


@rule
def answer_next(box: Box, states: list[State], trial: Trial) -> None:
    """Tries the next answer to the first move that is tried."""
    answered = trial.base + 2
    trial.reply, trial.leaf = trial.answers.moves[trial.answer], answered
    trial.answer += 1
    copy_into(states, answered, trial.base + 1)
    play(box, states[answered], trial.events, trial.reply)
