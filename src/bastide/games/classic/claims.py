"""What is claimed, as numbers for one seat: a row for each feature with figures on it."""

from ...core.record import Byte, Record, Short, many
from ...core.rule import rule
from ...core.table import NOWHERE, PLAYERS
from .boxes.count.state import IN_TOWN, QUARTERS
from .boxes.traders.rules import PIG_EACH
from .points import FIELD_EACH
from .state import PAWNS, Box, Pawn, State
from .wiring import weight

CLAIMS = 20     # rows; of more claimed features those of the seat itself come first, then the largest
OWN_FIRST = 1000
CODES = 64      # gaps whose fitting tiles are remembered
BITS = 4        # a word of a set holds so many members, as a power of two


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


class Sheet(Record):
    """Scratch paper: nothing on it outlives a description."""

    claimed: Short                                     # features that somebody claims
    features: list[int] = many(State.FIGURES, Short)
    ranks: list[int] = many(State.FIGURES, Short)
    heads: list[int] = many(State.FIGURES * PLAYERS, Byte)
    owners: list[int] = many(State.FIGURES * PAWNS, Byte)  # who has a figure of a kind there, one bit each
    supply: list[int] = many(PLAYERS * PAWNS, Byte)
    town: list[int] = many(QUARTERS * PLAYERS, Byte)   # heads in the quarters
    rows: list[int] = many(CLAIMS, Byte)               # the claimed feature of each row
    points: list[int] = many(PLAYERS, Short)           # of every seat if the game ended now
    kept: list[int] = many(PLAYERS, Short)             # what the state's own scratch held
    codes: list[int] = many(CODES, Short)              # what gaps ask, and how many tiles left give it
    fitting: list[int] = many(CODES, Short)
    cities: list[int] = many(State.SEGMENTS >> BITS)   # those that a field has met: a set
    cells: list[int] = many((State.GAPS >> BITS) + 1)  # the gaps that a feature has met: a set
    begun: Short                                       # the first segment of the feature at hand
    marks: Short                                       # what is drawn on it
    gap: Short                                         # its last gap, the side where it leads there, from how many
    side: Short
    touching: Short
    total: Short                                       # tiles left that fit its gaps, and gaps so counted
    counted: Short
    spare: Claim                                       # the row of a feature that has no row


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
def list_claims(box: Box, state: State, sheet: Sheet) -> None:
    """Finds every feature with figures on it and counts heads; each is marked with its number until `forget`."""
    sheet.claimed = 0
    for place in range(len(sheet.supply)):
        sheet.supply[place] = 0
    for place in range(len(sheet.town)):
        sheet.town[place] = 0
    for number in range(state.figure_count):
        figure = state.figures[number]
        if figure.segment == NOWHERE:
            sheet.supply[figure.owner * PAWNS + figure.kind] += 1
        elif figure.segment <= IN_TOWN:
            sheet.town[(IN_TOWN - figure.segment) * PLAYERS + figure.owner] += weight(box, state, figure.kind)
        else:
            claim = _number(state, sheet, state.segments[figure.segment].feature)
            sheet.heads[claim * PLAYERS + figure.owner] += weight(box, state, figure.kind)
            sheet.owners[claim * PAWNS + figure.kind] |= 1 << figure.owner


@rule
def _number(state: State, sheet: Sheet, feature: int) -> int:
    """The number of a claimed feature, which is listed when it is first met."""
    if state.segments[feature].seen == 0:
        number = sheet.claimed
        sheet.features[number] = feature
        for seat in range(PLAYERS):
            sheet.heads[number * PLAYERS + seat] = 0
        for pawn in range(PAWNS):
            sheet.owners[number * PAWNS + pawn] = 0
        sheet.claimed += 1
        state.segments[feature].seen = sheet.claimed
    return state.segments[feature].seen - 1


@rule
def forget(state: State, sheet: Sheet) -> None:
    """Takes the marks away again."""
    for number in range(sheet.claimed):
        state.segments[sheet.features[number]].seen = 0


@rule
def rank(state: State, sheet: Sheet, seat: int) -> None:
    """How much each claimed feature matters to a seat, where there are more than rows."""
    for number in range(sheet.claimed):
        own = sheet.heads[number * PLAYERS + seat] > 0
        sheet.ranks[number] = state.segments[sheet.features[number]].size + (OWN_FIRST if own else 0)


@rule
def has_row(sheet: Sheet, number: int) -> bool:
    """Whether a claimed feature is among the foremost."""
    before = 0
    for other in range(sheet.claimed):
        higher = sheet.ranks[other] > sheet.ranks[number]
        if higher or (sheet.ranks[other] == sheet.ranks[number] and other < number):
            before += 1
    return before < CLAIMS


@rule
def heads_of_others(state: State, sheet: Sheet, number: int, seat: int) -> int:
    """The most heads that any rival has on a claimed feature."""
    highest = 0
    for other in range(state.seats):
        if other != seat:
            highest = max(highest, sheet.heads[number * PLAYERS + other])
    return highest


@rule
def gets(state: State, sheet: Sheet, number: int, player: int, worth: int) -> int:
    """What a seat gets of a claimed feature that is worth so much: all of it if nobody has more heads there."""
    heads = sheet.heads[number * PLAYERS + player]
    if heads == 0 or heads < heads_of_others(state, sheet, number, player):
        return 0
    if sheet.owners[number * PAWNS + Pawn.PIG] >> player & 1:
        return worth + worth // FIELD_EACH * PIG_EACH
    return worth
