"""The City's board: walls on the borders of tiles, the gate, guards and towers."""

from __future__ import annotations

from collections.abc import Mapping

from ....art.board import Board, corner
from ....art.canvas import element, number
from ....art.curves import Point
from ..view import CityExtras, WallPiece

_ENDS: Mapping[str, tuple[Point, Point]] = {
    "N": ((0, 0), (100, 0)),
    "E": ((100, 0), (100, 100)),
    "S": ((100, 100), (0, 100)),
    "W": ((0, 100), (0, 0)),
}
"""Where the wall beyond a side begins and ends, clockwise round the town."""
_OUT: Mapping[str, Point] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_REACH = 5.0
LAYERS = (
    (3, "wall_line", 13, None),
    (3, "wall_face", 11, None),
    (-3, "wall_line", 12, None),
    (-3, "wall_light", 10, None),
    (-3, "wall_dark", 10, "3 6"),
    (-3, "wall", 5, None),
)
"""What a wall is painted of, from below: how far down, colour, width, dashes."""


def after_tiles(board: Board) -> None:
    """The walls, with who stands on them."""
    pieces = board.extras(CityExtras).wall
    path = "".join(_stretch(piece) for piece in pieces)
    if path:
        _paint(board, path)
    for piece in pieces:
        _stand_on(board, piece)


def _ends(piece: WallPiece) -> tuple[Point, Point]:
    """Where a piece of wall begins and ends."""
    x, y = corner((piece.x, piece.y))
    out = _OUT[piece.side]
    start, end = _ENDS[piece.side]
    shift = x + out[0] * _REACH, y + out[1] * _REACH
    return (start[0] + shift[0], start[1] + shift[1]), (end[0] + shift[0], end[1] + shift[1])


def _stretch(piece: WallPiece) -> str:
    """A piece of wall as a line."""
    (x, y), (to_x, to_y) = _ends(piece)
    return f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"


def _paint(board: Board, path: str) -> None:
    """All walls in layers, so that they merge at corners."""
    colours = board.theme
    for up, colour, width, dashes in LAYERS:
        board.marks.append(
            element(
                "path",
                d=path,
                transform=f"translate(0 {up})",
                fill="none",
                stroke=colours[colour],
                stroke_width=width,
                stroke_linecap=None if dashes else "square",
                stroke_dasharray=dashes,
            )
        )


def _stand_on(board: Board, piece: WallPiece) -> None:
    """The gate, a guard in the middle, a tower at the end of a piece."""
    (x, y), (to_x, to_y) = _ends(piece)
    middle = (x + to_x) / 2, (y + to_y) / 2
    if piece.piece == "gate":
        board.sprite("gate", (middle[0], middle[1] + 6), 3)
    if piece.guard is not None:
        board.figure("guard", piece.guard, (middle[0], middle[1] - 6))
    if piece.tower is not None:
        place = x + (to_x - x) * 0.84, y + (to_y - y) * 0.84
        board.figure("tower", piece.tower, (place[0], place[1] - 8), 1.25)
