"""The slow twin of bag and gaps: no tile is lost or made, and gaps are barred just where no tile may lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..core.moves import Verb
from ..games.classic.state import Holes
from .board import Board, Place, neighbour

BARRED = 1 << 12
WIDEST = 63
EVERY = 6


def tile_faults(board: Board, box: Any, before: Any, state: Any, move: int) -> Iterator[str]:
    """Where bag and gaps are not as the tiles on the table have it; which gaps are barred is looked at now and then."""
    yield from _bag_faults(box, before, state, move)
    gaps = {gap.cell: gap.code & BARRED != 0 for gap in state.gaps[: state.gap_count]}
    places = {(y + 32) % 64 * 64 + (x + 32) % 64: (x, y) for x, y in board.gaps()}
    if set(gaps) != set(places):
        yield f"the gaps differ: {sorted(set(gaps) ^ set(places))}"
    elif move & 15 == Verb.PLACE and state.tile_count % EVERY == 0:
        barred = {place for cell, place in places.items() if gaps[cell]}
        yield from _barred_faults(board, box, state, barred)


def _bag_faults(box: Any, before: Any, state: Any, move: int) -> Iterator[str]:
    gone = Counter({move >> 4 & 255: 1} if move & 15 == Verb.DISCARD else {})
    if _tiles(before) != _tiles(state) + gone:
        yield f"tiles were lost or made: {_tiles(before)} became {_tiles(state)}, discarded {gone}"
    left = [0] * len(state.left)
    for kind, count in enumerate(state.bag):
        left[box.kinds[kind].stage] += count
    if min(state.bag) < 0 or list(state.left) != left:
        yield f"{list(state.left)} tiles are said to be in the bag, not {left}"


def _tiles(state: Any) -> Counter[int]:
    """The tiles on the table, in hand and in the bag, by kind."""
    tiles = Counter(state.tiles[number].kind for number in range(state.tile_count))
    tiles.update(kind for kind in state.hand if kind >= 0)
    return tiles + Counter({kind: count for kind, count in enumerate(state.bag) if count})


def _barred_faults(board: Board, box: Any, state: Any, barred: set[Place]) -> Iterator[str]:
    open_cells = mouths(board) if box.rules.river and state.river.flows else board.gaps()
    for place in board.gaps():
        closed = place not in open_cells or _is_too_wide(board, place)
        closed = closed or (box.rules.holes == Holes.FORBIDDEN and board.makes_hole(place))
        if (place in barred) != closed:
            yield f"the gap {place} is {'not ' if closed else ''}barred"


def mouths(board: Board) -> set[Place]:
    """The empty cells to which the river flows."""
    sides = ((place, side) for place in board.tiles for side in range(4))
    beyond = {neighbour(place, side) for place, side in sides if board.tiles[place].shown(side)[1] == "river"}
    return beyond - set(board.tiles)


def _is_too_wide(board: Board, place: Place) -> bool:
    """Whether a tile there would make the town wider or higher than the grid can tell apart."""
    columns, rows = [x for x, _ in (*board.tiles, place)], [y for _, y in (*board.tiles, place)]
    return max(columns) - min(columns) >= WIDEST or max(rows) - min(rows) >= WIDEST
