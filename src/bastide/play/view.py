"""What a seat may see of a game, as plain JSON data. There is no other way out of a game's state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ..core.board import column, row
from ..core.geometry import SIDES
from ..core.table import NOWHERE
from ..games.options import Prepared
from .notation import Notation


def view(
    prepared: Prepared, state: Any, notation: Notation, names: Sequence[str], seat: int | None, turn: int | None
) -> dict[str, Any]:
    """The table as this seat sees it; None is a spectator."""
    options = prepared.options
    family = options.game.family
    extras = import_module(f"bastide.games.{family}.view").extras(prepared.box, state, prepared.specs, seat)
    return {
        "game": options.game.name,
        "family": family,
        "boxes": list(options.boxes),
        "rules": dict(options.rules),
        "seats": list(names),
        "seat": seat,
        "turn": turn,
        "player": int(state.player),
        "over": turn is None and state.chooser < NOWHERE,
        "scores": [int(state.score[number]) for number in range(state.seats)],
        "supply": [_supply(state, notation, number) for number in range(state.seats)],
        "tiles": [_tile(state, notation, number) for number in range(state.tile_count)],
        "left": {spec.name: int(state.bag[kind]) for kind, spec in enumerate(prepared.specs) if state.bag[kind]},
        family: extras,
    }


def _supply(state: Any, notation: Notation, seat: int) -> dict[str, int]:
    figures = state.figures[: state.figure_count]
    mine = [figure for figure in figures if figure.owner == seat]
    waiting = Counter(notation.words.figures[figure.kind] for figure in mine if figure.segment == NOWHERE)
    return {letter: waiting[letter] for letter in dict.fromkeys(notation.words.figures[figure.kind] for figure in mine)}


def _tile(state: Any, notation: Notation, number: int) -> dict[str, Any]:
    laid = state.tiles[number]
    return {
        "name": notation.specs[laid.kind].name,
        "x": column(state, laid.cell),
        "y": row(state, laid.cell),
        "facing": SIDES[laid.turn],
        "figures": [_figure(state, notation, number, figure) for figure in _figures_on(state, number)],
    }


def _figures_on(state: Any, tile: int) -> list[Any]:
    figures = state.figures[: state.figure_count]
    return [figure for figure in figures if figure.segment >= 0 and state.segments[figure.segment].tile == tile]


def _figure(state: Any, notation: Notation, tile: int, figure: Any) -> dict[str, Any]:
    part = figure.segment - state.tiles[tile].first
    kind = state.segments[figure.segment].kind
    words = notation.words
    return {
        "seat": figure.owner,
        "figure": words.figures[figure.kind],
        "role": words.roles.get((figure.kind, kind), ""),
        "segment": part,
        "spot": notation.spot(state, tile, part),
    }
