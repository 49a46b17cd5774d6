"""What a family and its boxes add to the view of a game: a struct for each, declared in its own view.py.

The struct of a family or box called `some_name` is called `SomeNameExtras`; it is found by the folder it lies in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Literal, Protocol, cast

from msgspec import Struct

from ..core.table import Box, Table
from ..core.tiles import TileSpec
from . import catalogue
from .folders import module

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
    return cast(FamilyView, module("view", family))


def struct_in(view: ModuleType, name: str) -> type[Struct]:
    """The struct that the view.py of a family or box declares."""
    title = "".join(word.capitalize() for word in name.split("_"))
    found: type[Struct] = getattr(view, f"{title}Extras")
    return found


def families() -> dict[str, type[Struct]]:
    """The struct of every family, by the family's name."""
    found = {name: module("view", name) for name in sorted(catalogue.families)}
    return {name: struct_in(view, name) for name, view in found.items() if view is not None}


def view_modules() -> Iterator[ModuleType]:
    """The view.py of every box and of every family."""
    boxes = sorted(catalogue.boxes.values(), key=lambda box: (box.family, box.name))
    found = [module("view", box.family, box.name) for box in boxes]
    found += [module("view", family) for family in sorted(catalogue.families)]
    yield from filter(None, found)
