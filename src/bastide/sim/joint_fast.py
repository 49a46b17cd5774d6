"""The same games where the family can list joint choices without trying them."""

from ..core.events import Events
from ..core.grid import outgrew
from ..core.joint import JointMoves
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.rule import copy_into, rule
from ..core.table import CHANCE, OVER
from ..family import Box, Contacts, State, offer_joint, play
from .joint import NOW, START, play_pair
from .loops import Tally, chance_move


@rule
def joint_games(
    box: Box,
    states: list[State],
    events: Events,
    moves: Moves,
    contacts: Contacts,
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
                offer_joint(box, states[NOW], moves, contacts, joint)
                play_pair(box, states[NOW], events, joint, luck)
                listed += joint.count
        if outgrew(states[NOW]):
            luck.high, luck.low = high, low
            return number
        tally.decisions += listed
        tally.games += 1
    return games
