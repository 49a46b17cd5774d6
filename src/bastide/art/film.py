"""Boards of one game as pictures of one size, so that they can follow each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bastide.core.tiles import TileSpec
from bastide.games.options import Prepared

from .board import View
from .boards import board_svg


class Filmed(Protocol):
    """A game that can be looked at as it stood before."""

    prepared: Prepared

    @property
    def history(self) -> Sequence[object]:
        """All its moves."""
        ...

    def after(self, moves: int) -> Filmed:
        """The game as it stood after so many moves."""
        ...

    def view(self) -> View:
        """What can be seen of it."""
        ...


def film_svgs(
    shown: Filmed | Sequence[View], theme: str = "", specs: Mapping[str, TileSpec] | None = None
) -> list[str]:
    """A picture of every view, all cut like the last one, the tile laid last framed.

    A game is shown tile by tile, with its own tiles and in its own theme; with views, tiles of other files than the
    games' own must be given.
    """
    if not isinstance(shown, Sequence):
        specs = {spec.name: spec for spec in shown.prepared.specs}
        return film_svgs(_views(shown), theme or shown.prepared.options.game.theme, specs)
    if not shown:
        return []
    edges = board_edges(shown[-1])
    return [board_svg(view, theme or "summer", None, _newest(view), specs, edges) for view in shown]


def _views(game: Filmed) -> list[View]:
    """The game after each tile that was laid, and as it stands."""
    laid = [number for number, move in enumerate(game.history, 1) if "@" in str(move)]
    return [game.after(number).view() for number in [*laid, len(game.history)]]


def board_edges(view: View) -> tuple[int, int, int, int] | None:
    """The westernmost, northernmost, easternmost and southernmost cells of a board."""
    cells = [(tile["x"], tile["y"]) for tile in view["tiles"]]
    if not cells:
        return None
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), max(ys), max(xs), min(ys)


def _newest(view: View) -> tuple[int, int] | None:
    """The cell of the tile laid last."""
    tiles: Sequence[Mapping[str, Any]] = view["tiles"]
    return (tiles[-1]["x"], tiles[-1]["y"]) if tiles else None
