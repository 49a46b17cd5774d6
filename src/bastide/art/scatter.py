"""Finds places for things on a tile: in rows, in groves, or one by one where there is room."""

from __future__ import annotations

import math

from bastide.core.tiles import TileSpec

from .chance import Chance
from .curves import Point, distance
from .survey import Survey, middle, rim_distance, stands, survey

FIGURE = 11.0
"""How far a figure reaches from its stand."""


class Ground:
    """The free ground of a tile: what is placed on it takes its room away."""

    def __init__(self, spec: TileSpec) -> None:
        """All of the tile is free."""
        self.spec = spec
        self.survey: Survey = survey(spec)
        self.taken: list[tuple[Point, float]] = []

    def take(self, place: Point, radius: float) -> None:
        """Something stands here."""
        self.taken.append((place, radius))

    def is_free(self, place: Point, segment: int, room: float, margin: float, radius: float) -> bool:
        """Whether a place in a segment keeps its distance from borders, from the rim and from what stands there."""
        if rim_distance(place) < margin:
            return False
        owner, clearance = self.survey.around(place)
        if owner != segment or clearance < room:
            return False
        return all(distance(place, other) >= radius + reach for other, reach in self.taken)

    def rows(self, segment: int, spacing: float, room: float, margin: float, chance: Chance) -> list[Point]:
        """Places in staggered, slightly uneven rows."""
        shift_x, shift_y = chance.between(0, spacing), chance.between(0, spacing)
        height, found = spacing * 0.84, []
        for row in range(int(100 / height) + 2):
            for column in range(int(100 / spacing) + 2):
                x = column * spacing - shift_x + (row % 2) * spacing / 2 + chance.between(-1, 1) * spacing * 0.16
                y = row * height - shift_y + chance.between(-1, 1) * spacing * 0.12
                if self.is_free((x, y), segment, room, margin, spacing * 0.3):
                    found.append((x, y))
        return found

    def anywhere(
        self, segment: int, count: int, room: float, margin: float, radius: float, chance: Chance
    ) -> list[Point]:
        """Up to so many places, each taken as it is found."""
        found: list[Point] = []
        for _ in range(count * 6):
            place = chance.between(margin, 100 - margin), chance.between(margin, 100 - margin)
            if self.is_free(place, segment, room, margin, radius):
                self.take(place, radius)
                found.append(place)
                if len(found) == count:
                    break
        return found

    def grove(self, segment: int, size: int, chance: Chance) -> list[Point]:
        """Places close to each other."""
        centres = self.anywhere(segment, 1, 5, 7.5, 4.5, chance)
        found = list(centres)
        for centre in centres:
            for _ in range(size * 3):
                angle, reach = chance.between(0, math.tau), chance.between(4.5, 12)
                place = centre[0] + math.cos(angle) * reach, centre[1] + math.sin(angle) * reach * 0.8
                if len(found) < size and self.is_free(place, segment, 4.5, 6.2, 2.4):
                    self.take(place, 2.4)
                    found.append(place)
        return found

    def best(self, segment: int, room: float, margin: float, near: Point | None = None) -> Point | None:
        """The place with the most room, away from where a figure stands and from what stands there already."""
        figure = stands(self.spec)[segment]
        best, worth = None, -1e9
        for cell in self.survey.cells(segment):
            place = middle(cell)
            clearance = self.survey.clearance[cell]
            if clearance < room * 0.6 or rim_distance(place) < margin:
                continue
            free = min((distance(place, other) - reach for other, reach in self.taken), default=99.0)
            if free < room * 0.8:
                continue
            apart = distance(place, figure)
            value = 2 * min(clearance, room) + 0.4 * min(clearance, room * 2)
            value += 0.3 * min(apart, 22) - 0.5 * max(0.0, room + FIGURE - apart)
            value += 0.25 * min(rim_distance(place), room * 2)
            if near is not None:
                value -= 0.4 * distance(place, near)
            if value > worth:
                best, worth = place, value
        return best
