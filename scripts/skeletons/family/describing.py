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


class Sheet(Record):
    """Room to work a description out."""

    best: Short


@rule
def describe(box: Box, state: State, seat: int, sheet: Sheet, description: Description) -> None:
    """The position as it looks from a seat."""
    sheet.best = 0
    for other in range(state.seats):
        if other != seat:
            sheet.best = max(sheet.best, state.score[other])
    description.lead = state.score[seat] - sheet.best
    description.left = tiles_left(state)
    for number in range(CLAIMS):
        describe_claim(state, seat, number, description.claims[number])


@rule
def describe_claim(state: State, seat: int, number: int, claim: Claim) -> None:
    """One follower and its road; all 0 for one that stands nowhere."""
    claim.there, claim.mine, claim.tiles, claim.open_sides = 0, 0, 0, 0
    if number < state.figure_count and state.figures[number].segment != NOWHERE:
        feature = state.segments[state.figures[number].segment].feature
        claim.there, claim.mine = 1, 1 if state.figures[number].owner == seat else 0
        claim.tiles, claim.open_sides = tiles_of(state, feature), state.segments[feature].open_sides
