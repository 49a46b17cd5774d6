"""Self-play as rules over rows: many games in step, every joint move of each tried and described.

A first move is one of the chooser's moves; where he still has the choice after it, each of his answers makes a leaf,
else the first move alone does. Firsts lie in the order of their games, leaves in the order of their firsts, but their
states do not: the first leaf of a first move is played on in its place. All games share one muted record of events.
"""

from ..core.events import Events
from ..core.luck import Luck, seed
from ..core.moves import Moves
from ..core.rule import rule, scratch
from ..core.table import CHANCE, OVER, PLAYERS
from ..family import (
    Box,
    Description,
    Notes,
    Sheet,
    State,
    Stock,
    Survey,
    begin_description,
    describe_claim,
    describe_leaf,
    end_description,
    finish,
    legal,
    play,
    take_stock,
)
from ..players.greedy_rules import lead
from ..players.leaves import BARELY
from ..sim.loops import chance_move

ALONE = -1  # a leaf without an answer


@rule
def deal(first: int, beyond: int, slot: int, lucks: list[Luck], seeds: list[int]) -> None:
    """Each game gets the luck of its seed."""
    for game in range(first, beyond):
        seed(lucks[game], seeds[game])


@rule
def settle(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], states: list[State], lucks: list[Luck],
    events: list[Events], choices: list[Moves], seats: list[int], counts: list[int],
) -> None:  # fmt: skip
    """Chance moves until somebody has to choose: who, and among how many moves."""
    for game in range(first, beyond):
        box, state = boxes[mixes[game]], states[game]
        while state.chooser == CHANCE:
            play(box, state, events[0], chance_move(box, state, choices[slot], lucks[game]))
        seats[game], counts[game] = state.chooser, 0
        if state.chooser != OVER:
            legal(box, state, choices[slot])
            counts[game] = choices[slot].count


@rule
def list_firsts(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], games: list[int], states: list[State],
    choices: list[Moves], begins: list[int], parents: list[int], firsts: list[int],
) -> None:  # fmt: skip
    """The moves of each of these games, one after the other."""
    for number in range(first, beyond):
        game, place = games[number], begins[number]
        legal(boxes[mixes[game]], states[game], choices[slot])
        for choice in range(choices[slot].count):
            parents[place + choice], firsts[place + choice] = game, choices[slot].moves[choice]


@rule
def try_firsts(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], parents: list[int], firsts: list[int],
    seats: list[int], tried: list[State], events: list[Events], choices: list[Moves], answers: list[int],
) -> None:  # fmt: skip
    """Each first move is made on its copy of the game; how many answers the same seat has, 0 if it has none to give."""
    for number in range(first, beyond):
        game, state = parents[number], tried[number]
        play(boxes[mixes[game]], state, events[0], firsts[number])
        answers[number] = 0
        if state.chooser == seats[game]:
            legal(boxes[mixes[game]], state, choices[slot])
            answers[number] = choices[slot].count


@rule
def part_leaves(
    first: int, beyond: int, slot: int, begins: list[int], answers: list[int], origins: list[int], places: list[int],
    copied: list[int], firsts: list[int],
) -> None:  # fmt: skip
    """Where each first move's leaves lie: the first of them takes its place, the others get copies behind them all."""
    for number in range(first, beyond):
        for leaf in range(begins[number], begins[number] + max(1, answers[number])):
            origins[leaf], places[leaf] = number, number
            if leaf > begins[number]:
                places[leaf] = firsts[0] + leaf - number - 1
                copied[leaf - number - 1] = number


@rule
def try_answers(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], parents: list[int], seats: list[int],
    origins: list[int], places: list[int], begins: list[int], answers: list[int], states: list[State],
    events: list[Events], choices: list[Moves], seconds: list[int],
) -> None:  # fmt: skip
    """Each answer is made on its copy of what the first move left."""
    for leaf in range(first, beyond):
        origin = origins[leaf]
        seconds[leaf] = ALONE
        if answers[origin] > 0:
            box, state = boxes[mixes[parents[origin]]], states[places[leaf]]
            legal(box, state, choices[slot])
            seconds[leaf] = choices[slot].moves[leaf - begins[origin]]
            play(box, state, events[0], seconds[leaf])


@rule
def take_stocks(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], games: list[int], states: list[State],
    stocks: list[Stock],
) -> None:  # fmt: skip
    """What all leaves of each of these games have in common."""
    for number in range(first, beyond):
        game = games[number]
        take_stock(boxes[mixes[game]], states[game], stocks[game])


@rule
def describe_leaves(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], parents: list[int], seats: list[int],
    greedy: list[int], origins: list[int], places: list[int], states: list[State], stocks: list[Stock],
    sheets: list[Sheet], descriptions: list[Description], leads: list[int], settled: list[int],
) -> None:  # fmt: skip
    """What each leaf looks like to the seat that made its moves, its lead, and whether the game is over."""
    for leaf in range(first, beyond):
        game, state = parents[origins[leaf]], states[places[leaf]]
        settled[leaf] = 1 if state.chooser == OVER else 0
        if settled[leaf]:
            leads[leaf] = lead(state, seats[game])
        elif greedy[game] >> seats[game] & 1 == 0:
            describe_leaf(boxes[mixes[game]], state, seats[game], stocks[game], sheets[slot], descriptions[leaf])
            leads[leaf] = descriptions[leaf].lead


@rule
def begin_leaves(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], parents: list[int], seats: list[int],
    greedy: list[int], origins: list[int], places: list[int], states: list[State], stocks: list[Stock],
    surveys: list[Survey], claims: list[int], leads: list[int], settled: list[int],
) -> None:  # fmt: skip
    """The same in steps, first: whether a leaf ends its game, else what is claimed there where a mind looks at it."""
    for leaf in range(first, beyond):
        game, state = parents[origins[leaf]], states[places[leaf]]
        claims[leaf], settled[leaf] = 0, 0
        if state.chooser == OVER:
            leads[leaf], settled[leaf] = lead(state, seats[game]), 1
        elif greedy[game] >> seats[game] & 1 == 0:
            claims[leaf] = begin_description(boxes[mixes[game]], state, seats[game], stocks[game], surveys[leaf])


@rule
def list_rows(
    first: int, beyond: int, slot: int, claims: list[int], begins: list[int], row_leaves: list[int],
    row_claims: list[int],
) -> None:  # fmt: skip
    """The claimed features of all leaves, one after the other."""
    for leaf in range(first, beyond):
        for number in range(claims[leaf]):
            row_leaves[begins[leaf] + number], row_claims[begins[leaf] + number] = leaf, number


@rule
@scratch("notes")
def describe_rows(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], parents: list[int], seats: list[int],
    origins: list[int], places: list[int], row_leaves: list[int], row_claims: list[int], states: list[State],
    stocks: list[Stock], surveys: list[Survey], notes: list[Notes], descriptions: list[Description],
) -> None:  # fmt: skip
    """What each leaf looks like to the seat that made its moves: the claimed features, each by itself."""
    for row in range(first, beyond):
        leaf = row_leaves[row]
        game = parents[origins[leaf]]
        describe_claim(boxes[mixes[game]], states[places[leaf]], seats[game], stocks[game], surveys[leaf], notes[slot],
                       row_claims[row], descriptions[leaf])  # fmt: skip


@rule
@scratch("notes")
def end_leaves(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], parents: list[int], seats: list[int],
    greedy: list[int], origins: list[int], places: list[int], states: list[State], stocks: list[Stock],
    surveys: list[Survey], notes: list[Notes], descriptions: list[Description], leads: list[int], settled: list[int],
) -> None:  # fmt: skip
    """What else each leaf looks like, and its lead."""
    for leaf in range(first, beyond):
        game = parents[origins[leaf]]
        if settled[leaf] == 0 and greedy[game] >> seats[game] & 1 == 0:
            end_description(boxes[mixes[game]], states[places[leaf]], seats[game], stocks[game], surveys[leaf],
                            notes[slot], descriptions[leaf])  # fmt: skip
            leads[leaf] = descriptions[leaf].lead


@rule
def foresee(
    first: int, beyond: int, slot: int, hopefuls: list[Box], mixes: list[int], parents: list[int], seats: list[int],
    greedy: list[int], origins: list[int], places: list[int], states: list[State], events: list[Events],
    leads: list[int], settled: list[int],
) -> None:  # fmt: skip
    """What a greedy player thinks of each of his leaves, which is used up."""
    for leaf in range(first, beyond):
        game, state = parents[origins[leaf]], states[places[leaf]]
        if settled[leaf] == 0 and greedy[game] >> seats[game] & 1:
            events[0].count = 0
            finish(hopefuls[mixes[game]], state, events[0])
            leads[leaf], settled[leaf] = lead(state, seats[game]), 1


@rule
def pick(
    first: int, beyond: int, slot: int, begins: list[int], ends: list[int], keys: list[float], picks: list[int]
) -> None:
    """The leaf with the highest key of each game; of those that only rounding tells apart, the first."""
    for number in range(first, beyond):
        best = begins[number]
        for leaf in range(best, ends[number]):
            if keys[leaf] > keys[best] + BARELY:
                best = leaf
        picks[number] = best


@rule
def carry_out(
    first: int, beyond: int, slot: int, boxes: list[Box], mixes: list[int], games: list[int], states: list[State],
    events: list[Events], chosen: list[int], answered: list[int],
) -> None:  # fmt: skip
    """Each of these games goes on with the moves chosen for it."""
    for number in range(first, beyond):
        game = games[number]
        play(boxes[mixes[game]], states[game], events[0], chosen[number])
        if answered[number] != ALONE:
            play(boxes[mixes[game]], states[game], events[0], answered[number])


@rule
def read_scores(first: int, beyond: int, slot: int, states: list[State], points: list[int]) -> None:
    """The points of each game, one place for each seat that there could be."""
    for game in range(first, beyond):
        for seat in range(PLAYERS):
            points[game * PLAYERS + seat] = states[game].score[seat]
