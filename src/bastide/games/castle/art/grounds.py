"""The grounds of The Castle: meadow and moat outside its wall, the yard inside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ....art.board import Board, corner
from ....art.canvas import element, number, path_of_ring
from ....art.chance import Chance
from ....art.curves import Point, direction, distance, moved, swung
from ....art.paint import blob, speck
from ..view import CastleExtras
from .track import THICK, widened

MOAT = THICK + 26
MEADOW = MOAT + 24
"""How far outside the inside the moat and the meadow end."""
GROWING = ("tree1", "tree2", "bush", "tree1", "cypress", "rock", "bush")


def paint_meadow(board: Board, outline: Sequence[Point], roads: Sequence[tuple[Point, Point]]) -> None:
    """The meadow with its trees, the moat, and the roads that lead over it."""
    ring = path_of_ring(widened(outline, MOAT))
    board.symbols["hem"] = element("path", id="hem", d=_hem(outline))
    for colour, rim in (("grass_dark", 3.0), ("grass", 0.0)):
        _ring(board, ring, colour, 2 * (MEADOW - MOAT + rim))
        ink = board.theme[colour]
        board.below.append(element("use", href="#hem", fill=ink, stroke=ink, stroke_width=2 * rim))
    _trees(board, outline, roads)
    _ring(board, ring, "bank", 6)
    board.below.append(element("path", d=ring, fill=board.theme["water"]))
    _ring(board, path_of_ring(widened(outline, THICK + 8)), "water_dark", 12)
    path = "".join(speck("wave", place) for place in _along(outline, MOAT - 9, 26, 5, Chance("castle moat")))
    _marks(board, path, "water_light", 1.1)
    for colour, wide in (("path_edge", 25.0), ("path", 21.0)):
        path = "".join(f"M{number(x)} {number(y)}L{number(ex)} {number(ey)}" for (x, y), (ex, ey) in roads)
        _marks(board, path, colour, wide)


def _hem(outline: Sequence[Point]) -> str:
    """The uneven edge of the meadow."""
    chance = Chance("castle hem")
    places = list(_along(outline, MEADOW - 20, 48, 5, chance))
    return "".join(blob(place, chance.between(24, 34), chance) for place in places)


def _ring(board: Board, path: str, colour: str, wide: float) -> None:
    """A band along a ring, with round corners."""
    ink = board.theme[colour]
    board.below.append(
        element("path", d=path, fill="none", stroke=ink, stroke_width=wide, stroke_linejoin="round")
    )


def _marks(board: Board, path: str, colour: str, wide: float, opacity: float | None = None) -> None:
    """Lines on the ground."""
    ink = board.theme[colour]
    shown = None if opacity is None else f"{opacity:.2f}"
    board.below.append(element("path", d=path, fill="none", stroke=ink, stroke_width=wide, opacity=shown))


def _along(outline: Sequence[Point], reach: float, apart: float, uneven: float, chance: Chance) -> Iterator[Point]:
    """Places along the wall, so far outside it, uneven by so much."""
    ring = widened(outline, reach)
    for one, other in pairwise([*ring, ring[0]]):
        heading, size = direction(one, other), distance(one, other)
        for step in range(int(size / apart)):
            place = moved(one, heading, (step + chance.between(0.2, 0.8)) * apart)
            yield moved(place, swung(heading, 90), chance.between(-uneven, uneven))


def _trees(board: Board, outline: Sequence[Point], roads: Sequence[tuple[Point, Point]]) -> None:
    """Trees, bushes, rocks and grass on the meadow, away from the roads."""
    chance = Chance("castle meadow")
    tufts = "".join(speck("tuft", place) for place in _along(outline, MOAT + 11, 22, 6, chance))
    _marks(board, tufts, "tuft", 0.9)
    for place in _along(outline, MOAT + 13, 27, 6, chance):
        if chance.happens(0.8) and all(distance(place, end) > 32 for _, end in roads):
            board.sprite(chance.choice(GROWING), (place[0], place[1] + 5), chance.between(1.3, 1.8))


def paint_yard(board: Board, castle: CastleExtras, outline: Sequence[Point]) -> None:
    """The ground inside: trodden earth with grass on it, and the cells."""
    inner, line, shade = path_of_ring(outline), board.theme["tower_line"], board.theme["shadow"]
    board.below.append(element("path", d=inner, fill=board.theme["yard"]))
    if board.theme.detailed:
        _growth(board, castle)
        _shade(board, outline)
    grid = "".join(f"M{number(x)} {number(y)}h100v100h-100z" for x, y in map(corner, castle.inside))
    board.below.append(
        element("path", d=grid, fill="none", stroke=shade, stroke_width=1.2, stroke_dasharray="4 6", opacity=0.35)
    )
    board.below.append(element("path", d=inner, fill="none", stroke=line, stroke_width=5))


def _growth(board: Board, castle: CastleExtras) -> None:
    """Patches of grass and of bare earth, pebbles and tufts."""
    chance = Chance("castle yard")
    patches = {"court": "", "path": ""}
    pebbles = tufts = ""
    for cell in castle.inside:
        left, top = corner(cell)

        def somewhere(margin: float, left: float = left, top: float = top) -> Point:
            return left + chance.between(margin, 100 - margin), top + chance.between(margin, 100 - margin)

        patches[chance.choice(("court", "path"))] += blob(somewhere(20), chance.between(12, 26), chance)
        tufts += speck("tuft", somewhere(8)) + speck("tuft", somewhere(8))
        pebbles += speck("paver", somewhere(8))
    for colour, path in patches.items():
        board.below.append(element("path", d=path, fill=board.theme[colour], opacity=".22"))
    _marks(board, tufts, "court_dark", 0.9)
    _marks(board, pebbles, "shadow", 1.1, 0.25)


def _shade(board: Board, outline: Sequence[Point]) -> None:
    """The shadow of the wall: light comes from the north-west."""
    path = ""
    for one, other in pairwise([*outline, outline[0]]):
        if other[0] > one[0] or other[1] < one[1]:
            path += f"M{number(one[0])} {number(one[1])}L{number(other[0])} {number(other[1])}"
    for wide in (26, 12):
        _marks(board, path, "shadow", wide, 0.13)
