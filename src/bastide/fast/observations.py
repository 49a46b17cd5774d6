"""Observations: what a seat sees, as named columns of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..core.moves import Verb
from ..core.record import Record, fields
from ..core.table import PLAYERS
from ..games.options import Prepared
from ..memory import Memory

if TYPE_CHECKING:
    from .batches import Batch


def common_columns(prepared: Prepared) -> list[str]:
    """The columns that every game has; tiles by their names."""
    names = [spec.name for spec in prepared.specs]
    return [
        *("seat", "seats", "tiles_left", "tiles_laid"),
        *(f"points.{number}" for number in range(PLAYERS)),
        *(f"may.{verb.name.lower()}" for verb in Verb),
        *(f"bag.{name}" for name in names),
        *(f"hand.{name}" for name in names),
    ]


def all_columns(prepared: Prepared, engine: Any) -> tuple[str, ...]:
    """The columns of a table: those that every game has, then how its family describes a position."""
    return (*common_columns(prepared), *described_columns(engine.Description, "seen."))


def described_columns(kind: type[Record], path: str = "") -> Iterator[str]:
    """The columns of a family's description, in the order of its memory."""
    for name, inner, _, size in fields(kind):
        for place in range(max(size, 1)):
            label = f"{path}{name}.{place}" if size else f"{path}{name}"
            if inner is None:
                yield label
            else:
                yield from described_columns(inner, f"{label}.")


class Observer:
    """Observes the games of a batch, where they live now."""

    def __init__(self, batch: Batch, memory: Memory, box: Any, parts: int) -> None:
        self.batch, self._memory, self._box = batch, memory, box
        engine = memory.form.engine
        self.columns = all_columns(batch.table.prepared, engine)
        self._common = len(common_columns(batch.table.prepared))
        self._descriptions = memory.row(engine.Description, batch.games)
        self._sheets = memory.row(engine.Sheet, parts)
        self._observe = memory.rule("sim.batch_rows", "observe_rows")
        self._out = np.zeros((batch.games, self._common), np.int16)

    def observe(self, seats: NDArray[np.int64]) -> NDArray[np.float32]:
        """A row for each game, as one of its seats sees it."""
        batch, widths = self.batch, np.array([self._common])
        rows = (
            self._box, batch._states, batch._sittings, batch._packed, seats, self._out.reshape(-1), widths,
            self._sheets, self._descriptions,
        )  # fmt: skip
        batch.on_all_cores(lambda part, first, last: self._observe(first, last, part, *rows))
        seen = np.empty((batch.games, len(self.columns)), np.float32)
        seen[:, : self._common] = self._out
        seen[:, self._common :] = self._flat_descriptions()
        return seen

    def _flat_descriptions(self) -> NDArray[np.int16]:
        if self._memory.compiled:
            flat: NDArray[np.int16] = self._descriptions.view(np.int16)
            return flat.reshape(self.batch.games, -1)
        return np.array([list(numbers(row)) for row in self._descriptions], np.int16)


def numbers(row: Record) -> Iterator[int]:
    """The numbers of a plain record in the order of its memory."""
    for name, _, _, _ in fields(type(row)):
        value = getattr(row, name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Record):
                yield from numbers(item)
            else:
                yield item
