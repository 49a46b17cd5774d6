"""The Count's town on the board, and its picture alone."""

from __future__ import annotations

from collections.abc import Mapping

from .....art.board import Board, finish
from .....art.canvas import element
from .....art.curves import Point
from .....art.looks import figure_of
from .....art.parts import Piece
from .....art.themes import theme as named
from .view import CountExtras

QUARTERS: Mapping[str, tuple[float, float, str, float]] = {
    "castle": (-0.76, -0.08, "historic", 1.3),
    "market": (0.76, -0.08, "market", 1.2),
    "blacksmith": (-0.76, 0.88, "smithy", 1.7),
    "cathedral": (0.76, 0.88, "cathedral", 0.8),
}
"""The middle of every quarter, in tiles east and south of the north-west corner of CC-07, and what stands there."""


TOWN = (-200, -100, 200, 200)
"""The block of twelve tiles, from west and north to east and south, when CC-07 lies at 0,0."""


def quarter_place(name: str) -> Point:
    """The middle of a quarter, when CC-07 lies at 0,0."""
    x, y, _, _ = QUARTERS[name]
    return x * 100, y * 100


def on_board(board: Board) -> None:
    """The four quarters with those who wait in them, and the Count."""
    if any(tile["name"] == "CC-07" for tile in board.view["tiles"]):
        _quarters(board)
        _people(board, board.extras(CountExtras, "count"))


def _quarters(board: Board) -> None:
    """The ground and the building of every quarter."""
    for name, (_, _, sprite, scale) in QUARTERS.items():
        x, y = quarter_place(name)
        board.marks.append(_pavement(board, (x, y)))
        board.sprite(sprite, (x, y - 2), scale, y - 8)


def _pavement(board: Board, place: Point) -> str:
    """The ground of a quarter."""
    x, y = place[0], place[1] + 8
    rings = ((42, 29, "wall_line"), (39.8, 26.8, "paving"), (35.5, 23.5, "paving_light"), (32.5, 20.5, "paving"))
    return "".join(element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=board.theme[name]) for rx, ry, name in rings)


def _people(board: Board, town: CountExtras) -> None:
    """Figures in rows before the buildings, the Count beside his."""
    for name, people in town.quarters.items():
        x, y = quarter_place(name)
        for number_here, person in enumerate(people):
            column, row = number_here % 4, number_here // 4
            kind = figure_of(person.figure)
            board.figure(kind, person.seat, (x - 24 + column * 16, y + 16 + row * 11), 0.75)
    x, y = quarter_place(town.count)
    board.figure("count", -1, (x + 34, y + 2), 1.15)


def town_svg(theme: str = "summer") -> str:
    """The four quarters alone, to lie over the block of twelve tiles: four tiles wide and three high."""
    board = Board({"family": "classic", "tiles": (), "seats": ()}, named(theme), {})
    _quarters(board)
    return finish(board, TOWN, ground=False)


PIECES = {"town": Piece(town_svg, TOWN, {name: quarter_place(name) for name in QUARTERS})}
