"""Curves on a tile: points from 0 to 100, x to the east, y to the south."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]


def between(start: Point, end: Point, share: float) -> Point:
    """The point that lies this share of the way from one point to another."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def moved(point: Point, heading: Point, distance: float) -> Point:
    """The point this far away in a direction."""
    return point[0] + heading[0] * distance, point[1] + heading[1] * distance


def distance(one: Point, other: Point) -> float:
    """How far two points lie apart."""
    return math.hypot(one[0] - other[0], one[1] - other[1])


def direction(start: Point, end: Point) -> Point:
    """The direction from one point to another, of length 1."""
    length = distance(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def swung(heading: Point, degrees: float) -> Point:
    """A direction swung clockwise, as seen on the tile."""
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return heading[0] * cosine - heading[1] * sine, heading[0] * sine + heading[1] * cosine


def turned(point: Point, turn: int) -> Point:
    """The point after so many quarter turns of the tile, clockwise."""
    x, y = point
    for _ in range(turn % 4):
        x, y = 100 - y, x
    return x, y


class Curve(NamedTuple):
    """A cubic curve."""

    start: Point
    first: Point
    second: Point
    end: Point

    def at(self, share: float) -> Point:
        """A point of the curve, 0 at its start and 1 at its end."""
        one, two, three = (between(a, b, share) for a, b in pairwise(self))
        return between(between(one, two, share), between(two, three, share), share)

    def heading(self, share: float) -> Point:
        """Where the curve leads at a point of it."""
        return direction(self.at(max(0.0, share - 0.02)), self.at(min(1.0, share + 0.02)))

    def flat(self, steps: int = 12) -> list[Point]:
        """Points along the curve, its ends included; two if it is straight."""
        if self.is_straight():
            return [self.start, self.end]
        return [self.start, *(self.at(step / steps) for step in range(1, steps)), self.end]

    def is_straight(self) -> bool:
        """Whether the curve runs straight from its start to its end."""
        along = direction(self.start, self.end)
        return all(
            abs(along[0] * (y - self.start[1]) - along[1] * (x - self.start[0])) < 0.05
            for x, y in (self.first, self.second)
        )

    def backward(self) -> Curve:
        """The same curve from its end to its start."""
        return Curve(self.end, self.second, self.first, self.start)

    def until(self, share: float) -> Curve:
        """The part of the curve before a point of it."""
        one, two, three = (between(a, b, share) for a, b in pairwise(self))
        four, five = between(one, two, share), between(two, three, share)
        return Curve(self.start, one, four, between(four, five, share))

    def turned(self, turn: int) -> Curve:
        """The curve on the turned tile."""
        return Curve(*(turned(point, turn) for point in self))

    def nearest(self, point: Point) -> float:
        """Where the curve comes nearest to a point."""
        return min((step / 40 for step in range(41)), key=lambda share: distance(self.at(share), point))


Route = tuple[Curve, ...]


def straight(start: Point, end: Point) -> Curve:
    """A straight line as a curve."""
    return Curve(start, between(start, end, 1 / 3), between(start, end, 2 / 3), end)


def backward(route: Route) -> Route:
    """A route from its end to its start."""
    return tuple(curve.backward() for curve in reversed(route))


def at(route: Route, share: float) -> Point:
    """The point at a share of a route's length."""
    number, place = halfway(route, share)
    return route[number].at(place)


def flattened(route: Sequence[Curve], steps: int = 12) -> list[Point]:
    """Points along a route of several curves."""
    points = [route[0].start]
    for curve in route:
        points += curve.flat(steps)[1:]
    return points


def halfway(route: Sequence[Curve], share: float = 0.5) -> tuple[int, float]:
    """The curve of a route, and the place on it, at a share of the route's length."""
    lengths = [length(curve.flat()) for curve in route]
    left = sum(lengths) * share
    for number, part in enumerate(lengths):
        if left <= part or number == len(lengths) - 1:
            return number, min(1.0, left / (part or 1.0))
        left -= part
    return 0, 0.0


def length(points: Sequence[Point]) -> float:
    """The length of a line through points."""
    return sum(distance(a, b) for a, b in pairwise(points))


def beside(points: Sequence[Point], offset: float) -> list[Point]:
    """The line that keeps this distance to the right of a line, as seen when walking along it."""
    moved_points = []
    for number, point in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        x, y = direction(before, after)
        moved_points.append((point[0] - y * offset, point[1] + x * offset))
    return moved_points


def circle(centre: Point, radius: float, steps: int = 20) -> list[Point]:
    """Points round a centre, clockwise from the east."""
    angles = (math.tau * step / steps for step in range(steps))
    return [(centre[0] + math.cos(angle) * radius, centre[1] + math.sin(angle) * radius) for angle in angles]


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies inside a closed ring."""
    x, y = point
    within = False
    last_x, last_y = ring[-1]
    for next_x, next_y in ring:
        if (next_y > y) != (last_y > y) and x < (last_x - next_x) * (y - next_y) / (last_y - next_y) + next_x:
            within = not within
        last_x, last_y = next_x, next_y
    return within


def area(ring: Sequence[Point]) -> float:
    """The area of a closed ring: positive when it runs clockwise, as seen on the tile."""
    total = 0.0
    last_x, last_y = ring[-1]
    for x, y in ring:
        total += last_x * y - x * last_y
        last_x, last_y = x, y
    return total / 2


def meeting(a: Point, b: Point, c: Point, d: Point) -> tuple[float, float] | None:
    """Where the stretches a to b and c to d cross, as shares of both; nothing if they do not."""
    one_x, one_y, two_x, two_y = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = one_x * two_y - one_y * two_x
    if abs(turn) < 1e-9:
        return None
    across_x, across_y = c[0] - a[0], c[1] - a[1]
    first = (across_x * two_y - across_y * two_x) / turn
    second = (across_x * one_y - across_y * one_x) / turn
    return (first, second) if 0 <= first <= 1 and 0 <= second <= 1 else None
