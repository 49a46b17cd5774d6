"""The numbers by which a rule knows the players it can play itself."""

from ..core.rule import Numbers


class Policy(Numbers):
    RANDOM = 0
    GREEDY = 1
