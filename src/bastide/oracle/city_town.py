"""A town of The City as it lies on the table, counted by flood fill: slow, obvious, sharing no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..core.tiles import SegmentSpec, TileSpec

Cell = tuple[int, int]
Slot = tuple[Cell, int]      # a side of a tile
Member = tuple[Cell, int]    # a segment of a tile
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))  # where a clockwise walk along each side begins
EACH = {"public_building": 2, "historic": 3}


def beside(cell: Cell, side: int) -> Cell:
    """The cell beyond a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def facing(port: int) -> int:
    """The port of the next tile that a port meets."""
    return (port // 3 + 2) % 4 * 3 + 2 - port % 3


@dataclass(frozen=True)
class Laid:
    """A tile on the table."""

    spec: TileSpec
    facing: int

    def ports(self, part: int) -> set[int]:
        """The ports of a segment as the tile lies."""
        return {(port + 3 * self.facing) % 12 for port in self.spec.segments[part].ports}

    def owner(self, port: int) -> int | None:
        """The segment that owns a port."""
        return next((part for part in range(len(self.spec.segments)) if port in self.ports(part)), None)


@dataclass(frozen=True)
class Follower:
    """A figure on a segment."""

    seat: int
    member: Member


@dataclass(frozen=True)
class Feature:
    """Segments that hang together, and the sides where nothing lies against them."""

    kind: str
    members: frozenset[Member]
    open: frozenset[tuple[Member, int]]

    @property
    def complete(self) -> bool:
        """Whether it is a finished road or market."""
        return not self.open and self.kind != "residential"

    @property
    def tiles(self) -> int:
        """How many tiles it covers."""
        return len({cell for cell, _ in self.members})


@dataclass
class Town:
    """What lies on the table: tiles by cell, the gate and walls in clockwise order, followers."""

    tiles: dict[Cell, Laid]
    walls: list[Slot]
    followers: list[Follower]

    def segment(self, member: Member) -> SegmentSpec:
        """A segment as its tile prints it."""
        return self.tiles[member[0]].spec.segments[member[1]]

    def features(self, closed: Collection[Slot] = ()) -> list[Feature]:
        """All features; sides in `closed` have a wall against them, besides those that really stand."""
        left = {(cell, part) for cell, laid in self.tiles.items() for part in range(len(laid.spec.segments))}
        shut = set(closed) | set(self.walls)
        found = []
        while left:
            members = self._flood(min(left))
            left -= members
            kind = self.segment(min(members)).kind
            found.append(Feature(kind, members, frozenset(self._open(members, shut))))
        return found

    def _flood(self, start: Member) -> frozenset[Member]:
        seen, queue = {start}, [start]
        while queue:
            for other in self._joined(queue.pop()):
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return frozenset(seen)

    def _across(self, member: Member) -> Iterator[Member]:
        """The segments that face this one port by port."""
        cell, part = member
        for port in self.tiles[cell].ports(part):
            there = beside(cell, port // 3)
            owner = self.tiles[there].owner(facing(port)) if there in self.tiles else None
            if owner is not None:
                yield there, owner

    def _joined(self, member: Member) -> Iterator[Member]:
        kind = self.segment(member).kind
        return (other for other in self._across(member) if self.segment(other).kind == kind)

    def _open(self, members: Iterable[Member], shut: Collection[Slot]) -> Iterator[tuple[Member, int]]:
        for cell, part in members:
            for side in {port // 3 for port in self.tiles[cell].ports(part)}:
                if beside(cell, side) not in self.tiles and (cell, side) not in shut:
                    yield (cell, part), side

    def worth(self, feature: Feature) -> int:
        """What a road or market pays."""
        if feature.kind == "road":
            return feature.tiles * (2 if feature.tiles >= 4 else 1)
        goods = {good for member in feature.members for good in self.segment(member).marks}
        return feature.tiles * len(goods)

    def holders(self, feature: Feature) -> list[int]:
        """Those with the most followers on a feature."""
        heads = Counter(follower.seat for follower in self.followers if follower.member in feature.members)
        return [seat for seat in heads if heads[seat] == max(heads.values())]

    def markets_touching(self, area: Feature, features: Sequence[Feature]) -> int:
        """How many markets touch a residential area."""
        near = {other for member in area.members for other in self._across(member)}
        near |= {other for member in area.members for other in self._beside_on_rim(member)}
        return sum(feature.kind == "market" and bool(feature.members & near) for feature in features)

    def _beside_on_rim(self, member: Member) -> Iterator[Member]:
        """The owners of the half sides next to this segment's, with no road between."""
        cell, part = member
        laid = self.tiles[cell]
        for port in self.tiles[cell].ports(part):
            for step in (-1, 1):
                middle = laid.owner((port + step) % 12) if (port + step) % 3 == 1 else None
                if middle is None or laid.spec.segments[middle].kind != "road":
                    there = (port + (2 if (port + step) % 3 == 1 else 1) * step) % 12
                    owner = laid.owner(there)
                    if owner is not None:
                        yield cell, owner

    def guard_points(self, slot: Slot) -> int:
        """What the row of tiles behind a slot pays a guard."""
        cell, side = slot
        points = 0
        while cell in self.tiles:
            points += sum(EACH[mark] for mark in self.tiles[cell].spec.marks if mark in EACH)
            cell = beside(cell, (side + 2) % 4)
        return points

    def opposite(self, slot: Slot) -> Slot:
        """The side at the far end of the row of tiles behind a slot."""
        cell, side = slot
        while beside(cell, (side + 2) % 4) in self.tiles:
            cell = beside(cell, (side + 2) % 4)
        return cell, (side + 2) % 4

    def empty_beside(self) -> set[Cell]:
        """The empty cells beside tiles."""
        return {beside(cell, side) for cell in self.tiles for side in range(4)} - self.tiles.keys()

    def barred(self, cell: Cell) -> bool:
        """Whether the wall forbids a tile there: in front of a wall, or where it would shut one in."""
        fronts = {beside(*wall) for wall in self.walls}
        return cell in fronts or not fronts <= outside(self.tiles.keys() | {cell})


def outside(tiles: Collection[Cell]) -> set[Cell]:
    """The empty cells that side-steps reach from far away, as far as one cell round the town."""
    west, east = min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 1
    south, north = min(y for _, y in tiles) - 1, max(y for _, y in tiles) + 1
    seen, queue = {(west, south)}, [(west, south)]
    while queue:
        cell = queue.pop()
        for x, y in (beside(cell, side) for side in range(4)):
            if west <= x <= east and south <= y <= north and (x, y) not in seen and (x, y) not in tiles:
                seen.add((x, y))
                queue.append((x, y))
    return seen


def ring(tiles: Collection[Cell]) -> list[Slot]:
    """All sides that face the outside, clockwise: each begins at the corner where the one before it ends.

    Where two begin at one corner, tiles touch there, and the walk stays before the same empty cell.
    """
    free = outside(tiles)
    slots = {(cell, side) for cell in tiles for side in range(4) if beside(cell, side) in free}
    starts: dict[Cell, list[Slot]] = {}
    for slot in slots:
        starts.setdefault(_corner(slot, slot[1]), []).append(slot)
    walk = [min(slots)]
    while True:
        here = starts[_corner(walk[-1], walk[-1][1] + 1)]
        same = [slot for slot in here if beside(*slot) == beside(*walk[-1])]
        after = here[0] if len(here) == 1 else same[0]
        if after == walk[0]:
            return walk
        walk.append(after)


def _corner(slot: Slot, number: int) -> Cell:
    (x, y), (right, up) = slot[0], CORNERS[number % 4]
    return x + right, y + up
