"""Slips: one for each game of many, with what it is dealt by, how far it is, and what it came to."""

from ..core.luck import Luck, seed
from ..core.record import Byte, Record, Short, many
from ..core.rule import Numbers, rule
from ..core.table import PLAYERS

SPREAD = 1000003
TAPE = 2048  # moves of a game that can be kept


class Stage(Numbers):
    WAITING = 0
    BEGUN = 1
    DONE = 2
    BROKEN = 3    # somebody chose what is no move
    OUTGROWN = 4  # done, but its town grew too wide for the size that it was played in


class Slip(Record):
    deal: Luck       # of chance
    luck: Luck       # of the players
    shift: Byte      # how many seats the entrants have moved on by
    stage: Byte
    tiles: Short     # laid at the end, those of the set-up among them
    moves: Short     # chance's among them
    decisions: Short
    points: list[int] = many(PLAYERS, Short)  # by entrant, wherever he sat


@rule
def keep(slip: Slip, tape: list[int], start: int, move: int) -> None:
    """One more move of a game; it is written down where that is wanted."""
    if start >= 0 and slip.moves < TAPE:
        tape[start + slip.moves] = move
    slip.moves += 1


@rule
def deal_out(slips: list[Slip], number: int, first: int, count: int, seatings: int) -> None:
    """Fresh slips for games from one number on; those of one deal follow each other, one for each seating."""
    for place in range(count):
        slip = slips[place]
        deal = number * SPREAD + (first + place) // seatings
        slip.shift = (first + place) % seatings
        slip.stage = Stage.WAITING
        slip.decisions, slip.moves = 0, 0
        seed(slip.deal, deal)
        seed(slip.luck, deal * PLAYERS + slip.shift + (1 << 40))
