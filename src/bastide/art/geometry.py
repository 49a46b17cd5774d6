"""The region of every segment of every tile: for pictures, hit areas, highlights and figures.

Regions are found once for the tile as its file shows it, and turned with it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from bastide.core.tiles import TileSpec

from .curves import Point, beside, circle, direction, flattened, inside, moved, turned
from .partition import Cycle, Edge, cycles, give, point_of, rings
from .plan import Line, Plan, Stub, draft
from .ways import Place

Ring = list[Point]
Owner = tuple[Sequence[Point], int]
"""A shape and the segment that owns it."""

OUTSIDE = -2
_OVERHANG = 1.5


@lru_cache(maxsize=1024)
def settled(spec: TileSpec) -> tuple[Plan, dict[int, list[Ring]]]:
    """The plan of a tile and its regions: areas that would be lost to others get an outline, or a yard among them."""
    forced: frozenset[int] = frozenset()
    while True:
        drawn = draft(spec, forced)
        found = _cut(drawn)
        lost = {owner for half, owner in enumerate(drawn.rim.owners) if not _reaches(found, owner, half)}
        lost = (lost | {*drawn.rim.enclosed()} - {*found}) - forced
        if not lost:
            return drawn, found
        forced |= lost


def _reaches(found: dict[int, list[Ring]], owner: int, half: int) -> bool:
    """Whether a region reaches the rim at its half side."""
    side, right = divmod(half, 2)
    probe = turned((75.0 if right else 25.0, 0.1), side)
    return sum(inside(probe, ring) for ring in found.get(owner, ())) % 2 == 1


def plan(spec: TileSpec) -> Plan:
    """The ground plan of a tile."""
    return settled(spec)[0]


def partition(spec: TileSpec) -> dict[int, list[Ring]]:
    """The borders of every segment's region, as rings; holes run counter-clockwise."""
    return settled(spec)[1]


def _cut(drawn: Plan) -> dict[int, list[Ring]]:
    """Cut the square along the plan's curves and give every piece an owner."""
    strips = [strip for line in drawn.lines for strip in _strips(line)]
    halves = [half for stub in drawn.stubs for half in _halves(stub)]
    sectors = [sector for place in drawn.places for sector in _sectors(drawn, place)]
    shapes: list[Owner] = [(area.outline, area.segment) for area in drawn.areas]
    shapes += [*strips, *halves, *sectors]
    walls: list[Sequence[Point]] = [flattened(wall.route) for wall in drawn.walls()]
    cuts = [_rim_line(), *walls, *(_closed(ring) for ring, _ in (*strips, *halves, *sectors))]
    pieces = cycles(cuts)
    give(pieces, _owner_at(shapes[::-1]), _ground(drawn))
    _give_enclosed(drawn, pieces)
    return {owner: found for owner, found in sorted(rings(pieces).items()) if owner >= 0}


def _rim_line() -> list[Point]:
    """The rim of the tile, with a stop at every corner and every middle of a side."""
    corners: list[Point] = [(0, 0), (50, 0), (100, 0), (100, 50), (100, 100), (50, 100), (0, 100), (0, 50)]
    return _closed(corners)


def _closed(ring: Sequence[Point]) -> list[Point]:
    """A ring as a line that ends where it begins."""
    return [*ring, ring[0]]


def _strips(line: Line) -> list[Owner]:
    """The strips of a line's arms, reaching a little over the rim."""
    found: list[Owner] = []
    for arm in line.arms:
        points = flattened(arm)
        before = moved(points[0], direction(points[1], points[0]), _OVERHANG)
        after = moved(points[-1], direction(points[-2], points[-1]), _OVERHANG if _on_rim(points[-1]) else 0.0)
        found.append((_strip([before, *points, after], line.width / 2), line.segment))
    return found


def _on_rim(point: Point) -> bool:
    """Whether a point lies on the rim of the tile."""
    return min(*point, 100 - point[0], 100 - point[1]) < 1e-6


def _strip(points: list[Point], reach: float) -> list[Point]:
    """The strip on both sides of a line."""
    distinct = [points[0]] + [b for a, b in pairwise(points) if a != b]
    return [*beside(distinct, reach), *reversed(beside(distinct, -reach))]


def _halves(stub: Stub) -> list[Owner]:
    """The two halves of a short way to a wall, each with the road on its side."""
    points = stub.curve.flat()
    left = [*points, *reversed(beside(points, -5.5))]
    right = [*points, *reversed(beside(points, 5.5))]
    return [(left, stub.left), (right, stub.right)]


def _sectors(drawn: Plan, place: Place) -> list[Owner]:
    """The parts of a round place: one that is a segment is whole, a meeting is shared by the lines that meet."""
    if place.segment is not None:
        return [(circle(place.centre, place.radius, 24), place.segment)]
    if len(place.mouths) == 1:
        return [(circle(place.centre, place.radius, 20), drawn.rim.mouths[place.mouths[0]])]
    bearings = sorted((_bearing(drawn, place, mouth), drawn.rim.mouths[mouth]) for mouth in place.mouths)
    found: list[Owner] = []
    for number, (bearing, segment) in enumerate(bearings):
        before = bearings[number - 1][0] - (math.tau if number == 0 else 0)
        after = bearings[(number + 1) % len(bearings)][0] + (math.tau if number == len(bearings) - 1 else 0)
        found.append((_sector(place, (before + bearing) / 2, (bearing + after) / 2), segment))
    return found


def _bearing(drawn: Plan, place: Place, mouth: int) -> float:
    """The angle under which a line leaves a place."""
    segment = drawn.rim.mouths[mouth]
    arm = next(arm for line in drawn.lines if line.segment == segment for arm in line.arms)
    x, y = arm[-1].heading(0.95)
    return math.atan2(-y, -x)


def _sector(place: Place, first: float, last: float) -> list[Point]:
    """A piece of a round cake."""
    steps = max(2, math.ceil((last - first) / 0.32))
    angles = [first + (last - first) * step / steps for step in range(steps + 1)]
    return [place.centre, *(moved(place.centre, (math.cos(a), math.sin(a)), place.radius) for a in angles)]


def _owner_at(shapes: list[Owner]) -> Callable[[Point], int]:
    """Who owns a point: the first shape that holds it; -1 for the ground, -2 outside the tile."""

    def owner(point: Point) -> int:
        if not (0 < point[0] < 100 and 0 < point[1] < 100):
            return OUTSIDE
        return next((segment for ring, segment in shapes if inside(point, ring)), -1)

    return owner


def _ground(drawn: Plan) -> Callable[[Edge], int | None]:
    """The owner of an edge of the rim."""

    def owner(edge: Edge) -> int | None:
        (x, y), (to_x, to_y) = point_of(edge[0]), point_of(edge[1])
        middle = (x + to_x) / 2, (y + to_y) / 2
        half = _half_at(middle)
        return None if half is None else drawn.rim.owners[half]

    return owner


def _half_at(point: Point) -> int | None:
    """The half side on which a point of the rim lies."""
    x, y = point
    if y == 0:
        return 0 if x < 50 else 1
    if x == 100:
        return 2 if y < 50 else 3
    if y == 100:
        return 4 if x > 50 else 5
    if x == 0:
        return 6 if y > 50 else 7
    return None


def _give_enclosed(drawn: Plan, pieces: list[Cycle]) -> None:
    """Ground that touches no rim: the largest pieces are the fields enclosed in the tile, in their order."""
    enclosed = drawn.rim.enclosed()
    free = sorted((piece for piece in pieces if piece.owner == -1 and piece.area > 0), key=lambda piece: -piece.area)
    for piece, owner in zip(free, enclosed, strict=False):
        piece.owner = owner
    owner_of = {edge: piece.owner for piece in pieces for edge in piece.edges}
    for piece in free[len(enclosed) :]:
        around = [owner_of[end, start] for start, end in piece.edges if owner_of[end, start] >= 0]
        piece.owner = max(sorted(set(around)), key=around.count) if around else -1


def turned_rings(spec: TileSpec, turn: int) -> dict[int, list[Ring]]:
    """The borders of every segment's region on the turned tile."""
    return {
        segment: [[turned(point, turn) for point in ring] for ring in found]
        for segment, found in partition(spec).items()
    }
