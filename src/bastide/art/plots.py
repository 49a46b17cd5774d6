"""Round places that are segments by themselves: plots in a field, and fields shut up in a city, its yards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from .curves import Point, Route, distance, flattened, inside
from .outlines import Area
from .rim import Rim
from .ways import Place, Ways

PLOT = 12.0
"""How large a plot is at most."""
WALL = 5.0
"""How far from a wall's middle its towers reach."""
INSIDE = range(14, 87, 2)
"""Where its middle may lie, so that the rim cuts nothing off."""
CENTRAL = 0.02
YARDS: dict[int, tuple[tuple[Point, float], ...]] = {
    1: (((50.0, 50.0), 18.0),),
    2: (((30.0, 50.0), 14.0), ((70.0, 50.0), 14.0)),
    3: (((30.0, 34.0), 13.0), ((70.0, 34.0), 13.0), ((50.0, 70.0), 13.0)),
}
"""Where yards lie and how large they are, by how many there are; more than these find no room."""


def yards(rim: Rim, outlined: Collection[int]) -> Iterator[Place]:
    """The areas among these that reach no side of the tile, each in a yard of its own."""
    inner = [segment for segment in rim.enclosed() if segment in outlined]
    for segment, (centre, radius) in zip(inner, YARDS.get(len(inner), YARDS[3]), strict=False):
        yield Place("yard", centre, radius, (), segment)


def plot(rim: Rim, ways: Ways, areas: Sequence[Area], lines: Sequence[tuple[Route, float]]) -> Iterator[Place]:
    """The tile's plot, if it has one: in a yard, or as far from walls, lines and the rim as it can be."""
    if rim.plot() is None:
        return
    within = [place.centre for place in ways.places if place.kind == "yard"]
    edges = [(point, WALL) for area in areas for point in area.outline]
    edges += [(point, width / 2) for route, width in lines for point in flattened(route)]
    places = [(float(x), float(y)) for x in INSIDE for y in INSIDE]
    free = [place for place in places if not any(inside(place, area.outline) for area in areas)]
    best = max(within or free or [(50.0, 50.0)], key=lambda place: _worth(place, edges))
    yield Place("plot", best, PLOT, (), rim.plot())


def _room(place: Point, edges: Sequence[tuple[Point, float]]) -> float:
    """How far the next wall, line or side of the tile is."""
    near = [distance(place, point) - reach for point, reach in edges]
    return min([*near, *place, 100 - place[0], 100 - place[1]])


def _worth(place: Point, edges: Sequence[tuple[Point, float]]) -> float:
    """Room, up to what a plot needs, and then the middle of the tile."""
    return min(_room(place, edges), PLOT + 4) - CENTRAL * distance(place, (50, 50))
