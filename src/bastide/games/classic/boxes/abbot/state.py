"""What The Abbot numbers itself: gardens on tiles, what it pays for, tells and refuses."""

from .....core.rule import Numbers


class Mark(Numbers):
    GARDEN = 32


class Paid(Numbers):
    GARDEN = 64


class News(Numbers):
    CAME_HOME = 64


class Reason(Numbers):
    """Why an abbot cannot go somewhere, or not come home."""

    NOT_FOR_ABBOT = 64
    ONLY_ABBOT = 65
    AT_HOME = 66
    NOT_THERE = 67
