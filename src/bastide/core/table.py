"""What lies on the table in every game of the family, and what a tile is made of."""

from .geometry import CELLS
from .record import Byte, Natural, Record, Short, many

PLAYERS = 6
MOST_SEGMENTS = 8  # on one tile
NOBODY, NOWHERE, NO_TILE = -1, -1, -1
CHANCE, OVER = -1, -2


class PrintedSegment(Record):
    """One segment as it is printed on a tile."""

    kind: Byte
    sides: Byte       # how many sides it reaches
    amount: Byte      # what is counted on it
    marks: Short      # what is there or not, one bit each
    borders: Short    # segments of this tile that it borders, one bit each
    bordered: Short   # segments of this tile that border it


class TileKind(Record):
    """One printed tile, worked out for its four facings; `facing * 12 + port` and `facing * 4 + side` are positions."""

    segments_count: Byte
    stage: Byte                                 # drawn before all kinds of a later stage
    centre: Byte                                # the part that the eight cells around complete, -1 for none
    marks: Short
    segments: list[PrintedSegment] = many(MOST_SEGMENTS, PrintedSegment)
    owner: list[int] = many(48, Byte)           # which part owns a port
    beside: list[int] = many(48, Byte)          # the parts on a side, each once: three places a side
    asked: list[int] = many(16, Byte)           # what a side asks of the tile laid against it
    fits: list[int] = many(192, Byte)           # facings that fit what north and east, then south and west ask


class Box(Record):
    """All that never changes during a game: a family adds its switches and numbers."""

    KINDS = 0
    kinds_count: Short
    kinds: list[TileKind] = many("KINDS", TileKind)


class Segment(Record):
    """One stretch of road, area or centre on a laid tile."""

    kind: Byte
    figures: Byte      # on the whole feature, kept at the segment that stands for it
    seen: Byte         # scratch: zero between two uses
    tile: Natural
    feature: Short     # the segment that stands for the whole feature
    following: Short   # the next segment of the feature, in a ring
    size: Short        # segments of the whole feature, kept likewise
    open_sides: Short  # likewise: sides nothing lies against yet


class LaidTile(Record):
    """A tile on the table."""

    kind: Byte
    facing: Byte
    cell: Short
    first: Short   # its first segment; the others follow
    centre: Short  # the segment that the eight cells around complete, -1 for none


class Gap(Record):
    """An empty cell beside a tile, and what its four sides ask, three bits each; one bit more bars it to all tiles."""

    cell: Short
    code: Short


class Figure(Record):
    """A figure of a player's."""

    owner: Byte
    kind: Byte
    segment: Short  # NOWHERE while it waits in its owner's supply


class Table(Record):
    """One game, whole: copy it, compare it, hash it, save it as bytes."""

    KINDS = TILES = SEGMENTS = GAPS = FIGURES = STAGES = 0
    CELLS = CELLS

    seats: Byte
    chooser: Byte   # the seat that has to choose, or CHANCE, or OVER
    player: Byte    # whose turn it is
    step: Byte      # how far that turn has come
    laid: Short     # the tile just laid
    score: list[int] = many(PLAYERS, Short)
    heads: list[int] = many(PLAYERS, Short)  # scratch of majorities
    west: Short
    east: Short
    south: Short
    north: Short
    tile_count: Short
    segment_count: Short
    gap_count: Short
    figure_count: Short
    figures_each: Short  # of every player; they are handed out seat by seat
    grid: list[int] = many("CELLS", Short)   # see grid.py
    tiles: list[LaidTile] = many("TILES", LaidTile)
    segments: list[Segment] = many("SEGMENTS", Segment)
    gaps: list[Gap] = many("GAPS", Gap)
    figures: list[Figure] = many("FIGURES", Figure)
    bag: list[int] = many("KINDS", Short)    # tiles left to draw, by kind
    left: list[int] = many("STAGES", Short)  # and by stage
