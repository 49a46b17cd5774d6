"""Paints tiles of families that play within walls: areas that fill the tile, with low walls between them."""

from __future__ import annotations

from collections import Counter

from .canvas import Canvas, path_of_rings
from .curves import turned
from .geometry import turned_rings
from .looks import GROUNDS
from .paint import (
    SQUARE,
    area_path,
    disc,
    paint_bridge,
    paint_patches,
    paint_road,
)
from .scene import Scene

MARKS = ("brick", "scallop", "paver", "clover", "tuft", "flower")


def paint_grounds(canvas: Canvas, scene: Scene, turn: int) -> None:
    """Every area in the colour of its kind: the commonest fills the square, the others lie on it."""
    outlined = {area.segment: area for area in scene.plan.areas}
    rest = [owner for owner in scene.plan.rim.owners if owner not in outlined]
    common = Counter(rest or scene.plan.rim.owners).most_common(1)[0][0]
    base = scene.spec.segments[common].kind
    canvas.fill(SQUARE, GROUNDS[base])
    others = [owner for owner in sorted(set(rest)) if scene.spec.segments[owner].kind != base]
    for owner in others:
        rings = turned_rings(scene.spec, turn).get(owner, [])
        canvas.fill(path_of_rings(rings), GROUNDS[scene.spec.segments[owner].kind])
    for segment, area in outlined.items():
        canvas.fill(area_path(area.outline, turn), GROUNDS[scene.spec.segments[segment].kind])
    paint_patches(canvas, scene, turn, "court_light", "court_dark")


def paint_edges(canvas: Canvas, path: str, colours: tuple[str, str, str]) -> None:
    """A low wall along the border of an area."""
    if not path:
        return
    line, top, gap = colours
    if canvas.theme.detailed:
        canvas.stroke(path, "shadow", 9, opacity=".1")
    canvas.stroke(path, line, 4)
    canvas.stroke(path, top, 2.8)
    if canvas.theme.detailed:
        canvas.stroke(path, gap, 2.8, stroke_dasharray="1.2 2.2")


def paint_lines(canvas: Canvas, scene: Scene, turn: int, colours: tuple[str, str, str]) -> None:
    """Paths or streets, and the squares and crossings where they meet."""
    if not scene.plan.lines:
        return
    width = scene.plan.lines[0].width
    groups = [[line] for line in scene.plan.lines] if scene.plan.bridges else [list(scene.plan.lines)]
    for group in groups:
        paint_road(canvas, [arm for line in group for arm in line.arms], turn, width, colours)
    for bridge in scene.plan.bridges:
        paint_bridge(canvas, bridge, turn, width, "wall_line", "wall_light")
    for place in scene.plan.places:
        centre = turned(place.centre, turn)
        canvas.fill(disc(centre, place.radius), colours[0])
        canvas.fill(disc(centre, place.radius - 1.1), colours[1])
        canvas.fill(disc(centre, place.radius - 4), colours[2])
