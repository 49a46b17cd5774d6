"""What The Castle knows of positions drawn by hand: keeps on houses, wall tiles that were taken, held and used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...core.board import segment_at, tile_at
from ...core.features import tiles_of
from ...core.geometry import PORTS
from ...core.table import NOWHERE
from ..drawn import Drawing, Standing, wrong
from ..options import Options
from .begin import set_up
from .placing import place
from .points import is_complete
from .state import NUMBERS, ON_NO_TOWER, Box, Kind, State
from .words import WORDS

KEEP = "keep"
WALL_TILES = ("taken", "held", "used")


def _finish(box: Box, state: State, pieces: Sequence[Standing], options: Options) -> None:
    """Keeps stand on their houses, wall tiles lie where they were told."""
    for standing in pieces:
        _stand_keep(box, state, standing)
    take_wall_tiles(box, state, options)


def _stand_keep(box: Box, state: State, standing: Standing) -> None:
    """A keep stands on a completed house, and each player has one."""
    tile = tile_at(state, standing.tile.cell)
    segment = segment_at(box, state, tile, PORTS.index(standing.spot)) if standing.spot in PORTS else NOWHERE
    if segment < 0 or state.segments[segment].kind != Kind.HOUSE:
        raise standing.wrong("a keep stands on a house")
    feature = state.segments[segment].feature
    if not is_complete(state, feature):
        raise standing.wrong("the house is not complete, so no keep stands there")
    if state.keep_place[standing.seat] != NOWHERE:
        raise standing.wrong(f"seat {standing.seat + 1} has one keep only")
    state.keep_size[standing.seat], state.keep_place[standing.seat] = tiles_of(state, feature), segment


def check_belongs(options: Options) -> None:
    """Wall tiles are taken, held and used in positions that are drawn."""
    for name in WALL_TILES:
        if name in options.extras and not options.extras.get("laid"):
            raise wrong(f"{name!r} goes with a position that is drawn, and no tile is laid")


def take_wall_tiles(box: Box, state: State, options: Options) -> None:
    """The wall tiles of the towers named are gone: some lie before the players, some were used."""
    held, used = _held(state, options.extras.get("held", [])), _numbers(options.extras.get("used", []), "used")
    towers = {_tower(box, state, score) for score in _numbers(options.extras.get("taken", []), "taken", 0, box.spaces)}
    seen = [*(number for numbers in held for number in numbers), *used]
    if len(seen) != len(towers):
        told = f"{len(towers)} towers gave their wall tiles, but {len(seen)} are held or used"
        raise wrong(f"every wall tile that is held or used was taken from a tower: {told}")
    for tower in towers:
        state.towers -= 1 << tower
    for number, count in Counter(seen).items():
        if count > box.rules.copies:
            raise wrong(f"there are only {box.rules.copies} wall tiles {number}")
        state.unseen[number] -= count
    for seat, numbers in enumerate(held):
        for number in numbers:
            state.held[seat * NUMBERS + number] += 1
    _check_markers(box, state, options)


def _numbers(given: Any, name: str, least: int = 1, end: int = NUMBERS) -> list[int]:
    whole = isinstance(given, (list, tuple)) and all(type(one) is int and least <= one < end for one in given)
    if not whole:
        raise wrong(f"{name!r} is a list of numbers from {least} to {end - 1}, not {given!r}")
    return list(given)


def _held(state: State, given: Any) -> list[list[int]]:
    if not isinstance(given, (list, tuple)) or len(given) not in (0, state.seats):
        raise wrong(f"'held' is a list of wall tiles for each seat, as in [[3], [1, 8]], not {given!r}")
    return [_numbers(numbers, "held") for numbers in given]


def _tower(box: Box, state: State, score: int) -> int:
    tower = box.tower_at[score]
    if tower == ON_NO_TOWER or not box.towers[tower].carries:
        raise wrong(f"no wall tile lies at {score} of the score track")
    return tower


def _check_markers(box: Box, state: State, options: Options) -> None:
    """Whoever stands on a tower has taken its wall tile."""
    points = options.extras.get("points", ())
    for score in points if isinstance(points, (list, tuple)) else ():
        tower = box.tower_at[score % box.spaces] if type(score) is int else ON_NO_TOWER
        if tower != ON_NO_TOWER and state.towers >> tower & 1:
            raise wrong(f"a marker stands at {score}, so the wall tile of this tower is taken")


DRAWING = Drawing(
    words=WORDS,
    set_up=set_up,
    place=place,
    is_complete=is_complete,
    pieces=frozenset({KEEP}),
    finish=_finish,
)
