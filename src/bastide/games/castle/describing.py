"""A position as named numbers, as one seat sees it: what a learned player knows of it. Nothing in it is hidden."""

from ...core.bag import tiles_left
from ...core.offers import Way
from ...core.outlook import (
    RARE,
    count_fits,
    count_ways,
    find_claims,
    forget_claims,
    look_at,
    tiles_that_close,
)
from ...core.rule import rule
from ...core.table import NOWHERE, OVER
from .description import CLAIMS, Claim, Description, Notes, Sheet, Stock, Survey
from .end import BONUS, KEEP_GROWS, count_held, largest_empty_region
from .points import MARKET_EACH, TILES_FIRST, points_each
from .state import ON_NO_TOWER, Box, ExtraTurn, Kind, Mark, State, Step, WallTile, WellsLeft
from .turn import doubling_tile

FAR = 40 # whoever looks along the track looks no further


@rule
def describe(box: Box, state: State, seat: int, sheet: Sheet, description: Description) -> None:
    """Writes down a position as a seat sees it; the state is left as it was."""
    take_stock(box, state, sheet.stock)
    describe_leaf(box, state, seat, sheet.stock, sheet, description)


@rule
def describe_leaf(
    box: Box, state: State, seat: int, stock: Stock, sheet: Sheet, description: Description
) -> None:
    """The same where stock of the tiles left has been taken already."""
    for row in range(CLAIMS):
        clear_claim(description.claims[row])
    for claim in range(begin_description(box, state, seat, stock, sheet.survey)):
        describe_claim(box, state, seat, stock, sheet.survey, sheet.notes, claim, description)
    end_description(box, state, seat, stock, sheet.survey, sheet.notes, description)


@rule
def take_stock(box: Box, state: State, stock: Stock) -> None:
    """What the tiles left to draw offer."""
    count_ways(box, state, stock)
    stock.towers, stock.houses, stock.courts, stock.markets, stock.wells = 0, 0, 0, 0, 0
    for kind in range(box.kinds_count):
        tiles, offer = state.bag[kind], box.offers[kind]
        stock.towers += tiles * (offer.holds >> Kind.TOWER & 1)
        stock.houses += tiles * (offer.holds >> Kind.HOUSE & 1)
        stock.courts += tiles * (offer.holds >> Kind.COURT & 1)
        stock.markets += tiles * offer.amount
        stock.wells += tiles * (offer.marks & Mark.WELL)


@rule
def begin_description(box: Box, state: State, seat: int, stock: Stock, survey: Survey) -> int:
    """Marks what is claimed, until the description ends: how many features."""
    find_claims(state, survey, seat)
    count_fits(box, state, stock, survey)
    return survey.claims


@rule
def describe_claim(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, claim: int, description: Description
) -> None:
    """Fills the row of a claimed feature, blank before."""
    look_at(box, state, survey, notes, claim)
    fill_row(box, state, seat, survey, notes, claim, description.claims[claim])
    description.claims[claim].tiles_left = tiles_left(state)


@rule
def end_description(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, description: Description
) -> None:
    """Everything else, now that all claimed features are known; the marks are taken away again."""
    description.tiles_left = tiles_left(state)
    description.wells_double = 1 if box.rules.wells_left == WellsLeft.DOUBLE else 0
    description.extra_turn_same = 1 if box.rules.extra_turn == ExtraTurn.SAME else 0
    describe_turn(state, seat, description)
    describe_followers(state, seat, description)
    describe_track(box, state, seat, description)
    describe_wall_tiles(state, seat, description)
    describe_bag(stock, description)
    describe_gaps(state, survey, description)
    pay_wall_tiles(box, state, seat, survey, description)
    describe_keeps(box, state, seat, survey, description)
    forget_claims(state, survey)
    sum_up(state, seat, survey, description)


@rule
def describe_turn(state: State, seat: int, description: Description) -> None:
    """The points scored and what happens next."""
    description.my_score, description.their_score = state.score[seat], state.score[1 - seat]
    description.ahead = state.score[seat] - state.score[1 - seat]
    description.my_turn = 1 if state.player == seat else 0
    description.drawing = 1 if state.step <= Step.DISCARD else 0
    description.placing = 1 if state.step == Step.PLACE else 0
    description.claiming = 1 if state.step == Step.FIGURE else 0
    description.ordering = 1 if state.step == Step.ORDER else 0
    description.doubling = 1 if state.step == Step.DOUBLE else 0
    description.going_again = 1 if state.step == Step.AGAIN else 0
    turning_up = state.tower != ON_NO_TOWER
    description.turning_up_mine = 1 if turning_up and state.taker == seat else 0
    description.turning_up_theirs = 1 if turning_up and state.taker != seat else 0


@rule
def describe_followers(state: State, seat: int, description: Description) -> None:
    """The followers in hand, and the merchants who stay in their courts."""
    mine, theirs, my_merchants, their_merchants = 0, 0, 0, 0
    for number in range(state.figure_count):
        figure = state.figures[number]
        if figure.segment == NOWHERE:
            if figure.owner == seat:
                mine += 1
            else:
                theirs += 1
        elif state.segments[figure.segment].kind == Kind.COURT:
            if figure.owner == seat:
                my_merchants += 1
            else:
                their_merchants += 1
    description.my_followers, description.their_followers = mine, theirs
    description.my_last, description.their_last = 1 if mine == 1 else 0, 1 if theirs == 1 else 0
    description.my_none, description.their_none = 1 if mine == 0 else 0, 1 if theirs == 0 else 0
    description.my_merchants, description.their_merchants = my_merchants, their_merchants


@rule
def takes_wall_tile(box: Box, state: State, score: int) -> bool:
    """Whether a marker that lands on this score takes a wall tile."""
    tower = box.tower_at[score % box.spaces]
    return tower != ON_NO_TOWER and state.towers >> tower & 1 == 1


@rule
def points_to_wall_tile(box: Box, state: State, score: int, beyond: int) -> int:
    """How many points, more than so many, bring a marker to a wall tile; FAR for too many."""
    points = beyond + 1
    while points < FAR and not takes_wall_tile(box, state, score + points):
        points += 1
    return min(points, FAR)


@rule
def describe_track(box: Box, state: State, seat: int, description: Description) -> None:
    """The wall tiles that lie ahead of both markers."""
    mine, theirs = state.score[seat], state.score[1 - seat]
    description.my_near = points_to_wall_tile(box, state, mine, 0)
    description.my_second = points_to_wall_tile(box, state, mine, description.my_near)
    description.my_third = points_to_wall_tile(box, state, mine, description.my_second)
    description.their_near = points_to_wall_tile(box, state, theirs, 0)
    description.their_second = points_to_wall_tile(box, state, theirs, description.their_near)
    description.their_third = points_to_wall_tile(box, state, theirs, description.their_second)
    towers, left = state.towers, 0
    while towers != 0:
        towers &= towers - 1
        left += 1
    description.wall_tiles_left = left


@rule
def describe_wall_tiles(state: State, seat: int, description: Description) -> None:
    """Who holds which wall tiles, and which nobody has seen."""
    rival, unseen = 1 - seat, state.unseen
    description.my_again = count_held(state, seat, WallTile.AGAIN)
    description.my_tower_twice = count_held(state, seat, WallTile.TOWER_TWICE)
    description.my_house_twice = count_held(state, seat, WallTile.HOUSE_TWICE)
    description.my_path_left = count_held(state, seat, WallTile.PATH_LEFT)
    description.my_tower_left = count_held(state, seat, WallTile.TOWER_LEFT)
    description.my_house_left = count_held(state, seat, WallTile.HOUSE_LEFT)
    description.my_markets = count_held(state, seat, WallTile.MARKETS)
    description.my_keep_grows = count_held(state, seat, WallTile.KEEP)
    description.my_bonus = count_held(state, seat, WallTile.BONUS)
    description.their_again = count_held(state, rival, WallTile.AGAIN)
    description.their_tower_twice = count_held(state, rival, WallTile.TOWER_TWICE)
    description.their_house_twice = count_held(state, rival, WallTile.HOUSE_TWICE)
    description.their_path_left = count_held(state, rival, WallTile.PATH_LEFT)
    description.their_tower_left = count_held(state, rival, WallTile.TOWER_LEFT)
    description.their_house_left = count_held(state, rival, WallTile.HOUSE_LEFT)
    description.their_markets = count_held(state, rival, WallTile.MARKETS)
    description.their_keep_grows = count_held(state, rival, WallTile.KEEP)
    description.their_bonus = count_held(state, rival, WallTile.BONUS)
    description.unseen_again = unseen[WallTile.AGAIN]
    description.unseen_tower_twice = unseen[WallTile.TOWER_TWICE]
    description.unseen_house_twice = unseen[WallTile.HOUSE_TWICE]
    description.unseen_path_left = unseen[WallTile.PATH_LEFT]
    description.unseen_tower_left = unseen[WallTile.TOWER_LEFT]
    description.unseen_house_left = unseen[WallTile.HOUSE_LEFT]
    description.unseen_markets = unseen[WallTile.MARKETS]
    description.unseen_keep_grows = unseen[WallTile.KEEP]
    description.unseen_bonus = unseen[WallTile.BONUS]


@rule
def describe_bag(stock: Stock, description: Description) -> None:
    """What the tiles left to draw offer."""
    description.bag_no_path, description.bag_end = stock.ways[Way.NONE], stock.ways[Way.ONE]
    description.bag_curve, description.bag_straight = stock.ways[Way.CURVE], stock.ways[Way.STRAIGHT]
    description.bag_three, description.bag_four = stock.ways[Way.THREE], stock.ways[Way.FOUR]
    description.bag_towers, description.bag_houses = stock.towers, stock.houses
    description.bag_courts, description.bag_markets, description.bag_wells = stock.courts, stock.markets, stock.wells


@rule
def describe_gaps(state: State, survey: Survey, description: Description) -> None:
    """The gaps, and those that no tile left fits, or few."""
    dead, rare = 0, 0
    for gap in range(state.gap_count):
        if survey.fit[gap] == 0:
            dead += 1
        elif survey.fit[gap] <= RARE:
            rare += 1
    description.gaps, description.dead_gaps, description.rare_gaps = state.gap_count, dead, rare


@rule
def fill_row(
    box: Box, state: State, seat: int, survey: Survey, notes: Notes, claim: int, row: Claim
) -> None:
    """One claimed feature that was just looked at."""
    feature, kind = state.segments[survey.features[claim]], state.segments[survey.features[claim]].kind
    mine, theirs = survey.mine[claim], survey.best[claim]
    row.there = 1
    row.path, row.tower = 1 if kind == Kind.PATH else 0, 1 if kind == Kind.TOWER else 0
    row.house, row.court = 1 if kind == Kind.HOUSE else 0, 1 if kind == Kind.COURT else 0
    row.mine, row.theirs = mine, theirs
    row.leading, row.trailing = 1 if mine > theirs else 0, 1 if mine < theirs else 0
    row.tied = 1 if mine == theirs else 0
    row.tiles, row.markets, row.well = notes.tiles, notes.amount, 0
    row.open_sides = feature.open_sides
    row.waiting = 1 if feature.open_sides == 0 and kind != Kind.COURT else 0
    describe_prospects(box, state, notes, kind, row)
    describe_worth(box, notes, kind, row)
    row.lands, row.lands_grown, row.over_keep, row.doubled, row.rest_pays = 0, 0, 0, 0, 0
    if mine != theirs:
        describe_leader(box, state, seat if mine > theirs else 1 - seat, kind, row)


@rule
def describe_prospects(box: Box, state: State, notes: Notes, kind: int, row: Claim) -> None:
    """The gaps of a feature and what may come there."""
    row.gaps, row.fewest_fits, row.mean_fits = notes.gaps, notes.fewest, notes.fits // max(1, notes.gaps)
    row.dead_gaps, row.rare_gaps = notes.dead, notes.rare
    row.closing_tiles = tiles_that_close(box, state, notes, kind)
    row.joins_mine, row.joins_theirs, row.joins_free = notes.joins_mine, notes.joins_theirs, notes.joins_free


@rule
def describe_worth(box: Box, notes: Notes, kind: int, row: Claim) -> None:
    """What a feature is worth once completed, or at the end; and what it pays if the game ended now."""
    sign = row.leading - row.trailing
    row.worth = notes.tiles * points_each(kind)
    if kind == Kind.PATH and notes.marks & Mark.WELL != 0:
        row.well = 1
        row.worth *= 2
    elif kind == Kind.COURT:
        row.worth = MARKET_EACH * notes.amount
    row.swing = sign * row.worth
    row.pays = row.swing if kind == Kind.COURT or row.waiting == 1 else 0


@rule
def describe_leader(box: Box, state: State, leader: int, kind: int, row: Claim) -> None:
    """What else a feature would bring its leader."""
    each = points_each(kind) * (1 + row.well)
    if kind != Kind.COURT:
        row.lands = 1 if takes_wall_tile(box, state, state.score[leader] + row.worth) else 0
        row.lands_grown = 1 if takes_wall_tile(box, state, state.score[leader] + row.worth + each) else 0
        row.rest_pays = count_held(state, leader, WallTile.PATH_LEFT + kind)
    if kind == Kind.HOUSE:
        row.over_keep = row.tiles - state.keep_size[leader]
    number = doubling_tile(kind)
    row.doubled = count_held(state, leader, number) if number != 0 else 0


@rule
def clear_claim(row: Claim) -> None:
    """A row that is not used."""
    row.there, row.path, row.tower, row.house, row.court = 0, 0, 0, 0, 0
    row.mine, row.theirs, row.leading, row.trailing, row.tied = 0, 0, 0, 0, 0
    row.tiles, row.markets, row.well, row.waiting = 0, 0, 0, 0
    row.pays, row.worth, row.swing, row.open_sides = 0, 0, 0, 0
    row.gaps, row.fewest_fits, row.mean_fits, row.dead_gaps, row.rare_gaps = 0, 0, 0, 0, 0
    row.closing_tiles, row.joins_mine, row.joins_theirs, row.joins_free = 0, 0, 0, 0
    row.lands, row.lands_grown, row.over_keep, row.doubled, row.rest_pays, row.tiles_left = 0, 0, 0, 0, 0, 0


@rule
def pay_wall_tiles(box: Box, state: State, seat: int, survey: Survey, description: Description) -> None:
    """Wall tiles 4 to 7 pay, each for the largest feature of its kind that its owner leads, then for the next."""
    for number in range(WallTile.PATH_LEFT, WallTile.MARKETS + 1):
        for side in range(2):
            owner = seat if side == 0 else 1 - seat
            for rank in range(count_held(state, owner, number)):
                pay_ranked(box, survey, description, number - WallTile.PATH_LEFT, 1 - 2 * side, rank)


@rule
def pay_ranked(box: Box, survey: Survey, description: Description, kind: int, sign: int, rank: int) -> None:
    """The feature in this place among those of a kind that a player leads is paid by a wall tile."""
    for claim in range(min(survey.claims, CLAIMS)):
        row = description.claims[claim]
        if size_in_rank(box, row, kind, sign) > 0 and rank_of(box, survey, description, kind, sign, claim) == rank:
            row.pays += sign * rest_of(box, row, kind)


@rule
def rank_of(box: Box, survey: Survey, description: Description, kind: int, sign: int, claim: int) -> int:
    """How many features come before this one when wall tiles are paid."""
    before, own = 0, size_in_rank(box, description.claims[claim], kind, sign)
    for other in range(min(survey.claims, CLAIMS)):
        size = size_in_rank(box, description.claims[other], kind, sign)
        if size > own or (size == own and other < claim):
            before += 1
    return before


@rule
def size_in_rank(box: Box, row: Claim, kind: int, sign: int) -> int:
    """How large a feature is for a wall tile, 0 if it is not of this kind, not led by this side, or completed."""
    of = row.tower + 2 * row.house + 3 * row.court
    if of != kind or row.leading - row.trailing != sign or row.waiting == 1:
        return 0
    if kind == Kind.COURT:
        return row.tiles * TILES_FIRST + row.markets
    return rest_of(box, row, kind)


@rule
def rest_of(box: Box, row: Claim, kind: int) -> int:
    """What a wall tile pays for an unfinished feature, or more for a court."""
    if kind == Kind.COURT:
        return row.markets
    if kind == Kind.PATH and box.rules.wells_left == WellsLeft.DOUBLE and row.well == 1:
        return 2 * row.tiles
    return row.tiles * points_each(kind)


@rule
def describe_keeps(box: Box, state: State, seat: int, survey: Survey, description: Description) -> None:
    """The keeps, also as they grow by houses that wait to be scored, and the empty region for the larger."""
    mine, theirs = state.keep_size[seat], state.keep_size[1 - seat]
    for claim in range(min(survey.claims, CLAIMS)):
        row = description.claims[claim]
        if row.house == 1 and row.waiting == 1:
            if row.leading == 1:
                mine = max(mine, row.tiles)
            elif row.trailing == 1:
                theirs = max(theirs, row.tiles)
    if mine > 0:
        mine += KEEP_GROWS * description.my_keep_grows
    if theirs > 0:
        theirs += KEEP_GROWS * description.their_keep_grows
    description.my_keep, description.their_keep = mine, theirs
    sign = 1 if mine > theirs else (-1 if mine < theirs else 0)
    description.keep_leads = sign
    description.empty_region = largest_empty_region(box, state)
    description.keep_pays = sign * description.empty_region
    hand = 1 if state.hand >= 0 else 0
    laid = state.tile_count - box.start_count
    description.cells_over = max(0, box.inside_count - laid - description.tiles_left - hand)


@rule
def sum_up(state: State, seat: int, survey: Survey, description: Description) -> None:
    """The lead if the game ended now, and the points that wait."""
    lead = description.ahead + description.keep_pays + BONUS * (description.my_bonus - description.their_bonus)
    mine, theirs = 0, 0
    for claim in range(min(survey.claims, CLAIMS)):
        row = description.claims[claim]
        lead += row.pays
        if row.waiting == 1:
            mine += max(0, row.pays)
            theirs += max(0, -row.pays)
    description.waiting_mine, description.waiting_theirs = mine, theirs
    description.lead = description.ahead if state.chooser == OVER else lead
