"""Traders & Builders: goods, builders and pigs."""

from .....core.events import Events, Happening, note
from .....core.moves import Refusal
from .....core.paying import part_on
from .....core.rule import rule, seldom
from ...paying import followers_on, pay_one
from ...points import cities_beside, is_complete, is_farmed
from ...reasons import COMPLETE, NO_FARMER, NO_FOLLOWER, NOT_FOR_BUILDER, NOT_FOR_PIG
from ...state import Box, Fields, Kind, Mark, News, Paid, Part, Pawn, State
from ...supply import first_of
from .state import GOODS

GOODS_EACH = 10
PIG_EACH = 1


@rule
def may_stand(box: Box, state: State, pawn: int, segment: int) -> bool:
    """Where builder and pig may go."""
    return adjust_figure_refusal(box, state, pawn, segment) == Refusal.NONE


@rule
def adjust_figure_refusal(box: Box, state: State, pawn: int, segment: int) -> int:
    """A builder joins a follower on an unfinished road or city, a pig a farmer on his field."""
    feature = state.segments[segment].feature
    kind = state.segments[segment].kind
    alone = state.segments[feature].figures == 0 or followers_on(state, state.player, feature) == 0
    if pawn == Pawn.PIG:
        if kind != Kind.FIELD or box.rules.fields == Fields.OFF:
            return NOT_FOR_PIG
        return NO_FARMER if alone else Refusal.NONE
    if kind != Kind.ROAD and kind != Kind.CITY:
        return NOT_FOR_BUILDER
    if alone:
        return NO_FOLLOWER
    return COMPLETE if is_complete(state, feature) else Refusal.NONE


@rule
def adjust_weight(pawn: int, weight: int) -> int:
    """Builders and pigs have no weight in majorities."""
    return 0 if pawn >= Pawn.BUILDER else weight


@rule
def react_laid(box: Box, state: State) -> None:
    """A tile that extends the feature of its player's builder earns him a second tile; the second earns no third."""
    state.trade.again = 0
    builder = first_of(box, state, state.player, Pawn.BUILDER)
    segment = state.figures[builder].segment
    if state.trade.second == 1 or segment < 0:
        return
    for own in range(state.tiles[state.laid].first, state.segment_count):
        if state.segments[own].feature == state.segments[segment].feature:
            state.trade.again = 1


@rule
def may_play_again(state: State, left: int) -> bool:
    """The player has earned a second tile, and there is one to draw."""
    return state.trade.again == 1 and left > 0


@rule
def react_turn(state: State, events: Events, again: bool) -> None:
    """The player takes the second tile that he has earned, or his turn is over."""
    state.trade.second = 1 if again else 0
    state.trade.again = 0
    if again:
        note(events, News.SECOND_TILE, state.player, 0, 0, 0, 0, 0)


@rule
@seldom
def react_completed(box: Box, state: State, events: Events, feature: int) -> None:
    """Whoever completes a city takes its goods, knights or not."""
    if state.segments[feature].kind != Kind.CITY:
        return
    for goods in range(GOODS):
        number = _count_marks(box, state, feature, Mark.WINE << goods)
        if number > 0:
            tile = state.tiles[state.segments[feature].tile]
            state.trade.tokens[state.player * GOODS + goods] += number
            note(events, News.GOODS, state.player, tile.cell, feature - tile.first, goods, number, number)


@rule
@seldom
def react_field_scored(box: Box, state: State, events: Events, field: int, highest: int) -> None:
    """Whoever scores a field where his pig stands gets a point more for each city."""
    for player in range(state.seats):
        if state.heads[player] == highest and pig_field(box, state, player) == field:
            worth = part_on(state, events, field, Part.CITIES, cities_beside(box, state, field), PIG_EACH)
            if worth > 0:
                pay_one(state, events, field, Paid.PIG, player, worth)


@rule
@seldom
def react_city_farmed(box: Box, state: State, events: Events, city: int, highest: int) -> None:
    """Where cities pay their farmers, a pig adds a point for each city that its owner wins from its field."""
    for player in range(state.seats):
        if state.heads[player] == highest:
            field = pig_field(box, state, player)
            if field >= 0 and is_farmed(box, state, city, field):
                worth = part_on(state, events, city, Part.CITIES, 1, PIG_EACH)
                pay_one(state, events, city, Paid.PIG, player, worth)


@rule
@seldom
def react_end(state: State, events: Events) -> None:
    """Whoever has the most of a kind of goods gets ten points; ties pay everybody, none pay nobody."""
    for goods in range(GOODS):
        highest = 0
        for player in range(state.seats):
            highest = max(highest, state.trade.tokens[player * GOODS + goods])
        if highest > 0:
            note(events, Happening.PART, -1, 0, 0, Part.WINE + goods, highest, GOODS_EACH)
            _pay_traders(state, events, goods, highest)


@rule
def _pay_traders(state: State, events: Events, goods: int, highest: int) -> None:
    for player in range(state.seats):
        if state.trade.tokens[player * GOODS + goods] == highest:
            state.score[player] += GOODS_EACH
            note(events, Happening.SCORED, player, 0, 0, Paid.GOODS, highest, GOODS_EACH)


@rule
def pig_field(box: Box, state: State, player: int) -> int:
    """The field where a player's pig stands, -1 if it stands nowhere."""
    segment = state.figures[first_of(box, state, player, Pawn.PIG)].segment
    return state.segments[segment].feature if segment >= 0 else -1


@rule
def _count_marks(box: Box, state: State, feature: int, mark: int) -> int:
    """How many segments of a feature carry a mark."""
    number, segment = 0, feature
    while True:
        tile = state.tiles[state.segments[segment].tile]
        if box.kinds[tile.kind].segments[segment - tile.first].marks & mark:
            number += 1
        segment = state.segments[segment].following
        if segment == feature:
            return number
