"""A position as numbers for one seat, for players that learn."""

from ...core.bag import tiles_left
from ...core.record import Record, Short
from ...core.rule import rule
from .state import Box, State


class Description(Record):
    """What a seat sees, in points and tiles."""

    lead: Short  # over the best of the others
    left: Short  # tiles in the bag


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
