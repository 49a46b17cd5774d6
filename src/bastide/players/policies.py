"""The numbers by which a rule knows the players it can play itself."""

from enum import IntEnum


class Policy(IntEnum):
    RANDOM = 0
    GREEDY = 1
