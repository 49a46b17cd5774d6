"""Cuts the square of a tile into pieces along curves, and gives every piece to one owner.

All curves are cut where they cross; the pieces between them are found by walking round each of them.
Since every piece has one owner, areas cover the square and never overlap, whatever the curves are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from .curves import Point, area, inside, meeting

Node = tuple[int, int]
"""A point in thousandths, so that points can be compared."""
Edge = tuple[Node, Node]

GRAIN = 1000


def node(point: Point) -> Node:
    """A point in thousandths."""
    return round(point[0] * GRAIN), round(point[1] * GRAIN)


def point_of(place: Node) -> Point:
    """A point again."""
    return place[0] / GRAIN, place[1] / GRAIN


@dataclass
class Cycle:
    """A walk round a piece, which lies to its right; or round a hole of one, when the area is negative."""

    edges: list[Edge]
    ring: list[Point]
    area: float
    probe: Point
    """A point of the piece."""
    owner: int = field(default=-1)


def cycles(lines: Sequence[Sequence[Point]]) -> list[Cycle]:
    """All walks round the pieces that lines cut out."""
    return _walks(_edges(lines))


def _edges(lines: Sequence[Sequence[Point]]) -> set[Edge]:
    """The lines as edges between nodes, cut where they cross; each edge in both directions."""
    stretches = [pair for line in lines for pair in pairwise(line)]
    cuts: list[list[tuple[float, Node]]] = [[(0.0, node(a)), (1.0, node(b))] for a, b in stretches]
    order = sorted(range(len(stretches)), key=lambda n: min(stretches[n][0][0], stretches[n][1][0]))
    for place, number in enumerate(order):
        _cross(stretches, cuts, number, order[place + 1 :])
    edges: set[Edge] = set()
    for entries in cuts:
        stops = [stop for _, stop in sorted(entries)]
        for one, other in pairwise(stops):
            if one != other:
                edges |= {(one, other), (other, one)}
    return edges


def _cross(
    stretches: list[tuple[Point, Point]], cuts: list[list[tuple[float, Node]]], number: int, others: Sequence[int]
) -> None:
    """Cut one stretch and those after it, in the order of their western ends, where they cross."""
    a, b = stretches[number]
    east = max(a[0], b[0])
    north, south = min(a[1], b[1]), max(a[1], b[1])
    for other in others:
        c, d = stretches[other]
        if c[0] > east and d[0] > east:
            return
        if (c[1] > south and d[1] > south) or (c[1] < north and d[1] < north):
            continue
        shares = meeting(a, b, c, d)
        if shares:
            place = node((a[0] + (b[0] - a[0]) * shares[0], a[1] + (b[1] - a[1]) * shares[0]))
            cuts[number].append((shares[0], place))
            cuts[other].append((shares[1], place))


def _walks(edges: set[Edge]) -> list[Cycle]:
    """Walk along every edge once, turning right as sharply as possible at every node."""
    leaving: dict[Node, list[tuple[float, Node]]] = {}
    for start, end in edges:
        leaving.setdefault(start, []).append((math.atan2(end[1] - start[1], end[0] - start[0]), end))
    following: dict[Edge, Edge] = {}
    for place, ways in leaving.items():
        ways.sort()
        for number, (_, end) in enumerate(ways):
            following[end, place] = (place, ways[number - 1][1])
    found = []
    left = dict.fromkeys(sorted(edges))
    while left:
        walk = [next(iter(left))]
        while (step := following[walk[-1]]) != walk[0]:
            walk.append(step)
        for edge in walk:
            del left[edge]
        found.append(_cycle(walk))
    return found


def _cycle(walk: list[Edge]) -> Cycle:
    """A walk with the piece to its right."""
    ring = [point_of(start) for start, _ in walk]
    return Cycle(walk, ring, area(ring), _probe(walk))


def _probe(walk: list[Edge]) -> Point:
    """A point a hair's breadth to the right of the middle of the longest edge."""
    start, end = max(walk, key=lambda edge: abs(edge[0][0] - edge[1][0]) + abs(edge[0][1] - edge[1][1]))
    (x, y), (to_x, to_y) = point_of(start), point_of(end)
    size = math.hypot(to_x - x, to_y - y)
    return (x + to_x) / 2 - (to_y - y) / size * 0.01, (y + to_y) / 2 + (to_x - x) / size * 0.01


def give(pieces: list[Cycle], owner_at: Callable[[Point], int], ground: Callable[[Edge], int | None]) -> None:
    """Give every piece an owner: by a point of it, or, where that says -1, by the rim that it touches.

    `ground` names the owner of an edge of the rim; pieces of ground that touch no rim keep -1."""
    for piece in pieces:
        piece.owner = owner_at(piece.probe)
    for piece in pieces:
        if piece.owner == -1 and piece.area > 0:
            touched = [owner for edge in piece.edges if (owner := ground(edge)) is not None]
            piece.owner = max(sorted(set(touched)), key=touched.count) if touched else -1
    for piece in pieces:
        if piece.owner == -1 and piece.area <= 0:
            around = [other for other in pieces if other.area > 0 and inside(piece.probe, other.ring)]
            piece.owner = min(around, key=lambda other: other.area).owner if around else -1


def rings(pieces: Sequence[Cycle]) -> dict[int, list[list[Point]]]:
    """The borders of every owner: clockwise round its pieces, counter-clockwise round holes in them."""
    owner_of = {edge: piece.owner for piece in pieces for edge in piece.edges}
    leaving: dict[int, dict[Node, list[Node]]] = {}
    for (start, end), owner in owner_of.items():
        if owner_of[end, start] != owner:
            leaving.setdefault(owner, {}).setdefault(start, []).append(end)
    return {owner: _rings_of(ways) for owner, ways in leaving.items()}


def _rings_of(ways: dict[Node, list[Node]]) -> list[list[Point]]:
    """Closed rings out of the edges of one owner; where rings touch, they part."""
    found = []
    while ways:
        start = min(ways)
        ring, place, before = [start], ways[start].pop(), start
        while place != start:
            ring.append(place)
            choices = ways[place]
            following = choices[0] if len(choices) == 1 else _sharpest(before, place, choices)
            choices.remove(following)
            before, place = place, following
        ways = {place: ends for place, ends in ways.items() if ends}
        found.append([point_of(stop) for stop in ring])
    return found


def _sharpest(before: Node, place: Node, choices: list[Node]) -> Node:
    """The way on that turns right most sharply, so that the walk stays with its own piece."""
    back = math.atan2(before[1] - place[1], before[0] - place[0])

    def turn(end: Node) -> float:
        return (back - math.atan2(end[1] - place[1], end[0] - place[0])) % math.tau or math.tau

    return min(choices, key=turn)
