"""A position as numbers for one seat: what a player that learns looks at."""

from ...core.rule import rule
from ...core.table import OVER, PLAYERS
from .boxes.count.rules import quarter_for
from .boxes.gingerbread.rules import home
from .boxes.traders.rules import GOODS_EACH, PIG_EACH, pig_field
from .boxes.traders.state import GOODS
from .claims import CLAIMS, Claim, Sheet, blank, forget, gets, has_row, list_claims, rank
from .description import Description
from .end import farmers_around, stands_for_city
from .measuring import measure
from .overview import (
    describe_bag,
    describe_goods,
    describe_passed,
    describe_rules,
    describe_supply,
    describe_town,
    describe_turn,
)
from .points import FIELD_EACH, is_complete, is_farmed
from .state import PAWNS, Box, Fields, Kind, Pawn, State

LOWEST = -30000


@rule
def describe(box: Box, state: State, seat: int, sheet: Sheet, description: Description) -> None:
    """Describes a position as a seat sees it; the position stays as it is."""
    for player in range(state.seats):
        sheet.points[player] = state.score[player]
    list_claims(box, state, sheet)
    _describe_claims(box, state, seat, sheet, description)
    forget(state, sheet)
    if state.chooser == OVER:
        for player in range(state.seats):
            sheet.points[player] = state.score[player]
    else:
        _add_cities_farmed(box, state, sheet)
        _add_goods(box, state, sheet)
    rival = _strongest_rival(state, seat, sheet)
    _describe_lead(state, seat, rival, sheet, description)
    describe_rules(box, state, description)
    describe_turn(box, state, seat, description)
    describe_supply(state, seat, rival, sheet, description)
    describe_bag(box, state, description)
    describe_passed(box, state, description)
    describe_goods(state, seat, description)
    describe_town(box, state, seat, sheet, description)
    for row in range(min(sheet.claimed, CLAIMS)):
        _compare(box, state, seat, rival, sheet, sheet.rows[row], description.claims[row])


@rule
def _describe_claims(box: Box, state: State, seat: int, sheet: Sheet, description: Description) -> None:
    """A row for each claimed feature while there are rows; the others are only measured for what they pay."""
    for place in range(len(sheet.codes)):
        sheet.codes[place] = -1
    description.claimed, description.claimed_mine = sheet.claimed, 0
    crowded, row = sheet.claimed > CLAIMS, 0
    if crowded:
        rank(state, sheet, seat)
    for number in range(sheet.claimed):
        if sheet.heads[number * PLAYERS + seat] > 0:
            description.claimed_mine += 1
        if crowded and not has_row(sheet, number):
            measure(box, state, seat, sheet, number, sheet.spare, False)
        else:
            measure(box, state, seat, sheet, number, description.claims[row], True)
            sheet.rows[row] = number
            row += 1
    while row < CLAIMS:
        blank(description.claims[row])
        row += 1


@rule
def _add_cities_farmed(box: Box, state: State, sheet: Sheet) -> None:
    """Where cities pay their farmers, adds what everybody would get from them."""
    if box.rules.fields != Fields.BY_CITY:
        return
    for player in range(PLAYERS):
        sheet.kept[player] = state.heads[player]
    for city in range(state.segment_count):
        if stands_for_city(state, city) and is_complete(state, city):
            _add_city_farmed(box, state, sheet, city)
    for player in range(PLAYERS):
        state.heads[player] = sheet.kept[player]


@rule
def _add_city_farmed(box: Box, state: State, sheet: Sheet, city: int) -> None:
    """Adds what one completed city pays."""
    highest = 1
    for player in range(state.seats):
        state.heads[player] = 0
    farmers_around(box, state, city, 1)
    farmers_around(box, state, city, 0)
    for player in range(state.seats):
        highest = max(highest, state.heads[player])
    for player in range(state.seats):
        if state.heads[player] == highest:
            sheet.points[player] += FIELD_EACH
            if box.rules.traders:
                field = pig_field(box, state, player)
                if field >= 0 and is_farmed(box, state, city, field):
                    sheet.points[player] += PIG_EACH


@rule
def _add_goods(box: Box, state: State, sheet: Sheet) -> None:
    """Adds what everybody would get for goods."""
    if box.rules.traders == 0:
        return
    for goods in range(GOODS):
        highest = 1
        for player in range(state.seats):
            highest = max(highest, state.trade.tokens[player * GOODS + goods])
        for player in range(state.seats):
            if state.trade.tokens[player * GOODS + goods] == highest:
                sheet.points[player] += GOODS_EACH


@rule
def _strongest_rival(state: State, seat: int, sheet: Sheet) -> int:
    """The other who would have the most points if the game ended now; the seat itself if it is alone."""
    rival, highest = seat, LOWEST
    for other in range(state.seats):
        if other != seat and sheet.points[other] > highest:
            rival, highest = other, sheet.points[other]
    return rival


@rule
def _describe_lead(state: State, seat: int, rival: int, sheet: Sheet, description: Description) -> None:
    """How far the seat is ahead: now, and if the game ended now."""
    alone = rival == seat
    best, last, description.ahead = LOWEST, -LOWEST, 0
    for other in range(state.seats):
        if other != seat:
            best, last = max(best, state.score[other]), min(last, sheet.points[other])
            description.ahead += 1 if sheet.points[other] > sheet.points[seat] else 0
    description.lead = sheet.points[seat] - (0 if alone else sheet.points[rival])
    description.standing = state.score[seat] - (0 if alone else best)
    description.lead_over_last = sheet.points[seat] - (0 if alone else last)


@rule
def _compare(
    box: Box, state: State, seat: int, rival: int, sheet: Sheet, number: int, claim: Claim
) -> None:
    """Completes a row: who gets what of it, and who else may come to it."""
    feature = sheet.features[number]
    kind = state.segments[feature].kind
    claim.rival = 0 if rival == seat else sheet.heads[number * PLAYERS + rival]
    claim.wins = 1 if claim.mine > claim.others else 0
    claim.shares = 1 if claim.mine == claim.others and claim.mine > 0 else 0
    claim.loses = 1 if claim.mine < claim.others else 0
    claim.margin = gets(state, sheet, number, seat, claim.worth)
    claim.full_margin = gets(state, sheet, number, seat, claim.full)
    if rival != seat:
        claim.margin -= gets(state, sheet, number, rival, claim.worth)
        claim.full_margin -= gets(state, sheet, number, rival, claim.full)
    _describe_figures(seat, sheet, number, claim)
    if box.rules.gingerbread and kind == Kind.CITY and home(state) == feature:
        claim.gingerbread = 1
    if box.rules.count and state.town.count != quarter_for(kind):
        start = quarter_for(kind) * PLAYERS
        claim.town_mine = sheet.town[start + seat]
        for other in range(state.seats):
            if other != seat:
                claim.town_theirs = max(claim.town_theirs, sheet.town[start + other])


@rule
def _describe_figures(seat: int, sheet: Sheet, number: int, claim: Claim) -> None:
    """Which special figures stand on a feature."""
    own, start = 1 << seat, number * PAWNS
    large, builder, pig = start + Pawn.LARGE, start + Pawn.BUILDER, start + Pawn.PIG
    claim.large_mine = 1 if sheet.owners[large] & own else 0
    claim.large_theirs = 1 if sheet.owners[large] & ~own else 0
    claim.builder_mine = 1 if sheet.owners[builder] & own else 0
    claim.builder_theirs = 1 if sheet.owners[builder] & ~own else 0
    claim.pig_mine = 1 if sheet.owners[pig] & own else 0
    claim.pig_theirs = 1 if sheet.owners[pig] & ~own else 0
