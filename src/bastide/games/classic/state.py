"""The state of a game of the classic family, its switches and its kinds of segment."""

from typing import TYPE_CHECKING

from ...core.record import Byte, Record, Short, many
from ...core.rule import Numbers
from ...core.table import Box as CoreBox
from ...core.table import Table
from .boxes import box_files
from .boxes.count.state import Town
from .boxes.gingerbread.state import GingerbreadMan
from .boxes.river.state import River
from .boxes.traders.state import Trade

QUEUE = 64


class Kind(Numbers):
    FIELD = 0
    ROAD = 1
    CITY = 2
    CLOISTER = 3
    RIVER = 4
    TOWN = 5


class Pawn(Numbers):
    """The kinds of figure."""

    FOLLOWER = 0
    LARGE = 1
    BUILDER = 2
    PIG = 3
    ABBOT = 4


def _figures() -> dict[str, int]:
    """The kinds of figure by name: those above, then any that boxes have besides, by what their files say."""
    found = {name: number for number, name in enumerate(("follower", "large", "builder", "pig", "abbot"))}
    for file in box_files().values():
        for name in file.get("figures", {}):
            found.setdefault(name, len(found))
    return found


FIGURES = _figures()
PAWNS = len(FIGURES)


class Mark(Numbers):
    """What is drawn on a segment, one bit each."""

    INN = 1
    CATHEDRAL = 2
    WINE = 4
    GRAIN = 8
    CLOTH = 16


class TileMark(Numbers):
    """What is drawn on a tile, one bit each."""

    GINGERBREAD = 1


class Part(Numbers):
    """What points are paid for: the names of their parts."""

    TILES = 0
    SHIELDS = 1
    CITIES = 2
    WINE = 3
    GRAIN = 4
    CLOTH = 5
    EXTRA = 6   # flat points that boxes add beside, told together; each of these boxes calls them "extra"


class Paid(Numbers):
    """What is scored besides the kinds of feature."""

    GINGERBREAD = 8
    PIG = 9
    GOODS = 10


class News(Numbers):
    """The kinds of event that only the classic family has."""

    RUN = 32           # the gingerbread man, to another city
    GONE = 33          # the gingerbread man, off the board
    GOODS = 34
    SECOND_TILE = 35
    ENTERED = 36
    BROUGHT_OUT = 37
    COUNT = 38


class Stage(Numbers):
    """When a tile is drawn where some are drawn before all others; else all are of the first stage."""

    FIRST = 0
    RIVER = 1
    LAST = 2
    FINAL = 3
    LAND = 4


class Choice(Numbers):
    """What a box lets somebody choose."""

    GINGERBREAD = 0
    COUNT = 1
    ABBOT = 2


class Step(Numbers):
    """How far a turn has come; in the first two chance has the choice.

    From FLEE on each step follows the one before it; JOIN and COUNT are asked in between, where a box says so.
    """

    DRAW = 0
    DISCARD = 1
    PLACE = 2
    FIGURE = 3
    SCORE = 4
    JOIN = 5       # followers come out of the town onto what is scored
    COUNT = 6      # the Count moves
    FLEE = 7       # the gingerbread man leaves a completed city
    ENTER = 8      # a follower enters the town
    RUN = 9        # a gingerbread tile makes him move
    NEXT = 10
    END = 11


class Ending(Numbers):
    """How far the final scoring has come where it goes from feature to feature."""

    NOT_YET = 0
    CITIES = 1
    ROADS = 2
    CLOISTERS = 3
    FIELDS = 4
    DONE = 5


class Holes(Numbers):
    ALLOWED = 0
    FORBIDDEN = 1


class Unfinished(Numbers):
    NOTHING = 0
    POINTS = 1


class Fields(Numbers):
    OFF = 0
    BY_FIELD = 1
    BY_CITY = 2


class LastTile(Numbers):
    UNPLAYED = 0
    PLAYED = 1


class Rules(Record):
    """What this table plays with: numbers and switches from data files.

    To these fields come those of the boxes that have rules: one named as the box, 1 if it is in play, and one for each
    of its switches.
    """

    hand: Byte
    holes: Byte
    unfinished: Byte
    fields: Byte
    small_city: Byte
    last_tile: Byte
    pawns: Byte                             # kinds of figure in play
    supply: list[int] = many(PAWNS, Byte)   # figures of each kind that everybody gets

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> int:
            """A field that a box brings along; a test knows them all."""


for _name, _file in box_files(with_rules=True).items():
    Rules.__annotations__ |= {_field: Byte for _field in (_name, *_file.get("switches", {}))}


class Box(CoreBox):
    KINDS = 112
    rules: Rules


class State(Table):
    KINDS, TILES, SEGMENTS, GAPS, FIGURES, STAGES = 112, 175, 704, 352, 66, 5

    hand: list[int] = many(2, Short)          # the tile passed on, the tile drawn; -1 for none
    layer: Byte                               # who laid the last tile
    surrounded: Byte                          # cloisters around it that it completes
    paid: Byte                                # seats that scored a feature because of it, one bit each
    ending: Byte
    cursor: Short                             # where the scoring stands
    queue_count: Byte
    queue: list[int] = many(QUEUE, Short)     # features to be scored, in order
    river: River
    ginger: GingerbreadMan
    trade: Trade
    town: Town
