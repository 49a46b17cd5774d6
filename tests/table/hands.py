"""A timepiece that stands still until a test turns its hands."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass

from bastide.table.timepiece import Timepiece

BEGINNING = 1_800_000_000_000


@dataclass(eq=False)
class Waiting:
    """Something that happens when the hands have come so far."""

    at: float
    loop: asyncio.AbstractEventLoop
    act: Callable[[], object]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True

    def happen(self) -> None:
        if not self.cancelled:
            self.act()


class Hands(Timepiece):
    """The time as a test tells it. It may be turned from another thread than the server's."""

    def __init__(self) -> None:
        self.passed = self.ahead = 0.0
        self._waiting: list[Waiting] = []
        self._lock = threading.Lock()

    def now(self) -> int:
        return BEGINNING + round((self.passed + self.ahead) * 1000)

    def seconds(self) -> float:
        return self.passed

    def wake(self, seconds: float, act: Callable[[], object]) -> Waiting:
        with self._lock:
            waiting = Waiting(self.passed + seconds, asyncio.get_running_loop(), act)
            self._waiting.append(waiting)
        if seconds <= 0:
            self.turn(0)
        return waiting

    def jump(self, seconds: float) -> None:
        """Somebody sets the machine's clock, and no time passes."""
        self.ahead += seconds

    def turn(self, seconds: float) -> None:
        """So many seconds pass at once."""
        with self._lock:
            self.passed += seconds
            due = sorted((one for one in self._waiting if one.at <= self.passed), key=lambda one: one.at)
            self._waiting = [one for one in self._waiting if one.at > self.passed and not one.cancelled]
        for one in due:
            if not one.cancelled:
                one.loop.call_soon_threadsafe(one.happen)
