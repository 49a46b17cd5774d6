"""The gingerbread man on the board."""

from __future__ import annotations

from .....art.board import Board, stand, tile_at
from .view import GingerbreadExtras


def on_board(board: Board) -> None:
    """The gingerbread man in his city."""
    place = board.extras(GingerbreadExtras, "gingerbread").place
    tile = tile_at(board, (place.x, place.y)) if place is not None else None
    if place is not None and tile is not None:
        x, y = stand(board, tile, place.segment)
        board.figure("gingerbread", -1, (x + 12, y + 6), 1.1)
