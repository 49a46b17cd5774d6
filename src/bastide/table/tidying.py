"""Tidying: looking for garbage makes everybody wait, so it is done in small portions, and whole only now and then.

What a table holds is given back as soon as it is put away; only what is left of connections and of errors is garbage.
"""

from __future__ import annotations

import ctypes
import gc
import os
import time
from collections.abc import Callable

PORTION = 20_000      # new things after which the new ones are looked through
NEVER = 1_000_000     # so many portions
SHARE = 1000          # looking through everything may take this part of all time


def tidy() -> None:
    """Look through everything, and give the system back what is free, where its C library can do that."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


class Tidying:
    """Decides when everything is looked through; what it takes is counted as work, not as time that goes by."""

    def __init__(
        self,
        collect: Callable[[], object] = tidy,
        seconds: Callable[[], float] = time.monotonic,
        working: Callable[[], float] = time.thread_time,
    ) -> None:
        self._collect, self._seconds, self._working = collect, seconds, working
        self._begun = False
        self._last = self._took = 0.0

    def begin(self) -> None:
        """What is loaded now stays; from now on this decides."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(PORTION, NEVER, NEVER)
        self._begun, self._last = True, self._seconds()

    def now_and_then(self) -> None:
        """Look through everything, if it was long ago for what it takes."""
        if self._begun and self._seconds() - self._last > SHARE * self._took:
            start = self._working()
            self._collect()
            self._last, self._took = self._seconds(), self._working() - start


TIDYING = Tidying()
