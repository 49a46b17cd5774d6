"""The country of the classic games: fields, cities, cloisters, roads and rivers."""

from __future__ import annotations

from functools import lru_cache

from ....art.curves import Point, halfway, moved, swung
from ....art.scene import Scene, Thing, add_badges, add_gates, add_houses, add_texture, add_turrets, around, begin
from ....art.survey import rim_distance
from ....core.tiles import TileSpec

ROOFS = ("roof", "roof2", "roof3", "roof4", "roof")
WALLED = ("city", "town")


@lru_cache(maxsize=1024)
def country(spec: TileSpec, variant: int) -> Scene:
    """What stands on a tile of the classic games."""
    scene = begin(spec, variant)
    _places(scene)
    for segment in scene.segments("road"):
        if spec.segments[segment].marks.get("inn"):
            _inn(scene, segment)
    add_gates(scene, "gate", WALLED)
    add_turrets(scene, "turret", 27, WALLED)
    for segment in scene.segments(*WALLED):
        _town(scene, segment)
    for segment in scene.segments("field"):
        _field(scene, segment)
    for segment in scene.segments("river"):
        scene.specks.setdefault("wave", []).extend(scene.ground.anywhere(segment, 14, 3, 4, 2.5, scene.chance))
    return scene


def _places(scene: Scene) -> None:
    """Cloisters, crossings with their hamlets, farms, springs and lakes."""
    for place in scene.plan.places:
        if place.kind == "cloister":
            scene.stand(Thing("cloister", place.centre))
        elif place.kind == "plot":
            scene.upright.append(Thing(scene.spec.segments[place.segment or 0].kind, place.centre))
        elif place.kind in ("crossing", "village", "farm"):
            _hamlet(scene, place.centre, place.kind)
            for spot in around(place, scene, place.radius + 5.5)[: 4 if place.kind != "farm" else 2]:
                roof = scene.chance.choice(ROOFS)
                scene.stand(Thing(scene.chance.choice(("house1", "house2")), spot, roof))
                scene.ground.take(spot, 4)
        elif place.kind == "spring":
            for dx, dy in ((-9, -3), (-7, 5), (-2, -9), (1, 9), (-10, 1)):
                scene.stand(Thing("rock", (place.centre[0] + dx, place.centre[1] + dy)))


def _hamlet(scene: Scene, centre: Point, kind: str) -> None:
    """What stands in the middle of a meeting of roads."""
    sprite = {"crossing": scene.chance.choice(("cross", "well", "fountain")), "village": "well"}.get(kind, "hay")
    scene.stand(Thing(sprite, centre))


def _inn(scene: Scene, segment: int) -> None:
    """An inn by its lake, beside the road that it stands at."""
    arm = next(line.arms[0] for line in scene.plan.lines if line.segment == segment)
    spots = []
    for share in (0.35, 0.42, 0.5, 0.58, 0.65):
        number, place = halfway(arm, share)
        for side in (-90, 90):
            spot = moved(arm[number].at(place), swung(arm[number].heading(place), side), 15)
            owner, clearance = scene.ground.survey.around(spot)
            if scene.spec.segments[owner].kind == "field" and rim_distance(spot) > 13:
                spots.append((min(clearance, 10.0), -share, spot))
    if spots:
        spot = max(spots)[2]
        scene.flat.append(Thing("pond", spot))
        scene.stand(Thing("inn", spot))
        scene.ground.take(spot, 11)


def _town(scene: Scene, segment: int) -> None:
    """Badges and houses of a city or of the town."""
    marks = scene.spec.segments[segment].marks
    if marks.get("cathedral"):
        scene.stand(Thing("cathedral", (50, 50)))
        scene.ground.take((50, 50), 29)
    names = [name for name in ("shield", "wine", "grain", "cloth") for _ in range(marks.get(name, 0))]
    if scene.spec.marks.get("gingerbread") and segment == scene.segments("city")[0]:
        names.append("gingerbread")
    add_badges(scene, segment, names)
    add_texture(scene, segment, "cobble", 9)
    add_houses(scene, segment, 9.6, 6.5, 5.2, ROOFS)


def _field(scene: Scene, segment: int) -> None:
    """Crops, groves, sheep, tufts and flowers of a field."""
    ground, chance = scene.ground, scene.chance
    size = len(ground.survey.cells(segment))
    for place in ground.anywhere(segment, 1 + (size > 1300), 11, 13, 11, chance):
        if chance.happens(0.62):
            scene.flat.append(Thing(chance.choice(("wheat", "vines", "lavender", "vines")), place))
    for _ in range(1 + size // 420):
        kinds = chance.choice((("tree1", "tree2"), ("tree1", "tree1"), ("cypress", "tree2"), ("cypress", "cypress")))
        for place in ground.grove(segment, 2 + chance.below(4), chance):
            scene.stand(Thing(chance.choice(kinds), place))
    if chance.happens(0.5):
        for place in ground.grove(segment, 2 + chance.below(2), chance):
            scene.stand(Thing("sheep", place))
    for place in ground.anywhere(segment, 1 + size // 500, 4, 5, 3, chance):
        scene.stand(Thing(chance.choice(("bush", "bush", "hay", "rock")), place))
    scene.specks.setdefault("tuft", []).extend(ground.anywhere(segment, size // 75, 3, 4, 2, chance))
    scene.specks.setdefault(chance.choice(("flower", "flower2")), []).extend(
        ground.anywhere(segment, size // 130, 3, 3, 1.5, chance)
    )
    if size > 150:
        scene.patches += [
            (place, chance.between(9, 17)) for place in ground.anywhere(segment, 2 + size // 500, 4, 9, 0, chance)
        ]
