"""Events: what a move brought about, row by row."""

from .record import Byte, Record, Short, many
from .rule import Numbers, rule

SIDE = 32  # a spot from here on is no segment but a side of the tile: SIDE + side


class Happening(Numbers):
    """The kinds of event that every game has; a family goes on from here."""

    DRAWN = 1
    DISCARDED = 2
    PLACED = 3
    PUT = 4
    PART = 5       # a named part of the points that follow
    SCORED = 6
    RETURNED = 7
    OVER = 10


class Row(Record):
    kind: Byte
    seat: Byte
    cell: Short
    spot: Byte
    what: Short
    number: Short
    amount: Short


class Events(Record):
    """What the last move brought about."""

    ROWS = 2048

    count: Short
    muted: Byte     # 1 where nobody reads them: then nothing is noted
    rows: list[Row] = many("ROWS", Row)


@rule
def note(events: Events, kind: int, seat: int, cell: int, spot: int, what: int, number: int, amount: int) -> None:
    """One more event."""
    if events.muted or events.count == len(events.rows):
        return
    row = events.rows[events.count]
    row.kind, row.seat, row.cell, row.spot = kind, seat, cell, spot
    row.what, row.number, row.amount = what, number, amount
    events.count += 1
