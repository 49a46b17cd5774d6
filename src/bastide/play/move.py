"""A move as people write it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

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


PARTS = re.compile(
    rf"[?!](?P<drawn>{TILE})|(?P<tile>{TILE})@(?P<x>-?{NUMBER}),(?P<y>-?{NUMBER})(?P<facing>[NESW])"
    rf"|(?:(?P<figure>[A-Za-z])|(?P<word>[A-Za-z]+))[<>](?:(?P<at_x>-?{NUMBER}),(?P<at_y>-?{NUMBER})\.)?"
    rf"(?P<spot>{SPOT}|[a-z]+|{NUMBER})"
)


def _whole(digits: str | None) -> int | None:
    return None if digits is None else int(digits)


@dataclass(frozen=True, order=True, repr=False)
class Move:
    """One choice, known by its text: `BG-U@1,0N`, `m>E`, `-`."""

    text: str

    def __post_init__(self) -> None:
        if not isinstance(self.text, str) or not SHAPE.fullmatch(self.text):
            raise BadNotation("bad-notation", f"{self.text!r} is not how a move is written")

    def __str__(self) -> str:
        return self.text

    @cached_property
    def _parts(self) -> Mapping[str, str | None]:
        found = PARTS.fullmatch(self.text)
        return found.groupdict() if found else {}

    @property
    def kind(self) -> str:
        """place, put, pass, draw, discard; bring-out for a figure that comes out; else its own word, such as wall."""
        if self.text == "-":
            return "pass"
        if self.tile is not None:
            return {"?": "draw", "!": "discard"}.get(self.text[0], "place")
        if self.figure is not None:
            return "bring-out" if "<" in self.text else "put"
        return self._parts.get("word") or self.text

    @property
    def tile(self) -> str | None:
        """The tile that it is about."""
        return self._parts.get("tile") or self._parts.get("drawn")

    @property
    def x(self) -> int | None:
        """The cell that it names, to the east of 0,0."""
        return _whole(self._parts.get("x") or self._parts.get("at_x"))

    @property
    def y(self) -> int | None:
        """The same to the north."""
        return _whole(self._parts.get("y") or self._parts.get("at_y"))

    @property
    def facing(self) -> str | None:
        """Where the top of the tile points."""
        return self._parts.get("facing")

    @property
    def figure(self) -> str | None:
        """The letter of the figure."""
        return self._parts.get("figure")

    @property
    def spot(self) -> str | None:
        """The place on a tile, the end, the quarter or the number that it names."""
        return self._parts.get("spot")

    def _repr_svg_(self) -> str | None:
        """The tile that a move is about, for a notebook."""
        from ..art.shelf import own_theme, tile_files
        from ..art.tile import tile_svg
        from ..games import catalogue

        named = re.fullmatch(rf"[?!]?({TILE})(?:@{CELL}([NESW]))?", self.text)
        for family in catalogue.families if named else ():
            for file in tile_files(family).values():
                for spec in file.tiles:
                    if named and spec.name == named[1]:
                        return tile_svg(spec, SIDES.index(named[2] or "N"), own_theme(file), family)
        return None

    def __repr__(self) -> str:
        return f"Move({self.text!r})"
