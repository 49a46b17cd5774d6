"""How families and boxes look, as far as that is data: what `art.toml` in their folders says.

A family names the colour of its ground and of its areas, its lines with their widths, its areas by rank (where two
meet, the outline is that of the earlier one and the later fills what is left), the kinds that fill the middle of a
tile, and the kinds on which followers lie. Families and boxes name plots, the kinds that lie in a field where there is
room, and the sprites that tell something, and draw figures.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..games.folders import everywhere

PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True)
class Silhouette:
    """A figure: its outline in parts, what lies inside, where its owner's letter and pattern go."""

    parts: tuple[str, ...]
    sign: str = ""
    """Its letter in notation."""
    face: bool = False
    details: str = ""
    letter: tuple[float, float] = (0.0, -1.6)
    hem: float = 8.3
    hem_width: str = ""
    size: str = ""
    foot: float = 10.5
    wide: float = 11
    colour: str = ""
    """Of a figure that belongs to nobody."""
    trim: str = ""
    """The colour of all its parts but the first."""


@cache
def _files() -> tuple[tuple[str, Mapping[str, Any]], ...]:
    """The data of this room, then of every family and box, by the names of their folders."""
    paths = [PACKAGE / "art" / "art.toml", *everywhere("art.toml")]
    return tuple((path.parent.name, tomllib.loads(path.read_text("utf-8"))) for path in paths)


def _named(key: str) -> Iterator[str]:
    return (name for _, data in _files() for name in data.get(key, ()))


@cache
def figures() -> Mapping[str, Silhouette]:
    """All figures by name."""
    shapes = dict(_shapes())
    found: dict[str, Silhouette] = {}
    for _, data in _files():
        for name, figure in data.get("figures", {}).items():
            more: dict[str, Any] = {**figure, "letter": tuple(figure.get("letter", Silhouette.letter))}
            more["parts"] = tuple(shapes.get(part, part) for part in figure["parts"])
            found[name] = Silhouette(**more)
    return found


def _shapes() -> Iterator[tuple[str, str]]:
    """Outlines that several figures share."""
    for _, data in _files():
        yield from data.get("shapes", {}).items()


def figure_of(sign: str) -> str:
    """The figure that a letter of the notation stands for."""
    return next((name for name, figure in figures().items() if figure.sign == sign), "standing")


def ground(family: str) -> str:
    """The colour of a family's ground."""
    return str(next(data["ground"] for name, data in _files() if name == family and "ground" in data))


def _ranks() -> dict[str, int]:
    found: dict[str, int] = {}
    for _, data in _files():
        for rank, kind in enumerate(reversed(data.get("areas", ()))):
            found[kind] = min(found.get(kind, 0), -rank)
    return found


WIDTHS: Mapping[str, float] = {
    kind: float(width) for _, data in _files() for kind, width in data.get("lines", {}).items()
}
"""The kinds of lines and how wide they are."""
GROUNDS: Mapping[str, str] = {kind: colour for _, data in _files() for kind, colour in data.get("grounds", {}).items()}
"""The colours of areas, where a family has no painter that knows better."""
RANKS: Mapping[str, int] = _ranks()
"""The ranks of areas, the highest first; what lies between all others has rank 0."""
CENTRES = frozenset(_named("centres"))
PLOTS = frozenset(_named("plots"))
LYING = frozenset(_named("lying"))
MEANINGFUL = frozenset(_named("meaningful"))
