"""The board: laying tiles, and the gaps beside them where the next may lie."""

from .features import close_side, join
from .geometry import ORIGIN, SIDES, WIDTH, around, neighbour, opposite
from .grid import lies_at, set_cell, widest
from .luck import Luck, below
from .marking import write_marked
from .moves import PLACES, SPOT, Moves, Verb, pack
from .rule import rule
from .table import NO_TILE, Box, Table

FACINGS = len(SIDES)
ROUND = 8
BARRED = 1 << 12
SHUNNING = 7  # of a gap's side: it asks for anything but the kinds that the family's printer shuns
GUESSES = 40
HOW_MANY = 0x4332322132212110  # how many bits are set in a number below 16, four bits each
CLOSED = -32768  # in the grid: no tile can ever lie here, and what is laid beside is closed


@rule
def tile_at(table: Table, cell: int) -> int:
    """The number of the tile that lies there, -1 for none."""
    there = lies_at(table, cell)
    return there - 1 if there > 0 else -1


@rule
def segment_at(box: Box, table: Table, tile: int, port: int) -> int:
    """The segment that owns a port of a laid tile, -1 for none."""
    laid = table.tiles[tile]
    owner = box.kinds[laid.kind].owner[laid.facing * 12 + port]
    return laid.first + owner if owner >= 0 else -1


@rule
def column(table: Table, cell: int) -> int:
    """The x of a cell in or beside the town, counted from the cell in the middle of the grid."""
    start = table.west - 1
    return start + ((cell - ORIGIN - start) & (WIDTH - 1))


@rule
def row(table: Table, cell: int) -> int:
    """The y of a cell in or beside the town."""
    start = table.south - 1
    return start + ((cell // WIDTH - ORIGIN // WIDTH - start) & (WIDTH - 1))


@rule
def is_wide(table: Table) -> bool:
    """Whether the town has grown as wide or high as the grid can tell apart."""
    most = widest(table) - 1
    return table.east - table.west >= most or table.north - table.south >= most


@rule
def too_wide(table: Table, cell: int) -> bool:
    """Whether a tile there would make the town wider or higher than that."""
    x, y, most = column(table, cell), row(table, cell), widest(table)
    return max(x, table.east) - min(x, table.west) >= most or max(y, table.north) - min(y, table.south) >= most


@rule
def facings_that_fit(box: Box, table: Table, kind: int, gap: int) -> int:
    """How a tile may face in a gap, one bit each; of facings that look alike only the first."""
    return fits_code(box, kind, table.gaps[gap].code)


@rule
def fits_code(box: Box, kind: int, code: int) -> int:
    """How a tile faces where it gives what a gap with this code asks."""
    return box.kinds[kind].fits[code & 63] & box.kinds[kind].fits[64 + (code >> 6 & 127)]


@rule
def offer_placements(box: Box, table: Table, kind: int, moves: Moves) -> None:
    """All places and facings for a tile."""
    count = moves.count & PLACES
    for gap in range(table.gap_count):
        facings, move = facings_that_fit(box, table, kind, gap), pack(Verb.PLACE, kind, table.gaps[gap].cell, 0)
        count += write_marked(moves.moves, count, move, facings, SPOT)
    moves.count = count


@rule
def any_placement(box: Box, table: Table, one: int, other: int, luck: Luck) -> int:
    """A place and facing for one tile or the other, all alike; at least one of them is there and has a place.

    Guessed, since a guess that fits is as good as one of all that do; counted only if none of many guesses does.
    """
    several = one != NO_TILE and other != NO_TILE and one != other
    first = one if one != NO_TILE else other
    half = FACINGS * table.gap_count
    for _ in range(GUESSES):
        guess = below(luck, 2 * half if several else half)
        kind, place = (first, guess) if guess < half else (other, guess - half)
        if facings_that_fit(box, table, kind, place // FACINGS) >> place % FACINGS & 1:
            return pack(Verb.PLACE, kind, table.gaps[place // FACINGS].cell, place % FACINGS)
    count = count_placements(box, table, first)
    number = below(luck, count + count_placements(box, table, other) if several else count)
    if number < count:
        return numbered_placement(box, table, first, number)
    return numbered_placement(box, table, other, number - count)


@rule
def count_placements(box: Box, table: Table, kind: int) -> int:
    """How many places and facings there are for a tile."""
    count = 0
    for gap in range(table.gap_count):
        count += HOW_MANY >> 4 * facings_that_fit(box, table, kind, gap) & 7
    return count


@rule
def numbered_placement(box: Box, table: Table, kind: int, number: int) -> int:
    """One of all places and facings for a tile, in the order in which they are offered."""
    gap, facing = 0, 0
    facings = facings_that_fit(box, table, kind, gap)
    while number >= HOW_MANY >> 4 * facings & 7:
        number -= HOW_MANY >> 4 * facings & 7
        gap += 1
        facings = facings_that_fit(box, table, kind, gap)
    while number > 0 or facings >> facing & 1 == 0:
        number -= facings >> facing & 1
        facing += 1
    return pack(Verb.PLACE, kind, table.gaps[gap].cell, facing)


@rule
def fits_somewhere(box: Box, table: Table, kind: int) -> bool:
    """Whether there is a place for this tile."""
    for gap in range(table.gap_count):
        if facings_that_fit(box, table, kind, gap) != 0:
            return True
    return False


@rule
def bar(table: Table, gap: int, barred: bool) -> None:
    """No tile may lie in this gap, or it is free again."""
    if barred:
        table.gaps[gap].code |= BARRED
    else:
        table.gaps[gap].code &= ~BARRED


@rule
def bar_holes(table: Table, cell: int) -> None:
    """After a tile is laid here: gaps around it where a tile would now make a hole are barred."""
    for position in range(ROUND):
        near = around(cell, position)
        there = lies_at(table, near)
        if there < 0:
            bar(table, -there - 1, makes_hole(table, near))


@rule
def bar_too_wide(table: Table) -> None:
    """Gaps where a tile would make the town too wide are barred."""
    for gap in range(table.gap_count):
        if too_wide(table, table.gaps[gap].cell):
            bar(table, gap, True)


@rule
def makes_hole(table: Table, cell: int) -> bool:
    """Whether a tile there cuts an empty cell off from the outside; there are no holes before it.

    Tiles hang together, so the empty cells beside this one are cut apart just when
    they do not hang together among the eight cells around it.
    """
    groups, empty_before = 0, lies_at(table, around(cell, 7)) <= 0 and lies_at(table, around(cell, 6)) <= 0
    for position in range(0, 8, 2):
        empty = lies_at(table, around(cell, position)) <= 0
        if empty and not empty_before:
            groups += 1
        empty_before = empty and lies_at(table, around(cell, position + 1)) <= 0
    return groups > 1


@rule
def lay(box: Box, table: Table, kind: int, cell: int, facing: int) -> int:
    """Put a tile on the table and join it to its neighbours; its number."""
    tile = put_down(box, table, kind, cell, facing)
    for side in range(FACINGS):
        beyond = neighbour(cell, side)
        there = lies_at(table, beyond)
        if there > 0 or there == CLOSED:
            _close_own_side(box, table, tile, side)
        else:
            ask(table, beyond, opposite(side), box.kinds[kind].asked[facing * 4 + side])
    for side in range(FACINGS):
        there = lies_at(table, neighbour(cell, side))
        if there > 0:
            _meet(box, table, tile, there - 1, side)
    return tile


@rule
def put_down(box: Box, table: Table, kind: int, cell: int, facing: int) -> int:
    """Put a tile on the table, joined to nothing; its number."""
    there = lies_at(table, cell)
    if there < 0:
        _fill_gap(table, -there - 1)
    tile, shape = table.tile_count, box.kinds[kind]
    laid = table.tiles[tile]
    laid.kind, laid.cell, laid.facing, laid.first = kind, cell, facing, table.segment_count
    laid.centre = table.segment_count + shape.centre if shape.centre >= 0 else -1
    for part in range(shape.segments_count):
        _add_segment(table, tile, shape.segments[part].kind, shape.segments[part].sides)
    _stretch(table, cell)
    set_cell(table, cell, tile + 1)
    table.tile_count += 1
    return tile


@rule
def _add_segment(table: Table, tile: int, kind: int, sides: int) -> None:
    number = table.segment_count
    segment = table.segments[number]
    segment.kind, segment.tile, segment.open_sides = kind, tile, sides
    segment.feature, segment.following, segment.size = number, number, 1
    segment.figures, segment.seen = 0, 0
    table.segment_count += 1


@rule
def _stretch(table: Table, cell: int) -> None:
    """The town now reaches as far as this cell."""
    x, y = column(table, cell), row(table, cell)
    table.west, table.east = min(table.west, x), max(table.east, x)
    table.south, table.north = min(table.south, y), max(table.north, y)


@rule
def _meet(box: Box, table: Table, tile: int, other: int, side: int) -> None:
    """Two tiles share a border: the other is closed there as well, and what is of one kind joins port by port."""
    close_tile_side(box, table, other, opposite(side))
    joined, to = -1, -1
    for place in range(3):
        mine = segment_at(box, table, tile, side * 3 + place)
        theirs = segment_at(box, table, other, opposite(side) * 3 + 2 - place)
        if (mine != joined or theirs != to) and mine >= 0 and theirs >= 0:
            joined, to = mine, theirs
            if table.segments[mine].kind == table.segments[theirs].kind:
                join(table, mine, theirs)


@rule
def _close_own_side(box: Box, table: Table, tile: int, side: int) -> None:
    """As `close_tile_side`, for a tile of which nothing is joined yet: each segment is a feature of its own."""
    for place in range(3):
        segment = _beside(box, table, tile, side * 3 + place)
        if segment < 0:
            return
        table.segments[segment].open_sides -= 1


@rule
def close_tile_side(box: Box, table: Table, tile: int, side: int) -> None:
    """Each segment on this side of a tile has something against it."""
    for place in range(3):
        segment = _beside(box, table, tile, side * 3 + place)
        if segment < 0:
            return
        close_side(table, segment)


@rule
def _beside(box: Box, table: Table, tile: int, place: int) -> int:
    """One of the segments on a side of a laid tile, each there once; -1 when there are no more."""
    laid = table.tiles[tile]
    part = box.kinds[laid.kind].beside[laid.facing * 12 + place]
    return laid.first + part if part >= 0 else -1


@rule
def ask(table: Table, cell: int, side: int, code: int) -> None:
    """From now on an empty cell asks something of the tile laid there."""
    there = lies_at(table, cell)
    if there == 0:
        gap = table.gap_count
        table.gaps[gap].cell, table.gaps[gap].code = cell, 0
        there = -gap - 1
        set_cell(table, cell, there)
        table.gap_count += 1
    table.gaps[-there - 1].code |= code << 3 * side


@rule
def _fill_gap(table: Table, gap: int) -> None:
    last = table.gap_count - 1
    moved = table.gaps[last]
    table.gaps[gap].cell, table.gaps[gap].code = moved.cell, moved.code
    set_cell(table, moved.cell, -gap - 1)
    moved.cell, moved.code = 0, 0
    table.gap_count = last
