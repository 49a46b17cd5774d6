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


def own(*rows: str) -> Callable[[F], F]:
    """Marks a rule over rows, before `rule` does: of these each item has a record that no other item touches."""
    return _marks("own", rows)


def scratch(*rows: str) -> Callable[[F], F]:
    """The same, of records in which nothing is read that was not written before, and nothing when the rule is over."""
    return _marks("scratch", rows)


def _marks(name: str, rows: tuple[str, ...]) -> Callable[[F], F]:
    def mark(function: F) -> F:
        setattr(function, name, rows)
        return function

    return mark


if TYPE_CHECKING or FORM not in ("compiled", "cuda"):

    def rule(function: F) -> F:
        """The rule as it is written."""
        return function
elif FORM == "cuda":
    from numba import cuda

    rule = cuda.jit(device=True)
else:
    from .compiling import Rule

    SHORT = 500  # bytes of Python's code; twice as much gains little speed and costs a quarter more compile time

    def rule(function):
        """The rule compiled; short ones are put in line wherever they are called."""
        return Rule(function, len(function.__code__.co_code) < SHORT and not hasattr(function, "seldom"))


if TYPE_CHECKING or FORM not in ("compiled", "cuda"):
    from enum import IntEnum

    from .record import contents

    Numbers = IntEnum

    def copy_into(states: list[Any], target: int, source: int) -> None:
        """One state becomes a copy of another."""
        states[target] = states[source].copy()

    def real(number: float) -> float:
        """A number for reckoning with fractions."""
        return float(number)

    def add_times(target: list[float], source: list[float], start: int, factor: float, count: int) -> None:
        """Adds so many numbers from a start on, each times a factor."""
        for place in range(count):
            target[place] += factor * source[start + place]

    def spread(record: Any, numbers: list[int], count: int) -> None:
        """So many numbers of a record that holds nothing but `Short`s, one after the other, also those of its rows."""
        place = 0
        for value in contents(record).values():
            for row in value if isinstance(value, list) else ():
                for number in contents(row).values():
                    numbers[place] = number
                    place += 1
            if not isinstance(value, list):
                numbers[place] = value
                place += 1

    def row_at(states: list[Any], place: int) -> list[Any]:
        """A row of one: the state at this place itself, not a copy."""
        return [states[place]]
else:
    from collections import namedtuple

    import numpy
    from llvmlite import ir

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

    if FORM == "cuda":
        from numba.cuda.extending import intrinsic
        from numba.cuda.types import int64, intp
    else:
        from numba.core.types import int64, intp
        from numba.extending import intrinsic

    real = numpy.float32

    @intrinsic
    def short_at(context, record, place):
        """One of a flat record's `Short`s, by its place."""

        def read(context, builder, signature, arguments):
            shorts = builder.bitcast(arguments[0], ir.IntType(16).as_pointer())
            return builder.sext(builder.load(builder.gep(shorts, [arguments[1]])), ir.IntType(64))

        return int64(record, intp), read

    @rule
    def add_times(target, source, start, factor, count):
        part = source[start : start + count]  # the compiler reckons with several at once where it knows the start
        for place in range(count):
            target[place] += factor * part[place]

    @rule
    def spread(record, numbers, count):
        for place in range(count):
            numbers[place] = short_at(record, place)

    @rule
    def row_at(states, place):
        return states[place : place + 1]
