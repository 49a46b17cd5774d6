"""The rules of a family as the rest of Bastide calls them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from ..core.events import Events
from ..core.moves import Moves
from ..core.table import Box, Table


class Engine(Protocol):
    """What the face uses of a family's engine.py; a family's rules get boxes and states of that family."""

    def begin(self, box: Box, table: Table, events: Events, /) -> None:
        """What happens before chance makes its first move."""

    def legal(self, box: Box, table: Table, moves: Moves, /) -> None:
        """List the choices."""

    def refusal(self, box: Box, table: Table, move: int, /) -> int:
        """The reason why a move is not legal, 0 if it is."""
        ...

    def play(self, box: Box, table: Table, events: Events, move: int, /) -> None:
        """Make a legal move."""

    def finish(self, box: Box, table: Table, events: Events, /) -> None:
        """The game ends now."""

    def draws_next(self, table: Table, /) -> bool:
        """Whether chance draws a tile next."""
        ...

    def lay_tile(self, box: Box, table: Table, events: Events, kind: int, cell: int, facing: int, /) -> None:
        """Lay a tile, and nothing that follows from it."""


@cache
def engine_of(family: str) -> Engine:
    """The rules of one family in plain form."""
    return cast(Engine, import_module(f"..{family}.engine", __name__))
