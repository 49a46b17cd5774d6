"""The caches of a GPU, as much of them as one warp may fill: which of its reads have to wait, and how long."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

LINE = 7        # a line of memory has so many bytes, as a power of two
SECTOR = 5      # and what a cache fetches of it
FIRST = 96      # lines that are a warp's part of the first cache, where 16 warps share that of an H200
SECOND = 185    # and of the second one, which 2,112 warps share
PAIR = 0b11     # the second one fetches two sectors at once
SECTORS = (1 << LINE - SECTOR) - 1


class Cache:
    """The lines that were asked for last, and what was fetched of them."""

    def __init__(self, lines: int, at_once: int = 1) -> None:
        self._held: OrderedDict[int, int] = OrderedDict()
        self._lines, self._at_once = lines, at_once

    def holds(self, sector: int) -> bool:
        """Whether it is there; from now on it is."""
        line, place = sector >> LINE - SECTOR, sector & SECTORS
        held = self._held.pop(line, 0)
        there = held >> place & 1 == 1
        self._held[line] = held if there else held | self._at_once << place - place % self._at_once.bit_count()
        if len(self._held) > self._lines:
            self._held.popitem(last=False)
        return there


class Caches:
    """Both of them, one behind the other."""

    def __init__(self) -> None:
        self._first, self._second = Cache(FIRST), Cache(SECOND, PAIR)

    def ask(self, sectors: Iterable[int]) -> tuple[bool, bool]:
        """Whether any of what a warp asks for at once is not in the first cache, and any not in the second either."""
        missing = [sector for sector in sectors if not self._first.holds(sector)]
        far = [sector for sector in missing if not self._second.holds(sector)]
        return bool(missing), bool(far)
