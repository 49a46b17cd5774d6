"""What The Castle adds to the view of a game. Which wall tiles lie face down not even the state knows."""

from collections.abc import Sequence
from typing import Any

from ...core.board import column, row
from ...core.moves import Verb, verb_of, what_of
from ...core.table import NOBODY, NOWHERE
from ...core.tiles import TileSpec
from .scoring import owner_of
from .state import NUMBERS, ON_NO_TOWER, Box, State, WallTile


def extras(box: Box, state: State, specs: Sequence[TileSpec], seat: int | None) -> dict[str, Any]:
    """The tile in hand, the wall with its track and towers, wall tiles and keeps: all lies open."""
    return {
        "hand": [specs[state.hand].name] if state.hand >= 0 else [],
        "inside": [_place(state, cell) for cell in box.inside[: box.inside_count]],
        "starts": [_start(box, state, specs, number) for number in range(box.start_count)],
        "spaces": box.spaces,
        "track": "clockwise" if box.clockwise else "counterclockwise",
        "towers": [_tower(box, state, number) for number in range(box.tower_count)],
        "wall_tiles": [_wall_tiles(state, owner) for owner in range(state.seats)],
        "unseen": {str(number): state.unseen[number] for number in range(1, NUMBERS)},
        "taking": state.tower if state.tower != ON_NO_TOWER else None,
        "keeps": [_keep(state, owner) for owner in range(state.seats)],
    }


def _place(state: State, cell: int) -> list[int]:
    return [column(state, cell), row(state, cell)]


def _start(box: Box, state: State, specs: Sequence[TileSpec], number: int) -> dict[str, Any]:
    start = box.starts[number]
    spec = specs[start.kind]
    return {
        "name": spec.name,
        "cell": _place(state, start.before),
        "side": "NESW"[start.side],
        "feature": spec.segments[0].kind,
        "markets": spec.segments[0].marks.get("market", 0),
    }


def _tower(box: Box, state: State, number: int) -> dict[str, Any]:
    tower = box.towers[number]
    return {
        "scores": [space for space in range(box.spaces) if box.tower_at[space] == number],
        "column": tower.column,
        "row": tower.row,
        "wall_tile": bool(state.towers >> number & 1),
    }


def _wall_tiles(state: State, owner: int) -> list[dict[str, Any]]:
    """A player's wall tiles by number, and whether he may use them in the turn he is in or comes to."""
    tiles = []
    for number in range(1, NUMBERS):
        held, fresh = state.held[owner * NUMBERS + number], state.fresh[owner * NUMBERS + number]
        ready = held if owner != state.player else held - fresh
        tiles += [{"number": number, "usable": copy < ready} for copy in range(held)]
    return tiles


def _keep(state: State, owner: int) -> dict[str, Any] | None:
    if state.keep_place[owner] == NOWHERE:
        return None
    tile = state.tiles[state.segments[state.keep_place[owner]].tile]
    return {
        "tiles": state.keep_size[owner],
        "cell": _place(state, tile.cell),
        "segment": state.keep_place[owner] - tile.first,
    }


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
