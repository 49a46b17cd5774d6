"""The rim of a tile: who owns which half side, and which lines leave through the middles.

A position on the rim counts half sides clockwise: 0 is the north-west corner, 1 the middle of the
north side, 2 the north-east corner, and so on; half side h lies between the positions h and h + 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bastide.core.tiles import TileSpec

from .curves import Point
from .looks import CENTRES, PLOTS, RANKS, WIDTHS

LINES = frozenset(WIDTHS)

_POINTS = ((0, 0), (50, 0), (100, 0), (100, 50), (100, 100), (50, 100), (0, 100), (0, 50))
_ALONG = ((1, 0), (0, 1), (-1, 0), (0, -1))


@dataclass(frozen=True)
class Rim:
    """The owners of the half sides and the lines that leave through the middles of the sides."""

    spec: TileSpec
    owners: tuple[int, ...]
    mouths: Mapping[int, int]
    """The line's segment by the position of its mouth."""

    def rank(self, segment: int) -> int:
        """How early the segment's kind comes where two areas meet."""
        return RANKS[self.spec.segments[segment].kind]

    def enclosed(self) -> list[int]:
        """The areas that lie enclosed in the tile."""
        parts = enumerate(self.spec.segments)
        return [number for number, part in parts if not part.ports and part.kind not in CENTRES | PLOTS]

    def walled(self) -> list[int]:
        """The areas with an outline: all but those of the last kind on the tile."""
        owners = {*self.owners, *self.enclosed()}
        lowest = max(self.rank(owner) for owner in owners)
        return sorted((owner for owner in owners if self.rank(owner) < lowest), key=self.rank)

    def lines(self) -> dict[int, list[int]]:
        """The positions of every line's mouths, by its segment."""
        found: dict[int, list[int]] = {}
        for position in sorted(self.mouths):
            found.setdefault(self.mouths[position], []).append(position)
        return found

    def cloister(self) -> int | None:
        """The segment of the tile's cloister."""
        return next((n for n, part in enumerate(self.spec.segments) if part.kind in CENTRES), None)

    def plot(self) -> int | None:
        """The segment of the tile's plot."""
        return next((n for n, part in enumerate(self.spec.segments) if part.kind in PLOTS), None)

    def beside(self, position: int) -> tuple[int, int]:
        """The owners of the half sides before and after a position."""
        return self.owners[(position - 1) % 8], self.owners[position % 8]


def read_rim(spec: TileSpec) -> Rim:
    """The rim of a tile as it is drawn, its top to the north."""
    owners = [-1] * 8
    mouths: dict[int, int] = {}
    for number, segment in enumerate(spec.segments):
        for port in segment.ports:
            if segment.kind in LINES:
                mouths[port // 3 * 2 + 1] = number
            elif port % 3 != 1:
                owners[port // 3 * 2 + port % 3 // 2] = number
    return Rim(spec, tuple(owners), mouths)


def rim_point(position: int) -> Point:
    """Where a position of the rim lies."""
    return _POINTS[position % 8]


def along(position: int) -> Point:
    """The direction of the rim right after a position, clockwise."""
    return _ALONG[position % 8 // 2]


def inward(position: int) -> Point:
    """The direction into the tile from the middle of a side."""
    x, y = along(position)
    return -y, x


def corners(start: int, end: int) -> list[Point]:
    """The points of the rim from one position clockwise to another, both included."""
    steps = (end - start) % 8 or 8
    middle = [position for position in range(start + 1, start + steps) if position % 2 == 0]
    return [rim_point(position) for position in (start, *middle, start + steps)]


def runs(halves: Sequence[int]) -> list[tuple[int, int]]:
    """Half sides as stretches of the rim: the positions where each begins and ends, clockwise."""
    held = set(halves)
    if len(held) == 8:
        return [(0, 8)]
    starts = sorted(half for half in held if (half - 1) % 8 not in held)
    found = []
    for start in starts:
        end = start
        while end % 8 in held:
            end += 1
        found.append((start, end))
    return found


def strictly_between(start: int, end: int) -> list[int]:
    """The positions passed on the way clockwise from one position to another."""
    return [position % 8 for position in range(start + 1, start + ((end - start) % 8 or 8))]
