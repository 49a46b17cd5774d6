"""What is claimed, as numbers for one seat: a row for each feature with figures on it."""

from ...core.record import Byte, Record, Short, Word, many
from ...core.rule import rule
from ...core.stock import Fits
from ...core.table import NOWHERE, PLAYERS
from .boxes.count.state import IN_TOWN, QUARTERS
from .boxes.traders.rules import PIG_EACH
from .points import FIELD_EACH
from .state import PAWNS, Box, Pawn, State
from .wiring import weight

CLAIMS = 20     # rows; of more claimed features those of the seat itself come first, then the largest
OWN_FIRST = 1000
BITS = 5        # a word of a set holds so many members, as a power of two


class Claim(Record):
    """One claimed feature as a seat sees it; `rival` is the rival who would be first if the game ended now."""

    there: Short
    field: Short
    road: Short
    city: Short
    cloister: Short
    mine: Short             # heads of the seat's own
    rival: Short            # heads of the strongest rival
    others: Short           # the most heads that any rival has
    rivals: Short           # heads of all rivals together
    wins: Short             # the seat alone has the most, shares the most, or has less
    shares: Short
    loses: Short
    tiles: Short
    shields: Short
    inn: Short
    cathedral: Short
    goods: Short
    done: Short             # completed cities beside a field
    open: Short             # unfinished ones
    worth: Short            # what it pays if the game ends now
    full: Short             # what it pays if it is completed as it is
    margin: Short           # what the seat gets of that now less what the strongest rival gets
    full_margin: Short      # the same if it is completed
    sides: Short            # open sides; of a cloister the tiles that are missing
    gaps: Short             # cells where they lead to
    fewest: Short           # tiles left that fit the worst of them
    mean: Short             # tiles left that fit one of them
    dead: Short             # those that no tile fits
    rare: Short             # those that hardly any tile fits
    closers: Short          # tiles left that complete it, if it has one gap
    join_mine: Short        # features of its kind beyond a gap: the seat's, rivals', nobody's
    join_theirs: Short
    join_free: Short
    join_wins: Short        # those with which the seat would no longer have less
    join_loses: Short       # those with which it would have less
    large_mine: Short
    large_theirs: Short
    builder_mine: Short
    builder_theirs: Short
    pig_mine: Short
    pig_theirs: Short
    gingerbread: Short      # the gingerbread man is here
    town_mine: Short        # heads that could come out of the town onto it
    town_theirs: Short


class Stock(Fits):
    """The tiles left: what is drawn on them."""

    city_one: Short
    city_two: Short
    city_more: Short
    road_ends: Short
    roads: Short
    fields: Short
    no_city: Short
    no_road: Short
    cloisters: Short
    shields: Short
    inns: Short
    cathedrals: Short
    wine: Short
    grain: Short
    cloth: Short
    gingerbread: Short
    river: Short


class Survey(Record):
    """What is claimed in one position: scratch paper, nothing on it outlives a description."""

    claimed: Short                                     # features that somebody claims
    features: list[int] = many(State.FIGURES, Short)
    ranks: list[int] = many(State.FIGURES, Short)
    worths: list[int] = many(State.FIGURES, Short)     # what each pays if the game ends now
    heads: list[int] = many(State.FIGURES * PLAYERS, Byte)
    owners: list[int] = many(State.FIGURES * PAWNS, Byte)  # who has a figure of a kind there, one bit each
    supply: list[int] = many(PLAYERS * PAWNS, Byte)
    town: list[int] = many(QUARTERS * PLAYERS, Byte)   # heads in the quarters
    points: list[int] = many(PLAYERS, Short)           # of every seat if the game ended now
    kept: list[int] = many(PLAYERS, Short)             # what the state's own scratch held


class Notes(Record):
    """What is found out about one claimed feature: scratch paper, nothing on it outlives its row."""

    cities: list[int] = many((State.SEGMENTS >> BITS) + 1, Word)  # those that a field has met: a set
    cells: list[int] = many((State.GAPS >> BITS) + 1, Word)       # the gaps that a feature has met: a set
    met: list[int] = many(State.GAPS, Short)                      # and one after the other
    mine: Short                                        # heads of the seat's own, the most of any rival
    others: Short
    begun: Short                                       # its first segment
    tiles: Short
    shields: Short
    goods: Short
    marks: Short                                       # what is drawn on it
    done: Short                                        # cities beside a field
    open: Short
    gaps: Short
    gap: Short                                         # its last gap, the side where it leads there, from how many
    side: Short
    touching: Short
    fewest: Short                                      # tiles left that fit its gaps, and gaps so counted
    total: Short
    counted: Short
    dead: Short
    rare: Short
    join_mine: Short
    join_theirs: Short
    join_free: Short
    join_wins: Short
    join_loses: Short


class Sheet(Record):
    """Scratch paper for whoever describes one position after the other."""

    stock: Stock
    survey: Survey
    notes: Notes


@rule
def blank(claim: Claim) -> None:
    """A row with nothing in it."""
    claim.there, claim.field, claim.road, claim.city = 0, 0, 0, 0
    claim.cloister, claim.mine, claim.rival, claim.others = 0, 0, 0, 0
    claim.rivals, claim.wins, claim.shares, claim.loses = 0, 0, 0, 0
    claim.tiles, claim.shields, claim.inn, claim.cathedral = 0, 0, 0, 0
    claim.goods, claim.done, claim.open, claim.worth = 0, 0, 0, 0
    claim.full, claim.margin, claim.full_margin, claim.sides = 0, 0, 0, 0
    claim.gaps, claim.fewest, claim.mean, claim.dead = 0, 0, 0, 0
    claim.rare, claim.closers, claim.join_mine, claim.join_theirs = 0, 0, 0, 0
    claim.join_free, claim.join_wins, claim.join_loses, claim.large_mine = 0, 0, 0, 0
    claim.large_theirs, claim.builder_mine, claim.builder_theirs, claim.pig_mine = 0, 0, 0, 0
    claim.pig_theirs, claim.gingerbread, claim.town_mine, claim.town_theirs = 0, 0, 0, 0


@rule
def clear(survey: Survey) -> None:
    """Blank paper."""
    survey.claimed = 0
    for place in range(len(survey.supply)):
        survey.supply[place] = 0
    for place in range(len(survey.town)):
        survey.town[place] = 0
    for place in range(len(survey.heads)):
        survey.heads[place] = 0
    for place in range(len(survey.owners)):
        survey.owners[place] = 0


@rule
def list_claims(box: Box, state: State, survey: Survey) -> None:
    """Finds every feature with figures on it and counts heads, on blank paper; `forget` takes the marks away."""
    for number in range(state.figure_count):
        figure = state.figures[number]
        if figure.segment == NOWHERE:
            survey.supply[figure.owner * PAWNS + figure.kind] += 1
        elif figure.segment <= IN_TOWN:
            survey.town[(IN_TOWN - figure.segment) * PLAYERS + figure.owner] += weight(box, state, figure.kind)
        else:
            claim = _number(state, survey, state.segments[figure.segment].feature)
            survey.heads[claim * PLAYERS + figure.owner] += weight(box, state, figure.kind)
            survey.owners[claim * PAWNS + figure.kind] |= 1 << figure.owner


@rule
def _number(state: State, survey: Survey, feature: int) -> int:
    """The number of a claimed feature, which is listed when it is first met."""
    if state.segments[feature].seen == 0:
        number = survey.claimed
        survey.features[number] = feature
        survey.claimed += 1
        state.segments[feature].seen = survey.claimed
    return state.segments[feature].seen - 1


@rule
def forget(state: State, survey: Survey) -> None:
    """Takes the marks away again."""
    for number in range(survey.claimed):
        state.segments[survey.features[number]].seen = 0


@rule
def rank(state: State, survey: Survey, seat: int) -> None:
    """How much each claimed feature matters to a seat, where there are more than rows."""
    for number in range(survey.claimed):
        own = survey.heads[number * PLAYERS + seat] > 0
        survey.ranks[number] = state.segments[survey.features[number]].size + (OWN_FIRST if own else 0)


@rule
def row_of(survey: Survey, number: int) -> int:
    """The row of a claimed feature: its own number, or where there are too many its place among the foremost; or -1."""
    if survey.claimed <= CLAIMS:
        return number
    if not has_row(survey, number):
        return -1
    row = 0
    for other in range(number):
        row += 1 if has_row(survey, other) else 0
    return row


@rule
def has_row(survey: Survey, number: int) -> bool:
    """Whether a claimed feature is among the foremost."""
    before = 0
    for other in range(survey.claimed):
        higher = survey.ranks[other] > survey.ranks[number]
        if higher or (survey.ranks[other] == survey.ranks[number] and other < number):
            before += 1
    return before < CLAIMS


@rule
def heads_of_others(state: State, survey: Survey, number: int, seat: int) -> int:
    """The most heads that any rival has on a claimed feature."""
    highest = 0
    for other in range(state.seats):
        if other != seat:
            highest = max(highest, survey.heads[number * PLAYERS + other])
    return highest


@rule
def gets(state: State, survey: Survey, number: int, player: int, worth: int) -> int:
    """What a seat gets of a claimed feature that is worth so much: all of it if nobody has more heads there."""
    heads = survey.heads[number * PLAYERS + player]
    if heads == 0 or heads < heads_of_others(state, survey, number, player):
        return 0
    if survey.owners[number * PAWNS + Pawn.PIG] >> player & 1:
        return worth + worth // FIELD_EACH * PIG_EACH
    return worth
