"""Features: segments joined across borders. Every segment knows the one that stands for its feature."""

from .rule import rule
from .table import Box, Table


@rule
def join(table: Table, one: int, other: int) -> None:
    """Two segments meet at a border: from now on they are one feature."""
    kept, gone = table.segments[one].feature, table.segments[other].feature
    if kept == gone:
        return
    size, added = table.segments[kept].size, table.segments[gone].size
    if size < added:
        kept, gone = gone, kept
    segment = gone
    while table.segments[segment].feature != kept:
        table.segments[segment].feature = kept
        segment = table.segments[segment].following
    whole, part = table.segments[kept], table.segments[gone]
    whole.following, part.following = part.following, whole.following
    whole.size = size + added
    whole.open_sides += part.open_sides
    whole.figures += part.figures


@rule
def close_side(table: Table, segment: int) -> None:
    """Something lies against one side of a segment: its feature has one open side less."""
    table.segments[table.segments[segment].feature].open_sides -= 1


@rule
def counts_its_tile(table: Table, segment: int) -> bool:
    """Of the segments that a feature has on one tile, only the first counts the tile."""
    here = table.segments[segment]
    for sibling in range(table.tiles[here.tile].first, segment):
        if table.segments[sibling].feature == here.feature:
            return False
    return True


@rule
def tiles_of(table: Table, feature: int) -> int:
    """How many tiles a feature covers; one that it passes twice counts once."""
    tiles, segment = 0, feature
    while True:
        if counts_its_tile(table, segment):
            tiles += 1
        segment = table.segments[segment].following
        if segment == feature:
            return tiles


@rule
def amount_on(box: Box, table: Table, feature: int) -> int:
    """All that is counted on a feature."""
    amount, segment = 0, feature
    while True:
        tile = table.tiles[table.segments[segment].tile]
        amount += box.kinds[tile.kind].segments[segment - tile.first].amount
        segment = table.segments[segment].following
        if segment == feature:
            return amount


@rule
def marks_on(box: Box, table: Table, feature: int) -> int:
    """The marks that are drawn anywhere on a feature, one bit each."""
    marks, segment = 0, feature
    while True:
        tile = table.tiles[table.segments[segment].tile]
        marks |= box.kinds[tile.kind].segments[segment - tile.first].marks
        segment = table.segments[segment].following
        if segment == feature:
            return marks
