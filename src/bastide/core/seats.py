"""Seats round the table."""

from .rule import rule
from .table import Table


@rule
def left_of(table: Table, seat: int) -> int:
    """The seat to the left, whose turn is next."""
    return seat + 1 if seat + 1 < table.seats else 0
