"""Measuring a claimed feature: what it is, what it pays, where it leads and what would join it there."""

from ...core.board import ROUND, fits_code
from ...core.features import counts_its_tile
from ...core.geometry import around, neighbour, opposite
from ...core.grid import lies_at
from ...core.rule import rule
from ...core.stock import UNKNOWN, recall, remember
from ...core.table import PLAYERS
from .claims import BITS, Notes, Stock, Survey, heads_of_others
from .state import Box, Kind, Mark, State

RARE = 2  # a gap that so few tiles fit is a rare one
GOODS = Mark.WINE | Mark.GRAIN | Mark.CLOTH


@rule
def measure(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, number: int, closely: bool
) -> None:
    """What a claimed feature is made of; only closely are its gaps looked at."""
    feature = survey.features[number]
    _begin(state, seat, survey, notes, number)
    if state.segments[feature].kind == Kind.CLOISTER:
        notes.tiles, notes.begun = ROUND + 1 - state.segments[feature].open_sides, feature
        if closely:
            _look_around(box, state, stock, notes, feature)
    else:
        _walk(box, state, notes, feature, state.segments[feature].open_sides if closely else 0)
        for place in range(notes.gaps):
            _look_into(box, state, seat, stock, survey, notes, feature, notes.met[place])


@rule
def _begin(state: State, seat: int, survey: Survey, notes: Notes, number: int) -> None:
    """The heads on a feature, and nothing measured yet."""
    notes.mine, notes.others = survey.heads[number * PLAYERS + seat], heads_of_others(state, survey, number, seat)
    notes.tiles, notes.shields, notes.goods, notes.marks, notes.done, notes.open = 0, 0, 0, 0, 0, 0
    notes.gaps, notes.gap, notes.touching, notes.total, notes.counted = 0, -1, 0, 0, 0
    notes.fewest, notes.dead, notes.rare = 0, 0, 0
    notes.join_mine, notes.join_theirs, notes.join_free, notes.join_wins, notes.join_loses = 0, 0, 0, 0, 0
    for place in range(len(notes.cells)):
        notes.cells[place] = 0


@rule
def _walk(box: Box, state: State, notes: Notes, feature: int, sides: int) -> None:
    """Goes once along a road, city or field; lists the gaps to which so many open sides lead."""
    kind, segment, begun = state.segments[feature].kind, feature, feature
    if kind == Kind.FIELD:
        for place in range(len(notes.cities)):
            notes.cities[place] = 0
    while True:
        tile = state.tiles[state.segments[segment].tile]
        part = box.kinds[tile.kind].segments[segment - tile.first]
        notes.tiles += 1 if counts_its_tile(state, segment) else 0
        notes.shields += part.amount
        notes.goods += 1 if part.marks & GOODS else 0
        notes.marks |= part.marks
        begun = min(begun, segment)
        if kind == Kind.FIELD and part.borders != 0:
            _meet_cities(state, notes, tile.first, part.borders)
        if sides > 0:
            sides -= _look_out(box, state, notes, segment)
        segment = state.segments[segment].following
        if segment == feature:
            break
    notes.begun = begun


@rule
def _meet_cities(state: State, notes: Notes, beside: int, borders: int) -> None:
    """Counts the cities that a field borders on one tile, each once."""
    while borders != 0:
        if borders & 1:
            city = state.segments[beside].feature
            word, bit = city >> BITS, 1 << (city & ((1 << BITS) - 1))
            if notes.cities[word] & bit == 0:
                notes.cities[word] |= bit
                if state.segments[city].open_sides == 0:
                    notes.done += 1
                else:
                    notes.open += 1
        borders, beside = borders >> 1, beside + 1


@rule
def _look_out(box: Box, state: State, notes: Notes, segment: int) -> int:
    """Lists the gaps beside one segment; how many of its sides are open."""
    tile = state.tiles[state.segments[segment].tile]
    part, sides = segment - tile.first, 0
    for side in range(4):
        there = lies_at(state, neighbour(tile.cell, side))
        start = tile.facing * 12 + side * 3
        beside = box.kinds[tile.kind].beside
        if there < 0 and (beside[start] == part or beside[start + 1] == part or beside[start + 2] == part):
            sides += 1
            _list_gap(notes, -there - 1, opposite(side))
    return sides


@rule
def _list_gap(notes: Notes, gap: int, side: int) -> None:
    """A gap to which a feature leads is listed once."""
    word, bit = gap >> BITS, 1 << (gap & ((1 << BITS) - 1))
    if gap == notes.gap:
        notes.touching += 1
    if notes.cells[word] & bit == 0:
        notes.cells[word] |= bit
        notes.met[notes.gaps] = gap
        notes.gaps += 1
        notes.gap, notes.side, notes.touching = gap, side, 1


@rule
def _look_into(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, feature: int, gap: int
) -> None:
    """Looks into a gap to which a feature leads: what fits there, and what it would join."""
    rivals_there = notes.join_theirs
    _look_beyond(box, state, seat, survey, notes, feature, state.gaps[gap].cell)
    if state.segments[feature].kind != Kind.FIELD or notes.join_theirs > rivals_there:
        _count_fitting(box, state, stock, notes, gap)


@rule
def _count_fitting(box: Box, state: State, stock: Stock, notes: Notes, gap: int) -> None:
    """How many tiles left fit a gap of a feature."""
    tiles = fitting(box, state, stock, state.gaps[gap].code)
    notes.fewest = tiles if notes.counted == 0 else min(notes.fewest, tiles)
    notes.dead += 1 if tiles == 0 else 0
    notes.rare += 1 if tiles > 0 and tiles <= RARE else 0
    notes.total += tiles
    notes.counted += 1


@rule
def fitting(box: Box, state: State, stock: Stock, code: int) -> int:
    """How many tiles left give what a gap asks."""
    tiles = recall(stock, code)
    if tiles == UNKNOWN:
        tiles = 0
        for kind in range(box.kinds_count):
            if state.bag[kind] > 0 and fits_code(box, kind, code) != 0:
                tiles += state.bag[kind]
        remember(stock, code, tiles)
    return tiles


@rule
def _look_beyond(
    box: Box, state: State, seat: int, survey: Survey, notes: Notes, feature: int, cell: int
) -> None:
    """Finds what of the same kind leads to a gap from its other sides."""
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
                        _note_join(state, seat, survey, notes, state.segments[other].seen - 1)


@rule
def _note_join(state: State, seat: int, survey: Survey, notes: Notes, other: int) -> None:
    """A tile in the gap could join a feature of the same kind, claimed or not."""
    if other < 0:
        notes.join_free += 1
        return
    mine, others = survey.heads[other * PLAYERS + seat], heads_of_others(state, survey, other, seat)
    notes.join_mine += 1 if mine >= others else 0
    notes.join_theirs += 1 if others >= mine else 0
    if notes.mine < notes.others:
        notes.join_wins += 1 if notes.mine + mine >= notes.others + others else 0
    else:
        notes.join_loses += 1 if notes.mine + mine < notes.others + others else 0


@rule
def _look_around(box: Box, state: State, stock: Stock, notes: Notes, feature: int) -> None:
    """Looks at the cells around a cloister; where no tile is near, none fits yet and none is counted."""
    cell = state.tiles[state.segments[feature].tile].cell
    for position in range(ROUND):
        there = lies_at(state, around(cell, position))
        if there < 0:
            notes.gaps += 1
            notes.gap = -there - 1
            _count_fitting(box, state, stock, notes, -there - 1)


@rule
def closers(box: Box, state: State, notes: Notes, feature: int) -> int:
    """How many tiles left complete a feature that has one gap; 0 for any other."""
    kind = state.segments[feature].kind
    if kind == Kind.CLOISTER:
        return notes.fewest if state.segments[feature].open_sides == 1 else 0
    if kind == Kind.FIELD or notes.gaps != 1:
        return 0
    return _closing(box, state, notes, state.gaps[notes.gap].code)


@rule
def _closing(box: Box, state: State, notes: Notes, code: int) -> int:
    """How many tiles left fit the one gap of a feature and lead it no further."""
    tiles = 0
    for kind in range(box.kinds_count):
        if state.bag[kind] > 0:
            facings = fits_code(box, kind, code)
            while facings != 0:
                facing = 0 if facings & 1 else 1 if facings & 2 else 2 if facings & 4 else 3
                part = box.kinds[kind].owner[facing * 12 + notes.side * 3 + 1]
                if part >= 0 and box.kinds[kind].segments[part].sides <= notes.touching:
                    tiles += state.bag[kind]
                    facings = 0
                facings &= ~(1 << facing)
    return tiles
