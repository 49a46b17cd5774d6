"""A survey of a tile: for points on a fine grid, whose they are and how far the next border is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from bastide.core.tiles import SegmentSpec, TileSpec

from .curves import Point, distance, turned
from .geometry import Ring, partition

SIZE = 50
STEP = 100 / SIZE
BESIDE = {"cloister": (-7.0, 16.5), "cathedral": (-31.0, 28.0)}
"""How far a figure stands from the middle of a great building, eastwards and southwards."""
_FAR = 99.0


@dataclass(frozen=True)
class Survey:
    """The owner of every cell of the grid, row by row, and its distance to the next cell of another owner."""

    owners: list[int]
    clearance: list[float]

    def cells(self, segment: int) -> list[int]:
        """The cells of a segment."""
        return [cell for cell, owner in enumerate(self.owners) if owner == segment]

    def around(self, point: Point) -> tuple[int, float]:
        """The owner of a point and its distance to the next border."""
        column, row = (min(SIZE - 1, max(0, int(value / STEP))) for value in point)
        return self.owners[row * SIZE + column], self.clearance[row * SIZE + column]


def middle(cell: int) -> Point:
    """The middle of a cell."""
    return (cell % SIZE + 0.5) * STEP, (cell // SIZE + 0.5) * STEP


def rim_distance(point: Point) -> float:
    """How far a point lies from the rim of the tile."""
    return min(point[0], point[1], 100 - point[0], 100 - point[1])


@lru_cache(maxsize=1024)
def survey(spec: TileSpec) -> Survey:
    """The survey of a tile as its file shows it."""
    owners = [-1] * (SIZE * SIZE)
    for segment, found in partition(spec).items():
        _fill(owners, segment, found)
    return Survey(owners, _clearance(owners))


def _fill(owners: list[int], segment: int, found: list[Ring]) -> None:
    """Write a segment into the cells whose middles lie in it."""
    crossings: list[list[float]] = [[] for _ in range(SIZE)]
    for ring in found:
        last_x, last_y = ring[-1]
        for x, y in ring:
            low, high = sorted((last_y, y))
            for row in range(max(0, math.ceil(low / STEP - 0.5)), min(SIZE, math.ceil(high / STEP - 0.5))):
                crossings[row].append(x + (last_x - x) * ((row + 0.5) * STEP - y) / (last_y - y))
            last_x, last_y = x, y
    for row, stops in enumerate(crossings):
        stops.sort()
        for start, end in zip(stops[::2], stops[1::2], strict=False):
            for column in range(math.ceil(start / STEP - 0.5), math.ceil(end / STEP - 0.5)):
                owners[row * SIZE + column] = segment


def _clearance(owners: list[int]) -> list[float]:
    """How far each cell lies from the next cell of another owner, worked out in two sweeps."""
    wide = SIZE + 2
    near = [_FAR] * (wide * wide)
    for row in range(SIZE):
        for column in range(SIZE):
            if _on_border(owners, row, column):
                near[(row + 1) * wide + column + 1] = 0.0
    _sweep(near, range(wide + 1, wide * (SIZE + 1)), -1)
    _sweep(near, range(wide * (SIZE + 1) - 1, wide, -1), 1)
    return [near[(row + 1) * wide + column + 1] for row in range(SIZE) for column in range(SIZE)]


def _sweep(near: list[float], order: range, step: int) -> None:
    """Hand distances on from neighbours already passed; the cells around the grid stay far away."""
    wide = SIZE + 2
    slanted = STEP * 1.414
    for cell in order:
        best = near[cell]
        if best and 0 < cell % wide <= SIZE:
            above = cell + step * wide
            best = min(
                best, near[cell + step] + STEP, near[above] + STEP, near[above - 1] + slanted, near[above + 1] + slanted
            )
            near[cell] = best


def _on_border(owners: list[int], row: int, column: int) -> bool:
    """Whether the neighbour to the east or to the south, or one to the west or north, has another owner."""
    cell = row * SIZE + column
    owner = owners[cell]
    return (
        (column < SIZE - 1 and owners[cell + 1] != owner)
        or (column > 0 and owners[cell - 1] != owner)
        or (row < SIZE - 1 and owners[cell + SIZE] != owner)
        or (row > 0 and owners[cell - SIZE] != owner)
    )


@lru_cache(maxsize=2048)
def stands(spec: TileSpec, turn: int = 0) -> dict[int, Point]:
    """Where a figure stands in every segment of the turned tile: well inside it, and apart from the other stands."""
    known = survey(spec)
    candidates = {
        segment: _beside(known, segment, turn, _building(part)) or _candidates(known, segment)
        for segment, part in enumerate(spec.segments)
    }
    order = sorted(candidates, key=lambda segment: len(candidates[segment]))
    chosen: dict[int, Point] = {}
    for _ in range(2):
        for segment in order:
            others = [point for other, point in chosen.items() if other != segment]
            chosen[segment] = max(candidates[segment], key=lambda place: _worth(place, others))[1]
    return {segment: turned(place, turn) for segment, place in sorted(chosen.items())}


def _building(part: SegmentSpec) -> str | None:
    """The great building in the middle of a segment."""
    return next((name for name in BESIDE if part.kind == name or part.marks.get(name)), None)


def _beside(known: Survey, segment: int, turn: int, building: str | None) -> list[tuple[float, Point]]:
    """The stand beside a great building, the same in every turn, so that the building stays in sight."""
    if building is None:
        return []
    cells = [middle(cell) for cell in known.cells(segment)]
    x, y = turned((sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)), turn)
    place = turned((x + BESIDE[building][0], y + BESIDE[building][1]), -turn % 4)
    return [(0.0, place)] if known.around(place)[0] == segment else []


def _candidates(known: Survey, segment: int) -> list[tuple[float, Point]]:
    """Cells of a segment with room around them, the roomiest half of a coarse choice."""
    cells = known.cells(segment)
    roomy = sorted(((known.clearance[cell], middle(cell)) for cell in cells), reverse=True)
    return roomy[: max(1, len(roomy) * 2 // 3)][:: max(1, len(roomy) // 120)] or [(0.0, (50.0, 50.0))]


def _worth(place: tuple[float, Point], others: list[Point]) -> float:
    """How good a stand is: room around it, distance to the rim and to other stands."""
    room, point = place
    apart = min((distance(point, other) for other in others), default=60.0)
    central = distance(point, (50, 50)) * 0.05
    return min(room, 13.0) + 0.5 * min(rim_distance(point), 14.0) + 0.55 * min(apart, 34.0) - central
