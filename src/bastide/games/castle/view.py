"""What The Castle adds to the view of a game. Which wall tiles lie face down not even the state knows."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ...core.board import column, row
from ...core.moves import Verb, verb_of, what_of
from ...core.table import NOBODY, NOWHERE
from ...core.tiles import TileSpec
from ..extras import SIDES, Cell, Extras, Side
from .scoring import owner_of
from .state import NUMBERS, ON_NO_TOWER, Box, State, WallTile


class StartSpace(Struct):
    """A start space on the wall of The Castle, by the cell inside that it looks at."""

    name: str
    cell: Cell
    side: Side
    feature: str
    markets: int


class CornerTower(Struct):
    """A tower at a corner of the wall: its spaces of the score track, and whether its wall tile still lies there."""

    scores: list[int]
    column: int
    row: int
    wall_tile: bool


class HeldWallTile(Struct):
    """A wall tile before its owner."""

    number: int
    usable: bool


class Keep(Struct):
    """A keep on the largest house of its owner."""

    tiles: int
    cell: Cell
    segment: int


class CastleExtras(Extras, tag="castle"):
    """What The Castle adds to a view: the wall with its track and towers, wall tiles and keeps by seat."""

    inside: list[Cell]
    starts: list[StartSpace]
    spaces: int
    track: Literal["clockwise", "counterclockwise"]
    towers: list[CornerTower]
    wall_tiles: list[list[HeldWallTile]]
    unseen: dict[str, int]
    taking: int | None
    keeps: list[Keep | None]


def extras(box: Box, state: State, specs: Sequence[TileSpec], seat: int | None) -> CastleExtras:
    """The tile in hand, the wall with its track and towers, wall tiles and keeps: all lies open."""
    return CastleExtras(
        hand=[specs[state.hand].name] if state.hand >= 0 else [],
        inside=[_place(state, cell) for cell in box.inside[: box.inside_count]],
        starts=[_start(box, state, specs, number) for number in range(box.start_count)],
        spaces=box.spaces,
        track="clockwise" if box.clockwise else "counterclockwise",
        towers=[_tower(box, state, number) for number in range(box.tower_count)],
        wall_tiles=[_wall_tiles(state, owner) for owner in range(state.seats)],
        unseen={str(number): state.unseen[number] for number in range(1, NUMBERS)},
        taking=state.tower if state.tower != ON_NO_TOWER else None,
        keeps=[_keep(state, owner) for owner in range(state.seats)],
    )


def _place(state: State, cell: int) -> Cell:
    return column(state, cell), row(state, cell)


def _start(box: Box, state: State, specs: Sequence[TileSpec], number: int) -> StartSpace:
    start = box.starts[number]
    spec = specs[start.kind]
    return StartSpace(
        name=spec.name,
        cell=_place(state, start.before),
        side=SIDES[start.side],
        feature=spec.segments[0].kind,
        markets=int(spec.segments[0].marks.get("market", 0)),
    )


def _tower(box: Box, state: State, number: int) -> CornerTower:
    tower = box.towers[number]
    return CornerTower(
        scores=[space for space in range(box.spaces) if box.tower_at[space] == number],
        column=tower.column,
        row=tower.row,
        wall_tile=bool(state.towers >> number & 1),
    )


def _wall_tiles(state: State, owner: int) -> list[HeldWallTile]:
    """A player's wall tiles by number, and whether he may use them in the turn he is in or comes to."""
    tiles = []
    for number in range(1, NUMBERS):
        held, fresh = state.held[owner * NUMBERS + number], state.fresh[owner * NUMBERS + number]
        ready = held if owner != state.player else held - fresh
        tiles += [HeldWallTile(number, usable=copy < ready) for copy in range(held)]
    return tiles


def _keep(state: State, owner: int) -> Keep | None:
    if state.keep_place[owner] == NOWHERE:
        return None
    tile = state.tiles[state.segments[state.keep_place[owner]].tile]
    return Keep(state.keep_size[owner], _place(state, tile.cell), state.keep_place[owner] - tile.first)


def holders(box: Box, state: State, feature: int) -> list[int]:
    """The seat that a feature would pay as it stands; a tie pays nobody."""
    owner = owner_of(state, feature)
    return [] if owner == NOBODY else [owner]


def about(box: Box, state: State, move: int) -> tuple[int, int] | None:
    """The cell and the segment of the tower or house that a wall tile would double."""
    if verb_of(move) != Verb.CHOOSE or what_of(move) not in (WallTile.TOWER_TWICE, WallTile.HOUSE_TWICE):
        return None
    tile = state.tiles[state.segments[state.chosen].tile]
    return int(tile.cell), int(state.chosen - tile.first)
