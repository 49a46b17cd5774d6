"""Goods, and the second tile that a builder earns."""

from .....core.record import Byte, Record, many
from .....core.rule import Numbers
from .....core.table import PLAYERS


class Goods(Numbers):
    WINE = 0
    GRAIN = 1
    CLOTH = 2


GOODS = len(Goods)


class Trade(Record):
    again: Byte    # 1 if the tile just laid earns its player a second one
    second: Byte   # 1 while he plays that one
    tokens: list[int] = many(PLAYERS * GOODS, Byte)   # by seat and kind
