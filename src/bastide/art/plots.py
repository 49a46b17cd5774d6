"""Plots: small round places that lie in a field, where there is most room for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .curves import Point, Route, distance, flattened, inside
from .outlines import Area
from .rim import Rim
from .ways import Place

PLOT = 12.0
"""How large a plot is at most."""
WALL = 5.0
"""How far from a wall's middle its towers reach."""
INSIDE = range(14, 87, 2)
"""Where its middle may lie, so that the rim cuts nothing off."""
CENTRAL = 0.02


def plot(rim: Rim, areas: Sequence[Area], lines: Sequence[tuple[Route, float]]) -> Iterator[Place]:
    """The tile's plot, if it has one: as far from walls, lines and the rim as it can be."""
    if rim.plot() is None:
        return
    edges = [(point, WALL) for area in areas for point in area.outline]
    edges += [(point, width / 2) for route, width in lines for point in flattened(route)]
    places = [(float(x), float(y)) for x in INSIDE for y in INSIDE]
    free = [place for place in places if not any(inside(place, area.outline) for area in areas)]
    best = max(free or [(50.0, 50.0)], key=lambda place: _worth(place, edges))
    yield Place("plot", best, PLOT, ())


def _room(place: Point, edges: Sequence[tuple[Point, float]]) -> float:
    """How far the next wall, line or side of the tile is."""
    near = [distance(place, point) - reach for point, reach in edges]
    return min([*near, *place, 100 - place[0], 100 - place[1]])


def _worth(place: Point, edges: Sequence[tuple[Point, float]]) -> float:
    """Room, up to what a plot needs, and then the middle of the tile."""
    return min(_room(place, edges), PLOT + 4) - CENTRAL * distance(place, (50, 50))
