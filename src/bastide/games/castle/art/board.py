"""The Castle's board: painted grounds and wall, and what moves on them: wall tiles, markers, keeps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ....art.board import Board, corner, finish, stand, tile_at
from ....art.curves import Point
from ....art.parts import Piece, piece_of_sprite
from ....art.themes import theme as named
from ..view import CastleExtras, CornerTower, StartSpace
from ..wall import load
from .grounds import MEADOW, paint_meadow, paint_yard
from .track import inner_corners, tower_middle, track_places, wall_tile_place
from .wall import gates, paint_gates, paint_spaces, paint_start, paint_towers, paint_wall

MARGIN = 22.0
WALL = Path(__file__).parents[1] / "wall.toml"


def before_tiles(board: Board) -> None:
    """The painted board, then what moves on it."""
    castle = board.extras(CastleExtras)
    board.hidden = frozenset(start.name for start in castle.starts)
    spaces = _paint(board, castle)
    for tower in castle.towers:
        if tower.wall_tile:
            middle = tower_middle(castle, tower)
            board.sprite("walltile", wall_tile_place(middle, [spaces[score] for score in tower.scores]))
    _markers(board, spaces)
    for seat, keep in enumerate(castle.keeps):
        tile = tile_at(board, keep.cell) if keep is not None else None
        if keep is not None and tile is not None:
            x, y = stand(board, tile, keep.segment)
            board.figure("keep", seat, (x, y - 6), 1.2)


def _paint(board: Board, castle: CastleExtras) -> list[Point]:
    """All that never moves, from outside to inside; where the spaces of the track lie."""
    outline = inner_corners(set(castle.inside))
    if board.theme.detailed:
        paint_meadow(board, outline, gates(castle))
    paint_wall(board, outline)
    paint_yard(board, castle, outline)
    if board.theme.detailed:
        paint_gates(board, gates(castle))
    for start in castle.starts:
        paint_start(board, start)
    paint_towers(board, castle)
    spaces = track_places(castle, outline)
    paint_spaces(board, castle, spaces)
    return spaces


def edges(board: Board) -> tuple[float, float, float, float]:
    """West, north, east and south edge of the picture: the meadow with a margin round it."""
    return _edges(board.extras(CastleExtras))


def _edges(castle: CastleExtras) -> tuple[float, float, float, float]:
    corners = [corner(cell) for cell in castle.inside]
    reach = MEADOW + MARGIN
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs) - reach, min(ys) - reach, max(xs) + 100 + reach, max(ys) + 100 + reach


def _markers(board: Board, spaces: Sequence[Point]) -> None:
    """The players' markers; on the second lap they lie."""
    places: dict[int, int] = {}
    for seat, points in enumerate(board.view["scores"]):
        space = points % len(spaces)
        places[space] = places.get(space, -1) + 1
        x, y = spaces[space]
        kind = "standing" if points < len(spaces) else "lying"
        board.figure(kind, seat, (x + places[space] * 10, y - 7 + places[space] * 5), 1.3, y + 60)


@cache
def printed() -> CastleExtras:
    """The board as it is printed, before anybody plays on it."""
    wall = load(WALL)
    return CastleExtras(
        hand=[],
        inside=[(column, -row) for column, row in wall.cells()],
        starts=[StartSpace(s.name, (s.column, -s.row), s.side, s.feature, s.markets) for s in wall.starts],  # type: ignore[arg-type]
        spaces=wall.spaces,
        track="clockwise" if wall.track == "clockwise" else "counterclockwise",
        towers=[CornerTower(list(t.scores), t.column, t.row, t.wall_tile) for t in wall.towers],
        wall_tiles=[],
        unseen={},
        taking=None,
        keeps=[],
    )


def castle_svg(theme: str = "summer") -> str:
    """The painted board alone, to lie under the tiles."""
    board = Board({"family": "castle", "tiles": (), "seats": ()}, named(theme), {})
    _paint(board, printed())
    return finish(board, _edges(printed()), ground=False)


def _places() -> dict[str, Point]:
    """The spaces of the track by their numbers, and the towers and their wall tiles by those of their spaces."""
    castle = printed()
    spaces = track_places(castle, inner_corners(set(castle.inside)))
    found = {str(score): place for score, place in enumerate(spaces)}
    for number, tower in enumerate(castle.towers):
        middle = tower_middle(castle, tower)
        found[f"tower {number}"] = middle
        found[f"wall tile {number}"] = wall_tile_place(middle, [spaces[score] for score in tower.scores])
    return found


PIECES = {
    "castle": Piece(castle_svg, _edges(printed()), _places()),
    "walltile": piece_of_sprite("walltile"),
}
