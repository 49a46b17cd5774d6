"""`rule` marks a function of the rules, `Numbers` names its numbers: plain Python, or compiled where the form asks."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

F = TypeVar("F", bound=Callable[..., object])

# The same sources are loaded once for each form (see forms.py); the name of the package says which.
FORM = __name__.split(".")[1].partition("_")[0]


def seldom(function: F) -> F:
    """Marks a rule that is called seldom, before `rule` does: it is never put in line, so what calls it stays short."""
    setattr(function, "seldom", True)  # noqa: B010
    return function


if TYPE_CHECKING or FORM not in ("compiled", "cuda"):

    def rule(function: F) -> F:
        """The rule as it is written."""
        return function
elif FORM == "cuda":
    from numba import cuda

    rule = cuda.jit(device=True)
else:
    import numba

    SHORT = 500  # bytes of Python's code; twice as much gains little speed and costs a quarter more compile time

    def rule(function):
        """The rule compiled; short ones are put in line wherever they are called."""
        short = len(function.__code__.co_code) < SHORT and not hasattr(function, "seldom")
        return numba.njit(function, cache=True, nogil=True, error_model="numpy", forceinline=short)


if TYPE_CHECKING or FORM not in ("compiled", "cuda"):
    from enum import IntEnum

    Numbers = IntEnum

    def copy_into(states: list[Any], target: int, source: int) -> None:
        """One state becomes a copy of another."""
        states[target] = states[source].copy()
else:
    from collections import namedtuple

    class Numbering(type):
        """Named numbers become plain numbers: not every compiler takes an enum's member as an index."""

        def __new__(cls, name, bases, body):
            if not bases:
                return super().__new__(cls, name, bases, body)
            numbers = {member: int(number) for member, number in body.items() if not member.startswith("_")}
            return namedtuple(name, numbers)(*numbers.values())

    class Numbers(metaclass=Numbering):
        """Numbers with names."""

    @rule
    def copy_into(states, target, source):
        states[target] = states[source]
