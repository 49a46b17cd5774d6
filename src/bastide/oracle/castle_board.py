"""What lies inside the castle wall, seen afresh: tiles, and what they are joined to, by flood fill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from ..core.tiles import SegmentSpec, TileSpec

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
EMPTY, WALL = -1, -2

Place = tuple[int, int]
Node = tuple[int, int]


class Laid(NamedTuple):
    """A tile as it lies; a start space is one too."""

    kind: int
    place: Place
    facing: int


def place_of(cell: int) -> Place:
    """The x and y of a cell."""
    return cell % 64 - 32, cell // 64 - 32


def cell_of_place(place: Place) -> int:
    """The cell at x and y."""
    return (place[1] + 32) * 64 + place[0] + 32


def facing_port(port: int) -> int:
    """The port across the border."""
    return (port // 3 + 2) % 4 * 3 + 2 - port % 3


class Castle:
    """What lies inside the wall: tiles and what they are joined to."""

    def __init__(self, specs: Sequence[TileSpec], box: Any, tiles: Sequence[Laid]) -> None:
        self.specs = specs
        self.tiles = tuple(tiles)
        starts = box.starts[: box.start_count]
        self.inside = {place_of(cell) for cell in box.inside[: box.inside_count]}
        self.doors = {(place_of(start.before), start.side): number for number, start in enumerate(starts)}
        self.before = {number: place for (place, _), number in self.doors.items()}
        self.at = {laid.place: len(starts) + number for number, laid in enumerate(self.tiles[len(starts) :])}

    def ports(self, node: Node) -> set[int]:
        """The ports of a segment as its tile lies."""
        laid = self.tiles[node[0]]
        return {(port + 3 * laid.facing) % 12 for port in self.spec(node[0]).segments[node[1]].ports}

    def spec(self, tile: int) -> TileSpec:
        """What is drawn on a laid tile."""
        return self.specs[self.tiles[tile].kind]

    def kind(self, node: Node) -> str:
        """The kind of a segment."""
        return self.spec(node[0]).segments[node[1]].kind

    def nodes_of(self, tile: int) -> list[Node]:
        """The segments of a laid tile."""
        return [(tile, part) for part in range(len(self.spec(tile).segments))]

    def owner(self, tile: int, port: int) -> Node | None:
        """The segment that owns a port."""
        return next((node for node in self.nodes_of(tile) if port in self.ports(node)), None)

    def beyond_place(self, place: Place, side: int) -> int:
        """The tile or start space beyond a side of a cell, or that it is empty, or wall."""
        if (place, side) in self.doors:
            return self.doors[place, side]
        there = place[0] + STEPS[side][0], place[1] + STEPS[side][1]
        if there not in self.inside:
            return WALL
        return self.at.get(there, EMPTY)

    def beyond(self, tile: int, side: int) -> int:
        """The same for a side of a laid tile; a start space looks at one cell only."""
        if tile in self.before:
            return self.at.get(self.before[tile], EMPTY)
        return self.beyond_place(self.tiles[tile].place, side)

    def joined(self, node: Node) -> Iterator[Node]:
        """The segments that continue this one across a border."""
        for port in self.ports(node):
            tile = self.beyond(node[0], port // 3)
            other = self.owner(tile, facing_port(port)) if tile >= 0 else None
            if other is not None and self.kind(other) == self.kind(node):
                yield other

    @cached_property
    def features(self) -> list[frozenset[Node]]:
        """All features, by flood fill."""
        found: list[frozenset[Node]] = []
        seen: set[Node] = set()
        for node in (node for tile in range(len(self.tiles)) for node in self.nodes_of(tile)):
            if node not in seen:
                feature = self._flood(node)
                seen |= feature
                found.append(frozenset(feature))
        return found

    def _flood(self, node: Node) -> set[Node]:
        reached, waiting = {node}, [node]
        while waiting:
            fresh = set(self.joined(waiting.pop())) - reached
            reached |= fresh
            waiting += fresh
        return reached

    def open_sides(self, feature: frozenset[Node]) -> int:
        """Sides of the feature's segments that nothing lies against."""
        sides = {(node, port // 3) for node in feature for port in self.ports(node)}
        return sum(self.beyond(node[0], side) == EMPTY for node, side in sides)

    def size(self, feature: frozenset[Node]) -> int:
        """The tiles it covers, start spaces among them."""
        return len({tile for tile, _ in feature})

    def marks(self, feature: frozenset[Node], mark: str) -> int:
        """How many wells or markets it has."""
        return sum(self.spec(tile).segments[part].marks.get(mark, 0) for tile, part in feature)

    def gaps(self) -> set[Place]:
        """Empty cells beside a tile or a start space."""
        free = self.inside - set(self.at)
        return {place for place in free if any(self.beyond_place(place, side) >= 0 for side in range(4))}

    def fits(self, kind: int, place: Place, facing: int) -> bool:
        """Paths continue into paths and nothing else does."""
        for side in range(4):
            tile = self.beyond_place(place, side)
            middle = side * 3 + 1
            if tile >= 0:
                there = self.owner(tile, facing_port(middle))
                goes_on = there is not None and self.kind(there) == "path"
                if self._is_path(kind, (middle - 3 * facing) % 12) != goes_on:
                    return False
        return True

    def _is_path(self, kind: int, port: int) -> bool:
        return any(part.kind == "path" and port in part.ports for part in self.specs[kind].segments)

    def largest_empty(self) -> int:
        """The cells of the largest empty region."""
        free, largest = self.inside - set(self.at), 0
        while free:
            waiting, size = [free.pop()], 0
            while waiting:
                x, y = waiting.pop()
                size += 1
                near = {(x + right, y + up) for right, up in STEPS} & free
                free -= near
                waiting += near
            largest = max(largest, size)
        return largest


def looks(spec: TileSpec, facing: int) -> frozenset[Any]:
    """What can be seen of a tile that faces so."""
    def look(part: SegmentSpec) -> tuple[str, frozenset[int], frozenset[tuple[str, int]]]:
        ports = frozenset((port + 3 * facing) % 12 for port in part.ports)
        return part.kind, ports, frozenset(part.marks.items())

    return frozenset(Counter(look(part) for part in spec.segments).items())
