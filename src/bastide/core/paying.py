"""Points as sums of named parts, each told where it is earned."""

from .events import Events, Happening, note
from .rule import rule
from .table import NOBODY, Table


@rule
def part(events: Events, cell: int, spot: int, name: int, number: int, each: int) -> int:
    """One named part of a score: so many of something, so much each."""
    if number * each != 0:
        note(events, Happening.PART, NOBODY, cell, spot, name, number, number * each)
    return number * each


@rule
def part_on(table: Table, events: Events, segment: int, name: int, number: int, each: int) -> int:
    """One named part of a score for what a segment belongs to."""
    tile = table.tiles[table.segments[segment].tile]
    return part(events, tile.cell, segment - tile.first, name, number, each)
