"""Rules that exist to be timed."""

from ..core.rule import copy_into, rule
from ..family import State

RING = 8


@rule
def copy_round(states: list[State], times: int) -> int:
    """Copy states round a ring, each from the one before it."""
    total = 0
    for number in range(times):
        target = (number + 1) % RING
        copy_into(states, target, number % RING)
        states[target].laid = states[target].laid + 1 & 1
        total += states[target].laid
    return total
