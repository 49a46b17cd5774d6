"""The ground plan of a tile: lines, walled areas and places as curves, worked out from its segments.

The plan is drawn for the tile as its file shows it; a turned tile has the same plan, turned.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from bastide.core.tiles import TileSpec

from .chance import Chance
from .curves import Curve, Point, Route, area, between, direction, distance, flattened, meeting, moved, straight
from .endings import Endings, read_endings
from .looks import WIDTHS
from .outlines import Area, Outliner, Wall
from .plots import plot, yards
from .rim import Rim, inward, read_rim, rim_point
from .ways import Place, Ways, read_ways


@dataclass(frozen=True)
class Line:
    """A road, river or path: its arms, each a route that begins at the rim."""

    segment: int
    kind: str
    arms: tuple[Route, ...]

    @property
    def width(self) -> float:
        """How wide it is drawn."""
        return WIDTHS[self.kind]


@dataclass(frozen=True)
class Stub:
    """A short way from a meeting to a wall; it belongs half to the line on either side."""

    curve: Curve
    left: int
    right: int


@dataclass(frozen=True)
class Gate:
    """Where a line meets a wall: the point, the direction into the area, the kind of the area."""

    point: Point
    heading: Point
    kind: str


@dataclass(frozen=True)
class Bridge:
    """Where one line passes over another: the point, the direction of the upper, the width of the lower."""

    point: Point
    heading: Point
    span: float


@dataclass(frozen=True)
class Plan:
    """Everything on a tile that has a shape of its own; fields, courts and the like fill what is left."""

    spec: TileSpec
    rim: Rim
    lines: tuple[Line, ...]
    """From the lowest to the highest."""
    areas: tuple[Area, ...]
    """From the largest to the smallest, which comes on top."""
    places: tuple[Place, ...]
    stubs: tuple[Stub, ...]
    gates: tuple[Gate, ...]
    bridges: tuple[Bridge, ...]

    def walls(self) -> list[Wall]:
        """The walls of all areas."""
        return [wall for entry in self.areas for wall in entry.walls]


def draft(spec: TileSpec, outlined: frozenset[int] = frozenset()) -> Plan:
    """The ground plan of a tile; these areas get an outline in any case, or a yard if they reach no side."""
    chance = Chance(spec.name)
    rim = read_rim(spec)
    endings = read_endings(rim)
    ways = read_ways(rim, endings, chance)
    outliner = Outliner(rim, ways, chance, outlined - {*rim.enclosed()})
    areas = sorted(outliner.areas(), key=lambda entry: -area(entry.outline))
    gates: list[Gate] = []
    walls = [wall for entry in areas for wall in entry.walls]
    for mouth, target in endings.walls.items():
        ways.arms[mouth] = _to_wall(rim, mouth, _wall_facing(walls, target, mouth), gates)
    stubs = [_stub(rim, ways, walls, target, gates) for target in endings.stubs]
    lines = _lines(rim, ways, endings)
    ways.places += yards(rim, outlined)
    places = (*ways.places, *plot(rim, ways, areas, [(arm, line.width) for line in lines for arm in line.arms]))
    return Plan(spec, rim, tuple(lines), tuple(areas), places, tuple(stubs), tuple(gates), tuple(_bridges(lines)))


def _lines(rim: Rim, ways: Ways, endings: Endings) -> list[Line]:
    """All lines, rivers lowest, those that pass over another one highest."""
    found = []
    for segment, mouths in rim.lines().items():
        if len(mouths) == 2:
            arms: tuple[Route, ...] = (ways.through[mouths[0], mouths[1]],)
        else:
            arms = tuple((ways.arms[mouth],) for mouth in mouths)
        found.append((any(mouth in endings.over for mouth in mouths), segment, arms))
    kinds = [rim.spec.segments[segment].kind for _, segment, _ in found]
    lines = [
        (kind != "river", over, Line(segment, kind, arms))
        for kind, (over, segment, arms) in zip(kinds, found, strict=True)
    ]
    return [line for _, _, line in sorted(lines, key=lambda entry: entry[:2])]


def _wall_facing(walls: list[Wall], segment: int, mouth: int) -> Wall:
    """The wall of an area that looks at a mouth."""
    mine = [wall for wall in walls if wall.area == segment]
    return next((wall for wall in mine if wall.faces(mouth)), mine[0])


def _to_wall(rim: Rim, mouth: int, wall: Wall, gates: list[Gate]) -> Curve:
    """A line that ends at a wall, square to it."""
    start = rim_point(mouth)
    curve = max(wall.route, key=_span)
    ahead = curve.nearest(moved(start, inward(mouth), 50))
    share = min(0.75, max(0.25, (curve.nearest(start) + ahead) / 2))
    point = curve.at(share)
    heading = _into(curve, share, start)
    gates.append(Gate(point, heading, rim.spec.segments[wall.area].kind))
    end = moved(point, heading, 2)
    reach = 0.4 * distance(start, point)
    return Curve(start, moved(start, inward(mouth), reach), moved(end, heading, -reach), end)


def _span(curve: Curve) -> float:
    """The distance between the ends of a curve."""
    return distance(curve.start, curve.end)


def _into(curve: Curve, share: float, outside: Point) -> Point:
    """The direction square to a wall, away from a point outside."""
    x, y = curve.heading(share)
    point = curve.at(share)
    from_outside = direction(outside, point)
    sign = 1 if -y * from_outside[0] + x * from_outside[1] > 0 else -1
    return -y * sign, x * sign


def _stub(rim: Rim, ways: Ways, walls: list[Wall], target: int, gates: list[Gate]) -> Stub:
    """A short way from the meeting to the wall of an area, between two roads."""
    place = next(place for place in ways.places if place.kind in ("crossing", "square"))
    wall = next(wall for wall in walls if wall.area == target)
    curve = wall.route[len(wall.route) // 2]
    share = curve.nearest(place.centre)
    heading = _into(curve, share, place.centre)
    gates.append(Gate(curve.at(share), heading, rim.spec.segments[target].kind))
    side = rim.owners.index(target)
    order = sorted(place.mouths, key=lambda mouth: (mouth - side) % 8)
    way = straight(place.centre, moved(curve.at(share), heading, 2))
    return Stub(way, rim.mouths[order[-1]], rim.mouths[order[0]])


def _bridges(lines: list[Line]) -> list[Bridge]:
    """Where a higher line crosses a lower one."""
    found = []
    for number, lower in enumerate(lines):
        for upper in lines[number + 1 :]:
            for one in lower.arms:
                found += [bridge for other in upper.arms for bridge in _crossing(one, other, lower.width)]
    return found


def _crossing(lower: Route, upper: Route, width: float) -> list[Bridge]:
    """The bridge where one route crosses another, away from the ends of both."""
    below, above = flattened(lower), flattened(upper)
    ends = (below[0], below[-1], above[0], above[-1])
    for a, b in pairwise(below):
        for c, d in pairwise(above):
            shares = meeting(a, b, c, d)
            point = between(c, d, shares[1]) if shares else ends[0]
            if all(distance(point, end) > 8 for end in ends):
                return [Bridge(point, direction(c, d), width)]
    return []
