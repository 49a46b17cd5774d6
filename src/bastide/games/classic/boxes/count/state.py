"""The town: the Count, and the followers in its quarters."""

from .....core.record import Byte, Record, many
from .....core.rule import Numbers


class Quarter(Numbers):
    """The quarters clockwise."""

    CASTLE = 0
    MARKET = 1
    BLACKSMITH = 2
    CATHEDRAL = 3


QUARTERS = len(Quarter)
IN_TOWN = -2   # a figure in a quarter stands on segment IN_TOWN - quarter


class CountFinal(Numbers):
    """From which quarters followers come out at the end; the order of the choices in box.toml."""

    ANY = 0
    MARKET = 1


class Town(Record):
    count: Byte    # the quarter where the Count stands
    asked: Byte    # how many seats have answered about the feature that is scored next
    waiting: list[int] = many(QUARTERS, Byte)   # followers in each quarter
