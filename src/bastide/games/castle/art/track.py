"""Where things lie on The Castle's board: the wall round the inside, the score track on it, its towers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ....art.board import corner
from ....art.curves import Point, direction, distance, moved
from ..view import CastleExtras, CornerTower

THICK = 64.0
TRACK = 43.0
"""How far outside the inside the middle of the track runs."""
IN_TOWER = 15.0
"""How far from the middle of a tower its two spaces lie."""
DISC = 14.0
STEPS = {"N": (0, 0, 1, 0), "E": (1, 0, 0, 1), "S": (1, 1, -1, 0), "W": (0, 1, 0, -1)}
"""Where a side of a cell begins, and where it leads, clockwise."""
_BESIDE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def inner_corners(inside: set[tuple[int, int]]) -> list[Point]:
    """The corners of the inside, clockwise."""
    steps: dict[Point, Point] = {}
    for x, y in inside:
        left, top = corner((x, y))
        for side, (dx, dy, along_x, along_y) in STEPS.items():
            if (x + _BESIDE[side][0], y + _BESIDE[side][1]) not in inside:
                start = left + dx * 100, top + dy * 100
                steps[start] = (start[0] + along_x * 100, start[1] + along_y * 100)
    place = start = min(steps)
    ring = []
    while True:
        ring.append(place)
        place = steps[place]
        if place == start:
            break
    ends = zip(ring[-1:] + ring, ring, ring[1:] + ring[:1], strict=False)
    return [here for before, here, after in ends if direction(before, here) != direction(here, after)]


def widened(outline: Sequence[Point], reach: float) -> list[Point]:
    """The outline moved outwards."""
    found = []
    for place, here in enumerate(outline):
        one = direction(outline[place - 1], here)
        other = direction(here, outline[(place + 1) % len(outline)])
        found.append((here[0] + (one[1] + other[1]) * reach, here[1] - (one[0] + other[0]) * reach))
    return found


def track_places(castle: CastleExtras, outline: Sequence[Point]) -> list[Point]:
    """Where every space of the track lies, by its number."""
    middle = widened(outline, TRACK)
    ring = list(middle if castle.track == "clockwise" else middle[::-1])
    corners = list(outline if castle.track == "clockwise" else outline[::-1])
    places: list[Point] = [(0.0, 0.0)] * castle.spaces
    towers = sorted(castle.towers, key=lambda tower: min(tower.scores))
    for tower, following in zip(towers, towers[1:] + towers[:1], strict=True):
        route = _between_towers(ring, corners, tower, following)
        first = max(tower.scores) + 1
        count = (min(following.scores) - first) % castle.spaces
        size = sum(distance(a, b) for a, b in pairwise(route))
        for step in range(count):
            places[(first + step) % castle.spaces] = _at(route, 40 + (size - 80) * (step + 0.5) / count)
        _tower_places(places, tower, route[0], direction(route[0], route[1]), 1)
        _tower_places(places, following, route[-1], direction(route[-1], route[-2]), 0)
    return places


def _tower_places(places: list[Point], tower: CornerTower, centre: Point, heading: Point, half: int) -> None:
    """The spaces of a tower: the earlier half before the corner, the later half after it."""
    scores = sorted(tower.scores)
    mine = scores[len(scores) // 2 :] if half else scores[: (len(scores) + 1) // 2]
    for score in mine:
        places[score] = moved(centre, heading, IN_TOWER)


def _between_towers(
    ring: Sequence[Point], corners: Sequence[Point], tower: CornerTower, following: CornerTower
) -> list[Point]:
    """The way on the wall from one tower to the next."""
    start = corners.index((tower.column * 100, tower.row * 100))
    end = corners.index((following.column * 100, following.row * 100))
    count = (end - start) % len(ring) or len(ring)
    return [ring[(start + step) % len(ring)] for step in range(count + 1)]


def _at(route: Sequence[Point], reach: float) -> Point:
    """The point this far along a way."""
    for one, other in pairwise(route):
        if reach <= distance(one, other):
            return moved(one, direction(one, other), reach)
        reach -= distance(one, other)
    return route[-1]


def tower_middle(castle: CastleExtras, tower: CornerTower) -> Point:
    """The middle of a corner tower."""
    outline = inner_corners(set(castle.inside))
    return widened(outline, TRACK)[outline.index((tower.column * 100, tower.row * 100))]


def outwards_of(castle: CastleExtras, tower: CornerTower) -> int:
    """Whether a tower sticks out of the castle to the west, -1, or to the east, 1; 0 if it sticks into it."""
    outline = inner_corners(set(castle.inside))
    place = outline.index((tower.column * 100, tower.row * 100))
    before, here, after = outline[place - 1], outline[place], outline[(place + 1) % len(outline)]
    one, other = direction(before, here), direction(here, after)
    if one[0] * other[1] - one[1] * other[0] < 0:
        return 0
    return 1 if tower_middle(castle, tower)[0] > here[0] else -1


def wall_tile_place(middle: Point, spaces: Sequence[Point]) -> Point:
    """Where a wall tile lies on its tower: away from the numbers of its spaces."""
    away = [(middle[0] - x, middle[1] - y) for x, y in spaces]
    return middle[0] + 0.6 * sum(dx for dx, _ in away), middle[1] + 0.6 * sum(dy for _, dy in away)


def disc_radius(spaces: Sequence[Point], score: int) -> float:
    """How large a space of the track is drawn: smaller where they lie close to each other."""
    beside = spaces[score - 1], spaces[(score + 1) % len(spaces)]
    return min(DISC, min(distance(spaces[score], other) for other in beside) / 2 - 0.5)
