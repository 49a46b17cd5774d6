"""What a seat may see of a game. There is no other way out of a game's state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json, structs

from ..core.board import column, row
from ..core.table import NOWHERE, Table
from ..core.table import Figure as PlacedFigure
from ..games.extras import SIDES, Extras, Side, view_of
from ..games.options import Prepared
from .notation import Notation

Json = dict[str, Any]  # type: ignore[explicit-any]
"""Plain data, as JSON has it."""


class Figure(Struct):
    """A figure on a tile."""

    seat: int
    figure: str
    role: str
    segment: int
    spot: str


class Tile(Struct):
    """A tile on the table."""

    name: str
    x: int
    y: int
    facing: Side
    figures: list[Figure]


class View(Struct):
    """The game as one seat may see it; `extras` is what its family adds."""

    game: str
    family: str
    boxes: list[str]
    rules: dict[str, str]
    seats: list[str]
    seat: int | None
    turn: int | None
    player: int
    over: bool
    scores: list[int]
    supply: list[dict[str, int]]
    tiles: list[Tile]
    left: dict[str, int]
    extras: Extras


def view(
    prepared: Prepared, state: Table, notation: Notation, names: Sequence[str], seat: int | None, turn: int | None
) -> View:
    """The table as this seat sees it; None is a spectator."""
    options = prepared.options
    return View(
        game=options.game.name,
        family=options.game.family,
        boxes=list(options.boxes),
        rules=dict(options.rules),
        seats=list(names),
        seat=seat,
        turn=turn,
        player=state.player,
        over=turn is None and state.chooser < NOWHERE,
        scores=state.score[: state.seats],
        supply=[_supply(state, notation, number) for number in range(state.seats)],
        tiles=_tiles(state, notation),
        left={spec.name: state.bag[kind] for kind, spec in enumerate(prepared.specs) if state.bag[kind]},
        extras=view_of(options.game.family).extras(prepared.box, state, prepared.specs, seat),
    )


def seen_by(seen: View, prepared: Prepared, state: Table, seat: int | None) -> View:
    """The same table through another seat's eyes; all else is shared."""
    extras = view_of(seen.family).extras(prepared.box, state, prepared.specs, seat)
    return structs.replace(seen, seat=seat, extras=extras)


def plain(seen: View) -> Json:
    """A view as plain JSON data; what the family adds is found under the family's name."""
    told: Json = json.decode(json.encode(seen))
    extras = told.pop("extras")
    del extras["family"]
    return {**told, seen.family: extras}


def _supply(state: Table, notation: Notation, seat: int) -> dict[str, int]:
    figures = state.figures[: state.figure_count]
    mine = [figure for figure in figures if figure.owner == seat]
    waiting = Counter(notation.words.figures[figure.kind] for figure in mine if figure.segment == NOWHERE)
    return {letter: waiting[letter] for letter in dict.fromkeys(notation.words.figures[figure.kind] for figure in mine)}


def _tiles(state: Table, notation: Notation) -> list[Tile]:
    standing: dict[int, list[PlacedFigure]] = {}
    for figure in state.figures[: state.figure_count]:
        if figure.segment >= 0:
            standing.setdefault(state.segments[figure.segment].tile, []).append(figure)
    return [_tile(state, notation, number, standing.get(number, [])) for number in range(state.tile_count)]


def _tile(state: Table, notation: Notation, number: int, figures: list[PlacedFigure]) -> Tile:
    laid = state.tiles[number]
    return Tile(
        name=notation.specs[laid.kind].name,
        x=column(state, laid.cell),
        y=row(state, laid.cell),
        facing=SIDES[laid.facing],
        figures=[_figure(state, notation, number, figure) for figure in figures],
    )


def _figure(state: Table, notation: Notation, tile: int, figure: PlacedFigure) -> Figure:
    part = figure.segment - state.tiles[tile].first
    kind = state.segments[figure.segment].kind
    words = notation.words
    return Figure(
        seat=figure.owner,
        figure=words.figures[figure.kind],
        role=words.roles.get((figure.kind, kind), ""),
        segment=part,
        spot=notation.spot(state, tile, part),
    )
