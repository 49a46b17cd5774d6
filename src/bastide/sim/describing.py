"""The same for families that describe their positions: what else a seat knows."""

from ..core.rule import rule
from ..family import Box, Description, Sheet, State, describe


@rule
def describe_games(
    box: Box,
    states: list[State],
    sheet: Sheet,
    seats: list[int],
    descriptions: list[Description],
    first: int,
    last: int,
) -> None:
    """Describes games from one to another, each to one of its seats."""
    for game in range(first, last):
        describe(box, states[game], seats[game], sheet, descriptions[game])
