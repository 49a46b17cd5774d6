"""What tiles offer to whoever looks ahead: worked out when the table is set, once for each kind of tile."""

from .record import Byte, Record, Short, many
from .rule import Numbers
from .table import MOST_SEGMENTS, Box, TileKind

KINDS_OF_SEGMENT = 4


class Way(Numbers):
    """On how many sides, and on which, lines lead out of a tile: however it faces."""

    NONE = 0
    ONE = 1
    CURVE = 2
    THREE = 3
    FOUR = 4
    STRAIGHT = 5


WAYS = 6
_SHAPES = (0b0000, 0b0001, 0b0011, 0b0111, 0b1111, 0b0101)


class Offer(Record):
    """What one kind of tile offers."""

    way: Byte
    holds: Byte                                             # kinds of segment on it, one bit each
    amount: Byte                                            # all that is counted on it
    marks: Short                                            # all that is marked on its segments
    tile_marks: Short                                       # and on the tile itself
    sides: list[int] = many(MOST_SEGMENTS, Byte)            # that each segment reaches, one bit each, facing north
    closes: list[int] = many(KINDS_OF_SEGMENT * 4, Byte)    # by kind and side: facings that let nothing go on there


class OfferingBox(Box):
    """A box that knows what its tiles offer, and a kind of tile for each way, -1 for none."""

    offers: list[Offer] = many("KINDS", Offer)
    patterns: list[int] = many(WAYS, Short)


def print_offers(box: OfferingBox, line: int) -> None:
    """Works out what all tiles offer; `line` is the kind of segment that must continue."""
    for number in range(box.kinds_count):
        box.offers[number] = offer_of(box.kinds[number], line)
    ways = [box.offers[number].way for number in range(box.kinds_count)]
    box.patterns = [ways.index(way) if way in ways else -1 for way in range(WAYS)]


def offer_of(kind: TileKind, line: int) -> Offer:
    """What a tile offers."""
    offer, parts = Offer(), kind.segments[: kind.segments_count]
    offer.tile_marks = kind.marks
    for number, part in enumerate(parts):
        offer.sides[number] = sum(1 << side for side in range(4) if number in kind.owner[side * 3 : side * 3 + 3])
        offer.holds |= 1 << part.kind
        offer.amount += part.amount
        offer.marks |= part.marks
    offer.way = _way(sum(offer.sides[number] for number, part in enumerate(parts) if part.kind == line))
    for place in range(KINDS_OF_SEGMENT * 4):
        offer.closes[place] = sum(1 << facing for facing in range(4) if _closes(kind, place // 4, place % 4, facing))
    return offer


def _way(sides: int) -> int:
    """Which way it is that leads out on these sides."""
    facings = {(sides << facing | sides >> 4 - facing) & 15 for facing in range(4)}
    return next(way for way, shape in enumerate(_SHAPES) if shape in facings)


def _closes(kind: TileKind, of: int, side: int, facing: int) -> bool:
    """Whether nothing of a kind that comes in on a side goes on to another."""
    here = {kind.owner[facing * 12 + side * 3 + place] for place in range(3)} - {-1}
    return all(kind.segments[part].sides == 1 for part in here if kind.segments[part].kind == of)
