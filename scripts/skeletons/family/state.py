"""The state of a game of Skeleton Title, its numbers and its kinds of segment."""

from ...core.record import Byte, Record, Short
from ...core.rule import Numbers
from ...core.table import Box as CoreBox
from ...core.table import Table


class Kind(Numbers):
    FIELD = 0
    ROAD = 1


class Pawn(Numbers):
    """The kinds of figure."""

    FOLLOWER = 0


class Part(Numbers):
    """What points are paid for: the names of their parts."""

    TILES = 0


class Step(Numbers):
    """How far a turn has come; in the first two chance has the choice."""

    DRAW = 0
    DISCARD = 1
    PLACE = 2
    FIGURE = 3


class Rules(Record):
    """The numbers of the game."""

    followers: Byte


class Box(CoreBox):
    KINDS = 48
    rules: Rules


class State(Table):
    KINDS, TILES, SEGMENTS, GAPS, FIGURES, STAGES = 48, 96, 352, 194, 48, 1

    hand: Short  # the tile drawn, -1 for none
