"""The ways of a tile before its walls are known: lines that run through it or meet in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from .chance import Chance
from .curves import Curve, Point, Route, backward, halfway, moved, straight, swung
from .endings import Endings
from .rim import Rim, inward, rim_point

CLOISTER = 19.0
PLACES = {"crossing": 10.0, "square": 14.0, "village": 9.0, "farm": 7.5, "spring": 8.0, "lake": 18.0}
"""How large the round places are where lines meet or end."""


@dataclass(frozen=True)
class Place:
    """A round place where lines meet or end, or one that is a segment by itself; its mouths lead to it."""

    kind: str
    centre: Point
    radius: float
    mouths: tuple[int, ...]
    segment: int | None = None


@dataclass
class Ways:
    """Lines that hang together, the arms that lead to a meeting, and the places where they meet or end."""

    through: dict[tuple[int, int], Route] = field(default_factory=dict)
    arms: dict[int, Curve] = field(default_factory=dict)
    systems: list[tuple[int, ...]] = field(default_factory=list)
    """The mouths that hang together; each system parts the tile."""
    places: list[Place] = field(default_factory=list)

    def between(self, start: int, end: int) -> Route | None:
        """The way from one mouth to another."""
        if (start, end) in self.through:
            return self.through[start, end]
        if (end, start) in self.through:
            return backward(self.through[end, start])
        if any(start in system and end in system for system in self.systems):
            return self.arms[start], self.arms[end].backward()
        return None

    def system(self, mouth: int) -> tuple[int, ...]:
        """The mouths that hang together with this one; none if it is alone."""
        return next((system for system in self.systems if mouth in system), ())

    def along(self, mouth: int, other: int, share: float) -> Route:
        """The way from a mouth towards another one, as far as a share of it."""
        route = self.between(mouth, other) or ()
        number, place = halfway(route, share)
        return (*route[:number], route[number].until(place))


def read_ways(rim: Rim, endings: Endings, chance: Chance) -> Ways:
    """All lines that do not end at a wall."""
    ways = Ways()
    centre = _centre(rim)
    for mouths in rim.lines().values():
        if len(mouths) == 2:
            ways.through[mouths[0], mouths[1]] = _through(rim, mouths[0], mouths[1], chance)
            ways.systems.append((mouths[0], mouths[1]))
        elif len(mouths) > 2:
            ways.arms |= {mouth: _arm(mouth, centre) for mouth in mouths}
            ways.systems.append(tuple(mouths))
    _meet(rim, endings, ways, centre)
    _end_alone(rim, endings, ways)
    return ways


def lean(rim: Rim) -> Point:
    """The direction away from the sides that walled areas fill."""
    walled = rim.walled()
    sides = [side for side in range(1, 8, 2) if all(owner in walled for owner in rim.beside(side))]
    return sum(inward(side)[0] for side in sides), sum(inward(side)[1] for side in sides)


def _centre(rim: Rim) -> Point:
    """Where roads meet: the middle, or a little away from the walls."""
    return moved((50, 50), lean(rim), 3.5)


def _through(rim: Rim, start: int, end: int, chance: Chance) -> Route:
    """A line through the tile, square to the rim at both ends."""
    one, other = rim_point(start), rim_point(end)
    if (end - start) % 8 != 4:
        reach = 25 + chance.between(-2, 2)
        return (Curve(one, moved(one, inward(start), reach), moved(other, inward(end), reach), other),)
    return _bowed(rim, start, end, chance)


def _bowed(rim: Rim, start: int, end: int, chance: Chance) -> Route:
    """A line straight across, bowed away from walls and from a cloister, else winding a little."""
    away = swung(inward(start), 90)
    push = 5 * _along(away, lean(rim))
    if rim.cloister() is not None:
        push = -10 * _along(away, _aside(rim))
    bow = moved((50, 50), away, push or chance.between(-4, 4))
    heading = swung(inward(start), 0 if push else chance.between(-9, 9))
    one, other = rim_point(start), rim_point(end)
    return (
        Curve(one, moved(one, inward(start), 20), moved(bow, heading, -18), bow),
        Curve(bow, moved(bow, heading, 18), moved(other, inward(end), 20), other),
    )


def _along(one: Point, other: Point) -> float:
    """How far one direction goes along another."""
    return one[0] * other[0] + one[1] * other[1]


def _aside(rim: Rim) -> Point:
    """The direction in which a cloister makes room for a line through the tile: away from its own road."""
    singles = [mouths[0] for mouths in rim.lines().values() if len(mouths) == 1]
    through = [mouths for mouths in rim.lines().values() if len(mouths) == 2]
    if not through:
        return 0.0, 0.0
    if len(singles) == 1:
        return inward(singles[0])
    start, end = through[0]
    if (end - start) % 8 == 4:
        return swung(inward(start), 90)
    x, y = inward(start)[0] + inward(end)[0], inward(start)[1] + inward(end)[1]
    return x * 0.7, y * 0.7


def _arm(mouth: int, centre: Point) -> Curve:
    """A line from its mouth to a meeting."""
    start = rim_point(mouth)
    return Curve(start, moved(start, inward(mouth), 20), moved(centre, inward(mouth), -16), centre)


def _meet(rim: Rim, endings: Endings, ways: Ways, centre: Point) -> None:
    """The roads that meet in the centre or at the cloister."""
    if rim.cloister() is not None:
        middle = moved((50, 50), _aside(rim), 24)
        ways.arms |= {mouth: _arm(mouth, middle) for mouth in endings.cloister}
        ways.places.append(Place("cloister", middle, CLOISTER, tuple(endings.cloister), rim.cloister()))
    if endings.centre:
        ways.arms |= {mouth: _arm(mouth, centre) for mouth in endings.centre}
        kind = "square" if rim.spec.marks.get("square") else "crossing"
        ways.places.append(Place(kind, centre, PLACES[kind], tuple(endings.centre)))
    ways.systems += [tuple(group) for group in (endings.centre, endings.cloister) if len(group) > 1]


def _end_alone(rim: Rim, endings: Endings, ways: Ways) -> None:
    """Lines that end by themselves: at a village, a farm, a spring or a lake."""
    for mouth in endings.alone:
        kind = "village"
        if rim.spec.segments[rim.mouths[mouth]].kind == "river":
            kind = "spring" if rim.spec.marks.get("start") else "lake"
        end = moved((50, 50), inward(mouth), 4 if kind == "lake" else 0)
        ways.arms[mouth] = _arm(mouth, end)
        ways.places.append(Place(kind, end, PLACES[kind], (mouth,)))
    for mouth in endings.over:
        end = moved(rim_point(mouth), inward(mouth), 77)
        ways.arms[mouth] = straight(rim_point(mouth), end)
        ways.places.append(Place("farm", end, PLACES["farm"], (mouth,)))
