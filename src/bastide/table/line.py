"""The line: who waits for one of a few places, and who is next. Nobody's many wishes make another wait long."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

PLAYING, HINTS, ANALYSIS = range(3)


class Asker(NamedTuple):
    """For whom something is done: how urgent it is, and whose share it counts for, the widest first."""

    rank: int = PLAYING
    shares: tuple[str, ...] = ()


ANYBODY = Asker()


@dataclass(eq=False)
class _Waiting:
    asker: Asker
    number: int
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Line:
    """So many places: what is more urgent goes first, and among equals whoever was served least."""

    def __init__(self, places: int, seconds: Callable[[], float]) -> None:
        self.places = places
        self._seconds = seconds
        self._waiting: list[_Waiting] = []
        self._busy: Counter[int] = Counter()
        self._served: defaultdict[str, float] = defaultdict(float)
        self._there: Counter[str] = Counter()
        self._count = 0

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(not waiting.called.cancelled() for waiting in self._waiting)

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        await self._wait(asker)
        start = self._seconds()
        try:
            yield
        finally:
            self._leave(asker, self._seconds() - start)

    async def _wait(self, asker: Asker) -> None:
        self._count += 1
        waiting = _Waiting(asker, self._count)
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.called
        except asyncio.CancelledError:
            if not waiting.called.cancelled():
                self._leave(asker, 0.0)
            raise

    def _leave(self, asker: Asker, seconds: float) -> None:
        self._busy[asker.rank] -= 1
        for share in asker.shares:
            self._there[share] -= 1
            self._served[share] += seconds
        self._call()
        if not self._waiting and not self._busy.total():
            self._served.clear()
            self._there.clear()

    def _call(self) -> None:
        """Whoever is next takes a free place; who has given up waits no more."""
        self._waiting = [waiting for waiting in self._waiting if not waiting.called.cancelled()]
        while self._waiting:
            waiting = min(self._waiting, key=self._due)
            if not self._may_begin(waiting.asker.rank):
                return
            self._waiting.remove(waiting)
            self._busy[waiting.asker.rank] += 1
            self._there.update(waiting.asker.shares)
            waiting.called.set_result(None)

    def _may_begin(self, rank: int) -> bool:
        """One place is kept for what is most urgent, where there are several."""
        free = self.places - self._busy.total()
        return free > (rank > PLAYING and self.places > 1)

    def _due(self, waiting: _Waiting) -> tuple[int, list[tuple[int, float]], int]:
        shares = [(self._there[share], self._served[share]) for share in waiting.asker.shares]
        return waiting.asker.rank, shares, waiting.number
