"""A position as named numbers, as one seat sees it: what a learned player knows of it. Nothing in it is hidden."""

from ...core.board import BARRED
from ...core.offers import Way
from ...core.outlook import RARE, count_fits, count_ways, find_claims, forget_claims
from ...core.rule import rule
from ...core.table import NOBODY, NOWHERE, OVER
from .describing_claims import add_claim, add_to_totals, clear_claim, describe_claim
from .describing_ring import follow_row, row_is_open, walk_ring
from .description import CLAIMS, Description, Notes, Sheet, Stock, Survey
from .end import tiles_to_draw
from .ring import end_place, is_walled, slot_at_end
from .state import Box, Building, End, Goods, GuardReuse, Guards, Kind, State, Step
from .walls import builder, tower_points


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
    stock.markets, stock.fish, stock.grain, stock.livestock, stock.public, stock.historic = 0, 0, 0, 0, 0, 0
    for kind in range(box.kinds_count):
        tiles, offer = state.bag[kind], box.offers[kind]
        stock.markets += tiles if offer.marks != 0 else 0
        stock.fish += tiles if offer.marks & Goods.FISH else 0
        stock.grain += tiles if offer.marks & Goods.GRAIN else 0
        stock.livestock += tiles if offer.marks & Goods.LIVESTOCK else 0
        stock.public += tiles if offer.tile_marks & Building.PUBLIC else 0
        stock.historic += tiles if offer.tile_marks & Building.HISTORIC else 0


@rule
def begin_description(box: Box, state: State, seat: int, stock: Stock, survey: Survey) -> int:
    """Marks what is claimed, until the description ends: how many features have a row of their own at first."""
    find_claims(state, survey, seat)
    count_fits(box, state, stock, survey)
    begin_totals(state, survey)
    count_followers(state, survey)
    count_guards(box, state, survey)
    walk_ring(box, state, survey)
    return min(survey.claims, CLAIMS)


@rule
def end_description(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, description: Description
) -> None:
    """Everything else, now that the claimed features are known; the marks are taken away again."""
    for claim in range(CLAIMS, survey.claims):
        add_claim(box, state, seat, survey, notes, claim, description)
    for claim in range(survey.claims):
        add_to_totals(state, survey, claim)
    forget_claims(state, survey)
    rival = find_rival(state, seat, survey)
    describe_stacks(box, state, description)
    describe_scores(box, state, seat, rival, survey, description)
    describe_turn(state, seat, rival, description)
    describe_walls(box, state, survey, description)
    describe_pieces(state, seat, rival, survey, description)
    describe_guards(state, seat, rival, survey, description)
    describe_gaps(state, survey, description)
    describe_bag(stock, description)


@rule
def begin_totals(state: State, survey: Survey) -> None:
    """Everybody has the points scored so far."""
    for seat in range(state.seats):
        survey.totals[seat] = state.score[seat]
        survey.guards[seat], survey.guard_points[seat], survey.guards_open[seat] = 0, 0, 0
        survey.hand[seat], survey.residents[seat] = 0, 0


@rule
def count_followers(state: State, survey: Survey) -> None:
    """Followers in hand, and those who stay where they live."""
    for number in range(state.figure_count):
        figure = state.figures[number]
        if figure.segment == NOWHERE:
            survey.hand[figure.owner] += 1
        elif figure.segment >= 0 and state.segments[figure.segment].kind == Kind.RESIDENTIAL:
            survey.residents[figure.owner] += 1


@rule
def count_guards(box: Box, state: State, survey: Survey) -> None:
    """Each guard and what the row of tiles before it is worth."""
    for place in range(end_place(state, End.CCW), end_place(state, End.CW) + 1):
        if state.arc[place].guard > 0:
            owner = state.arc[place].guard - 1
            follow_row(box, state, survey, state.arc[place].slot)
            survey.guards[owner] += 1
            survey.guard_points[owner] += survey.row_worth
            survey.totals[owner] += survey.row_worth
            if row_is_open(state, survey):
                survey.guards_open[owner] += 1


@rule
def find_rival(state: State, seat: int, survey: Survey) -> int:
    """The best of the others if the game ended now, of equals the first to play after this seat; NOBODY alone."""
    if state.chooser == OVER:
        for other in range(state.seats):
            survey.totals[other] = state.score[other]
    rival = NOBODY
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if rival == NOBODY or survey.totals[other] > survey.totals[rival]:
            rival = other
    return rival


@rule
def describe_scores(box: Box, state: State, seat: int, rival: int, survey: Survey, description: Description) -> None:
    """The points scored, the lead if the game ended now, and the switches of the table."""
    mine, theirs, total = state.score[seat], 0, survey.totals[seat]
    if rival != NOBODY:
        theirs = state.score[rival]
        total -= survey.totals[rival]
    description.my_score, description.rival_score, description.ahead = mine, theirs, mine - theirs
    description.lead = total
    others = 0
    for other in range(state.seats):
        others += state.score[other] if other != seat else 0
    description.others_score, description.seats = others, state.seats
    description.guards_each_wall = 1 if box.rules.guards == Guards.EACH_WALL else 0
    description.guards_at_once = 1 if box.rules.guard_reuse == GuardReuse.AT_ONCE else 0


@rule
def describe_stacks(box: Box, state: State, description: Description) -> None:
    """How many tiles are to come, in all and in the stack that the next one comes from."""
    left, drawn = tiles_to_draw(box, state), state.drawn
    description.tiles_left = left
    if drawn < box.rules.stack_one:
        description.stack, description.stack_left = 1, min(left, box.rules.stack_one - drawn)
    elif drawn < box.rules.stack_one + box.rules.stack_two:
        description.stack = 2
        description.stack_left = min(left, box.rules.stack_one + box.rules.stack_two - drawn)
    else:
        description.stack, description.stack_left = 3, left


@rule
def describe_turn(state: State, seat: int, rival: int, description: Description) -> None:
    """Whose turn it is, and what happens next."""
    description.my_turn = 1 if state.player == seat else 0
    description.turns_to_mine = (seat + state.seats - state.player) % state.seats
    description.rival_turn = 1 if state.player == rival else 0
    description.my_choice = 1 if state.chooser == seat else 0
    description.drawing = 1 if state.step <= Step.DISCARD else 0
    description.placing = 1 if state.step == Step.PLACE else 0
    description.claiming = 1 if state.step == Step.FIGURE else 0
    description.gate_due = 1 if state.step == Step.GATE else 0
    description.wall_due = 1 if state.step == Step.WALL else 0
    description.guard_due = 1 if state.step == Step.GUARD or state.step == Step.LAST_GUARDS else 0
    description.tower_due = 1 if state.step == Step.TOWER else 0
    pieces = 0
    if Step.GATE <= state.step <= Step.GUARD:
        pieces = state.due - state.built
    after = (seat + state.seats - builder(state)) % state.seats
    description.pieces_due = pieces
    description.my_pieces_due = (pieces + state.seats - 1 - after) // state.seats if pieces > 0 else 0


@rule
def describe_walls(box: Box, state: State, survey: Survey, description: Description) -> None:
    """The wall as far as it stands, and what may be built at its ends."""
    description.gate, description.walls_left = state.gate, state.walls_left
    description.walls_built = state.reach[End.CW] + state.reach[End.CCW]
    description.ring_gap = survey.ring
    one, other = tower_points(state, End.CW), tower_points(state, End.CCW)
    description.tower_most, description.tower_least = max(one, other), min(one, other)
    description.guard_most, description.guard_least = 0, 0
    if state.gate == 1 and survey.ring > 0:
        one, other = guard_at_end(box, state, survey, End.CW), guard_at_end(box, state, survey, End.CCW)
        description.guard_most, description.guard_least = max(one, other), min(one, other)


@rule
def guard_at_end(box: Box, state: State, survey: Survey, end: int) -> int:
    """What a guard on the next wall at an end is worth; nothing where another stands opposite."""
    slot = slot_at_end(state, end)
    if is_walled(state, slot):
        return 0
    follow_row(box, state, survey, slot)
    guarded = (state.guarded[survey.row_end >> 2] >> (survey.row_end & 3)) & 1
    return survey.row_worth if guarded == 0 else 0


@rule
def describe_pieces(state: State, seat: int, rival: int, survey: Survey, description: Description) -> None:
    """Followers and towers in hand, and residents."""
    towers, followers = 0, 0
    for other in range(state.seats):
        if other != seat:
            towers += state.towers[other]
            followers += survey.hand[other]
    description.my_towers, description.others_towers = state.towers[seat], towers
    description.my_followers, description.others_followers = survey.hand[seat], followers
    description.my_last, description.my_none = 1 if survey.hand[seat] == 1 else 0, 1 if survey.hand[seat] == 0 else 0
    description.my_resting, description.my_residents = state.returned[seat], survey.residents[seat]
    description.rival_towers, description.rival_followers = 0, 0
    description.rival_none, description.rival_residents = 0, 0
    if rival != NOBODY:
        description.rival_towers, description.rival_followers = state.towers[rival], survey.hand[rival]
        description.rival_none = 1 if survey.hand[rival] == 0 else 0
        description.rival_residents = survey.residents[rival]


@rule
def describe_guards(state: State, seat: int, rival: int, survey: Survey, description: Description) -> None:
    """The guards on the walls and what they are worth now."""
    guards, points = 0, 0
    for other in range(state.seats):
        if other != seat:
            guards += survey.guards[other]
            points += survey.guard_points[other]
    description.my_guards, description.others_guards = survey.guards[seat], guards
    description.my_guard_points, description.others_guard_points = survey.guard_points[seat], points
    description.my_guards_open = survey.guards_open[seat]
    description.rival_guards, description.rival_guard_points, description.rival_guards_open = 0, 0, 0
    if rival != NOBODY:
        description.rival_guards, description.rival_guard_points = survey.guards[rival], survey.guard_points[rival]
        description.rival_guards_open = survey.guards_open[rival]


@rule
def describe_gaps(state: State, survey: Survey, description: Description) -> None:
    """The gaps: those that walls bar, and of the others those that no tile left fits, or few."""
    barred, dead, rare = 0, 0, 0
    for gap in range(state.gap_count):
        if state.gaps[gap].code & BARRED != 0:
            barred += 1
        elif survey.fit[gap] == 0:
            dead += 1
        elif survey.fit[gap] <= RARE:
            rare += 1
    description.gaps, description.barred_gaps = state.gap_count - barred, barred
    description.dead_gaps, description.rare_gaps = dead, rare


@rule
def describe_bag(stock: Stock, description: Description) -> None:
    """What the tiles left to draw offer."""
    description.bag_no_road, description.bag_end = stock.ways[Way.NONE], stock.ways[Way.ONE]
    description.bag_curve, description.bag_straight = stock.ways[Way.CURVE], stock.ways[Way.STRAIGHT]
    description.bag_three, description.bag_four = stock.ways[Way.THREE], stock.ways[Way.FOUR]
    description.bag_markets, description.bag_public = stock.markets, stock.public
    description.bag_historic, description.bag_fish = stock.historic, stock.fish
    description.bag_grain, description.bag_livestock = stock.grain, stock.livestock
