"""What a device can do: keep rows of records and numbers, and run a rule over them.

A rule that runs over rows has the signature `rule(first, beyond, slot, *rows)`: it works on the items from `first`
up to, not including, `beyond`, and may use the scratch records at `slot`. A core gets a stretch of items and a slot
of its own; a GPU's thread gets one item, and its slot is the item's number.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..core.record import Record


class Device(ABC):
    """Rows live where the rules run; `numbers` is the array library that works there."""

    name: str
    numbers: Any
    side_by_side: bool  # whether many small items are better than few large ones
    room: int  # bytes of the games that one step had better take at once

    @abstractmethod
    def records(self, kind: type[Record], size: int) -> Any:
        """A row of records, all zero."""

    @abstractmethod
    def scratch(self, kind: type[Record], items: int) -> Any:
        """A row of records to work with, enough for a run over so many items."""

    @abstractmethod
    def put(self, rows: Any, values: np.ndarray) -> None:
        """Fill the front of a row of records with records from the processor's memory."""

    @abstractmethod
    def take(self, rows: Any) -> np.ndarray:
        """A row of records in the processor's memory."""

    @abstractmethod
    def words(self, rows: Any) -> Any:
        """The same memory as an array of words, one line a record."""

    @abstractmethod
    def shorts(self, rows: Any) -> Any:
        """The same memory as an array of numbers of 16 bits, one line a record."""

    @abstractmethod
    def prepare(self, runs: Sequence[tuple[str, Sequence[np.dtype[Any]]]]) -> None:
        """Compile rules for rows of these kinds, side by side where that is possible; else each when first run."""

    @abstractmethod
    def run(self, rule: str, items: int, *rows: Any) -> None:
        """Run a rule, such as `learn.self_play.settle`, over so many items."""

    def copy(self, target: Any, source: Any, places: Any, first: int = 0) -> None:
        """The records of one row from the first on become copies of those at these places of another."""
        into = self.words(target)[first : first + len(places)]
        self.numbers.take(self.words(source), places, axis=0, out=into)

    def clear(self, rows: Any, count: int) -> None:
        """So many records at the front of a row are all zero again."""
        self.words(rows)[:count] = 0

    def array(self, size: int | tuple[int, ...], kind: str) -> Any:
        """An array of zeros."""
        return self.numbers.zeros(size, kind)

    @abstractmethod
    def fetch(self, array: Any) -> np.ndarray:
        """An array in the processor's memory."""

    @abstractmethod
    def sync(self) -> None:
        """Wait until all that was asked for is done."""
