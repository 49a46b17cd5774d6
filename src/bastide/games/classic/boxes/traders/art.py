"""The goods that players have traded, beside the score track."""

from __future__ import annotations

from .....art.board import Board
from .....art.curves import Point
from .....art.letters import letters
from .view import TradersExtras

ROOM_BESIDE_POINTS = 34


def beside_points(board: Board, seat: int, place: Point, unit: float) -> None:
    """The goods that a player has traded, below his points."""
    goods = board.extras(TradersExtras, "traders").goods[seat]
    for number_here, (name, count) in enumerate(goods.items()):
        x, y = place[0] + (number_here * 36 - 6) * unit, place[1] + 34 * unit
        board.sprite(name, (x, y), 1.1 * unit, 1e6)
        digits = letters(str(count), x + 15 * unit, y - 6 * unit, 12 * unit, board.theme["paper"], 1.4)
        board.upright.append((1e6, digits))
