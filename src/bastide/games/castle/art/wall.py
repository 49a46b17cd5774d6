"""The wall of The Castle: its walk with the score track, its towers, its gates and start spaces."""

from __future__ import annotations

from collections.abc import Sequence

from ....art.board import Board, corner
from ....art.canvas import element, number, numbers, path_of_ring
from ....art.curves import Point, between, direction, distance, moved
from ....art.letters import letters
from ....art.paint import disc
from ..view import CastleExtras, StartSpace
from .grounds import MEADOW
from .track import DISC, STEPS, THICK, disc_radius, outwards_of, tower_middle, widened

FACE = 10
"""How high the wall stands over the moat, as far as one sees its face."""
START = 24.0
"""How deep start spaces reach into the wall."""
TOWER = 34
PLAQUE = 10.5
"""How large spaces on towers are drawn."""
GROUNDS = {"path": "court", "court": "court", "house": "house_ground", "tower": "tower_dark"}
STANDING = {"house": ("mansion",), "tower": ("bastion", "roundtower"), "court": ("tree1", "bush"), "path": ("bush",)}


def paint_wall(board: Board, outline: Sequence[Point]) -> None:
    """The wall from outside to inside: shadow, face, walk, battlements."""
    colours, line = board.theme, board.theme["tower_line"]
    outer = path_of_ring(widened(outline, THICK))
    shadow = element("path", d=outer, transform="translate(9 18)", fill=colours["shadow"], opacity=0.3)
    face = element(
        "path", d=outer, transform=f"translate(0 {FACE})", fill=colours["tower_dark"], stroke=line, stroke_width=4
    )
    if colours.detailed:
        board.below += [shadow, face, _patterned(board, outer, "courses", FACE)]
    board.below.append(element("path", d=outer, fill=colours["tower_ground"], stroke=line, stroke_width=4))
    if colours.detailed:
        board.below.append(_patterned(board, outer, "slabs", 0))
    _line(board, path_of_ring(widened(outline, THICK - 5)), (("tower_line", 10, None), ("tower_dark", 7.5, None)))
    _line(board, path_of_ring(widened(outline, THICK - 5)), (("tower_light", 7.5, "11 7"),))
    _line(board, path_of_ring(widened(outline, 4)), (("tower_line", 6, None), ("tower_light", 3.5, None)))


_PATTERNS = {
    "slabs": ("44 24", "M0 .5h44M0 12.5h44M8 0v12M30 0v12M19 12v12M41 12v12", "tower_dark", 0.45),
    "courses": ("20 10", "M0 5h20M0 10h20M5 0v5M15 5v5", "tower_line", 0.5),
}


def _patterned(board: Board, path: str, name: str, down: float) -> str:
    """Stones over an area."""
    size, lines, colour, opacity = _PATTERNS[name]
    wide, high = size.split()
    board.symbols[name] = (
        f'<pattern id="{name}" width="{wide}" height="{high}" patternUnits="userSpaceOnUse">'
        f'<path d="{lines}" stroke="{board.theme[colour]}" opacity="{opacity}"/></pattern>'
    )
    return element("path", d=path, transform=f"translate(0 {down})" if down else None, fill=f"url(#{name})")


def _line(board: Board, path: str, strokes: Sequence[tuple[str, float, str | None]]) -> None:
    """Lines on top of each other."""
    for colour, wide, dashes in strokes:
        ink = board.theme[colour]
        board.below.append(
            element("path", d=path, fill="none", stroke=ink, stroke_width=wide, stroke_dasharray=dashes)
        )


def gates(castle: CastleExtras) -> list[tuple[Point, Point]]:
    """The roads that lead from the paths of start spaces through the wall and over the moat, where no tower stands."""
    towers = [tower_middle(castle, tower) for tower in castle.towers]
    found = []
    for start in castle.starts:
        one, other, out = _side(start)
        middle = between(one, other, 0.5)
        inner, outer = moved(middle, out, THICK - 6), moved(middle, out, MEADOW + 6)
        if start.feature == "path" and all(distance(inner, tower) > 2 * TOWER for tower in towers):
            found.append((inner, outer))
    return found


def _side(start: StartSpace) -> tuple[Point, Point, Point]:
    """Both ends of the side of a cell where a start space lies, and the way out."""
    left, top = corner(start.cell)
    dx, dy, along_x, along_y = STEPS[start.side]
    one = left + dx * 100, top + dy * 100
    return one, (one[0] + along_x * 100, one[1] + along_y * 100), (along_y, -along_x)


def paint_gates(board: Board, roads: Sequence[tuple[Point, Point]]) -> None:
    """A gate between two turrets wherever a road leaves the castle."""
    for start, end in roads:
        out = direction(start, end)
        way = f"M{numbers(moved(start, out, -1))}L{numbers(moved(start, out, 9))}"
        for colour, wide in (("tower_line", 29.0), ("door", 25.0)):
            board.below.append(element("path", d=way, stroke=board.theme[colour], stroke_width=wide))
        for side in (-1, 1):
            x, y = moved(start, (out[1], -out[0]), 17.0 * side)
            board.sprite("roundtower", (x + out[0] * 4, y + out[1] * 4 + (26 if out[1] > 0 else 9)), 2.1)


def paint_start(board: Board, start: StartSpace) -> None:
    """A start space on the wall: the ground of its feature, and its path or market."""
    one, other, out = _side(start)
    colours, line = board.theme, board.theme["tower_line"]
    ring = path_of_ring([one, other, moved(other, out, START), moved(one, out, START)])
    board.below.append(element("path", d=ring, fill=colours[GROUNDS[start.feature]], stroke=line, stroke_width=3))
    middle = between(one, other, 0.5)
    if start.feature == "path":
        way = f"M{numbers(middle)}L{numbers(moved(middle, out, START - 1.5))}"
        for colour, width in (("path_edge", 12.0), ("path", 9.8)):
            board.below.append(element("path", d=way, stroke=colours[colour], stroke_width=width))
    if colours.detailed:
        _furnish(board, start, moved(middle, out, START / 2), (-out[1], out[0]))
    if start.markets:
        x, y = moved(middle, out, START / 2)
        board.sprite("market", (x, y + 3), 1.15)


def _furnish(board: Board, start: StartSpace, middle: Point, along: Point) -> None:
    """Houses, towers or trees in a row on a start space; its middle is left to paths and markets."""
    sprites = STANDING[start.feature]
    free = start.feature in ("house", "tower")
    for place, reach in enumerate((-38, -23, -8, 8, 23, 38)):
        if free or abs(reach) > 20:
            x, y = moved(middle, along, reach)
            board.sprite(sprites[place % len(sprites)], (x, y + 6), 1.0, colour="roof")


def paint_towers(board: Board, castle: CastleExtras) -> None:
    """Corner towers: a face, battlements and a floor; those that stick out have a stair turret."""
    for tower in castle.towers:
        middle = tower_middle(castle, tower)
        _tower(board, middle)
        aside = outwards_of(castle, tower)
        if aside and board.theme.detailed:
            board.sprite("roundtower", (middle[0] + aside * (TOWER + 2), middle[1] + 18), 2.3)


def _tower(board: Board, middle: Point) -> None:
    """One tower, seen from above and a little from the south."""
    x, y = middle
    colours, line = board.theme, board.theme["tower_line"]
    reach = TOWER
    body = f"M{number(x - reach)} {number(y)}v{FACE + 2}a{reach} {reach} 0 00{2 * reach} 0v-{FACE + 2}z"
    shadow = element("path", d=disc((x + 9, y + 18), reach), fill=colours["shadow"], opacity=0.3)
    face = element("path", d=body, fill=colours["tower_dark"], stroke=line, stroke_width=3.5)
    top = element("path", d=disc(middle, reach), fill=colours["tower_dark"], stroke=line, stroke_width=3)
    floor = element("path", d=disc(middle, reach - 8), fill=colours["tower_ground"], stroke=line, stroke_width=1.5)
    board.below += [shadow, face, top] if colours.detailed else [top]
    _line(board, disc(middle, reach - 4.5), (("tower_light", 6, "9.5 5.96"),))
    board.below.append(floor)
    if colours.detailed:
        courses = f"M{number(x - reach)} {number(y + 6)}a{reach} {reach} 0 00{2 * reach} 0"
        board.below.append(element("path", d=courses, fill="none", stroke=line, opacity=0.5))
        board.below.append(element("path", d=disc(middle, reach - 8), fill="url(#slabs)"))


def paint_spaces(board: Board, castle: CastleExtras, spaces: Sequence[Point]) -> None:
    """The spaces of the track with their numbers, those of every tenth in gold."""
    in_towers = {score for tower in castle.towers for score in tower.scores}
    discs, digits = {"paper": "", "gold": ""}, ""
    for score, place in enumerate(spaces):
        radius = PLAQUE if score in in_towers else disc_radius(spaces, score)
        discs["paper" if score % 10 else "gold"] += disc(place, radius)
        high = 10.5 * radius / DISC + (0.8 if score in in_towers else 0)
        digits += letters(str(score), place[0], place[1] - high / 2, high, board.theme["ink"], 1.3)
    line = board.theme["tower_line"]
    for colour, path in discs.items():
        board.below.append(element("path", d=path, fill=board.theme[colour], stroke=line, stroke_width=1.4))
    board.below.append(digits)
