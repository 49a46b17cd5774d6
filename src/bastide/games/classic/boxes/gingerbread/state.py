"""Where the gingerbread man is."""

from .....core.record import Record, Short

AWAY = -1       # off the board until the next gingerbread tile
EXPECTED = -2   # he comes with the first city that is laid


class GingerbreadMan(Record):
    city: Short   # a segment of his city, AWAY or EXPECTED
