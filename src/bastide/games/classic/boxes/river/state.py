"""The river while it is being laid."""

from .....core.record import Byte, Record, Short

NOWHERE = -1


class River(Record):
    flows: Byte     # 1 while its tiles are drawn
    end: Short      # the cell that the next of them goes to, NOWHERE once the lake lies
    shunned: Byte   # the side by which it must not leave that cell, NOWHERE if any will do
