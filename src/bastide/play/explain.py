"""Why a move is refused, in a sentence for players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.board import column, row, tile_at
from ..core.figures import stands_on
from ..core.geometry import neighbour, opposite
from ..core.moves import Refusal, Verb, cell_of, spot_of, verb_of, what_of
from ..core.spots import turned_ports
from ..core.table import Table
from ..core.tiles import TileSpec
from .errors import IllegalMove
from .notation import Notation

DIRECTIONS = ("north", "east", "south", "west")


def refuse(notation: Notation, names: Sequence[str], state: Table, move: int, reason: int) -> IllegalMove:
    """The error for a move that the rules refuse; `names` are those of the seats."""
    code, sentence = notation.words.refusals[reason]
    if reason == Refusal.SIDE:
        sentence = _side(notation, state, what_of(move), cell_of(move), spot_of(move)) or sentence
    elif reason == Refusal.NOT_IN_HAND and verb_of(move) == Verb.PLACE:
        sentence = f"the tile {notation.specs[what_of(move)].name} is not in hand"
    elif reason == Refusal.OCCUPIED:
        there = state.segments[state.tiles[state.laid].first + spot_of(move)].feature
        sentence += f": {' and '.join(_standing(notation, names, state, there))}"
    return IllegalMove(code, sentence)


def not_now(notation: Notation, who: str, legal: Sequence[int]) -> IllegalMove:
    """The error for a move of a kind that is not due; it tells what whoever has the choice may do instead."""
    code, sentence = notation.words.refusals[Refusal.NOT_NOW]
    due = list(dict.fromkeys(notation.word(move).due for move in legal))
    free = verb_of(legal[-1]) == Verb.PASS
    choices = " or ".join([", ".join(due[:-1]), due[-1]] if len(due) > 1 else due)
    return IllegalMove(code, f"{sentence}: {who} {'may' if free else 'has to'} {choices}")


def _standing(notation: Notation, names: Sequence[str], state: Table, feature: int) -> Iterator[str]:
    """The figures on a feature: whose they are, what they are called there, and where they stand."""
    for number in range(state.figure_count):
        if stands_on(state, number, feature):
            figure = state.figures[number]
            segment = state.segments[figure.segment]
            tile = state.tiles[segment.tile]
            role = notation.words.roles.get((figure.kind, segment.kind), "figure")
            spot = notation.spot(state, segment.tile, figure.segment - tile.first)
            yield f"{names[figure.owner]}'s {role} at {column(state, tile.cell)},{row(state, tile.cell)}.{spot}"


def _side(notation: Notation, state: Table, kind: int, cell: int, facing: int) -> str | None:
    for side, direction in enumerate(DIRECTIONS):
        tile = tile_at(state, neighbour(cell, side))
        if tile < 0:
            continue
        laid = state.tiles[tile]
        there = _shown(notation.specs[laid.kind], laid.facing, opposite(side))
        here = _shown(notation.specs[kind], facing, side)
        if there != tuple(reversed(here)):
            return _must_continue(notation, there, here, direction)
    return None


def _shown(spec: TileSpec, facing: int, side: int) -> tuple[str | None, ...]:
    ports = [side * 3 + place for place in range(3)]
    turned = [(segment.kind, turned_ports(segment, facing)) for segment in spec.segments]
    return tuple(next((kind for kind, owned in turned if port in owned), None) for port in ports)


def _must_continue(
    notation: Notation, there: tuple[str | None, ...], here: tuple[str | None, ...], direction: str
) -> str | None:
    matching = notation.words.matching
    if there[1] != here[1]:
        if there[1] is not None and (not matching or there[1] in matching):
            return f"the {there[1]} to the {direction} must continue"
        if here[1] is not None and matching and here[1] in matching:
            return f"the {here[1]} of this tile would end at the tile to the {direction}"
    if matching:
        return None
    return f"the {there[1] or there[0]} to the {direction} must continue"
