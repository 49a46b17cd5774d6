"""The state of a game of the classic family, its switches and its kinds of segment."""

from enum import IntEnum

from ...core.record import Byte, Record, Short, many
from ...core.table import Box as CoreBox
from ...core.table import Table

QUEUE = 64


class Kind(IntEnum):
    FIELD = 0
    ROAD = 1
    CITY = 2
    CLOISTER = 3
    RIVER = 4
    TOWN = 5


class Pawn(IntEnum):
    """The kinds of figure."""

    FOLLOWER = 0
    LARGE = 1
    BUILDER = 2
    PIG = 3


class Part(IntEnum):
    """What points are paid for: the names of their parts."""

    TILES = 0
    SHIELDS = 1
    CITIES = 2


class Step(IntEnum):
    """How far a turn has come."""

    DRAW = 0
    DISCARD = 1
    PLACE = 2
    FIGURE = 3
    SCORE = 4
    NEXT = 5
    END = 6


class Holes(IntEnum):
    ALLOWED = 0
    FORBIDDEN = 1


class Unfinished(IntEnum):
    NOTHING = 0
    POINTS = 1


class Fields(IntEnum):
    OFF = 0
    BY_FIELD = 1
    BY_CITY = 2


class LastTile(IntEnum):
    UNPLAYED = 0
    PLAYED = 1


class Rules(Record):
    """What this table plays with: numbers and switches from the boxes' data files."""

    hand: Byte
    holes: Byte
    unfinished: Byte
    fields: Byte
    small_city: Byte
    last_tile: Byte
    followers: Byte
    pawns: Byte      # kinds of figure in play


class Box(CoreBox):
    KINDS = 112
    rules: Rules


class State(Table):
    KINDS, TILES, SEGMENTS, GAPS, FIGURES, STAGES = 112, 176, 704, 356, 60, 4

    hand: list[int] = many(2, Short)          # the tile passed on, the tile drawn; -1 for none
    layer: Byte                               # who laid the last tile
    surrounded: Byte                          # cloisters around it that it completes
    ending: Byte                              # 1 once the final scoring has begun
    cursor: Short                             # where the scoring stands
    queue_count: Byte
    queue: list[int] = many(QUEUE, Short)     # features to be scored, in order
