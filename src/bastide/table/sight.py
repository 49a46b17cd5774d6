"""What a page is shown of a game: moves, events and views in parts that can be drawn without knowing the rules."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from ..core.board import column, row, tile_at
from ..core.events import SIDE
from ..core.geometry import SIDES, cell_at
from ..core.moves import Verb, cell_of, spot_of, verb_of, what_of
from ..core.table import Table
from ..games.extras import view_of
from ..games.words import MoveWord
from ..play.event import Event as GameEvent
from ..play.game import Game
from ..play.move import Move
from ..play.view import View, plain
from . import shapes


def move_shape(game: Game, packed: int) -> shapes.Move:
    """A legal move in parts, in the position before it is made."""
    state, notation = game.state, game.notation
    what, cell, spot, word = what_of(packed), cell_of(packed), spot_of(packed), notation.word(packed)
    shape = shapes.Move(
        move=str(notation.write(state, packed)),
        verb=Verb(verb_of(packed)).name.lower(),
        piece=word.piece,
        name=word.names[spot] if "name" in word.places else None,
        number=spot if "number" in word.places else word.number,
    )
    if "tile" in word.places:
        shape.tile = notation.specs[what].name
    if "figure" in word.places:
        shape.figure = notation.words.figures[what]
    if "facing" in word.places:
        shape.facing = SIDES[spot]
    about = (cell, _spot_or_side(word, spot)) if word.places & {"cell", "spot"} else _about(game, packed)
    if about is not None:
        _add_place(game, shape, what, *about)
    return shape


def _spot_or_side(word: MoveWord, spot: int) -> int:
    """The segment or the side that a move names, as events tell it; -1 for neither."""
    if "side" in word.places:
        return SIDE + spot
    return spot if "spot" in word.places else -1


def _about(game: Game, packed: int) -> tuple[int, int] | None:
    """The place that a move is about though it does not name it: a cell, and a segment or a side there."""
    return view_of(game.prepared.options.game.family).about(game.prepared.box, game.state, packed)


def _add_place(game: Game, shape: shapes.Move, what: int, cell: int, spot: int) -> None:
    shape.x, shape.y = column(game.state, cell), row(game.state, cell)
    if spot >= SIDE:
        shape.side = SIDES[spot - SIDE]
    elif spot >= 0:
        _add_spot(game, shape, what, tile_at(game.state, cell), spot)


def _add_spot(game: Game, shape: shapes.Move, what: int, tile: int, part: int) -> None:
    shape.segment = part
    shape.spot = game.notation.spot(game.state, tile, part)
    laid = game.state.tiles[tile]
    if shape.figure is None:
        shape.feature = game.notation.specs[laid.kind].segments[part].kind
    else:
        shape.role = game.notation.words.roles.get((what, game.state.segments[laid.first + part].kind))


def make(game: Game, text: str) -> shapes.Move | None:
    """Make one move; what it was in parts, if it was a player's."""
    packed = game.read(Move(text))
    shape = move_shape(game, packed) if game.turn is not None else None
    game.apply(packed)
    return shape


def event_shape(game: Game, event: GameEvent) -> shapes.Event:
    """An event with its place in parts."""
    shape = shapes.Event(
        kind=event.kind,
        move=str(event.move or ""),
        seat=event.seat,
        what=event.what,
        amount=event.amount,
        points={name: (number, amount) for name, (number, amount) in event.points.items()},
    )
    if event.at is not None:
        shape.x, shape.y, shape.facing, shape.side, shape.segment = event.at
    if shape.segment is not None:
        _add_segment(game, shape, tile_of(game.state, shape.x or 0, shape.y or 0), shape.segment)
    return shape


def _add_segment(game: Game, shape: shapes.Event, tile: int, part: int) -> None:
    """What the segment of an event tells: where it lies, what a figure is called there, the feature that was scored."""
    shape.spot = game.notation.spot(game.state, tile, part)
    segment = game.state.segments[game.state.tiles[tile].first + part]
    if shape.kind == "put":
        shape.role = _role_on(game, segment.kind, shape.what)
    elif shape.kind == "scored":
        shape.parts = feature_parts(game.state, segment.feature)


def _role_on(game: Game, kind: int, letter: str | None) -> str | None:
    """What a figure is called on a kind of segment."""
    words = game.notation.words
    return {words.figures[what]: role for (what, on), role in words.roles.items() if on == kind}.get(letter or "")


def tile_of(state: Table, x: int, y: int) -> int:
    """The number of the tile that lies in a cell."""
    return int(tile_at(state, cell_at(x, y)))


def feature_parts(state: Table, feature: int) -> list[shapes.Part]:
    """Every segment of a feature, by its tile."""
    return [
        part_shape(state, segment)
        for segment in range(state.segment_count)
        if state.segments[segment].feature == feature
    ]


def part_shape(state: Table, segment: int) -> shapes.Part:
    """A segment by its tile."""
    tile = state.tiles[state.segments[segment].tile]
    return shapes.Part(column(state, tile.cell), row(state, tile.cell), segment - tile.first)


def fingerprint(game: Game) -> str:
    """A hash of all that everybody may see: equal positions have equal ones, whoever plays."""
    return fingerprint_of(game.seen(None))


def fingerprint_of(seen: View) -> str:
    """The same from what a spectator sees."""
    told = plain(seen)
    told.pop("seats")
    return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()[:16]


def verbs(game: Game, packed: Iterable[int]) -> list[str]:
    """The kinds of choice that there are, each once."""
    return list(dict.fromkeys(Verb(verb_of(move)).name.lower() for move in packed))


def choice_shape(
    game: Game, mine: bool, thinking: bool, packed: Sequence[int] | None = None
) -> shapes.Choice | None:
    """Who has to choose, and, for that seat itself, among what; whoever knows the moves already gives them."""
    if game.turn is None:
        return None
    packed = game.packed_moves() if packed is None else packed
    choice = shapes.Choice(
        seat=game.turn,
        verbs=verbs(game, packed),
        out_of_turn=game.turn != game.state.player,
        mine=mine,
        thinking=thinking,
    )
    if mine:
        choice.placements = placements(game, [move for move in packed if verb_of(move) == Verb.PLACE])
        choice.others = [move_shape(game, move) for move in packed if verb_of(move) != Verb.PLACE]
    return choice


def placements(game: Game, packed: Iterable[int]) -> list[shapes.Placement]:
    """Placements by tile and cell, each with its turns."""
    found: dict[tuple[str | None, int | None, int | None], shapes.Placement] = {}
    for shape in (move_shape(game, move) for move in packed):
        key = (shape.tile, shape.x, shape.y)
        if key not in found:
            found[key] = shapes.Placement(shape.tile or "", shape.x or 0, shape.y or 0, [])
        found[key].turns.append(shapes.Turn(shape.facing or "", shape.move))
    return list(found.values())
