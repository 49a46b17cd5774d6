"""Claimed roads, markets and residential areas, as whoever describes a position sees them."""

from ...core.board import segment_at, tile_at
from ...core.geometry import neighbour, opposite
from ...core.outlook import look_at, tiles_that_close
from ...core.rule import rule
from .description import BITS, CLAIMS, Claim, Description, Notes, Stock, Survey
from .end import MARKET_EACH, tiles_to_draw
from .points import LONG_ROAD
from .state import WALLS, Box, Goods, Kind, State


@rule
def describe_claim(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, claim: int, description: Description
) -> None:
    """A claimed feature that has a row of its own at first; it is blank before."""
    markets = measure(box, state, survey, notes, claim)
    fill_row(box, state, seat, survey, notes, claim, markets, description.claims[claim])


@rule
def add_claim(
    box: Box, state: State, seat: int, survey: Survey, notes: Notes, claim: int, description: Description
) -> None:
    """One claimed feature more than there are rows: if it is among the most valuable it takes the row of the least."""
    markets = measure(box, state, survey, notes, claim)
    kind = state.segments[survey.features[claim]].kind
    number = row_for(worth_seen(notes, kind, markets), description)
    if number < CLAIMS:
        fill_row(box, state, seat, survey, notes, claim, markets, description.claims[number])


@rule
def measure(box: Box, state: State, survey: Survey, notes: Notes, claim: int) -> int:
    """Looks at a claimed feature and says what it pays if the game ended now; how many markets touch it."""
    feature = survey.features[claim]
    kind, markets = state.segments[feature].kind, 0
    look_at(box, state, survey, notes, claim)
    if kind == Kind.RESIDENTIAL:
        markets = markets_beside(box, state, notes, feature)
    survey.worths[claim] = worth_seen(notes, kind, markets) if stands(state, survey, claim) else 0
    return markets


@rule
def stands(state: State, survey: Survey, claim: int) -> bool:
    """Whether a feature is paid at the end: an area, or what walls would complete."""
    feature = state.segments[survey.features[claim]]
    return feature.kind == Kind.RESIDENTIAL or feature.open_sides == survey.ring_sides[claim]


@rule
def fill_row(
    box: Box, state: State, seat: int, survey: Survey, notes: Notes, claim: int, markets: int, row: Claim
) -> None:
    """What is known of a claimed feature."""
    kind = state.segments[survey.features[claim]].kind
    describe_goods(notes, kind, markets, row)
    describe_heads(seat, survey, claim, worth_seen(notes, kind, markets), 1 if stands(state, survey, claim) else 0, row)
    describe_walls_near(state, survey, claim, kind, row)
    describe_prospects(box, state, notes, kind, row)
    row.tiles_left = tiles_to_draw(box, state)


@rule
def row_for(worth: int, description: Description) -> int:
    """When all rows are used, that of the least valuable, if it is less; else none."""
    least = 0
    for row in range(1, CLAIMS):
        if description.claims[row].worth < description.claims[least].worth:
            least = row
    return least if description.claims[least].worth < worth else CLAIMS


@rule
def add_to_totals(state: State, survey: Survey, claim: int) -> None:
    """Everybody who has the most followers there gets all of it."""
    for player in range(state.seats):
        if survey.winners[claim] >> player & 1:
            survey.totals[player] += survey.worths[claim]


@rule
def goods_in(marks: int) -> int:
    """How many kinds of goods a market sells."""
    goods = 1 if marks & Goods.FISH else 0
    goods += 1 if marks & Goods.GRAIN else 0
    return goods + (1 if marks & Goods.LIVESTOCK else 0)


@rule
def worth_seen(notes: Notes, kind: int, markets: int) -> int:
    """What the feature just surveyed pays once completed, or a residential area at the end."""
    if kind == Kind.RESIDENTIAL:
        return MARKET_EACH * markets
    if kind == Kind.ROAD:
        return notes.tiles * (2 if notes.tiles >= LONG_ROAD else 1)
    return notes.tiles * goods_in(notes.marks)


@rule
def markets_beside(box: Box, state: State, notes: Notes, area: int) -> int:
    """The markets that touch a claimed area, on its tiles and across their borders."""
    markets, segment = 0, area
    for place in range(len(notes.touched)):
        notes.touched[place] = 0
    while True:
        tile = state.segments[segment].tile
        laid = state.tiles[tile]
        borders, part = box.kinds[laid.kind].segments[segment - laid.first].borders, laid.first
        while borders != 0:
            if borders & 1:
                markets += touch(state, notes, part)
            borders, part = borders >> 1, part + 1
        for side in range(4):
            if box.offers[laid.kind].sides[segment - laid.first] >> ((side - laid.facing) & 3) & 1:
                markets += touch_across(box, state, notes, segment, side)
        segment = state.segments[segment].following
        if segment == area:
            return markets


@rule
def touch_across(box: Box, state: State, notes: Notes, segment: int, side: int) -> int:
    """The markets that a segment faces across one border of its tile."""
    markets, tile = 0, state.segments[segment].tile
    other = tile_at(state, neighbour(state.tiles[tile].cell, side))
    if other < 0:
        return 0
    for place in range(0, 3, 2):
        if segment_at(box, state, tile, side * 3 + place) == segment:
            facing = segment_at(box, state, other, opposite(side) * 3 + 2 - place)
            if state.segments[facing].kind == Kind.MARKET:
                markets += touch(state, notes, facing)
    return markets


@rule
def touch(state: State, notes: Notes, segment: int) -> int:
    """Counts a market for an area, once: 1 the first time."""
    market = state.segments[segment].feature
    word, bit = market >> BITS, 1 << (market & ((1 << BITS) - 1))
    if notes.touched[word] & bit:
        return 0
    notes.touched[word] |= bit
    return 1


@rule
def describe_goods(notes: Notes, kind: int, markets: int, row: Claim) -> None:
    """What the feature just surveyed is made of."""
    row.there = 1
    row.road, row.market = 1 if kind == Kind.ROAD else 0, 1 if kind == Kind.MARKET else 0
    row.residential = 1 if kind == Kind.RESIDENTIAL else 0
    row.tiles, row.goods, row.markets = notes.tiles, goods_in(notes.marks), markets
    row.fish, row.grain = 1 if notes.marks & Goods.FISH else 0, 1 if notes.marks & Goods.GRAIN else 0
    row.livestock = 1 if notes.marks & Goods.LIVESTOCK else 0
    row.short = max(0, LONG_ROAD - notes.tiles) if kind == Kind.ROAD else 0


@rule
def describe_heads(seat: int, survey: Survey, claim: int, worth: int, stands: int, row: Claim) -> None:
    """Whose followers stand there, and whom it pays."""
    winners = survey.winners[claim]
    me, rivals = winners >> seat & 1, 1 if winners & ~(1 << seat) else 0
    row.mine, row.theirs, row.others = survey.mine[claim], survey.best[claim], survey.others[claim]
    row.leading, row.sharing, row.trailing = me * (1 - rivals), me * rivals, 1 - me
    row.stands, row.worth, row.swing = stands, worth, (me - rivals) * worth
    row.pays = stands * row.swing


@rule
def describe_walls_near(state: State, survey: Survey, claim: int, kind: int, row: Claim) -> None:
    """The sides of a feature that are open, and how soon walls may close them; WALLS is never."""
    open_sides, ring_sides = state.segments[survey.features[claim]].open_sides, survey.ring_sides[claim]
    row.open_sides, row.ring_sides = open_sides, ring_sides
    row.waiting = 1 if open_sides == 0 and kind != Kind.RESIDENTIAL else 0
    row.wall_near, row.walls_to_close = WALLS, WALLS
    if state.gate == 1 and ring_sides > 0:
        before, after = survey.nearest[claim] + 1, survey.ring - survey.farthest[claim]
        row.wall_near = min(WALLS, before, after)
        if open_sides == ring_sides:
            row.walls_to_close = min(WALLS, survey.farthest[claim] + 1, survey.ring - survey.nearest[claim])


@rule
def describe_prospects(box: Box, state: State, notes: Notes, kind: int, row: Claim) -> None:
    """The gaps of a feature and what may come there."""
    row.gaps, row.fewest_fits, row.mean_fits = notes.gaps, notes.fewest, notes.fits // max(1, notes.gaps)
    row.dead_gaps, row.rare_gaps = notes.dead, notes.rare
    row.closing_tiles = tiles_that_close(box, state, notes, kind) if kind != Kind.RESIDENTIAL else 0
    row.joins_mine, row.joins_theirs, row.joins_free = notes.joins_mine, notes.joins_theirs, notes.joins_free


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
