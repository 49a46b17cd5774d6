"""What families and boxes paint themselves: the module `art` in their folders, found by name.

A family's has `paint`, which paints a tile in one of its variants; it may have `before_tiles` and `after_tiles`, which
add to a board, and `edges`, where its board is cut if it has a score track of its own. A family without such a module
is painted simply. A box's may have `on_board`, and `beside_points` with `ROOM_BESIDE_POINTS` for what a player
collects. Either may have `PIECES`: pieces of its board whose pictures the page asks for by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from ..games import catalogue
from ..games.folders import module
from . import simple
from .canvas import definitions, numbers
from .curves import Point
from .themes import sprite_size
from .themes import theme as named


@dataclass(frozen=True)
class Piece:
    """A piece of a board with a picture of its own: how it is drawn in a theme, its edges, and places on it by name."""

    svg: Callable[[str], str]
    edges: tuple[float, float, float, float]
    places: Mapping[str, Point]


@cache
def of_family(family: str) -> ModuleType:
    """What a family paints."""
    if family not in catalogue.families:
        raise ValueError(f'there is no family "{family}"; the families are {", ".join(catalogue.families)}')
    return module("art", family) or simple


def of_boxes(view: Mapping[str, Any]) -> Iterator[ModuleType]:
    """What the boxes paint that a view tells something about, box by box."""
    told = view.get(view["family"], {})
    for box in catalogue.boxes.values():
        found = module("art", box.family, box.name) if box.family == view["family"] and told.get(box.name) else None
        if found is not None:
            yield found


@cache
def pieces() -> Mapping[str, Piece]:
    """The pieces of boards that have pictures of their own, by name."""
    found = [module("art", family) for family in catalogue.families]
    found += [module("art", box.family, box.name) for box in catalogue.boxes.values()]
    return {name: piece for one in found for name, piece in getattr(one, "PIECES", {}).items()}


def piece_of_sprite(name: str) -> Piece:
    """A sprite as a piece of its own, its foot at 0,0."""
    half, above, below = sprite_size(name)

    def svg(theme: str) -> str:
        box = numbers((-half, -above, 2 * half, above + below))
        shown = f'{definitions(named(theme), [name])}<use href="#{name}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{shown}</svg>'

    return Piece(svg, (-half, -above, half, below), {})
