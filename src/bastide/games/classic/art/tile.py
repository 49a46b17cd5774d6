"""Paints tiles of the classic games."""

from __future__ import annotations

from ....art.canvas import Canvas
from ....art.curves import turned
from ....art.looks import WIDTHS
from ....art.paint import (
    SQUARE,
    area_path,
    disc,
    paint_bridge,
    paint_patches,
    paint_road,
    paint_specks,
    paint_things,
    paint_walls,
    routes_path,
    walls_path,
)
from ....art.scene import Scene
from ....core.tiles import TileSpec
from .country import WALLED, country

ROAD = ("road_edge", "road", "rut")


def paint(canvas: Canvas, spec: TileSpec, turn: int, variant: int) -> None:
    """A tile of the classic games."""
    scene = country(spec, variant)
    canvas.fill(SQUARE, "grass")
    paint_patches(canvas, scene, turn, "grass_light", "grass_dark")
    paint_specks(canvas, scene, turn, ("tuft", "flower", "flower2"))
    paint_things(canvas, scene.flat, turn)
    _rivers(canvas, scene, turn)
    paint_specks(canvas, scene, turn, ("wave",))
    _roads(canvas, scene, turn)
    for area in scene.plan.areas:
        canvas.fill(area_path(area.outline, turn), "street")
    for segment in scene.segments(*WALLED):
        if segment not in [area.segment for area in scene.plan.areas]:
            canvas.fill(SQUARE, "street")
    paint_specks(canvas, scene, turn, ("cobble",))
    path = walls_path(scene, turn, WALLED) + _yards(canvas, scene, turn)
    if path and canvas.theme.detailed:
        canvas.stroke(path, "shadow", 13, opacity=".1")
    paint_walls(canvas, path)
    paint_things(canvas, scene.upright, turn)
    paint_things(canvas, scene.badges, turn)


def _yards(canvas: Canvas, scene: Scene, turn: int) -> str:
    """Fields shut up in a city; the walls around them."""
    yards = [place for place in scene.plan.places if place.kind == "yard"]
    path = "".join(disc(turned(place.centre, turn), place.radius) for place in yards)
    if path:
        canvas.fill(path, "grass")
    return path


def _rivers(canvas: Canvas, scene: Scene, turn: int) -> None:
    """Rivers, with springs and lakes."""
    routes = [arm for line in scene.plan.lines if line.kind == "river" for arm in line.arms]
    if not routes:
        return
    path = routes_path(routes, turn)
    places = [place for place in scene.plan.places if place.kind in ("spring", "lake")]
    wide = WIDTHS["river"]
    for colour, width in (("bank", wide), ("water_dark", wide - 2.4), ("water", wide - 4)):
        canvas.stroke(path, colour, width)
        for place in places:
            canvas.fill(disc(turned(place.centre, turn), place.radius - (wide - width) / 2), colour)


def _roads(canvas: Canvas, scene: Scene, turn: int) -> None:
    """Roads from the lowest to the highest, with bridges, and the places where they meet."""
    lines = [line for line in scene.plan.lines if line.kind == "road"]
    bridged = bool(scene.plan.bridges) and len(lines) > 1
    groups = [[line] for line in lines] if bridged else [lines]
    stubs = [(stub.curve,) for stub in scene.plan.stubs]
    for group in groups:
        routes = [arm for line in group for arm in line.arms] + stubs
        if routes:
            paint_road(canvas, routes, turn, WIDTHS["road"], ROAD)
    for bridge in scene.plan.bridges:
        paint_bridge(canvas, bridge, turn, WIDTHS["road"], "wall_line", "wall_light")
    for place in scene.plan.places:
        if place.kind in ("crossing", "village", "farm"):
            centre = turned(place.centre, turn)
            canvas.fill(disc(centre, place.radius), "road_edge")
            canvas.fill(disc(centre, place.radius - 1.1), "road")
            canvas.fill(disc(centre, place.radius - 5), "grass_dark" if place.kind != "farm" else "rut")
