"""A position as numbers for one seat, for players that learn."""

from ...core.bag import tiles_left
from ...core.features import tiles_of
from ...core.record import Record, Short, many
from ...core.rule import rule
from ...core.table import NOWHERE
from .state import Box, State

CLAIMS = 28  # seven followers for each of four players


class Claim(Record):
    """What a seat sees of one follower on a road."""

    there: Short
    mine: Short
    tiles: Short       # of its road
    open_sides: Short  # of its road


class Description(Record):
    """What a seat sees, in points and tiles; what is claimed stands last."""

    lead: Short  # over the best of the others
    left: Short  # tiles in the bag
    claims: list[Claim] = many(CLAIMS, Claim)


class Stock(Record):
    """The tiles left, which are the same wherever one choice leads."""

    left: Short


class Survey(Record):
    """What is found out about a position at first."""

    best: Short  # points of the best of the others


class Notes(Record):
    """What is found out about one claim."""

    feature: Short


class Sheet(Record):
    """Room to work descriptions out, one after the other."""

    stock: Stock
    survey: Survey
    notes: Notes


@rule
def describe(box: Box, state: State, seat: int, sheet: Sheet, description: Description) -> None:
    """The position as it looks from a seat."""
    take_stock(box, state, sheet.stock)
    describe_leaf(box, state, seat, sheet.stock, sheet, description)


@rule
def describe_leaf(
    box: Box, state: State, seat: int, stock: Stock, sheet: Sheet, description: Description
) -> None:
    """The same where stock of the tiles left has been taken already."""
    for number in range(CLAIMS):
        blank(description.claims[number])
    for number in range(begin_description(box, state, seat, stock, sheet.survey)):
        describe_claim(box, state, seat, stock, sheet.survey, sheet.notes, number, description)
    end_description(box, state, seat, stock, sheet.survey, sheet.notes, description)


@rule
def take_stock(box: Box, state: State, stock: Stock) -> None:
    """The tiles left."""
    stock.left = tiles_left(state)


@rule
def begin_description(box: Box, state: State, seat: int, stock: Stock, survey: Survey) -> int:
    """What comes first; how many claims there are to be described, in any order or side by side."""
    survey.best = 0
    for other in range(state.seats):
        if other != seat:
            survey.best = max(survey.best, state.score[other])
    return min(state.figure_count, CLAIMS)


@rule
def describe_claim(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, number: int, description: Description
) -> None:
    """One follower and its road; its row is blank before, and stays so for one that stands nowhere."""
    claim = description.claims[number]
    if state.figures[number].segment != NOWHERE:
        notes.feature = state.segments[state.figures[number].segment].feature
        claim.there, claim.mine = 1, 1 if state.figures[number].owner == seat else 0
        claim.tiles, claim.open_sides = tiles_of(state, notes.feature), state.segments[notes.feature].open_sides


@rule
def end_description(
    box: Box, state: State, seat: int, stock: Stock, survey: Survey, notes: Notes, description: Description
) -> None:
    """What is no claim."""
    description.lead = state.score[seat] - survey.best
    description.left = stock.left


@rule
def blank(claim: Claim) -> None:
    """A row with nothing in it."""
    claim.there, claim.mine, claim.tiles, claim.open_sides = 0, 0, 0, 0
