"""The City's board: walls on the borders of tiles, joined at corners, the gate, guards and towers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ....art.board import FACINGS, Board, corner, tile_at
from ....art.canvas import element
from ....art.curves import Point
from ....art.looks import WIDTHS
from ....art.parts import piece_of_sprite
from ....core.spots import turned_ports
from ..view import CityExtras, WallPiece

_ENDS: Mapping[str, tuple[Point, Point]] = {
    "N": ((0, 0), (100, 0)),
    "E": ((100, 0), (100, 100)),
    "S": ((100, 100), (0, 100)),
    "W": ((0, 100), (0, 0)),
}
"""Where the wall beyond a side begins and ends, clockwise round the town."""
_OUT: Mapping[str, Point] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_REACH = 6.0
"""How far outside a side the middle of its wall runs."""
WALLS: Mapping[str, str] = {"N": "wallnorth", "E": "walleast", "S": "wallsouth", "W": "wallwest"}
PIECES = {name: piece_of_sprite(name) for name in (*WALLS.values(), "wallpost", "citygate", "postern")}


def after_tiles(board: Board) -> None:
    """The walls from north to south, with who stands on them."""
    pieces = board.extras(CityExtras).wall
    stones = [(_middle(piece), WALLS[piece.side]) for piece in pieces]
    stones += [(place, "wallpost") for place in _posts(pieces)]
    for place, name in sorted(stones, key=lambda stone: (stone[1] == "wallpost", stone[0][1])):
        board.used[name] = None
        board.marks.append(element("use", href=f"#{name}", x=place[0], y=place[1]))
    gate = next((number for number, piece in enumerate(pieces) if piece.piece == "gate"), 0)
    for number, piece in enumerate(pieces):
        _stand_on(board, piece, joint(pieces, number, clockwise=number > gate))


def _middle(piece: WallPiece, out: float = 0.0) -> Point:
    """The middle of the side where a piece of wall stands, or a point so far outside it."""
    x, y = corner((piece.x, piece.y))
    away = _OUT[piece.side]
    return x + 50 + away[0] * (50 + out), y + 50 + away[1] * (50 + out)


def joint(pieces: Sequence[WallPiece], number: int, clockwise: bool) -> Point:
    """Where a piece of wall meets the next one, or where it ends."""
    piece = pieces[number]
    x, y = corner((piece.x, piece.y))
    end = _ENDS[piece.side][clockwise]
    beside = number + (1 if clockwise else -1)
    sides = {piece.side, *(other.side for other in pieces[beside : beside + 1] if beside >= 0)}
    return (
        x + end[0] + _REACH * sum(_OUT[side][0] for side in sides),
        y + end[1] + _REACH * sum(_OUT[side][1] for side in sides),
    )


def _posts(pieces: Sequence[WallPiece]) -> Iterator[Point]:
    """Where the wall turns, and where it ends."""
    for number, piece in enumerate(pieces):
        if number == 0:
            yield joint(pieces, number, clockwise=False)
        if number + 1 == len(pieces) or pieces[number + 1].side != piece.side:
            yield joint(pieces, number, clockwise=True)


def _stand_on(board: Board, piece: WallPiece, end: Point) -> None:
    """The gate or a small one for a road, a guard in the middle, a tower at the end of a piece."""
    x, y = _middle(piece, _REACH)
    if piece.piece == "gate":
        board.sprite("citygate", (x, y))
    elif _has_road(board, piece):
        board.sprite("postern", (x, y))
    if piece.guard is not None:
        board.figure("guard", piece.guard, (x, y - 10), 1.3, y + 40)
    if piece.tower is not None:
        board.figure("tower", piece.tower, (end[0], end[1] - 9), 1.35, end[1] + 30)


def _has_road(board: Board, piece: WallPiece) -> bool:
    """Whether a road runs into a piece of wall."""
    tile = tile_at(board, (piece.x, piece.y))
    if tile is None:
        return False
    turn, side = FACINGS.index(tile["facing"]), FACINGS.index(piece.side)
    roads = (segment for segment in board.specs[tile["name"]].segments if segment.kind in WIDTHS)
    return any(port // 3 == side for road in roads for port in turned_ports(road, turn))
