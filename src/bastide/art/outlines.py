"""The outlines of areas: their own sides of the rim, and a wall across every stretch that is not theirs."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from .chance import Chance
from .curves import Curve, Point, Route, backward, distance, flattened, moved, swung
from .rim import Rim, along, corners, rim_point, runs, strictly_between
from .ways import Ways

NATURAL = {1: 40, 2: 46, 3: 46, 4: 51, 5: 52, 6: 64, 7: 58}
"""How steeply a wall leaves its area's side at a corner, by the half sides it spans."""
SPREAD = (33, 57)


@dataclass(frozen=True)
class Wall:
    """The wall of an area across the stretch of rim from one position clockwise to another."""

    area: int
    start: int
    end: int
    route: Route
    follows: bool = False
    """Whether it runs along a line all the way."""

    def faces(self, position: int) -> bool:
        """Whether this wall looks at a position of the rim."""
        return position % 8 in strictly_between(self.start, self.end)


@dataclass(frozen=True)
class Area:
    """An area with walls of its own."""

    segment: int
    outline: tuple[Point, ...]
    walls: tuple[Wall, ...]


@dataclass(frozen=True)
class _Stretch:
    """A stretch of rim that an area does not own and that one wall of it spans."""

    area: int
    start: int
    end: int
    starts_at_tip: bool = False
    ends_at_tip: bool = False


class Outliner:
    """Draws the outlines of one tile's areas."""

    def __init__(self, rim: Rim, ways: Ways, chance: Chance, forced: Iterable[int] = ()) -> None:
        """Find out which areas need an outline and which fill what is left; forced ones need one."""
        self.rim, self.ways, self.chance = rim, ways, chance
        self.outlined: list[int] = []
        self.tips: dict[int, int] = {}
        for owners, halves in self._pockets():
            self._choose(owners, halves)
        self._outline(forced)
        self.stretches = [stretch for area in self.outlined for stretch in self._stretches(area)]
        self.leaving = self._leaving()

    def areas(self) -> list[Area]:
        """All areas with an outline."""
        return [self._area(segment) for segment in self.outlined]

    def _pockets(self) -> list[tuple[set[int], list[int]]]:
        """The parts into which lines cut the tile: their areas and their half sides."""
        pockets: dict[tuple[int, ...], list[int]] = {}
        for half in range(8):
            key = tuple(bisect_right(sorted(system), half) % len(system) for system in self.ways.systems)
            pockets.setdefault(key, []).append(half)
        return [({self.rim.owners[half] for half in halves}, halves) for halves in pockets.values()]

    def _choose(self, owners: set[int], halves: list[int]) -> None:
        """Outline the areas of a pocket except those of its last kind, which fill what is left."""
        lowest = max(self.rim.rank(owner) for owner in {*owners, *self.rim.enclosed()})
        walled = sorted(owner for owner in owners if self.rim.rank(owner) < lowest)
        self._outline(walled)
        for half in halves:
            after = (half + 1) % 8
            pair = self.rim.owners[half], self.rim.owners[after]
            if after not in halves or after in self.rim.mouths or pair[0] == pair[1]:
                continue
            if all(self.rim.rank(owner) == lowest for owner in pair):
                self._part(after, pair, walled)

    def _outline(self, segments: Iterable[int]) -> None:
        """Give these areas an outline."""
        self.outlined += [segment for segment in segments if segment not in self.outlined]

    def _part(self, position: int, pair: tuple[int, int], walled: list[int]) -> None:
        """Two areas of the last kind meet here: a wall's tip parts them, or the smaller gets an outline."""
        borders = [self.rim.spec.segments[owner].borders for owner in pair]
        both = [area for area in walled if all(area in border for border in borders)]
        if walled:
            self.tips[position] = (both or walled)[0]
        else:
            self._outline([min(pair, key=lambda owner: (self.rim.owners.count(owner), owner))])

    def _stretches(self, area: int) -> list[_Stretch]:
        """The stretches that an area does not own, parted at its tips."""
        owned = runs([half for half, owner in enumerate(self.rim.owners) if owner == area])
        found = []
        for number, (_, end) in enumerate(owned):
            start = owned[(number + 1) % len(owned)][0]
            tips = [p for p in strictly_between(end, start) if self.tips.get(p) == area]
            stops = [end, *tips, start]
            for first, last in pairwise(stops):
                found.append(_Stretch(area, first % 8, last % 8, first in tips, last in tips))
        return found

    def _leaving(self) -> dict[int, list[tuple[int, int, bool]]]:
        """The walls that leave the rim at each position, clockwise from the next side: order, number, start."""
        leaving: dict[int, list[tuple[int, int, bool]]] = {}
        for number, stretch in enumerate(self.stretches):
            start, end = 1 if stretch.starts_at_tip else 3, 2 if stretch.ends_at_tip else 0
            leaving.setdefault(stretch.start, []).append((start, number, True))
            leaving.setdefault(stretch.end, []).append((end, number, False))
        return {position: sorted(walls) for position, walls in leaving.items()}

    def _area(self, segment: int) -> Area:
        """One area: its outline walks the rim where it owns it and the walls where it does not."""
        outline: list[Point] = []
        walls = [self._wall(n) for n, stretch in enumerate(self.stretches) if stretch.area == segment]
        for number, wall in enumerate(walls):
            outline += flattened(wall.route)
            following = walls[(number + 1) % len(walls)]
            if wall.end != following.start or self.rim.owners[wall.end] == segment:
                outline += corners(wall.end, following.start)
        return Area(segment, tuple(outline or corners(0, 8)), tuple(walls))

    def _wall(self, number: int) -> Wall:
        """The wall across one stretch."""
        stretch = self.stretches[number]
        followed = self.ways.between(stretch.start, stretch.end)
        if followed:
            return Wall(stretch.area, stretch.start, stretch.end, followed, True)
        before, after = self._beginning(stretch), self._ending(stretch)
        start = before[-1].end if before else rim_point(stretch.start)
        end = after[0].start if after else rim_point(stretch.end)
        reach = self._reach(stretch) * distance(start, end)
        headings = self._heading(number, True, before), self._heading(number, False, after)
        first = self._nudged(moved(start, headings[0], reach))
        second = self._nudged(moved(end, headings[1], reach))
        curve = Curve(start, first, second, end)
        return Wall(stretch.area, stretch.start, stretch.end, (*before, curve, *after))

    def _nudged(self, point: Point) -> Point:
        """A point a little off, so that no two walls are quite alike."""
        return point[0] + self.chance.between(-2, 2), point[1] + self.chance.between(-2, 2)

    def _beginning(self, stretch: _Stretch) -> Route:
        """The line that a wall follows for a while when it begins at the line's mouth."""
        system = self.ways.system(stretch.start)
        if not system:
            return ()
        other = system[system.index(stretch.start) - 1]
        return self.ways.along(stretch.start, other, self._share(stretch.area, other, stretch.start))

    def _ending(self, stretch: _Stretch) -> Route:
        """The line that a wall follows at last when it ends at the line's mouth."""
        system = self.ways.system(stretch.end)
        if not system:
            return ()
        other = system[(system.index(stretch.end) + 1) % len(system)]
        return backward(self.ways.along(stretch.end, other, self._share(stretch.area, stretch.end, other)))

    def _share(self, area: int, first: int, last: int) -> float:
        """How far a wall follows the line between two mouths: by how much of the rim there is the area's."""
        halves = [half % 8 for half in range(first, first + ((last - first) % 8 or 8))]
        owned = sum(1 for half in halves if self.rim.owners[half] == area)
        return min(0.7, max(0.3, owned / len(halves)))

    def _reach(self, stretch: _Stretch) -> float:
        """How far a wall's handles reach, as a share of the distance it spans."""
        crowded = [len(self.leaving[position]) > 1 for position in (stretch.start, stretch.end)]
        span = (stretch.end - stretch.start) % 8 or 8
        if all(position % 2 for position in (stretch.start, stretch.end)):
            return 0.39 if span != 4 else 0.33
        if span == 2 and all(crowded):
            return 0.72
        return {2: 0.5, 4: 0.33, 6: 0.48 if not any(crowded) else 0.53}.get(span, 0.42)

    def _heading(self, number: int, at_start: bool, line: Route) -> Point:
        """Where a wall leads as it leaves the rim, or the line that it has followed."""
        stretch = self.stretches[number]
        position = stretch.start if at_start else stretch.end
        if line:
            joint = line[-1].heading(1) if at_start else line[0].heading(0)
            return swung(joint, 90)
        walls = self.leaving[position]
        full = 90 if position % 2 == 0 else 180
        if len(walls) > 1:
            rank = [(n, start) for _, n, start in walls].index((number, at_start))
            share = (rank + 1) / (len(walls) + 1)
            angle = SPREAD[rank] if full == 90 and len(walls) == 2 else full * share
            return swung(along(position), angle)
        span = (stretch.end - stretch.start) % 8
        natural = 90 if full == 180 else NATURAL[span]
        passed = strictly_between(stretch.start, stretch.end)
        if full == 90 and span == 4 and any(mouth in passed for mouth in self.rim.mouths):
            natural = 41
        return swung(along(position), full - natural if at_start else natural)
