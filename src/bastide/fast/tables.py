"""Tables: everything that never changes while games are played, ready for rules of either form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ..core.record import dtype_of
from ..games.options import Options, Prepared, choose, prepare
from ..memory import Memory


class Table:
    """A game with its boxes, seats and switches. Make one with `fast.table`."""

    def __init__(self, options: Options, compiled: bool | None) -> None:
        self.options = options
        self.prepared: Prepared = prepare(options)
        self._compiled = compiled

    @cached_property
    def memory(self) -> Memory:
        """The table's records, as the form of its rules wants them."""
        return Memory(self.prepared, self._compiled)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.options.game.name

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options.seats

    @property
    def compiled(self) -> bool:
        """Whether the rules run as compiled code."""
        return self.memory.compiled

    @cached_property
    def state_bytes(self) -> int:
        """The size of one state in flat memory."""
        return int(dtype_of(self.memory.sized(type(self.prepared.state))).itemsize)

    def __repr__(self) -> str:
        boxes = f" with {', '.join(self.options.boxes)}" if self.options.boxes else ""
        return f"<Table {self.game}{boxes}, {self.seats} seats, states of {self.state_bytes} bytes>"


def table(
    game: str,
    boxes: Sequence[str] = (),
    seats: int = 2,
    rules: Mapping[str, Any] | None = None,
    deck: Sequence[str] | None = None,
    compiled: bool | None = None,
) -> Table:
    """A table to play many games at; what is wrong with the wish is said in a BadSetup.

    `compiled` is True, False for the plain form of the rules, or None: compiled wherever there is a compiler.
    """
    return Table(choose(game, boxes, rules, seats, deck), compiled)
