"""Tidying: looking for garbage makes everybody wait, so it is done in small portions, and whole only when it may help.

What a table holds is given back as soon as it is put away; only what is left of connections and of errors is garbage.

The interpreter looks through what is new when there is so much more than before. At a table each move replaces what the
last one made, so there is never more, while what is new grows and grows: it would look late, and at everything at once.
"""

from __future__ import annotations

import ctypes
import gc
import os
import time
from collections.abc import Callable

PORTION = 20_000      # things more than before after which the new ones are looked through
NEVER = 1_000_000     # so many portions
CHANGES = 16          # at tables, after which the new things are looked through
GONE = 4              # times as many connections as are there, after which everything is looked through
SHARE = 1000          # looking through everything may take this part of all time


def give_back() -> None:
    """Give the system back what is free, where its C library can do that."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


class Tidying:
    """Decides when new things, and when everything, is looked through; what it takes is counted as work."""

    def __init__(
        self,
        collect: Callable[[int], object] = gc.collect,
        seconds: Callable[[], float] = time.monotonic,
        working: Callable[[], float] = time.thread_time,
    ) -> None:
        self._collect, self._seconds, self._working = collect, seconds, working
        self._begun = False
        self._last = self._took = 0.0
        self._changes = self._gone = 0

    def begin(self) -> None:
        """What is loaded now stays; from now on this decides."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(PORTION, NEVER, NEVER)
        self._begun, self._last = True, self._seconds()

    def changed(self) -> None:
        """Something has changed at a table; after a few changes the new things are looked through."""
        self._changes += 1
        if self._begun and self._changes >= CHANGES:
            self._changes = 0
            self._collect(0)

    def gone(self) -> None:
        """A connection is gone, and may have left something."""
        self._gone += 1

    def now_and_then(self, there: int) -> bool:
        """Look through everything, if many more are gone than are there, and it was long ago for what it takes.

        Where nobody is there, nobody waits.
        """
        long_ago = self._seconds() - self._last > SHARE * self._took
        due = self._gone > GONE * there and (long_ago or not there)
        if self._begun and due:
            start = self._working()
            self._collect(2)
            self._last, self._took, self._gone = self._seconds(), self._working() - start, 0
        return self._begun and due


TIDYING = Tidying()
