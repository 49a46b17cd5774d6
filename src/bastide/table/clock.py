"""Clocks: none, so long for each choice, or so long for the game with a bonus for each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .shapes import Clock

Rests = Sequence[tuple[int, int]]
"""When a seat's player has holidays, from when to when, in order; its time does not run then."""


class Keeper:
    """Keeps the time of one table, in milliseconds. Only one seat's time runs at once."""

    def __init__(self, clock: Clock, left: Sequence[int], rests_of: Callable[[int], Rests] = lambda seat: ()) -> None:
        self.clock = clock
        self.left = list(left)
        self.rests_of = rests_of
        self.running: int | None = None
        self.since = 0

    def run(self, seat: int | None, now: int) -> None:
        """From now on this seat's time runs; where time is kept by the choice, everybody has all of it anew."""
        if self.clock.kind == "none":
            return
        self.left = [self.clock.seconds * 1000] * len(self.left) if self.clock.kind == "move" else self.left_at(now)
        self.running, self.since = seat, now

    def left_at(self, now: int) -> list[int]:
        """What each seat has left at this moment."""
        left = list(self.left)
        if self.running is not None:
            rested = sum(_shared(rest, (self.since, now)) for rest in self.rests_of(self.running))
            left[self.running] = max(0, left[self.running] - max(0, now - self.since - rested))
        return left

    def after_step(self, seat: int, now: int) -> list[int]:
        """What each seat has left once this one has made a step: a chess clock adds the bonus."""
        if self.clock.kind != "chess":
            return []
        left = self.left_at(now)
        if self.running == seat:
            left[seat] += self.clock.increment * 1000
        return left

    def is_up(self, seat: int, now: int) -> bool:
        """Whether this seat's time runs and nothing of it is left."""
        return self.running == seat and self.left_at(now)[seat] == 0

    def up_at(self, seat: int, now: int) -> int:
        """When a seat's time will be up, if it runs from now on."""
        return self.later(seat, now, self.left_at(now)[seat])

    def later(self, seat: int, now: int, span: int) -> int:
        """When so much of a seat's time will have passed."""
        end = now + span
        for begins, ends in self.rests_of(seat):
            if ends > now and begins < end:
                end += ends - max(begins, now)
        return end


def _shared(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How long two stretches of time are the same."""
    return max(0, min(one[1], other[1]) - max(one[0], other[0]))
