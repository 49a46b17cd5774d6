"""The state of a game of The Castle, its numbers and its kinds of segment."""

from ...core.offers import OfferingBox
from ...core.record import Byte, Record, Short, many
from ...core.rule import Numbers
from ...core.table import Table

SEATS = 2
INSIDE = 120      # cells inside the wall, at most
STARTS = 16
TOWERS = 31
SPACES = 256      # on the score track, at most
NUMBERS = 10      # wall tiles are numbered from 1 to 9
QUEUE = 24
ON_NO_TOWER = -1
TURNED_UP = 128   # a wall tile that chance turns up is drawn as this and its number


class Kind(Numbers):
    PATH = 0
    TOWER = 1
    HOUSE = 2
    COURT = 3


class Pawn(Numbers):
    """The kinds of figure."""

    FOLLOWER = 0


class Mark(Numbers):
    """What is drawn on a path, one bit each."""

    WELL = 1


class WallTile(Numbers):
    """The wall tiles by the number printed on them."""

    AGAIN = 1
    TOWER_TWICE = 2
    HOUSE_TWICE = 3
    PATH_LEFT = 4
    TOWER_LEFT = 5
    HOUSE_LEFT = 6
    MARKETS = 7
    KEEP = 8
    BONUS = 9


class Part(Numbers):
    """What points are paid for: the names of their parts."""

    TILES = 0
    WELL = 1
    WALL_TILE = 2
    MARKETS = 3
    EMPTY = 4


class Paid(Numbers):
    """What is scored besides the kinds of feature."""

    KEEP = 8
    BONUS = 9


class News(Numbers):
    """The kinds of event that only The Castle has."""

    KEEP = 32
    TAKEN = 33
    TURNED_UP = 34
    USED = 35


class Step(Numbers):
    """How far a turn has come; in the first three chance has the choice."""

    DRAW = 0
    DISCARD = 1
    TURN_UP = 2
    PLACE = 3
    FIGURE = 4
    SCORE = 5
    ORDER = 6
    DOUBLE = 7
    AGAIN = 8
    NEXT = 9
    END = 10


class WellsLeft(Numbers):
    SINGLE = 0
    DOUBLE = 1


class ExtraTurn(Numbers):
    OWN = 0
    SAME = 1


class Rules(Record):
    """The numbers and switches of the game."""

    wells_left: Byte
    extra_turn: Byte
    followers: Byte
    copies: Byte     # of each wall tile
    hopeful: Byte    # 1: the final scoring as a player sees it who hopes for what is unfinished


class Start(Record):
    """A start space: it lies on the wall and looks at a cell inside."""

    kind: Short
    cell: Short      # where it lies
    before: Short    # the cell inside
    side: Byte       # of that cell


class Tower(Record):
    """A corner of the wall, by the point where it stands."""

    column: Short
    row: Short
    carries: Byte    # 1 if a wall tile lies on it at first


class Box(OfferingBox):
    KINDS = 128
    rules: Rules
    west: Short
    east: Short
    south: Short
    north: Short
    inside_count: Short
    inside: list[int] = many(INSIDE, Short)     # the cells inside the wall
    start_count: Short
    starts: list[Start] = many(STARTS, Start)
    spaces: Short                               # of the score track
    clockwise: Short                            # 1 if the scores grow that way
    tower_count: Short
    towers: list[Tower] = many(TOWERS, Tower)   # in track order
    tower_at: list[int] = many(SPACES, Byte)    # the tower that a space of the track belongs to


class State(Table):
    KINDS, TILES, SEGMENTS, GAPS, FIGURES, STAGES = 128, INSIDE + STARTS, 370, INSIDE, 14, 1

    hand: Short                                 # the tile drawn, -1 for none
    chosen: Short                               # a segment of the feature that is scored next
    doubled: Byte                               # 1 if it counts double
    tower: Byte                                 # whose wall tile is being turned up
    taker: Byte                                 # for whom
    queue_count: Byte
    queue: list[int] = many(QUEUE, Short)       # a segment of each feature still to be scored
    towers: int                                 # that still hold their wall tiles, one bit each
    unseen: list[int] = many(NUMBERS, Byte)     # wall tiles nobody has seen, by number
    held: list[int] = many(SEATS * NUMBERS, Byte)   # by seat and number: wall tiles before their owners
    fresh: list[int] = many(SEATS * NUMBERS, Byte)  # of these, taken since their owner's turn began
    keep_size: list[int] = many(SEATS, Short)   # 0 before it stands anywhere
    keep_place: list[int] = many(SEATS, Short)  # a segment of its house
    region: list[int] = many(INSIDE, Short)    # scratch: zero between two uses
