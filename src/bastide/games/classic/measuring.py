"""Measuring a claimed feature: what it is, what it pays, where it leads and what would join it there."""

from ...core.board import ROUND, fits_code
from ...core.features import counts_its_tile
from ...core.geometry import around, neighbour, opposite
from ...core.grid import lies_at
from ...core.rule import rule
from ...core.table import PLAYERS
from .claims import BITS, CODES, Claim, Sheet, blank, gets, heads_of_others
from .end import comes_at, is_scored_at_end, pays_by_city
from .points import FIELD_EACH
from .state import Box, Kind, Mark, State
from .wiring import extra_points, rate

RARE = 2  # a gap that so few tiles fit is a rare one
GOODS = Mark.WINE | Mark.GRAIN | Mark.CLOTH


@rule
def measure(box: Box, state: State, seat: int, sheet: Sheet, number: int, claim: Claim, closely: bool) -> None:
    """Fills the row of a claimed feature, and adds what it pays now; only closely are its gaps looked at."""
    feature = sheet.features[number]
    kind = state.segments[feature].kind
    _begin(state, seat, sheet, number, claim)
    if kind == Kind.CLOISTER:
        claim.tiles = ROUND + 1 - claim.sides
        sheet.begun = feature
        if closely:
            _look_around(box, state, sheet, claim, feature)
    else:
        _walk(box, state, seat, sheet, number, claim, closely)
    if closely and claim.gaps > 0:
        _sum_up_gaps(box, state, sheet, claim, kind)
    _price(box, state, sheet, claim, feature, kind)
    for player in range(state.seats):
        sheet.points[player] += gets(state, sheet, number, player, claim.worth)


@rule
def _begin(state: State, seat: int, sheet: Sheet, number: int, claim: Claim) -> None:
    """A row with the heads on a feature, and nothing measured yet."""
    blank(claim)
    kind = state.segments[sheet.features[number]].kind
    claim.there = 1
    claim.field, claim.road = 1 if kind == Kind.FIELD else 0, 1 if kind == Kind.ROAD else 0
    claim.city, claim.cloister = 1 if kind == Kind.CITY else 0, 1 if kind == Kind.CLOISTER else 0
    claim.sides = state.segments[sheet.features[number]].open_sides
    claim.mine = sheet.heads[number * PLAYERS + seat]
    claim.others = heads_of_others(state, sheet, number, seat)
    for other in range(state.seats):
        claim.rivals += sheet.heads[number * PLAYERS + other]
    claim.rivals -= claim.mine
    sheet.marks, sheet.gap, sheet.touching, sheet.total, sheet.counted = 0, -1, 0, 0, 0
    for place in range(len(sheet.cells)):
        sheet.cells[place] = 0


@rule
def _walk(box: Box, state: State, seat: int, sheet: Sheet, number: int, claim: Claim, closely: bool) -> None:
    """Goes once along a road, city or field."""
    feature = sheet.features[number]
    kind, segment, begun = state.segments[feature].kind, feature, feature
    sides = claim.sides if closely else 0
    tiles, shields, goods, marks = 0, 0, 0, 0
    if kind == Kind.FIELD:
        for place in range(len(sheet.cities)):
            sheet.cities[place] = 0
    while True:
        tile = state.tiles[state.segments[segment].tile]
        part = box.kinds[tile.kind].segments[segment - tile.first]
        tiles += 1 if counts_its_tile(state, segment) else 0
        shields += part.amount
        goods += 1 if part.marks & GOODS else 0
        marks |= part.marks
        begun = min(begun, segment)
        if kind == Kind.FIELD and part.borders != 0:
            _meet_cities(state, sheet, claim, tile.first, part.borders)
        if sides > 0:
            sides -= _look_out(box, state, seat, sheet, number, claim, segment)
        segment = state.segments[segment].following
        if segment == feature:
            break
    claim.tiles, claim.shields, claim.goods = tiles, shields, goods
    sheet.marks, sheet.begun = marks, begun


@rule
def _meet_cities(state: State, sheet: Sheet, claim: Claim, beside: int, borders: int) -> None:
    """Counts the cities that a field borders on one tile, each once."""
    while borders != 0:
        if borders & 1:
            city = state.segments[beside].feature
            word, bit = city >> BITS, 1 << (city & ((1 << BITS) - 1))
            if sheet.cities[word] & bit == 0:
                sheet.cities[word] |= bit
                if state.segments[city].open_sides == 0:
                    claim.done += 1
                else:
                    claim.open += 1
        borders, beside = borders >> 1, beside + 1


@rule
def _look_out(box: Box, state: State, seat: int, sheet: Sheet, number: int, claim: Claim, segment: int) -> int:
    """Looks into the gaps beside one segment; how many of its sides are open."""
    tile = state.tiles[state.segments[segment].tile]
    part, sides = segment - tile.first, 0
    for side in range(4):
        there = lies_at(state, neighbour(tile.cell, side))
        start = tile.facing * 12 + side * 3
        beside = box.kinds[tile.kind].beside
        if there < 0 and (beside[start] == part or beside[start + 1] == part or beside[start + 2] == part):
            sides += 1
            _look_into(box, state, seat, sheet, number, claim, -there - 1, opposite(side))
    return sides


@rule
def _look_into(
    box: Box, state: State, seat: int, sheet: Sheet, number: int, claim: Claim, gap: int, side: int
) -> None:
    """Looks into a gap to which a feature leads, once: what fits there, and what it would join."""
    word, bit = gap >> BITS, 1 << (gap & ((1 << BITS) - 1))
    if gap == sheet.gap:
        sheet.touching += 1
    if sheet.cells[word] & bit:
        return
    sheet.cells[word] |= bit
    claim.gaps += 1
    sheet.gap, sheet.side, sheet.touching = gap, side, 1
    rivals_there = claim.join_theirs
    _look_beyond(box, state, seat, sheet, number, claim, state.gaps[gap].cell)
    if claim.field == 0 or claim.join_theirs > rivals_there:
        _count_fitting(box, state, sheet, claim, gap)


@rule
def _count_fitting(box: Box, state: State, sheet: Sheet, claim: Claim, gap: int) -> None:
    """How many tiles left fit a gap of a feature."""
    tiles = fitting(box, state, sheet, state.gaps[gap].code)
    claim.fewest = tiles if sheet.counted == 0 else min(claim.fewest, tiles)
    claim.dead += 1 if tiles == 0 else 0
    claim.rare += 1 if tiles > 0 and tiles <= RARE else 0
    sheet.total += tiles
    sheet.counted += 1


@rule
def fitting(box: Box, state: State, sheet: Sheet, code: int) -> int:
    """How many tiles left give what a gap asks."""
    place = (code ^ code >> 5 ^ code >> 9) & (CODES - 1)
    if sheet.codes[place] != code:
        tiles = 0
        for kind in range(box.kinds_count):
            if state.bag[kind] > 0 and fits_code(box, kind, code) != 0:
                tiles += state.bag[kind]
        sheet.codes[place], sheet.fitting[place] = code, tiles
    return sheet.fitting[place]


@rule
def _look_beyond(box: Box, state: State, seat: int, sheet: Sheet, number: int, claim: Claim, cell: int) -> None:
    """Finds what of the same kind leads to a gap from its other sides."""
    feature = sheet.features[number]
    for side in range(4):
        there = lies_at(state, neighbour(cell, side))
        if there > 0:
            tile = state.tiles[there - 1]
            start = tile.facing * 12 + opposite(side) * 3
            for place in range(start, start + 3):
                part = box.kinds[tile.kind].beside[place]
                if part >= 0:
                    other = state.segments[tile.first + part].feature
                    if other != feature and state.segments[other].kind == state.segments[feature].kind:
                        _note_join(state, seat, sheet, claim, state.segments[other].seen - 1)


@rule
def _note_join(state: State, seat: int, sheet: Sheet, claim: Claim, other: int) -> None:
    """A tile in the gap could join a feature of the same kind, claimed or not."""
    if other < 0:
        claim.join_free += 1
        return
    mine, others = sheet.heads[other * PLAYERS + seat], heads_of_others(state, sheet, other, seat)
    claim.join_mine += 1 if mine >= others else 0
    claim.join_theirs += 1 if others >= mine else 0
    if claim.mine < claim.others:
        claim.join_wins += 1 if claim.mine + mine >= claim.others + others else 0
    else:
        claim.join_loses += 1 if claim.mine + mine < claim.others + others else 0


@rule
def _look_around(box: Box, state: State, sheet: Sheet, claim: Claim, feature: int) -> None:
    """Looks at the cells around a cloister; where no tile is near, none fits yet and none is counted."""
    cell = state.tiles[state.segments[feature].tile].cell
    for position in range(ROUND):
        there = lies_at(state, around(cell, position))
        if there < 0:
            claim.gaps += 1
            sheet.gap = -there - 1
            _count_fitting(box, state, sheet, claim, -there - 1)


@rule
def _sum_up_gaps(box: Box, state: State, sheet: Sheet, claim: Claim, kind: int) -> None:
    """The mean over the gaps, and what completes a feature that has one."""
    if sheet.counted > 0:
        claim.mean = sheet.total // sheet.counted
    if kind == Kind.CLOISTER:
        claim.closers = claim.fewest if claim.sides == 1 else 0
    elif kind != Kind.FIELD and claim.gaps == 1:
        claim.closers = _closing(box, state, sheet, state.gaps[sheet.gap].code)


@rule
def _closing(box: Box, state: State, sheet: Sheet, code: int) -> int:
    """How many tiles left fit the one gap of a feature and lead it no further."""
    tiles = 0
    for kind in range(box.kinds_count):
        if state.bag[kind] > 0:
            facings = fits_code(box, kind, code)
            while facings != 0:
                facing = 0 if facings & 1 else 1 if facings & 2 else 2 if facings & 4 else 3
                part = box.kinds[kind].owner[facing * 12 + sheet.side * 3 + 1]
                if part >= 0 and box.kinds[kind].segments[part].sides <= sheet.touching:
                    tiles += state.bag[kind]
                    facings = 0
                facings &= ~(1 << facing)
    return tiles


@rule
def _price(box: Box, state: State, sheet: Sheet, claim: Claim, feature: int, kind: int) -> None:
    """What a feature pays if the game ends now, and if it is completed."""
    complete = claim.sides == 0 and kind != Kind.FIELD
    amount = claim.tiles + claim.shields
    if kind == Kind.FIELD:
        claim.worth, claim.full = FIELD_EACH * claim.done, FIELD_EACH * (claim.done + claim.open)
    else:
        claim.worth = amount * rate(box, kind, complete, claim.tiles, sheet.marks)
        tiles = ROUND + 1 if kind == Kind.CLOISTER else amount
        claim.full = tiles * rate(box, kind, True, claim.tiles, sheet.marks)
    extra = extra_points(box, state, feature)
    claim.worth, claim.full = claim.worth + extra, claim.full + extra
    claim.inn = 1 if sheet.marks & Mark.INN else 0
    claim.cathedral = 1 if sheet.marks & Mark.CATHEDRAL else 0
    if not pays_now(box, state, sheet, feature, kind):
        claim.worth = 0


@rule
def pays_now(box: Box, state: State, sheet: Sheet, feature: int, kind: int) -> bool:
    """Whether the final scoring would still pay a feature: not what is paid already or pays by another rule."""
    for place in range(state.queue_count):
        if state.queue[place] == feature:
            return place >= state.cursor
    if comes_at(kind) < state.ending or (comes_at(kind) == state.ending and sheet.begun < state.cursor):
        return False
    return is_scored_at_end(box, kind) and not pays_by_city(box, kind)
