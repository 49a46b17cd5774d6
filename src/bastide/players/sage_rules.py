"""How the sage looks ahead, as rules: all leaves of the game at hand, and lines that are played on from them.

In a line chance draws, and everybody, the sage too, takes what the mind thinks best. A line ends after a turn of the
sage's own, or of his only rival, whose loss is his gain: of these positions the mind has learned what they are worth.
"""

from typing import Any

from ..core.luck import Luck, roll, seed
from ..core.moves import Moves
from ..core.record import Real, Record, many
from ..core.rule import copy_into, real, rule
from ..core.table import CHANCE, OVER
from ..family import Box, State, legal, play, take_stock
from .chance_rules import chance_move
from .greedy_rules import lead
from .leaves import ALONE, LEAVES, begin_trial, next_leaf
from .mind_rules import Desk as Mind
from .mind_rules import best_leaf, leaf_worth, worth_of
from .mind_rules import lay_out as lay_out_mind

ROOT, LINE = 0, 1
STATES = LINE + LEAVES
MOST = 8192    # leaves that are kept
DRAWS = 4      # draws of a line that are settled beforehand
NO_DRAW = -1
WIDTH, SAMPLES = 8, 8
LOWEST = -1000000.0


class Leaf(Record):
    """Moves of the chooser's, and what they are worth at first sight."""

    move: int
    reply: int
    worth: Real


class Desk(Record):
    """What the sage needs to think."""

    mind: Mind
    moves: Moves
    count: int
    leaves: list[Leaf] = many(MOST, Leaf)
    draws: list[int] = many(DRAWS)   # what chance does first in a line, NO_DRAW where luck decides
    luck: Luck
    width: int                       # leaves that are looked at more closely, over so many draws
    samples: int


def lay_out(desk: Desk, memory: Any) -> None:
    """The weights of the mind, and how closely it looks where nobody says more."""
    lay_out_mind(desk.mind, memory)
    desk.width, desk.samples = WIDTH, SAMPLES


@rule
def choose(box: Box, states: list[State], desk: Desk, moves: Moves, luck: Luck) -> int:
    """Of the best leaves at first sight the one that is best a turn later, over draws that are the same for all."""
    list_leaves(box, states, desk)
    if desk.mind.trial.firsts.count == 1:
        return desk.leaves[0].move
    for place in range(DRAWS):
        desk.draws[place] = NO_DRAW
    number, best, highest = roll(luck), 0, real(LOWEST)
    for _ in range(min(desk.width, desk.count)):
        place = first_at_sight(desk)
        leaf, worth = desk.leaves[place], real(0)
        leaf.worth = real(LOWEST)
        for sample in range(desk.samples):
            seed(desk.luck, number + sample)
            worth += line_worth(box, states, desk, desk.luck, leaf.move, leaf.reply, 1)
        if worth > highest:
            best, highest = place, worth
    return desk.leaves[best].move


@rule
def first_at_sight(desk: Desk) -> int:
    """The leaf that is worth most."""
    best = 0
    for place in range(desk.count):
        if desk.leaves[place].worth > desk.leaves[best].worth:
            best = place
    return best


@rule
def list_leaves(box: Box, states: list[State], desk: Desk) -> None:
    """Every leaf of the game at hand, with what the mind thinks of it."""
    desk.count, mind = 0, desk.mind
    begin_trial(box, states, mind.trial, ROOT)
    take_stock(box, states[ROOT], mind.sheet.stock)
    while next_leaf(box, states, mind.trial):
        if desk.count < MOST:
            leaf = desk.leaves[desk.count]
            leaf.move, leaf.reply = mind.trial.move, mind.trial.reply
            leaf.worth = leaf_worth(box, states[mind.trial.leaf], mind, mind.trial.seat)
            desk.count += 1


@rule
def make_moves(box: Box, state: State, desk: Desk, move: int, reply: int) -> None:
    """Plays a move and, if there is one, its answer."""
    play(box, state, desk.mind.trial.events, move)
    if reply != ALONE:
        play(box, state, desk.mind.trial.events, reply)


@rule
def let_chance(box: Box, state: State, desk: Desk, luck: Luck, place: int) -> None:
    """Chance does what is settled, if it may be done now, else what luck says."""
    legal(box, state, desk.moves)
    if place < DRAWS and desk.draws[place] != NO_DRAW:
        for number in range(desk.moves.count):
            if desk.moves.moves[number] == desk.draws[place]:
                play(box, state, desk.mind.trial.events, desk.draws[place])
                return
    play(box, state, desk.mind.trial.events, chance_move(box, state, desk.moves, luck))


@rule
def line_worth(box: Box, states: list[State], desk: Desk, luck: Luck, move: int, reply: int, turns: int) -> float:
    """What moves of the chooser's are worth to him after so many turns of others and of his own."""
    seat, seats = states[ROOT].chooser, states[ROOT].seats
    copy_into(states, LINE, ROOT)
    mover, taken, draws = states[LINE].player, 0, 0
    make_moves(box, states[LINE], desk, move, reply)
    chosen = False
    while states[LINE].chooser != OVER:
        if states[LINE].chooser == CHANCE:
            if chosen:
                taken, chosen = taken + 1, False
            if taken >= turns and (mover == seat or seats == 2):
                worth = worth_of(box, states[LINE], desk.mind, mover)
                return worth if mover == seat else -worth
            let_chance(box, states[LINE], desk, luck, draws)
            draws += 1
        else:
            mover, chosen = states[LINE].player, True
            best_leaf(box, states, desk.mind, luck, LINE)
            make_moves(box, states[LINE], desk, desk.mind.move, desk.mind.reply)
    return real(lead(states[LINE], seat))
