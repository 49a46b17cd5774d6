"""A position as numbers for one seat: what a player that learns looks at."""

from ...core.rule import rule
from ...core.table import OVER, PLAYERS
from .boxes.traders.rules import GOODS_EACH, PIG_EACH, pig_field
from .boxes.traders.state import GOODS
from .claims import CLAIMS, Notes, Sheet, Stock, Survey, blank, clear, forget, gets, list_claims, rank, row_of
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
    take_stock,
)
from .points import FIELD_EACH, is_complete, is_farmed
from .pricing import compare, fill, worth
from .state import Box, Fields, State

LOWEST = -30000


@rule
def describe(box: Box, state: State, seat: int, sheet: Sheet, description: Description) -> None:
    """Describes a position as a seat sees it; the position stays as it is."""
    take_stock(box, state, sheet.stock)
    describe_leaf(box, state, seat, sheet.stock, sheet, description)


@rule
def describe_leaf(
    box: Box, state: State, seat: int, stock: Stock, sheet: Sheet, description: Description
) -> None:
    """The same where stock of the tiles left has been taken already."""
    clear(sheet.survey)
    for row in range(CLAIMS):
        blank(description.claims[row])
    for number in range(begin_description(box, state, seat, stock, sheet.survey)):
        describe_claim(box, state, seat, stock, sheet.survey, sheet.notes, number, description)
    end_description(box, state, seat, stock, sheet.survey, sheet.notes, description)


@rule
def begin_description(box: Box, state: State, seat: int, stock: Stock, survey: Survey) -> int:
    """Marks what is claimed, until the description ends: how many features. The survey is blank before."""
    list_claims(box, state, survey)
    if survey.claimed > CLAIMS:
        rank(state, survey, seat)
    return survey.claimed


@rule
def describe_claim(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, number: int, description: Description
) -> None:
    """Finds out what a claimed feature pays and, if it has a row, fills that; it is blank before."""
    row = row_of(survey, number)
    measure(box, state, seat, stock, survey, notes, number, row >= 0)
    survey.worths[number] = worth(box, state, notes, survey.features[number])
    if row >= 0:
        fill(box, state, seat, survey, notes, number, description.claims[row])
        if state.seats == 2:
            compare(state, seat, 1 - seat, survey, number, description.claims[row])


@rule
def end_description(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, description: Description
) -> None:
    """Everything else, now that all claimed features are known; the marks are taken away again."""
    forget(state, survey)
    _add_up(box, state, survey)
    rival = _strongest_rival(state, seat, survey)
    _describe_lead(state, seat, rival, survey, description)
    describe_rules(box, state, description)
    describe_turn(box, state, seat, description)
    describe_supply(state, seat, rival, survey, description)
    describe_bag(stock, description)
    describe_passed(box, state, description)
    describe_goods(state, seat, description)
    describe_town(box, state, seat, survey, description)
    description.claimed, description.claimed_mine = survey.claimed, 0
    for number in range(survey.claimed):
        description.claimed_mine += 1 if survey.heads[number * PLAYERS + seat] > 0 else 0
        row = row_of(survey, number)
        if state.seats != 2 and row >= 0:
            compare(state, seat, rival, survey, number, description.claims[row])


@rule
def _add_up(box: Box, state: State, survey: Survey) -> None:
    """The points of everybody if the game ended now."""
    for player in range(state.seats):
        survey.points[player] = state.score[player]
    if state.chooser != OVER:
        for number in range(survey.claimed):
            for player in range(state.seats):
                survey.points[player] += gets(state, survey, number, player, survey.worths[number])
        _add_cities_farmed(box, state, survey)
        _add_goods(box, state, survey)


@rule
def _add_cities_farmed(box: Box, state: State, survey: Survey) -> None:
    """Where cities pay their farmers, adds what everybody would get from them."""
    if box.rules.fields != Fields.BY_CITY:
        return
    for player in range(PLAYERS):
        survey.kept[player] = state.heads[player]
    for city in range(state.segment_count):
        if stands_for_city(state, city) and is_complete(state, city):
            _add_city_farmed(box, state, survey, city)
    for player in range(PLAYERS):
        state.heads[player] = survey.kept[player]


@rule
def _add_city_farmed(box: Box, state: State, survey: Survey, city: int) -> None:
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
            survey.points[player] += FIELD_EACH
            if box.rules.traders:
                field = pig_field(box, state, player)
                if field >= 0 and is_farmed(box, state, city, field):
                    survey.points[player] += PIG_EACH


@rule
def _add_goods(box: Box, state: State, survey: Survey) -> None:
    """Adds what everybody would get for goods."""
    if box.rules.traders == 0:
        return
    for goods in range(GOODS):
        highest = 1
        for player in range(state.seats):
            highest = max(highest, state.trade.tokens[player * GOODS + goods])
        for player in range(state.seats):
            if state.trade.tokens[player * GOODS + goods] == highest:
                survey.points[player] += GOODS_EACH


@rule
def _strongest_rival(state: State, seat: int, survey: Survey) -> int:
    """The other who would have the most points if the game ended now; the seat itself if it is alone."""
    rival, highest = seat, LOWEST
    for other in range(state.seats):
        if other != seat and survey.points[other] > highest:
            rival, highest = other, survey.points[other]
    return rival


@rule
def _describe_lead(state: State, seat: int, rival: int, survey: Survey, description: Description) -> None:
    """How far the seat is ahead: now, and if the game ended now."""
    alone = rival == seat
    best, last, description.ahead = LOWEST, -LOWEST, 0
    for other in range(state.seats):
        if other != seat:
            best, last = max(best, state.score[other]), min(last, survey.points[other])
            description.ahead += 1 if survey.points[other] > survey.points[seat] else 0
    description.lead = survey.points[seat] - (0 if alone else survey.points[rival])
    description.standing = state.score[seat] - (0 if alone else best)
    description.lead_over_last = survey.points[seat] - (0 if alone else last)
