"""What a page is shown of a game: moves, events and views in parts that can be drawn without knowing the rules."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

import msgspec

from ..core.board import column, row, tile_at
from ..core.geometry import SIDES, cell_at
from ..core.moves import Verb, cell_of, spot_of, verb_of, what_of
from ..games.words import MoveWord
from ..play.event import Event as GameEvent
from ..play.game import Game
from ..play.move import Move
from ..play.notation import Notation
from ..play.spots import spot_part
from . import shapes

PLACE_OF_EVENT = re.compile(r"(-?\d+),(-?\d+)(?:\.(\w+)|([NESW]))?")
PIECE = re.compile(r"([A-Za-z]+)(?:[<>](\S+))?")


def move_shape(game: Game, packed: int) -> shapes.Move:
    """A legal move in parts, in the position before it is made."""
    state, notation = game.state, game.notation
    what, cell, spot = what_of(packed), cell_of(packed), spot_of(packed)
    text = str(notation.write(state, packed))
    shape = shapes.Move(move=text, verb=Verb(verb_of(packed)).name.lower())
    places = _places(notation, packed)
    if "tile" in places:
        shape.tile = notation.specs[what].name
    if "figure" in places:
        shape.figure = notation.words.figures[what]
    if places & {"cell", "spot"}:
        shape.x, shape.y = column(state, cell), row(state, cell)
    if "facing" in places:
        shape.facing = SIDES[spot]
    if "side" in places:
        shape.side = SIDES[spot]
    if "spot" in places:
        _add_spot(game, shape, what, tile_at(state, cell), spot)
    _add_piece(shape, text)
    return shape


def _places(notation: Notation, packed: int) -> set[str]:
    """What the way in which a move is written has room for."""
    word = next(word for word in notation.words.moves if _is_written(word, packed))
    return set(re.findall(r"\{(\w+)\}", word.pattern))


def _is_written(word: MoveWord, packed: int) -> bool:
    if word.verb != verb_of(packed) or (word.what is not None and word.what != what_of(packed)):
        return False
    return not word.names or spot_of(packed) in word.names


def _add_spot(game: Game, shape: shapes.Move, what: int, tile: int, part: int) -> None:
    shape.segment = part
    shape.spot = game.notation.spot(game.state, tile, part)
    laid = game.state.tiles[tile]
    if shape.figure is None:
        shape.feature = game.notation.specs[laid.kind].segments[part].kind
    else:
        shape.role = game.notation.words.roles.get((what, game.state.segments[laid.first + part].kind))


def _add_piece(shape: shapes.Move, text: str) -> None:
    """The words of a move: the piece before its arrow, the name or number behind it."""
    match = PIECE.fullmatch(text)
    if match is None:
        return
    shape.piece = match[1] if shape.figure is None else None
    shape.name = match[2] if match[2] and match[2].islower() else None
    shape.number = int(match[2]) if match[2] and match[2].isdigit() else None


def make(game: Game, text: str) -> shapes.Move | None:
    """Make one move; what it was in parts, if it was a player's."""
    chooser, shape = game.turn, None
    if chooser is not None:
        packed = game.notation.read(game.state, Move(text))
        shape = move_shape(game, packed) if packed in game.packed_moves() else None
    game.play(Move(text))
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
    match = PLACE_OF_EVENT.fullmatch(event.place or "")
    if match:
        shape.x, shape.y, shape.spot, shape.facing = int(match[1]), int(match[2]), match[3], match[4]
    if match and match[3]:
        shape.segment = _segment_at(game, int(match[1]), int(match[2]), match[3])
    if event.kind == "put" and shape.segment is not None and shape.x is not None and shape.y is not None:
        shape.role = _role_at(game, shape.x, shape.y, shape.segment, event.what)
    return shape


def _role_at(game: Game, x: int, y: int, part: int, letter: str | None) -> str | None:
    """What a figure is called on that segment."""
    state, words = game.state, game.notation.words
    kind = state.segments[state.tiles[tile_at(state, cell_at(x, y))].first + part].kind
    roles = {words.figures[what]: role for (what, on), role in words.roles.items() if on == kind}
    return roles.get(letter or "")


def _segment_at(game: Game, x: int, y: int, spot: str) -> int | None:
    tile = tile_at(game.state, cell_at(x, y))
    if tile < 0:
        return None
    laid = game.state.tiles[tile]
    return spot_part(game.notation.specs[laid.kind], laid.turn, spot)


def view_shape(game: Game, seat: int | None) -> shapes.View:
    """What a seat may see; what the family adds is found under `extras`."""
    seen = game.view(seat)
    seen["extras"] = seen.pop(seen["family"])
    return msgspec.convert(seen, shapes.View)


def fingerprint(game: Game) -> str:
    """A hash of all that everybody may see: equal positions have equal ones, whoever plays."""
    seen = game.view(None)
    seen.pop("seats")
    return hashlib.sha256(msgspec.json.encode(seen, order="sorted")).hexdigest()[:16]


def verbs(game: Game, packed: Iterable[int]) -> list[str]:
    """The kinds of choice that there are, each once."""
    return list(dict.fromkeys(Verb(verb_of(move)).name.lower() for move in packed))


def choice_shape(game: Game, mine: bool, thinking: bool) -> shapes.Choice | None:
    """Who has to choose, and, for that seat itself, among what."""
    if game.turn is None:
        return None
    packed = game.packed_moves()
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
