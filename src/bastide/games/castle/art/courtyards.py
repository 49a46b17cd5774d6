"""What stands on the tiles of The Castle."""

from __future__ import annotations

from functools import lru_cache

from ....art.curves import at
from ....art.scene import Scene, Thing, add_texture, begin
from ....core.tiles import TileSpec

ROOFS = ("roof", "roof3", "roof")


@lru_cache(maxsize=1024)
def courtyards(spec: TileSpec, variant: int) -> Scene:
    """What stands on a tile of The Castle."""
    scene = begin(spec, variant)
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
        scene.stand(Thing(house, place, scene.chance.choice(ROOFS)))


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
