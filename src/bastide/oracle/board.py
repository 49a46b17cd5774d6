"""The slow twin of the board: features by flood fill, from the laid tiles alone. It shares no code with the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..core.tiles import SegmentSpec, TileSpec

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
CENTRES = ("cloister", "garden")
Place = tuple[int, int]
Node = tuple[Place, int]


@dataclass(frozen=True)
class Lying:
    """A tile on the table."""

    spec: TileSpec
    facing: int
    number: int

    @cached_property
    def turned(self) -> list[frozenset[int]]:
        """The ports of each segment as the tile lies."""
        return [frozenset((port + 3 * self.facing) % 12 for port in segment.ports) for segment in self.spec.segments]

    @cached_property
    def owners(self) -> dict[int, int]:
        """The segment that owns each port."""
        return {port: part for part, ports in enumerate(self.turned) for port in ports}

    def ports(self, part: int) -> frozenset[int]:
        """The ports of a segment as the tile lies."""
        return self.turned[part]

    def owner(self, port: int) -> int | None:
        """The segment that owns a port."""
        return self.owners.get(port)

    def shown(self, side: int) -> tuple[str | None, ...]:
        """The kinds on a side, clockwise."""
        owners = [self.owner(side * 3 + place) for place in range(3)]
        return tuple(None if owner is None else self.spec.segments[owner].kind for owner in owners)


class Board:
    """All tiles by their places, unwrapped from the grid by walking from neighbour to neighbour."""

    def __init__(self, specs: Sequence[TileSpec], state: Any) -> None:
        self.tiles: dict[Place, Lying] = {}
        self.places: list[Place] = []
        for number in range(state.tile_count):
            laid = state.tiles[number]
            place = (_unwrapped(laid.cell % 64 - 32, state.west), _unwrapped(laid.cell // 64 - 32, state.south))
            self.tiles[place] = Lying(specs[laid.kind], laid.facing, number)
            self.places.append(place)

    def segment(self, node: Node) -> SegmentSpec:
        """The printed segment of a node."""
        return self.tiles[node[0]].spec.segments[node[1]]

    def nodes(self) -> Iterator[Node]:
        """Every segment on the table, in the order in which they were laid."""
        for place in self.places:
            for part in range(len(self.tiles[place].spec.segments)):
                yield place, part

    def joined(self, node: Node) -> Iterator[Node]:
        """The segments that a segment meets across borders."""
        place, part = node
        for port in self.tiles[place].ports(part):
            side = port // 3
            beyond = neighbour(place, side)
            if beyond in self.tiles:
                other = self.tiles[beyond].owner((side + 2) % 4 * 3 + 2 - port % 3)
                if other is not None and self.segment((beyond, other)).kind == self.segment(node).kind:
                    yield beyond, other

    def features(self) -> list[list[Node]]:
        """All features, each as its segments, by flood fill."""
        seen: set[Node] = set()
        found = []
        for node in self.nodes():
            if node not in seen:
                feature = self._fill(node)
                seen.update(feature)
                found.append(sorted(feature, key=lambda one: (self.tiles[one[0]].number, one[1])))
        return found

    def _fill(self, start: Node) -> set[Node]:
        feature, edge = {start}, [start]
        while edge:
            for other in self.joined(edge.pop()):
                if other not in feature:
                    feature.add(other)
                    edge.append(other)
        return feature

    def open_sides(self, feature: Sequence[Node]) -> int:
        """Sides of a feature that nothing lies against; for a centre the empty cells around it."""
        if self.segment(feature[0]).kind in CENTRES:
            place = feature[0][0]
            return sum((place[0] + x, place[1] + y) not in self.tiles for x, y in AROUND)
        return sum(
            neighbour(place, side) not in self.tiles
            for place, part in feature
            for side in {port // 3 for port in self.tiles[place].ports(part)}
        )

    def gaps(self) -> set[Place]:
        """Empty cells beside a tile."""
        beside = {neighbour(place, side) for place in self.tiles for side in range(4)}
        return beside - set(self.tiles)

    def makes_hole(self, place: Place) -> bool:
        """Whether some empty cell is cut off from the outside once a tile lies there, by flooding from outside."""
        taken = {*self.tiles, place}
        xs, ys = [x for x, _ in taken], [y for _, y in taken]
        wide = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
        outside = {(wide[0][0], wide[1][0])}
        edge = list(outside)
        while edge:
            at = edge.pop()
            for side in range(4):
                beyond = neighbour(at, side)
                inside = beyond[0] in wide[0] and beyond[1] in wide[1]
                if inside and beyond not in taken and beyond not in outside:
                    outside.add(beyond)
                    edge.append(beyond)
        return len(outside) + len(taken) < len(wide[0]) * len(wide[1])


def neighbour(place: Place, side: int) -> Place:
    """The place beyond a side."""
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def _unwrapped(number: int, lowest: int) -> int:
    while number < lowest:
        number += 64
    while number >= lowest + 64:
        number -= 64
    return number
