"""Paints what all tiles have in common: ground, lines, walls, things."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from .canvas import Canvas, number, numbers, path_of_ring, path_of_route
from .chance import Chance
from .curves import Point, Route, moved, swung, turned
from .looks import MEANINGFUL
from .plan import Bridge
from .scene import Scene, Thing

SPECKS: dict[str, tuple[float, str, str, str, str | None]] = {
    "tuft": (0, "q.7-2.3.3-3.2m.5 3.2q.4-1.8 1.5-2.4", "tuft", "0.6", None),
    "flower": (0, "h.1", "flower", "1.3", "round"),
    "flower2": (0, "h.1", "flower2", "1.3", "round"),
    "wave": (-2, "q1-1 2 0t2 0", "water_light", "0.8", None),
    "cobble": (-1.2, "q1.2-1 2.4 0", "street_dark", "0.7", None),
    "brick": (-2.5, "h3.4m-1.7 1.6h3.4", "tower_dark", "0.5", None),
    "scallop": (-2.6, "q1.3 1.4 2.6 0t2.6 0", "house_dark", "0.7", None),
    "paver": (-1.7, "h2.2m-1 1.4h2.2", "block_dark", "0.6", None),
    "clover": (-1.5, "h1.4m.8 1h.8", "market_dark", "0.8", None),
}
"""Small marks on the ground: how far east of their place they begin, shape, colour, width and line ends."""
SQUARE = "M0 0h100v100H0z"


def paint_things(canvas: Canvas, things: Iterable[Thing], turn: int) -> None:
    """Sprites at their turned places, from the far ones to the near ones; a flat theme leaves out ornament."""
    shown = [thing for thing in things if canvas.theme.detailed or thing.sprite in MEANINGFUL]
    placed = [(turned(thing.place, turn), thing) for thing in shown]
    for place, thing in sorted(placed, key=lambda entry: (entry[0][1] + entry[1].drop, entry[0][0])):
        canvas.sprite(thing.sprite, (place[0], place[1] + thing.drop), thing.colour)


def blob(centre: Point, radius: float, chance: Chance) -> str:
    """A soft uneven patch."""
    count = 7
    corners = []
    for step in range(count):
        angle, reach = math.tau * step / count, radius * chance.between(0.75, 1.15)
        corners.append((centre[0] + math.cos(angle) * reach, centre[1] + math.sin(angle) * reach * 0.72))
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)
    ]
    x, y = round(middles[-1][0]), round(middles[-1][1])
    text = f"M{x} {y}q"
    steps: list[float] = []
    for corner, stop in zip(corners, middles, strict=True):
        steps += [round(corner[0]) - x, round(corner[1]) - y, round(stop[0]) - x, round(stop[1]) - y]
        x, y = round(stop[0]), round(stop[1])
    return f"{text}{numbers(steps)}z"


def paint_patches(canvas: Canvas, scene: Scene, turn: int, light: str, dark: str) -> None:
    """Lighter and darker patches that keep clear of the rim, so that neighbours join without a seam."""
    if not canvas.theme.detailed:
        return
    chance = Chance(f"{scene.spec.name} patches", scene.variant)
    shapes: dict[str, str] = {light: "", dark: ""}
    for place, radius in scene.patches:
        centre = turned(place, turn)
        room = min(centre[0], centre[1], 100 - centre[0], 100 - centre[1])
        shapes[chance.choice((light, dark))] += blob(centre, min(radius, room * 0.84), chance)
    for colour, path in shapes.items():
        if path:
            canvas.fill(path, colour, 0.55)


def paint_specks(canvas: Canvas, scene: Scene, turn: int, marks: Sequence[str]) -> None:
    """Small marks of these names: tufts, flowers, waves, bricks, tiles."""
    for mark in marks if canvas.theme.detailed else ():
        spots = [turned(place, turn) for place in scene.specks.get(mark, ())]
        if spots:
            _, _, colour, width, cap = SPECKS[mark]
            path = "".join(speck(mark, spot) for spot in spots)
            canvas.stroke(path, colour, float(width), stroke_linecap=cap)


def speck(mark: str, place: Point) -> str:
    """One small mark of this name."""
    east, shape, *_ = SPECKS[mark]
    return f"M{numbers((place[0] + east, place[1]))}{shape}"


def routes_path(routes: Iterable[Route], turn: int) -> str:
    """Routes on the turned tile, as one path."""
    return "".join(path_of_route([curve.turned(turn) for curve in route]) for route in routes)


def paint_road(canvas: Canvas, routes: Sequence[Route], turn: int, width: float, colours: Sequence[str]) -> None:
    """Roads in layers over all of them, so that they merge where they meet: edge, way, ruts."""
    path = routes_path(routes, turn)
    edge, way, rut = colours
    canvas.stroke(path, edge, width)
    canvas.stroke(path, way, width - 2.2)
    if canvas.theme.detailed:
        canvas.stroke(path, rut, 3.4, opacity=".5")
        canvas.stroke(path, way, 2)


def paint_bridge(canvas: Canvas, bridge: Bridge, turn: int, width: float, line: str, stone: str) -> None:
    """Parapets on both sides of the upper line."""
    heading = direction_turned(bridge.heading, turn)
    centre = turned(bridge.point, turn)
    across = swung(heading, 90)
    reach = bridge.span / 2 + 3.5
    sides = []
    for side in (-1, 1):
        rail = moved(centre, across, side * (width / 2 + 0.2))
        sides.append((moved(rail, heading, -reach), moved(rail, heading, reach)))
    path = "".join(f"M{numbers(start)}L{numbers(end)}" for start, end in sides)
    canvas.stroke(path, line, 3.4, stroke_linecap="round")
    canvas.stroke(path, stone, 1.9, stroke_linecap="round")


def direction_turned(heading: Point, turn: int) -> Point:
    """A direction on the turned tile."""
    return swung(heading, 90 * turn)


def disc(centre: Point, radius: float) -> str:
    """A circle as a path."""
    size = number(radius)
    double = number(radius * 2)
    return f"M{numbers((centre[0] - radius, centre[1]))}a{size} {size} 0 10{double} 0 {size} {size} 0 10-{double} 0z"


def area_path(outline: Sequence[Point], turn: int) -> str:
    """The outline of an area on the turned tile."""
    return path_of_ring([turned(point, turn) for point in outline])


def walls_path(scene: Scene, turn: int, kinds: Sequence[str]) -> str:
    """The walls of areas of these kinds, except where they follow a line."""
    routes = [
        [curve.turned(turn) for curve in wall.route]
        for wall in scene.plan.walls()
        if scene.spec.segments[wall.area].kind in kinds and not wall.follows
    ]
    return "".join(path_of_route(route) for route in routes)


def paint_walls(canvas: Canvas, path: str, height: float = 2.2) -> None:
    """Town walls: a face below, a walk with battlements on top."""
    if not path:
        return
    canvas.add(f'<g transform="translate(0 {number(height / 2)})">')
    canvas.stroke(path, "wall_line", 5.4)
    canvas.stroke(path, "wall_face", 4.2)
    canvas.add(f'</g><g transform="translate(0 {number(-height / 2)})">')
    canvas.stroke(path, "wall_line", 5)
    canvas.stroke(path, "wall_light", 3.8)
    if canvas.theme.detailed:
        canvas.stroke(path, "wall_dark", 3.8, stroke_dasharray="1 2.4")
        canvas.stroke(path, "wall", 1.7)
    canvas.add("</g>")
