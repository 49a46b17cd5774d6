"""Where the lines of a tile end, read from its segments alone.

A line with one mouth ends at the cloister, in the centre where several meet, at the wall of an area,
or by itself. It must part what the data says are different areas.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .rim import Rim, strictly_between


@dataclass
class Endings:
    """The lines with one mouth, sorted by where they end; lines are named by their mouths."""

    cloister: list[int] = field(default_factory=list)
    centre: list[int] = field(default_factory=list)
    alone: list[int] = field(default_factory=list)
    walls: dict[int, int] = field(default_factory=dict)
    """The area at whose wall a line ends."""
    stubs: list[int] = field(default_factory=list)
    """Areas to whose walls a short way leads from the centre, parting what lies on both sides of it."""
    over: list[int] = field(default_factory=list)
    """Lines that pass over another one before they end by themselves."""


def read_endings(rim: Rim) -> Endings:
    """Where every line with one mouth ends."""
    endings = Endings()
    singles = [mouths[0] for mouths in rim.lines().values() if len(mouths) == 1]
    roads = [mouth for mouth in singles if _kind(rim, mouth) != "river"]
    endings.alone = [mouth for mouth in singles if mouth not in roads]
    if rim.cloister() is not None:
        endings.cloister = roads
    elif rim.spec.marks.get("square") or rim.spec.marks.get("crossing"):
        endings.centre = roads
    elif len(roads) == 1:
        _end_one(rim, roads[0], endings)
    elif roads:
        _end_several(rim, roads, endings)
    return endings


def _kind(rim: Rim, mouth: int) -> str:
    """The kind of the line with this mouth."""
    return rim.spec.segments[rim.mouths[mouth]].kind


def _end_one(rim: Rim, mouth: int, endings: Endings) -> None:
    """A road by itself ends at a wall if it parts two areas, else anywhere."""
    left, right = rim.beside(mouth)
    target = _facing(rim, mouth)
    if left == right or target is None:
        endings.alone.append(mouth)
    else:
        endings.walls[mouth] = target


def _end_several(rim: Rim, roads: Sequence[int], endings: Endings) -> None:
    """Several roads end each at a wall if the areas beside them all border it, else they meet."""
    shared = {mouth: _bordered_by_both(rim, mouth) for mouth in roads}
    if all(target is not None for target in shared.values()):
        endings.walls = {mouth: target for mouth, target in shared.items() if target is not None}
        return
    endings.centre = list(roads)
    endings.stubs = _parted_by_stubs(rim, roads)
    _make_bridge(rim, endings)


def _bordered_by_both(rim: Rim, mouth: int) -> int | None:
    """The area that both areas beside a mouth border."""
    left, right = (rim.spec.segments[owner] for owner in rim.beside(mouth))
    if left.kind != "field":
        return _facing(rim, mouth)
    return next((area for area in left.borders if area in right.borders), None)


def _facing(rim: Rim, mouth: int) -> int | None:
    """The area that a road ends at: one that both its sides border, else the one straight ahead."""
    left, right = (rim.spec.segments[owner] for owner in rim.beside(mouth))
    walled = [area for area in rim.walled() if area not in rim.beside(mouth)]
    shared = [area for area in walled if area in left.borders and area in right.borders]
    ahead = [area for area in walled if area in rim.beside(mouth + 4)]
    return next(iter([*shared, *ahead, *walled]), None)


def _parted_by_stubs(rim: Rim, roads: Sequence[int]) -> list[int]:
    """Areas between two different fields of the same stretch between two roads."""
    stubs = []
    walled = set(rim.walled())
    for number, road in enumerate(roads):
        following = roads[(number + 1) % len(roads)]
        last, passed = -1, -1
        for position in (road, *strictly_between(road, following)):
            owner = rim.owners[position % 8]
            if owner in walled:
                passed = owner
            elif owner != last:
                if last >= 0 and passed >= 0:
                    stubs.append(passed)
                last, passed = owner, -1
    return stubs


def _make_bridge(rim: Rim, endings: Endings) -> None:
    """Two roads at a right angle, one way straight on to a wall: no crossing, but a bridge over that way."""
    if len(endings.centre) != 2 or len(endings.stubs) != 1:
        return
    for under, over in (endings.centre, endings.centre[::-1]):
        if (over - under) % 4 == 2 and endings.stubs[0] in rim.beside(under + 4):
            endings.walls = {under: endings.stubs[0]}
            endings.over = [over]
            endings.centre, endings.stubs = [], []
            return
