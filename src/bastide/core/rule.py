"""`rule` marks a function of the rules: plain Python, or compiled where the form asks for it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

F = TypeVar("F", bound=Callable[..., object])

# The same sources are loaded once for each form (see forms.py); the name of the package says which.
FORM = __name__.split(".")[1].partition("_")[0]

if TYPE_CHECKING or FORM != "compiled":

    def rule(function: F) -> F:
        """The rule as it is written."""
        return function
else:
    import numba

    rule = numba.njit(cache=True, nogil=True)


if TYPE_CHECKING or FORM != "compiled":

    def copy_into(states: list[Any], target: int, source: int) -> None:
        """One state becomes a copy of another."""
        states[target] = states[source].copy()
else:

    @rule
    def copy_into(states, target, source):
        states[target] = states[source]
