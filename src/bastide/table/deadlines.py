"""Deadlines: when the time of whoever has to choose is up, written down so that it passes also while nobody looks."""

from __future__ import annotations

from collections.abc import Sequence

from . import facts
from .clock import Keeper
from .facts import Fact
from .fold import CLOCK_CHANGES, Fold
from .shapes import Clock

DAY = 86_400


def is_by_days(clock: Clock) -> bool:
    """Whether a game is played by correspondence: a day or more for each move."""
    return clock.kind == "move" and clock.seconds >= DAY


def deadline_after(fold: Fold, keeper: Keeper, new: Sequence[Fact], turn: int | None, now: int) -> int | None:
    """When the seat that has to choose once these facts are written will have no time left; None if no time runs."""
    clock = fold.setup.clock
    if clock.kind == "none" or turn is None or not is_played(fold, new) or _is_computer(fold, new, turn):
        return None
    if not any(isinstance(fact, CLOCK_CHANGES) for fact in new):
        return keeper.up_at(turn, now)
    if clock.kind == "move":
        return keeper.later(turn, now, clock.seconds * 1000)
    left = next((fact.left for fact in new if isinstance(fact, facts.Played) and fact.left), fold.left)
    return now + left[turn]


def first_deadline(fold: Fold, now: int) -> int | None:
    """When the first choice at a new table has to be made."""
    if fold.setup.clock.kind == "none" or fold.turn is None or fold.chairs[fold.turn].computer:
        return None
    return now + fold.left[fold.turn]


def is_played(fold: Fold, new: Sequence[Fact]) -> bool:
    """Whether the game is on once these facts are written."""
    begins = fold.phase == "playing" or any(isinstance(fact, facts.Started) for fact in new)
    return begins and not any(isinstance(fact, facts.Over) for fact in new)


def _is_computer(fold: Fold, new: Sequence[Fact], seat: int) -> bool:
    """Whether a computer plays a seat once these facts are written."""
    computer = fold.chairs[seat].computer
    for fact in new:
        if isinstance(fact, facts.Replaced | facts.Sat) and fact.seat == seat:
            computer = fact.player is not None
        elif isinstance(fact, facts.Returned) and fact.seat == seat:
            computer = False
    return computer
