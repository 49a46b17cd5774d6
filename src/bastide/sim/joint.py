"""Games in which tile and follower are one choice, listed by trying every tile on a copy."""

from ..core.events import Events
from ..core.grid import outgrew
from ..core.joint import ALONE, JointMoves, offer_pair
from ..core.luck import Luck, below
from ..core.moves import Moves
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER
from ..family import Box, State, legal, play
from .loops import Tally, chance_move

START, NOW, TRIED = 0, 1, 2  # places in the row of states


@rule
def try_joint(
    box: Box, states: list[State], events: Events, moves: Moves, answers: Moves, joint: JointMoves
) -> None:
    """Every choice, each with every choice that the same seat has right after it."""
    joint.count = 0
    seat = states[NOW].chooser
    legal(box, states[NOW], moves)
    for number in range(moves.count):
        copy_into(states, TRIED, NOW)
        play(box, states[TRIED], events, moves.moves[number])
        if states[TRIED].chooser == seat:
            legal(box, states[TRIED], answers)
            for answer in range(answers.count):
                offer_pair(joint, moves.moves[number], answers.moves[answer])
        else:
            offer_pair(joint, moves.moves[number], ALONE)


@rule
def play_pair(box: Box, state: State, events: Events, joint: JointMoves, luck: Luck) -> None:
    """Play a joint choice, every one alike."""
    number = below(luck, joint.count)
    play(box, state, events, joint.first[number])
    if joint.second[number] != ALONE:
        play(box, state, events, joint.second[number])


@rule
def joint_games(
    box: Box,
    states: list[State],
    events: Events,
    moves: Moves,
    answers: Moves,
    joint: JointMoves,
    luck: Luck,
    tally: Tally,
    games: int,
) -> int:
    """Play games over the full list of joint choices; how many, if the next one needs the large size."""
    for number in range(games):
        high, low, listed = luck.high, luck.low, 0
        copy_into(states, NOW, START)
        while states[NOW].chooser != OVER:
            if states[NOW].chooser == CHANCE:
                play(box, states[NOW], events, chance_move(box, states[NOW], moves, luck))
            else:
                try_joint(box, states, events, moves, answers, joint)
                play_pair(box, states[NOW], events, joint, luck)
                listed += joint.count
        if outgrew(states[NOW]):
            luck.high, luck.low = high, low
            return number
        tally.decisions += listed
        tally.games += 1
    return games
