"""What stands on the tiles of The City."""

from __future__ import annotations

from functools import lru_cache

from ....art.curves import Point
from ....art.scene import Scene, Thing, add_badges, add_houses, add_texture, begin
from ....core.tiles import TileSpec

ROOFS = ("brown", "brown2", "brown3", "brown4")

HISTORIC = {"Puits": "greatwell", "Saint": "greatchurch", "Tour": "greattower"}


@lru_cache(maxsize=1024)
def streets(spec: TileSpec, variant: int) -> Scene:
    """What stands on a tile of The City."""
    scene = begin(spec, variant)
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
        add_houses(scene, segment, 10, 6, 5.4, ROOFS)
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
