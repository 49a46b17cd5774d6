"""The river while it is being laid."""

from .....core.record import Byte, Record, Short, many

NOWHERE = -1
BRANCHES = 2


class River(Record):
    flows: Byte                                # 1 while its tiles are drawn
    ends: list[int] = many(BRANCHES, Short)    # the cells where it goes on, NOWHERE for a branch that does not
    bends: list[int] = many(BRANCHES, Byte)    # the side by which it must not leave that cell, NOWHERE if any will do
    meets: list[int] = many(BRANCHES, Byte)    # the side that leads to where the other branch goes on, NOWHERE if none
