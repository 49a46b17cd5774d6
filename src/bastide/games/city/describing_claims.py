"""Claimed roads, markets and residential areas, as whoever describes a position sees them."""

from ...core.board import segment_at, tile_at
from ...core.geometry import neighbour, opposite
from ...core.outlook import survey, tiles_that_close
from ...core.rule import rule
from .description import CLAIMS, Claim, Description, Sheet
from .end import MARKET_EACH
from .points import LONG_ROAD
from .state import WALLS, Box, Goods, Kind, State


@rule
def add_claim(box: Box, state: State, seat: int, sheet: Sheet, claim: int, description: Description) -> None:
    """One claimed feature more: it counts in everybody's total, and if it is among the most valuable it has a row."""
    feature = sheet.features[claim]
    kind, open_sides = state.segments[feature].kind, state.segments[feature].open_sides
    survey(box, state, sheet, claim)
    markets = markets_beside(box, state, sheet, claim) if kind == Kind.RESIDENTIAL else 0
    worth = worth_seen(sheet, kind, markets)
    stands = kind == Kind.RESIDENTIAL or open_sides == sheet.ring_sides[claim]
    if stands:
        add_to_totals(state, sheet, claim, worth)
    number = row_for(claim, worth, description)
    if number < CLAIMS:
        row = description.claims[number]
        describe_goods(sheet, kind, markets, row)
        describe_heads(seat, sheet, claim, worth, 1 if stands else 0, row)
        describe_walls_near(state, sheet, claim, kind, row)
        describe_prospects(box, state, sheet, kind, row)
        row.tiles_left = description.tiles_left


@rule
def row_for(claim: int, worth: int, description: Description) -> int:
    """The row for a claim: the next one, or when all are used that of the least valuable, if it is less; else none."""
    if claim < CLAIMS:
        return claim
    least = 0
    for row in range(1, CLAIMS):
        if description.claims[row].worth < description.claims[least].worth:
            least = row
    return least if description.claims[least].worth < worth else CLAIMS


@rule
def add_to_totals(state: State, sheet: Sheet, claim: int, worth: int) -> None:
    """Everybody who has the most followers there gets all of it."""
    for player in range(state.seats):
        if sheet.winners[claim] >> player & 1:
            sheet.totals[player] += worth


@rule
def goods_in(marks: int) -> int:
    """How many kinds of goods a market sells."""
    goods = 1 if marks & Goods.FISH else 0
    goods += 1 if marks & Goods.GRAIN else 0
    return goods + (1 if marks & Goods.LIVESTOCK else 0)


@rule
def worth_seen(sheet: Sheet, kind: int, markets: int) -> int:
    """What the feature just surveyed pays once completed, or a residential area at the end."""
    if kind == Kind.RESIDENTIAL:
        return MARKET_EACH * markets
    if kind == Kind.ROAD:
        return sheet.tiles * (2 if sheet.tiles >= LONG_ROAD else 1)
    return sheet.tiles * goods_in(sheet.marks)


@rule
def markets_beside(box: Box, state: State, sheet: Sheet, claim: int) -> int:
    """The markets that touch a claimed area, on its tiles and across their borders."""
    markets, area = 0, sheet.features[claim]
    segment = area
    while True:
        tile = state.segments[segment].tile
        laid = state.tiles[tile]
        borders, part = box.kinds[laid.kind].segments[segment - laid.first].borders, laid.first
        while borders != 0:
            if borders & 1:
                markets += touch(state, sheet, claim, part)
            borders, part = borders >> 1, part + 1
        for side in range(4):
            if box.offers[laid.kind].sides[segment - laid.first] >> ((side - laid.facing) & 3) & 1:
                markets += touch_across(box, state, sheet, claim, segment, side)
        segment = state.segments[segment].following
        if segment == area:
            return markets


@rule
def touch_across(box: Box, state: State, sheet: Sheet, claim: int, segment: int, side: int) -> int:
    """The markets that a segment faces across one border of its tile."""
    markets, tile = 0, state.segments[segment].tile
    other = tile_at(state, neighbour(state.tiles[tile].cell, side))
    if other < 0:
        return 0
    for place in range(0, 3, 2):
        if segment_at(box, state, tile, side * 3 + place) == segment:
            facing = segment_at(box, state, other, opposite(side) * 3 + 2 - place)
            if state.segments[facing].kind == Kind.MARKET:
                markets += touch(state, sheet, claim, facing)
    return markets


@rule
def touch(state: State, sheet: Sheet, claim: int, segment: int) -> int:
    """Counts a market for an area, once: 1 the first time. Claimed markets have their number in `seen` already."""
    market = state.segments[state.segments[segment].feature]
    if market.seen > 0:
        if sheet.touched[market.seen - 1] == claim + 1:
            return 0
        sheet.touched[market.seen - 1] = claim + 1
        return 1
    if market.seen == -claim - 1:
        return 0
    market.seen = -claim - 1
    return 1


@rule
def describe_goods(sheet: Sheet, kind: int, markets: int, row: Claim) -> None:
    """What the feature just surveyed is made of."""
    row.there = 1
    row.road, row.market = 1 if kind == Kind.ROAD else 0, 1 if kind == Kind.MARKET else 0
    row.residential = 1 if kind == Kind.RESIDENTIAL else 0
    row.tiles, row.goods, row.markets = sheet.tiles, goods_in(sheet.marks), markets
    row.fish, row.grain = 1 if sheet.marks & Goods.FISH else 0, 1 if sheet.marks & Goods.GRAIN else 0
    row.livestock = 1 if sheet.marks & Goods.LIVESTOCK else 0
    row.short = max(0, LONG_ROAD - sheet.tiles) if kind == Kind.ROAD else 0


@rule
def describe_heads(seat: int, sheet: Sheet, claim: int, worth: int, stands: int, row: Claim) -> None:
    """Whose followers stand there, and whom it pays."""
    winners = sheet.winners[claim]
    me, rivals = winners >> seat & 1, 1 if winners & ~(1 << seat) else 0
    row.mine, row.theirs, row.others = sheet.mine[claim], sheet.best[claim], sheet.others[claim]
    row.leading, row.sharing, row.trailing = me * (1 - rivals), me * rivals, 1 - me
    row.stands, row.worth, row.swing = stands, worth, (me - rivals) * worth
    row.pays = stands * row.swing


@rule
def describe_walls_near(state: State, sheet: Sheet, claim: int, kind: int, row: Claim) -> None:
    """The sides of a feature that are open, and how soon walls may close them; WALLS is never."""
    open_sides, ring_sides = state.segments[sheet.features[claim]].open_sides, sheet.ring_sides[claim]
    row.open_sides, row.ring_sides = open_sides, ring_sides
    row.waiting = 1 if open_sides == 0 and kind != Kind.RESIDENTIAL else 0
    row.wall_near, row.walls_to_close = WALLS, WALLS
    if state.gate == 1 and ring_sides > 0:
        before, after = sheet.nearest[claim] + 1, sheet.ring - sheet.farthest[claim]
        row.wall_near = min(WALLS, before, after)
        if open_sides == ring_sides:
            row.walls_to_close = min(WALLS, sheet.farthest[claim] + 1, sheet.ring - sheet.nearest[claim])


@rule
def describe_prospects(box: Box, state: State, sheet: Sheet, kind: int, row: Claim) -> None:
    """The gaps of a feature and what may come there."""
    row.gaps, row.fewest_fits, row.mean_fits = sheet.gaps, sheet.fewest, sheet.fits // max(1, sheet.gaps)
    row.dead_gaps, row.rare_gaps = sheet.dead, sheet.rare
    row.closing_tiles = tiles_that_close(box, state, sheet, kind) if kind != Kind.RESIDENTIAL else 0
    row.joins_mine, row.joins_theirs, row.joins_free = sheet.joins_mine, sheet.joins_theirs, sheet.joins_free


@rule
def clear_claim(row: Claim) -> None:
    """A row that is not used."""
    row.there, row.road, row.market, row.residential = 0, 0, 0, 0
    row.mine, row.theirs, row.others, row.leading, row.sharing, row.trailing = 0, 0, 0, 0, 0, 0
    row.tiles, row.goods, row.fish, row.grain, row.livestock, row.markets = 0, 0, 0, 0, 0, 0
    row.waiting, row.stands, row.pays, row.worth, row.swing, row.short = 0, 0, 0, 0, 0, 0
    row.open_sides, row.ring_sides, row.wall_near, row.walls_to_close = 0, 0, 0, 0
    row.gaps, row.fewest_fits, row.mean_fits, row.dead_gaps, row.rare_gaps = 0, 0, 0, 0, 0
    row.closing_tiles, row.joins_mine, row.joins_theirs, row.joins_free, row.tiles_left = 0, 0, 0, 0, 0
