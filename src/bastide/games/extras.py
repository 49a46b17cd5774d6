"""What a family and its boxes add to the view of a game: a struct for each, declared in its own view.py.

The struct of a family or box called `some_name` is called `SomeNameExtras`; it is found by the folder it lies in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Literal, Protocol, cast

from msgspec import Struct

from ..core.table import Box, Table
from ..core.tiles import TileSpec

HERE = Path(__file__).parent
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
Cell = tuple[int, int]
"""x to the east, y to the north."""


class Extras(Struct, tag_field="family"):
    """What a family adds to a view; the tiles in hand lie open in all of them."""

    hand: list[str]


class FamilyView(Protocol):
    """What a family says of itself to those who look."""

    def extras(self, box: Box, state: Table, specs: Sequence[TileSpec], seat: int | None) -> Extras:
        """What the family adds to the view of a seat; None is a spectator."""
        ...

    def holders(self, box: Box, state: Table, feature: int) -> list[int]:
        """The seats that a feature would pay as it stands."""
        ...

    def about(self, box: Box, state: Table, move: int) -> tuple[int, int] | None:
        """The place that a move is about though it does not name it: a cell, and a segment or a side there."""
        ...


@cache
def view_of(family: str) -> FamilyView:
    """The view of one family."""
    return cast(FamilyView, import_module(f"..{family}.view", __name__))


def struct_in(view: ModuleType, name: str) -> type[Struct]:
    """The struct that the view.py of a family or box declares."""
    title = "".join(word.capitalize() for word in name.split("_"))
    found: type[Struct] = getattr(view, f"{title}Extras")
    return found


def families() -> dict[str, type[Struct]]:
    """The struct of every family, by the family's name."""
    names = sorted(path.parent.name for path in HERE.glob("*/view.py"))
    return {name: struct_in(import_module(f"..{name}.view", __name__), name) for name in names}


def view_modules() -> Iterator[ModuleType]:
    """The view.py of every family and of every box, each box before its family."""
    for path in sorted(HERE.glob("*/boxes/*/view.py")) + sorted(HERE.glob("*/view.py")):
        yield import_module("." + ".".join(path.relative_to(HERE).with_suffix("").parts), __package__)
