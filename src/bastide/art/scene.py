"""What stands on a tile, as its file shows it: houses, trees, towers, badges.

A thing has a place and a size, not a direction: on the turned tile it stands upright at the turned place.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bastide.core.tiles import TileSpec

from .chance import Chance
from .curves import Point, at, distance, flattened, halfway, length, moved
from .geometry import plan
from .plan import Plan
from .scatter import Ground
from .survey import rim_distance
from .themes import sprite_size
from .ways import Place

TURRET = 12.6
"""How high turrets are: nearer to the rim none can stand."""


@dataclass(frozen=True)
class Thing:
    """A sprite, the middle of the room that it takes, and its colour."""

    sprite: str
    place: Point
    colour: str | None = None
    standing: bool = False
    """Whether its foot is at its place."""

    @property
    def drop(self) -> float:
        """How far below its place its foot is."""
        _, above, below = sprite_size(self.sprite)
        return 0.0 if self.standing else (above - below) / 2

    @property
    def reach(self) -> float:
        """How far it reaches from its place, whichever way the tile is turned."""
        half, above, below = sprite_size(self.sprite)
        return max(half, (above + below) / 2)


@dataclass
class Scene:
    """Everything on a tile: its plan, flat things, upright things, badges, and specks on the ground."""

    spec: TileSpec
    variant: int
    plan: Plan
    ground: Ground
    chance: Chance
    flat: list[Thing] = field(default_factory=list)
    upright: list[Thing] = field(default_factory=list)
    badges: list[Thing] = field(default_factory=list)
    specks: dict[str, list[Point]] = field(default_factory=dict)
    patches: list[tuple[Point, float]] = field(default_factory=list)

    def stand(self, thing: Thing) -> None:
        """Put up a thing, unless the rim would cut it in some turn of the tile."""
        if rim_distance(thing.place) > thing.reach + 0.6:
            self.upright.append(thing)

    def show(self, sprite: str, segment: int, near: Point | None = None) -> None:
        """Put up a thing that says something about a segment: where it has room, or else where it has some."""
        reach = Thing(sprite, (50, 50)).reach
        for room in (reach, reach * 0.7, reach * 0.5, 1.0):
            place = self.ground.best(segment, room, reach + 0.7, near)
            if place is not None:
                self.upright.append(Thing(sprite, place))
                self.ground.take(place, min(reach, room * 1.2))
                return

    def segments(self, *kinds: str) -> list[int]:
        """The segments of these kinds."""
        return [number for number, part in enumerate(self.spec.segments) if part.kind in kinds]


def begin(spec: TileSpec, variant: int) -> Scene:
    """An empty scene on a tile's plan; where lines run and places are, nothing else may stand."""
    scene = Scene(spec, variant, plan(spec), Ground(spec), Chance(f"{spec.name} scene", variant))
    for gate in scene.plan.gates:
        scene.ground.take(gate.point, 6.5)
    for bridge in scene.plan.bridges:
        scene.ground.take(bridge.point, bridge.span / 2 + 4)
    for place in scene.plan.places:
        if place.kind != "yard":
            scene.ground.take(place.centre, place.radius + 2)
    return scene


def add_houses(scene: Scene, segment: int, spacing: float, room: float, margin: float, roofs: tuple[str, ...]) -> None:
    """Fill an area with houses in rows."""
    for place in scene.ground.rows(segment, spacing, room, margin, scene.chance):
        if scene.chance.happens(0.05):
            scene.stand(Thing(scene.chance.choice(("cypress", "tree2", "fountain")), place))
        else:
            house = scene.chance.choice(("house1", "house2", "house1", "house2", "house3"))
            scene.stand(Thing(house, place, scene.chance.choice(roofs)))


def add_texture(scene: Scene, segment: int, mark: str, spacing: float) -> None:
    """Small marks all over an area."""
    places = scene.ground.rows(segment, spacing, 3.5, 3.8, scene.chance)
    scene.specks.setdefault(mark, []).extend(place for place in places if scene.chance.happens(0.8))


def add_turrets(scene: Scene, sprite: str, apart: float, kinds: tuple[str, ...]) -> None:
    """Put turrets on walls, evenly, away from gates and from the corners of the tile."""
    gates = [gate.point for gate in scene.plan.gates]
    for wall in scene.plan.walls():
        if scene.spec.segments[wall.area].kind not in kinds or wall.follows:
            continue
        size = length(flattened(wall.route))
        count = max(1, round(size / apart) - 1)
        for number in range(1, count + 1):
            curve, share = halfway(wall.route, number / (count + 1))
            place = wall.route[curve].at(share)
            if rim_distance(place) > TURRET and all(distance(place, gate) > 9 for gate in gates):
                scene.upright.append(Thing(sprite, place, standing=True))
                scene.ground.take(place, 3.5)


def add_gates(scene: Scene, sprite: str, kinds: tuple[str, ...]) -> None:
    """Put a gate wherever a line meets a wall."""
    scene.upright += [Thing(sprite, gate.point, standing=True) for gate in scene.plan.gates if gate.kind in kinds]


def add_badges(scene: Scene, segment: int, names: list[str]) -> None:
    """Put badges where they are seen, away from the figure."""
    for name in names:
        place = scene.ground.best(segment, 9, 9.5)
        if place is not None:
            scene.badges.append(Thing(name, place))
            scene.ground.take(place, 6.5)


def around(place: Place, scene: Scene, reach: float) -> list[Point]:
    """Places round a place where lines meet, between those lines."""
    arms = [at(arm, 0.6) for line in scene.plan.lines for arm in line.arms] + [s.curve.end for s in scene.plan.stubs]
    found: list[Point] = []
    for x, y in ((1, -1), (1, 1), (-1, 1), (-1, -1), (0, -1.4), (0, 1.4), (-1.4, 0), (1.4, 0)):
        spot = moved(place.centre, (x * 0.71, y * 0.71), reach)
        _, clearance = scene.ground.survey.around(spot)
        free = all(distance(spot, other) > 6 for other in found) and all(distance(spot, arm) > 8 for arm in arms)
        if clearance >= 3.5 and free:
            found.append(spot)
    return found
