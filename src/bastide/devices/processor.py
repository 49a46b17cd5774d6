"""The processor as a device: compiled rules on all cores, rows in NumPy arrays."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..core.record import Record, dtype_of
from ..forms import form
from .device import Device

STRETCHES = 4  # for each core, so that none waits long for another


class Processor(Device):
    """Each core works on stretches of the items."""

    name = "cpu"
    numbers = np
    side_by_side = False
    room = 1 << 25

    def __init__(self, family: str, cores: int | None = None) -> None:
        self.form = form(family, compiled=True)
        self.cores = cores or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.cores)

    def records(self, kind: type[Record], size: int) -> Any:
        return np.zeros(size, dtype_of(kind))

    def scratch(self, kind: type[Record], items: int) -> Any:
        return self.records(kind, self.cores * STRETCHES)

    def put(self, rows: Any, values: np.ndarray) -> None:
        self.words(rows)[: len(values)] = self.words(values)

    def take(self, rows: Any) -> np.ndarray:
        return np.asarray(rows)

    def words(self, rows: Any) -> Any:
        size = rows.dtype.itemsize
        word = next(width for width in (8, 4, 2, 1) if size % width == 0)
        return rows.view(np.ndarray).view(f"u{word}").reshape(len(rows), -1)

    def shorts(self, rows: Any) -> Any:
        return rows.view(np.ndarray).view(np.int16).reshape(len(rows), -1)

    def _rule(self, rule: str) -> Any:
        module, _, name = rule.rpartition(".")
        return getattr(self.form.module(module), name)

    def run(self, rule: str, items: int, *rows: Any) -> None:
        function = self._rule(rule)
        stretches = min(items, self.cores * STRETCHES)
        bounds = [items * number // stretches for number in range(stretches + 1)] if stretches else []
        waiting = [
            self._pool.submit(function, bounds[slot], bounds[slot + 1], slot, *rows) for slot in range(stretches)
        ]
        for future in waiting:
            future.result()

    def prepare(self, runs: Sequence[tuple[str, Sequence[np.dtype[Any]]]]) -> None:
        """Rules are compiled when they first run."""

    def fetch(self, array: Any) -> np.ndarray:
        return np.asarray(array)

    def sync(self) -> None:
        """Nothing is ever under way."""

    def close(self) -> None:
        """Give the threads back."""
        self._pool.shutdown()
