"""A move as people write it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..core.geometry import SIDES
from .errors import BadNotation

TILE = r"[A-Za-z0-9][A-Za-z0-9_-]*"
NUMBER = r"[0-9]{1,6}"
CELL = rf"-?{NUMBER},-?{NUMBER}"
SPOT = r"[NESW][LR]?|C|I[0-9]?"
PLACES = {
    "tile": TILE,
    "figure": r"[A-Za-z]",
    "cell": CELL,
    "facing": r"[NESW]",
    "spot": SPOT,
    "side": r"[NESW]",
    "name": r"[a-z]+",
    "number": NUMBER,
}
SHAPE = re.compile(rf"-|guard|[?!]{TILE}|{TILE}@{CELL}[NESW]|[A-Za-z]+[<>]({CELL}\.({SPOT})|{SPOT}|[a-z]+|{NUMBER})")


@dataclass(frozen=True, order=True, repr=False)
class Move:
    """One choice, known by its text: `BG-U@1,0N`, `m>E`, `-`."""

    text: str

    def __post_init__(self) -> None:
        if not isinstance(self.text, str) or not SHAPE.fullmatch(self.text):
            raise BadNotation("bad-notation", f"{self.text!r} is not how a move is written")

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str | None:
        """The tile that a move is about, for a notebook."""
        from ..art.shelf import FAMILIES, own_theme, tile_files
        from ..art.tile import tile_svg

        named = re.fullmatch(rf"[?!]?({TILE})(?:@{CELL}([NESW]))?", self.text)
        for family in FAMILIES if named else ():
            for file in tile_files(family).values():
                for spec in file.tiles:
                    if named and spec.name == named[1]:
                        return tile_svg(spec, SIDES.index(named[2] or "N"), own_theme(file), family)
        return None

    def __repr__(self) -> str:
        return f"Move({self.text!r})"
