"""The outlook of claimed features: the gaps they may grow into, the tiles that fit there, what they may meet."""

from .board import BARRED, CLOSED, fits_code
from .features import counts_its_tile
from .geometry import neighbour, opposite
from .grid import lies_at
from .offers import WAYS, OfferingBox
from .record import Byte, Record, Short, many
from .rule import rule
from .table import NOBODY, Table

RARE = 2  # so few tiles that fit are few


class Outlook(Record):
    """Scratch of whoever looks ahead: all claimed features, all gaps, and the feature looked at."""

    CLAIMED = GAPS = 0

    claims: Short
    features: list[int] = many("CLAIMED", Short)
    mine: list[int] = many("CLAIMED", Byte)      # heads on each, of the seat that looks
    best: list[int] = many("CLAIMED", Byte)      # of its strongest rival there
    others: list[int] = many("CLAIMED", Byte)    # of all its rivals
    counted: list[int] = many("CLAIMED", Byte)   # of the owner counted last
    owner: list[int] = many("CLAIMED", Byte)     # who that is
    highest: list[int] = many("CLAIMED", Byte)   # the most heads that anybody has there
    winners: list[int] = many("CLAIMED", Byte)   # who has as many, one bit each
    ways: list[int] = many(WAYS, Short)          # tiles left, by their ways
    fit: list[int] = many("GAPS", Byte)          # tiles left that fit each gap
    met: list[int] = many("GAPS", Byte)          # the claim that came upon it last, counted from one
    tiles: Short
    amount: Short
    marks: Short
    gaps: Short
    gap: Short                                   # the one found last
    faced: Short                                 # its sides where the feature lies, one bit each
    fewest: Short
    fits: Short                                  # of all its gaps together
    dead: Short
    rare: Short
    joins_mine: Short
    joins_theirs: Short
    joins_free: Short


@rule
def find_claims(table: Table, outlook: Outlook, seat: int) -> None:
    """Numbers the features that hold figures from one, writes it into their `seen`, and counts heads."""
    outlook.claims = 0
    for number in range(table.figure_count):
        figure = table.figures[number]
        if figure.segment >= 0:
            feature = table.segments[figure.segment].feature
            if table.segments[feature].seen == 0:
                _add_claim(table, outlook, feature)
            _count_head(outlook, table.segments[feature].seen - 1, figure.owner, seat)


@rule
def _add_claim(table: Table, outlook: Outlook, feature: int) -> None:
    claim = outlook.claims
    outlook.features[claim], outlook.owner[claim] = feature, NOBODY
    outlook.mine[claim], outlook.best[claim], outlook.others[claim] = 0, 0, 0
    outlook.highest[claim], outlook.winners[claim] = 0, 0
    outlook.claims = claim + 1
    table.segments[feature].seen = claim + 1


@rule
def _count_head(outlook: Outlook, claim: int, owner: int, seat: int) -> None:
    """Figures come owner by owner, so that one count serves for all of them."""
    if outlook.owner[claim] != owner:
        outlook.owner[claim], outlook.counted[claim] = owner, 0
    heads = outlook.counted[claim] + 1
    outlook.counted[claim] = heads
    if heads > outlook.highest[claim]:
        outlook.highest[claim], outlook.winners[claim] = heads, 0
    if heads == outlook.highest[claim]:
        outlook.winners[claim] |= 1 << owner
    if owner == seat:
        outlook.mine[claim] = heads
    else:
        outlook.others[claim] += 1
        outlook.best[claim] = max(outlook.best[claim], heads)


@rule
def forget_claims(table: Table, outlook: Outlook) -> None:
    """The state is again as it was."""
    for claim in range(outlook.claims):
        table.segments[outlook.features[claim]].seen = 0


@rule
def count_ways(box: OfferingBox, table: Table, outlook: Outlook) -> None:
    """The tiles left to draw, by their ways."""
    for way in range(WAYS):
        outlook.ways[way] = 0
    for kind in range(box.kinds_count):
        outlook.ways[box.offers[kind].way] += table.bag[kind]


@rule
def count_fits(box: OfferingBox, table: Table, outlook: Outlook) -> None:
    """How many of the tiles left fit each gap; only lines must continue, so tiles of one way fit alike."""
    for gap in range(table.gap_count):
        fit, code = 0, table.gaps[gap].code
        for way in range(WAYS if code < BARRED else 0):
            if outlook.ways[way] > 0 and fits_code(box, box.patterns[way], code) != 0:
                fit += outlook.ways[way]
        outlook.fit[gap], outlook.met[gap] = min(fit, 127), 0


@rule
def survey(box: OfferingBox, table: Table, outlook: Outlook, claim: int) -> None:
    """What a claimed feature is made of, and the gaps it may grow into."""
    feature = outlook.features[claim]
    _begin_survey(outlook)
    segment, is_open = feature, table.segments[feature].open_sides > 0
    while True:
        laid = table.tiles[table.segments[segment].tile]
        part = box.kinds[laid.kind].segments[segment - laid.first]
        outlook.amount += part.amount
        outlook.marks |= part.marks
        if counts_its_tile(table, segment):
            outlook.tiles += 1
        if is_open:
            _look_out(box, table, outlook, claim, segment)
        segment = table.segments[segment].following
        if segment == feature:
            return


@rule
def _begin_survey(outlook: Outlook) -> None:
    outlook.tiles, outlook.amount, outlook.marks = 0, 0, 0
    outlook.gaps, outlook.gap, outlook.faced = 0, 0, 0
    outlook.fewest, outlook.fits, outlook.dead, outlook.rare = 0, 0, 0, 0
    outlook.joins_mine, outlook.joins_theirs, outlook.joins_free = 0, 0, 0


@rule
def sides_of(box: OfferingBox, table: Table, segment: int) -> int:
    """The sides of its tile, as it lies, that a segment reaches, one bit each."""
    laid = table.tiles[table.segments[segment].tile]
    sides = box.offers[laid.kind].sides[segment - laid.first]
    return (sides << laid.facing | sides >> 4 - laid.facing) & 15


@rule
def _look_out(box: OfferingBox, table: Table, outlook: Outlook, claim: int, segment: int) -> None:
    """The gaps that one segment looks at."""
    sides, cell = sides_of(box, table, segment), table.tiles[table.segments[segment].tile].cell
    for side in range(4):
        if sides >> side & 1:
            there = lies_at(table, neighbour(cell, side))
            if CLOSED < there < 0:
                _meet_gap(box, table, outlook, claim, -there - 1, opposite(side))


@rule
def _meet_gap(box: OfferingBox, table: Table, outlook: Outlook, claim: int, gap: int, side: int) -> None:
    """A gap counts once for a feature, however many of its sides the feature reaches."""
    if outlook.met[gap] == claim + 1:
        outlook.faced |= 1 << side if gap == outlook.gap else 0
        return
    fit = outlook.fit[gap]
    outlook.met[gap], outlook.gap, outlook.faced = claim + 1, gap, 1 << side
    outlook.fewest = fit if outlook.gaps == 0 else min(outlook.fewest, fit)
    outlook.gaps += 1
    outlook.fits += fit
    if fit == 0:
        outlook.dead += 1
    elif fit <= RARE:
        outlook.rare += 1
    _look_for_joins(box, table, outlook, table.gaps[gap].cell, outlook.features[claim])


@rule
def _look_for_joins(box: OfferingBox, table: Table, outlook: Outlook, cell: int, feature: int) -> None:
    """Other features of the same kind that a tile in this gap might join to this one."""
    for side in range(4):
        there = lies_at(table, neighbour(cell, side))
        if there > 0:
            laid = table.tiles[there - 1]
            start = laid.facing * 12 + opposite(side) * 3
            for place in range(start, start + 3):
                part = box.kinds[laid.kind].beside[place]
                if part < 0:
                    break
                _note_join(table, outlook, feature, table.segments[laid.first + part].feature)


@rule
def _note_join(table: Table, outlook: Outlook, feature: int, other: int) -> None:
    if other == feature or table.segments[other].kind != table.segments[feature].kind:
        return
    if table.segments[other].figures == 0:
        outlook.joins_free += 1
        return
    claim = table.segments[other].seen - 1
    if outlook.mine[claim] >= outlook.best[claim]:
        outlook.joins_mine += 1
    if outlook.best[claim] >= outlook.mine[claim]:
        outlook.joins_theirs += 1


@rule
def tiles_that_close(box: OfferingBox, table: Table, outlook: Outlook, kind: int) -> int:
    """How many of the tiles left would complete the feature looked at, which has one gap only; else 0."""
    if outlook.gaps != 1:
        return 0
    code, tiles = table.gaps[outlook.gap].code, 0
    for tile in range(box.kinds_count):
        if table.bag[tile] > 0:
            facings = fits_code(box, tile, code)
            for side in range(4):
                if outlook.faced >> side & 1:
                    facings &= box.offers[tile].closes[kind * 4 + side]
            if facings != 0:
                tiles += table.bag[tile]
    return tiles
