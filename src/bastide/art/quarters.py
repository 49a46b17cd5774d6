"""What stands on the tiles of The Castle and of The City."""

from __future__ import annotations

from functools import lru_cache

from bastide.core.tiles import TileSpec

from .curves import Point, at
from .scene import Scene, Thing, add_badges, add_houses, add_texture, begin

CASTLE_ROOFS = ("roof", "roof3", "roof")
CITY_ROOFS = ("brown", "brown2", "brown3", "brown4")

HISTORIC = {"Puits": "greatwell", "Saint": "greatchurch", "Tour": "greattower"}


@lru_cache(maxsize=512)
def courtyards(spec: TileSpec) -> Scene:
    """What stands on a tile of The Castle."""
    scene = begin(spec)
    for place in scene.plan.places:
        if place.kind == "square":
            scene.stand(Thing("statue", place.centre))
    for segment in scene.segments("path"):
        if spec.segments[segment].marks.get("well"):
            _well(scene, segment)
    for segment in scene.segments("tower"):
        _tower(scene, segment)
    for segment in scene.segments("house"):
        _house(scene, segment)
    for segment in scene.segments("court"):
        _court(scene, segment)
    return scene


def _well(scene: Scene, segment: int) -> None:
    """A well in the middle of its path."""
    arms = next(line.arms for line in scene.plan.lines if line.segment == segment)
    place = at(arms[0], 0.5 if len(arms) == 1 else 1.0)
    scene.stand(Thing("drawwell", place))
    scene.ground.take(place, 8)


def _tower(scene: Scene, segment: int) -> None:
    """Towers close to each other."""
    add_texture(scene, segment, "brick", 9)
    for place in scene.ground.rows(segment, 14.5, 7.5, 8.6, scene.chance):
        scene.stand(Thing(scene.chance.choice(("bastion", "roundtower", "bastion")), place))


def _house(scene: Scene, segment: int) -> None:
    """Houses with red roofs."""
    add_texture(scene, segment, "scallop", 7.5)
    for place in scene.ground.rows(segment, 12, 6.5, 7.4, scene.chance):
        house = scene.chance.choice(("mansion", "mansion", "house1", "house2"))
        scene.stand(Thing(house, place, scene.chance.choice(CASTLE_ROOFS)))


def _court(scene: Scene, segment: int) -> None:
    """A court: its market, trees, barrels, grass."""
    ground, chance = scene.ground, scene.chance
    size = len(ground.survey.cells(segment))
    for _ in range(scene.spec.segments[segment].marks.get("market", 0)):
        scene.show("market", segment)
    for _ in range(1 + size // 550):
        for place in ground.grove(segment, 2 + chance.below(3), chance):
            scene.stand(Thing(chance.choice(("tree1", "tree2", "bush")), place))
    for place in ground.anywhere(segment, 1 + size // 600, 5, 5.5, 3.5, chance):
        scene.stand(Thing(chance.choice(("barrel", "hay", "barrel", "statue")), place))
    scene.specks.setdefault("tuft", []).extend(ground.anywhere(segment, size // 80, 3, 4, 2, chance))
    scene.specks.setdefault("flower", []).extend(ground.anywhere(segment, size // 120, 3, 3, 1.5, chance))


@lru_cache(maxsize=512)
def streets(spec: TileSpec) -> Scene:
    """What stands on a tile of The City."""
    scene = begin(spec)
    for place in scene.plan.places:
        scene.stand(Thing("fountain" if place.kind == "crossing" else "well", place.centre))
    homes = scene.segments("residential")
    if homes:
        largest = max(homes, key=lambda segment: len(scene.ground.survey.cells(segment)))
        if spec.marks.get("historic"):
            scene.show(historic(str(spec.marks["historic"])), largest, (50, 32))
        elif spec.marks.get("public_building"):
            scene.show("hall", largest, (scene.chance.between(20, 80), scene.chance.between(20, 80)))
    for segment in scene.segments("market"):
        _market(scene, segment)
    for segment in homes:
        add_texture(scene, segment, "paver", 9)
        add_houses(scene, segment, 10, 6, 5.4, CITY_ROOFS)
    return scene


def historic(name: str) -> str:
    """The sprite of a historic building, by what its name says it is."""
    return next((sprite for word, sprite in HISTORIC.items() if word in name), "historic")


def _market(scene: Scene, segment: int) -> None:
    """Stalls in the colour of the goods, and a badge with the goods."""
    goods = next((name for name in ("fish", "grain", "livestock") if scene.spec.segments[segment].marks.get(name)), "")
    if goods:
        add_badges(scene, segment, [goods])
    add_texture(scene, segment, "clover", 10)
    for place in _pitches(scene, segment):
        if scene.chance.happens(0.84):
            scene.stand(Thing("stall", place, goods or "gold"))
        else:
            scene.stand(Thing(scene.chance.choice(("barrel", "hay", "tree2")), place))


def _pitches(scene: Scene, segment: int) -> list[Point]:
    """Places for stalls, closer to each other where the market is small."""
    for spacing in (14.0, 12.0, 10.0):
        places = scene.ground.rows(segment, spacing, 7, 7, scene.chance)
        if len(places) > 3:
            break
    return places
