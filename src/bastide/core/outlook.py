"""The outlook of claimed features: the gaps they may grow into, the tiles that fit there, what they may meet."""

from .board import BARRED, CLOSED, fits_code
from .features import counts_its_tile
from .geometry import neighbour, opposite
from .grid import lies_at
from .offers import WAYS, OfferingBox
from .record import Byte, Record, Short, many
from .rule import rule
from .stock import UNKNOWN, Fits, forget_fits, recall, remember
from .table import NOBODY, Table

RARE = 2    # so few tiles that fit are few
MANY = 127  # so many are as good as more


class Ways(Fits):
    """The tiles left, by their ways."""

    ways: list[int] = many(WAYS, Short)


class Outlook(Record):
    """Scratch of whoever looks ahead in one position: all claimed features, and all gaps."""

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
    fit: list[int] = many("GAPS", Byte)          # tiles left that fit each gap


class Prospect(Record):
    """Scratch of whoever looks at one claimed feature."""

    GAPS = 0

    met: list[int] = many("GAPS", Byte)          # 1 for each gap of the feature while it is looked at
    listed: list[int] = many("GAPS", Short)      # the gaps of the feature, one after the other
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
def count_ways(box: OfferingBox, table: Table, stock: Ways) -> None:
    """The tiles left to draw, by their ways; what they fit is found out when it is first asked."""
    forget_fits(stock)
    for way in range(WAYS):
        stock.ways[way] = 0
    for kind in range(box.kinds_count):
        stock.ways[box.offers[kind].way] += table.bag[kind]


@rule
def count_fits(box: OfferingBox, table: Table, stock: Ways, outlook: Outlook) -> None:
    """How many of the tiles left fit each gap."""
    for gap in range(table.gap_count):
        code = table.gaps[gap].code
        outlook.fit[gap] = _fitting(box, stock, code) if code < BARRED else 0


@rule
def _fitting(box: OfferingBox, stock: Ways, code: int) -> int:
    """Only lines must continue, so tiles of one way fit alike."""
    fit = recall(stock, code)
    if fit == UNKNOWN:
        fit = 0
        for way in range(WAYS):
            if stock.ways[way] > 0 and fits_code(box, box.patterns[way], code) != 0:
                fit += stock.ways[way]
        fit = min(fit, MANY)
        remember(stock, code, fit)
    return fit


@rule
def look_at(box: OfferingBox, table: Table, outlook: Outlook, prospect: Prospect, claim: int) -> None:
    """What a claimed feature is made of, and the gaps it may grow into."""
    feature = outlook.features[claim]
    _begin(prospect)
    segment, is_open = feature, table.segments[feature].open_sides > 0
    while True:
        laid = table.tiles[table.segments[segment].tile]
        part = box.kinds[laid.kind].segments[segment - laid.first]
        prospect.amount += part.amount
        prospect.marks |= part.marks
        if counts_its_tile(table, segment):
            prospect.tiles += 1
        if is_open:
            _look_out(box, table, prospect, segment)
        segment = table.segments[segment].following
        if segment == feature:
            break
    for place in range(prospect.gaps):
        prospect.met[prospect.listed[place]] = 0
        _look_into(box, table, outlook, prospect, claim, prospect.listed[place])


@rule
def _begin(prospect: Prospect) -> None:
    prospect.tiles, prospect.amount, prospect.marks = 0, 0, 0
    prospect.gaps, prospect.gap, prospect.faced = 0, 0, 0
    prospect.fewest, prospect.fits, prospect.dead, prospect.rare = 0, 0, 0, 0
    prospect.joins_mine, prospect.joins_theirs, prospect.joins_free = 0, 0, 0


@rule
def sides_of(box: OfferingBox, table: Table, segment: int) -> int:
    """The sides of its tile, as it lies, that a segment reaches, one bit each."""
    laid = table.tiles[table.segments[segment].tile]
    sides = box.offers[laid.kind].sides[segment - laid.first]
    return (sides << laid.facing | sides >> 4 - laid.facing) & 15


@rule
def _look_out(box: OfferingBox, table: Table, prospect: Prospect, segment: int) -> None:
    """The gaps that one segment looks at."""
    sides, cell = sides_of(box, table, segment), table.tiles[table.segments[segment].tile].cell
    for side in range(4):
        if sides >> side & 1:
            there = lies_at(table, neighbour(cell, side))
            if CLOSED < there < 0:
                _list_gap(prospect, -there - 1, opposite(side))


@rule
def _list_gap(prospect: Prospect, gap: int, side: int) -> None:
    """A gap counts once for a feature, however many of its sides the feature reaches."""
    if prospect.met[gap] == 1:
        prospect.faced |= 1 << side if gap == prospect.gap else 0
        return
    prospect.met[gap], prospect.gap, prospect.faced = 1, gap, 1 << side
    prospect.listed[prospect.gaps] = gap
    prospect.gaps += 1


@rule
def _look_into(
    box: OfferingBox, table: Table, outlook: Outlook, prospect: Prospect, claim: int, gap: int
) -> None:
    """What fits a gap of a feature, and what may meet there."""
    fit = outlook.fit[gap]
    prospect.fewest = fit if gap == prospect.listed[0] else min(prospect.fewest, fit)
    prospect.fits += fit
    if fit == 0:
        prospect.dead += 1
    elif fit <= RARE:
        prospect.rare += 1
    _look_for_joins(box, table, outlook, prospect, table.gaps[gap].cell, outlook.features[claim])


@rule
def _look_for_joins(
    box: OfferingBox, table: Table, outlook: Outlook, prospect: Prospect, cell: int, feature: int
) -> None:
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
                _note_join(table, outlook, prospect, feature, table.segments[laid.first + part].feature)


@rule
def _note_join(table: Table, outlook: Outlook, prospect: Prospect, feature: int, other: int) -> None:
    if other == feature or table.segments[other].kind != table.segments[feature].kind:
        return
    if table.segments[other].figures == 0:
        prospect.joins_free += 1
        return
    claim = table.segments[other].seen - 1
    if outlook.mine[claim] >= outlook.best[claim]:
        prospect.joins_mine += 1
    if outlook.best[claim] >= outlook.mine[claim]:
        prospect.joins_theirs += 1


@rule
def tiles_that_close(box: OfferingBox, table: Table, prospect: Prospect, kind: int) -> int:
    """How many of the tiles left would complete the feature looked at, which has one gap only; else 0."""
    if prospect.gaps != 1:
        return 0
    code, tiles = table.gaps[prospect.gap].code, 0
    for tile in range(box.kinds_count):
        if table.bag[tile] > 0:
            facings = fits_code(box, tile, code)
            for side in range(4):
                if prospect.faced >> side & 1:
                    facings &= box.offers[tile].closes[kind * 4 + side]
            if facings != 0:
                tiles += table.bag[tile]
    return tiles
