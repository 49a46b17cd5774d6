"""The table as numbers for one seat: what is in play, whose turn comes, supplies, the bag, goods and the town."""

from ...core.bag import tiles_left
from ...core.board import fits_code
from ...core.rule import rule
from ...core.seats import left_of
from ...core.stock import forget_fits
from ...core.table import CHANCE, NO_TILE, NOBODY, PLAYERS
from .boxes.count.state import Quarter
from .boxes.traders.state import GOODS, Goods
from .claims import Stock, Survey
from .description import Description
from .points import SMALL
from .state import PAWNS, Box, Fields, Kind, LastTile, Mark, Pawn, Stage, State, Step, TileMark


@rule
def describe_rules(box: Box, state: State, description: Description) -> None:
    """Which boxes and switches are in play."""
    rules = box.rules
    description.seats = state.seats
    description.inns, description.river, description.gingerbread = rules.inns, rules.river, rules.gingerbread
    description.traders, description.count = rules.traders, rules.count
    description.two_in_hand = 1 if rules.hand == 2 else 0
    description.holes_forbidden, description.unfinished_pays = rules.holes, rules.unfinished
    description.farmers = 1 if rules.fields != Fields.OFF else 0
    description.by_city = 1 if rules.fields == Fields.BY_CITY else 0
    description.small_city = 1 if rules.small_city == SMALL else 0
    description.last_tile, description.market_only = rules.last_tile, rules.count_final


@rule
def describe_turn(box: Box, state: State, seat: int, description: Description) -> None:
    """Whose turn is next, how many are left, and who is being asked what."""
    left, player, second = tiles_left(state), state.player, state.trade.second
    description.left, description.gaps = left, state.gap_count
    if state.step == Step.DISCARD or state.step == Step.PLACE:
        left += 1
    elif state.step > Step.PLACE:
        second = 1 if state.trade.again == 1 and left > 0 else 0
        player = player if second == 1 else left_of(state, player)
    if box.rules.last_tile == LastTile.PLAYED and state.hand[0] != NO_TILE:
        left += 1
    away = seat - player if seat >= player else seat - player + state.seats
    description.turns = (left - away + state.seats - 1) // state.seats if left > away else 0
    description.turns_rivals = left - description.turns
    description.next_in, description.next_mine = away, 1 if away == 0 else 0
    description.second = second
    description.asked_me = 1 if state.chooser == seat else 0
    description.asked_rival = 1 if state.chooser > CHANCE and state.chooser != seat else 0
    description.at_figure = 1 if state.step == Step.FIGURE else 0
    description.at_join = 1 if state.step == Step.JOIN else 0
    description.at_count = 1 if state.step == Step.COUNT else 0
    description.at_flee = 1 if state.step == Step.FLEE else 0
    description.at_enter = 1 if state.step == Step.ENTER else 0
    description.at_run = 1 if state.step == Step.RUN else 0


@rule
def describe_supply(state: State, seat: int, rival: int, survey: Survey, description: Description) -> None:
    """The figures in front of the seat, of the strongest rival and of all rivals."""
    own = survey.supply[seat * PAWNS + Pawn.FOLLOWER]
    description.followers = own
    description.followers_none = 1 if own == 0 else 0
    description.followers_one = 1 if own == 1 else 0
    description.followers_two = 1 if own == 2 else 0
    theirs = of_rival(survey, seat, rival, Pawn.FOLLOWER)
    description.followers_rival = theirs
    description.followers_rival_none = 1 if theirs == 0 else 0
    description.followers_rival_one = 1 if theirs == 1 else 0
    description.followers_rival_two = 1 if theirs == 2 else 0
    description.followers_rivals = of_rivals(state, survey, seat, Pawn.FOLLOWER)
    description.large = survey.supply[seat * PAWNS + Pawn.LARGE]
    description.large_rival = of_rival(survey, seat, rival, Pawn.LARGE)
    description.large_rivals = of_rivals(state, survey, seat, Pawn.LARGE)
    description.builder = survey.supply[seat * PAWNS + Pawn.BUILDER]
    description.builder_rival = of_rival(survey, seat, rival, Pawn.BUILDER)
    description.builder_rivals = of_rivals(state, survey, seat, Pawn.BUILDER)
    description.pig = survey.supply[seat * PAWNS + Pawn.PIG]
    description.pig_rival = of_rival(survey, seat, rival, Pawn.PIG)
    description.pig_rivals = of_rivals(state, survey, seat, Pawn.PIG)


@rule
def of_rival(survey: Survey, seat: int, rival: int, pawn: int) -> int:
    """Figures of a kind in front of the strongest rival, if there is one."""
    return 0 if rival == seat else survey.supply[rival * PAWNS + pawn]


@rule
def of_rivals(state: State, survey: Survey, seat: int, pawn: int) -> int:
    """Figures of a kind in front of all rivals."""
    number = 0
    for other in range(state.seats):
        if other != seat:
            number += survey.supply[other * PAWNS + pawn]
    return number


@rule
def take_stock(box: Box, state: State, stock: Stock) -> None:
    """What is drawn on the tiles left; what they fit is found out when it is first asked."""
    forget_fits(stock)
    city_one, city_two, city_more, road_ends, roads, fields, shields = 0, 0, 0, 0, 0, 0, 0
    no_city, no_road, cloisters, gingerbread, on_river = 0, 0, 0, 0, 0
    for kind in range(box.kinds_count):
        copies = state.bag[kind]
        if copies > 0:
            shape, with_city, with_road = box.kinds[kind], 0, 0
            for number in range(shape.segments_count):
                part = shape.segments[number]
                if part.kind == Kind.CITY:
                    with_city = 1
                    shields += copies * part.amount
                    city_one += copies if part.sides == 1 else 0
                    city_two += copies if part.sides == 2 else 0
                    city_more += copies if part.sides > 2 else 0
                elif part.kind == Kind.ROAD:
                    with_road = 1
                    road_ends += copies if part.sides == 1 else 0
                    roads += copies if part.sides > 1 else 0
                elif part.kind == Kind.FIELD:
                    fields += copies
            no_city += copies * (1 - with_city)
            no_road += copies * (1 - with_road)
            cloisters += copies if shape.centre >= 0 else 0
            gingerbread += copies if shape.marks & TileMark.GINGERBREAD else 0
            on_river += copies if box.rules.river and shape.stage < Stage.LAND else 0
    stock.city_one, stock.city_two, stock.city_more = city_one, city_two, city_more
    stock.road_ends, stock.roads, stock.fields = road_ends, roads, fields
    stock.no_city, stock.no_road, stock.cloisters = no_city, no_road, cloisters
    stock.shields, stock.gingerbread, stock.river = shields, gingerbread, on_river
    _count_marks(box, state, stock)


@rule
def _count_marks(box: Box, state: State, stock: Stock) -> None:
    """The inns, cathedrals and goods on the tiles left; only their boxes have any."""
    inns, cathedrals, wine, grain, cloth = 0, 0, 0, 0, 0
    if box.rules.inns or box.rules.traders:
        for kind in range(box.kinds_count):
            copies, marks = state.bag[kind], 0
            if copies > 0:
                for number in range(box.kinds[kind].segments_count):
                    marks |= box.kinds[kind].segments[number].marks
                inns += copies if marks & Mark.INN else 0
                cathedrals += copies if marks & Mark.CATHEDRAL else 0
                wine += copies if marks & Mark.WINE else 0
                grain += copies if marks & Mark.GRAIN else 0
                cloth += copies if marks & Mark.CLOTH else 0
    stock.inns, stock.cathedrals = inns, cathedrals
    stock.wine, stock.grain, stock.cloth = wine, grain, cloth


@rule
def describe_bag(stock: Stock, description: Description) -> None:
    """What is drawn on the tiles left."""
    description.bag_city_one, description.bag_city_two = stock.city_one, stock.city_two
    description.bag_city_more, description.bag_road_ends = stock.city_more, stock.road_ends
    description.bag_roads, description.bag_fields = stock.roads, stock.fields
    description.bag_no_city, description.bag_no_road = stock.no_city, stock.no_road
    description.bag_cloisters, description.bag_shields = stock.cloisters, stock.shields
    description.bag_inns, description.bag_cathedrals = stock.inns, stock.cathedrals
    description.bag_wine, description.bag_grain, description.bag_cloth = stock.wine, stock.grain, stock.cloth
    description.bag_gingerbread, description.bag_river = stock.gingerbread, stock.river


@rule
def describe_passed(box: Box, state: State, description: Description) -> None:
    """The tile that is passed on to the next player, with a hand of two."""
    description.passed, description.passed_city, description.passed_road = 0, 0, 0
    description.passed_cloister, description.passed_shields, description.passed_gaps = 0, 0, 0
    kind = state.hand[0]
    if kind == NO_TILE:
        return
    shape = box.kinds[kind]
    description.passed = 1
    description.passed_cloister = 1 if shape.centre >= 0 else 0
    for number in range(shape.segments_count):
        part = shape.segments[number]
        if part.kind == Kind.CITY:
            description.passed_city += part.sides
            description.passed_shields += part.amount
        elif part.kind == Kind.ROAD:
            description.passed_road += part.sides
    for gap in range(state.gap_count):
        description.passed_gaps += 1 if fits_code(box, kind, state.gaps[gap].code) != 0 else 0


@rule
def describe_goods(state: State, seat: int, description: Description) -> None:
    """The goods of the seat, and the most that any rival has of each kind."""
    start = seat * GOODS
    description.wine = state.trade.tokens[start + Goods.WINE]
    description.grain = state.trade.tokens[start + Goods.GRAIN]
    description.cloth = state.trade.tokens[start + Goods.CLOTH]
    description.wine_others = most_of_others(state, seat, Goods.WINE)
    description.grain_others = most_of_others(state, seat, Goods.GRAIN)
    description.cloth_others = most_of_others(state, seat, Goods.CLOTH)


@rule
def most_of_others(state: State, seat: int, goods: int) -> int:
    """The most goods of a kind that any rival has."""
    highest = 0
    for other in range(state.seats):
        if other != seat:
            highest = max(highest, state.trade.tokens[other * GOODS + goods])
    return highest


@rule
def describe_town(box: Box, state: State, seat: int, survey: Survey, description: Description) -> None:
    """Where the Count and the gingerbread man are, and whose followers wait in the quarters."""
    description.gingerbread_away = 1 if box.rules.gingerbread and state.ginger.city < 0 else 0
    count = state.town.count if box.rules.count else NOBODY
    description.count_castle = 1 if count == Quarter.CASTLE else 0
    description.count_market = 1 if count == Quarter.MARKET else 0
    description.count_blacksmith = 1 if count == Quarter.BLACKSMITH else 0
    description.count_cathedral = 1 if count == Quarter.CATHEDRAL else 0
    description.castle = survey.town[Quarter.CASTLE * PLAYERS + seat]
    description.market = survey.town[Quarter.MARKET * PLAYERS + seat]
    description.blacksmith = survey.town[Quarter.BLACKSMITH * PLAYERS + seat]
    description.cathedral = survey.town[Quarter.CATHEDRAL * PLAYERS + seat]
    description.castle_rivals = rivals_in(state, survey, seat, Quarter.CASTLE)
    description.market_rivals = rivals_in(state, survey, seat, Quarter.MARKET)
    description.blacksmith_rivals = rivals_in(state, survey, seat, Quarter.BLACKSMITH)
    description.cathedral_rivals = rivals_in(state, survey, seat, Quarter.CATHEDRAL)


@rule
def rivals_in(state: State, survey: Survey, seat: int, quarter: int) -> int:
    """Heads of all rivals in a quarter."""
    heads = 0
    for other in range(state.seats):
        if other != seat:
            heads += survey.town[quarter * PLAYERS + other]
    return heads
