"""The moment when something was paid, as a picture: who is paid still stands there, what he is paid for is hatched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from ..core.board import column, row, tile_at
from ..core.geometry import cell_at
from ..core.table import Table
from .board import View
from .boards import board_svg
from .film import Filmed
from .shelf import known_tiles

MANY = 30  # tiles of a large town


class Played(Filmed, Protocol):
    """A game that can tell what happened in it."""

    state: Table
    events: Sequence[Any]


def last_step(game: Played) -> list[Any]:
    """All that happened since the last tile was laid."""
    events = list(game.events)
    laid = [number for number, event in enumerate(events) if event.kind == "placed"]
    return events[laid[-1] :]


def moment_svg(game: Played, theme: str = "summer") -> str:
    """The board of a game as it stood when its last step was scored, cut to what it is about."""
    step = last_step(game)
    before = game.after(len(game.history) - _moves_of(step)).view()
    view = _with_figures(game.view(), before, step)
    lit = [
        {"segments": list(_feature(game.state, event.at)), "seat": event.seat}
        for event in step if event.kind == "scored" and event.at is not None and event.at.segment is not None
    ]  # fmt: skip
    last = (step[0].at.x, step[0].at.y)
    return board_svg(view, theme, lit, last, cells=_cut(view, last, lit), track=False)


def _moves_of(step: Sequence[Any]) -> int:
    """How many moves a step had, draws at its end among them."""
    moves: list[object] = []
    for event in step:
        if not moves or event.move is not moves[-1]:
            moves.append(event.move)
    return len(moves)


def _with_figures(view: View, before: View, step: Sequence[Any]) -> View:
    """The view with the figures that came home in this step still there."""
    stood = {(tile["x"], tile["y"]): list(tile["figures"]) for tile in before["tiles"]}
    for event in step:
        if event.kind == "put" and event.at is not None and event.at.segment is not None:
            figure = {"seat": event.seat, "figure": event.what, "role": "", "segment": event.at.segment, "spot": ""}
            stood.setdefault((event.at.x, event.at.y), []).append(figure)
    tiles = []
    for tile in view["tiles"]:
        known = [(figure["seat"], figure["figure"], figure["segment"]) for figure in tile["figures"]]
        gone = [
            figure for figure in stood.get((tile["x"], tile["y"]), [])
            if (figure["seat"], figure["figure"], figure["segment"]) not in known
        ]  # fmt: skip
        tiles.append({**tile, "figures": [*tile["figures"], *gone]})
    return {**view, "tiles": tiles}


def _feature(state: Table, at: Any) -> Iterator[tuple[int, int, int]]:
    """The segments of the feature at a place, each by its cell and its number on the tile."""
    tile = tile_at(state, cell_at(at.x, at.y))
    first = segment = state.tiles[tile].first + at.segment
    while True:
        laid = state.tiles[state.segments[segment].tile]
        yield column(state, laid.cell), row(state, laid.cell), segment - laid.first
        segment = state.segments[segment].following
        if segment == first:
            return


def _cut(view: View, last: tuple[int, int], lit: Sequence[Any]) -> tuple[int, int, int, int]:
    """The cells to show: where tiles lie; of a large town, or on a printed board, what is near to what it is about."""
    known = known_tiles(view["family"])
    cells = {(tile["x"], tile["y"]) for tile in view["tiles"] if tile["name"] in known}
    if len(cells) > MANY:
        told = {(tile["x"], tile["y"]) for tile in view["tiles"] if tile["figures"]}
        cells = told | {last, *((x, y) for one in lit for x, y, _ in one["segments"])}
    if len(cells) < len(view["tiles"]):
        cells = {(x + right, y + up) for x, y in cells for right in (-1, 0, 1) for up in (-1, 0, 1)}
    across, up = [x for x, _ in cells], [y for _, y in cells]
    return min(across), max(up), max(across), min(up)
