"""Positions drawn by hand: tiles lie on the table at set-up, figures stand on them. Families say what is their own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..core.board import CLOSED, fits_code, tile_at
from ..core.errors import BadSetup
from ..core.figures import in_supply, stand
from ..core.geometry import ORIGIN, SIDES, cell_at
from ..core.grid import lies_at
from ..core.kinds import first_alike
from ..core.spots import spot_part
from ..core.table import Table
from ..core.tiles import FARTHEST, TileSpec
from .options import Options
from .words import Words

LAID = re.compile(r"(([A-Za-z0-9_-]+)@(-?[0-9]{1,3}),(-?[0-9]{1,3})([NESW]))((?: [0-9]:[A-Za-z]+>[A-Z0-9]+)*)")
MOST_POINTS = 999
ASKED = 7  # what a gap asks of one side of a tile
WAYS = ("north", "east", "south", "west")


class Standing(NamedTuple):
    """A figure or piece as it was drawn: on which tile and spot, whose, and its letter or word."""

    tile: Lying
    seat: int
    word: str
    spot: str

    def wrong(self, sentence: str) -> BadSetup:
        """Why it cannot be there."""
        return wrong(f"{self.tile.text}, on {self.spot}: {sentence}", self.tile.text)


class Lying(NamedTuple):
    """A tile as it was drawn."""

    text: str
    kind: int
    cell: int
    facing: int
    figures: tuple[str, ...]

    def standing(self) -> list[Standing]:
        """What stands on it."""
        parts = [re.split("[:>]", figure) for figure in self.figures]
        return [Standing(self, int(seat), word, spot) for seat, word, spot in parts]


def _anywhere(box: Any, state: Any, pawn: int, segment: int) -> bool:
    return True


def _in_supply(box: Any, state: Any, seat: int, pawn: int) -> int:
    """No box brings figures along."""
    return in_supply(state, seat, pawn)


def _nothing_more(box: Any, state: Any, pieces: Sequence[Standing], options: Options) -> None:
    """Only figures stand there."""


@dataclass(frozen=True)
class Drawing:
    """What a family knows of its positions: how the table is set up, how a tile is laid, where a figure may stand.

    `pieces` are the words of what stands on tiles besides figures; `finish` builds them before any figure stands.
    """

    words: Words
    set_up: Callable[[Any, Any], None]
    place: Callable[[Any, Any, int, int, int], None]
    is_complete: Callable[[Any, int], bool]
    in_supply: Callable[[Any, Any, int, int], int] = _in_supply
    may_be_there: Callable[[Any, Any, int, int], bool] = _anywhere
    pieces: frozenset[str] = frozenset()
    finish: Callable[[Any, Any, Sequence[Standing], Options], None] = _nothing_more


def wrong(sentence: str, tile: str = "") -> BadSetup:
    """What cannot be, and on which tile."""
    return BadSetup("position", sentence, tile=tile)


def lay_position(
    drawing: Drawing, box: Any, state: Table, specs: Sequence[TileSpec], options: Options
) -> Counter[int]:
    """Lays the tiles of a drawn position, puts its figures on them; how many tiles of each kind lie there."""
    drawn = [_read(text, specs) for text in options.extras.get("laid", ())]
    if drawn:
        drawing.set_up(box, state)
        drawn = [lying for lying in drawn if not _is_start(state, specs, lying)]
        _lay(drawing, box, state, specs, drawn)
        there = [standing for lying in drawn for standing in lying.standing()]
        pieces = [standing for standing in there if standing.word in drawing.pieces]
        _check_seats(state, there)
        drawing.finish(box, state, pieces, options)
        for standing in there:
            if standing not in pieces:
                _put(drawing, box, state, specs[standing.tile.kind], standing)
    _set_turn(state, options)
    return Counter(lying.kind for lying in drawn)


def counts_left(specs: Sequence[TileSpec], gone: Counter[int]) -> list[int]:
    """How many tiles of each kind are still to be drawn."""
    left = [spec.count - gone[number] for number, spec in enumerate(specs)]
    if min(left) < 0:
        raise wrong(f"more tiles {specs[left.index(min(left))].name} are laid than there are")
    return left


def _read(text: object, specs: Sequence[TileSpec]) -> Lying:
    found = LAID.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise wrong(f"a tile of a position is written like BG-U@1,0N, with figures as in red>E, not {text!r}")
    tile, name, x, y, facing, figures = found.groups()
    kind = next((number for number, spec in enumerate(specs) if spec.name == name), None)
    if kind is None:
        raise BadSetup("unknown-tile", f"no set in play has a tile called {name!r}", tile=tile)
    if max(abs(int(x)), abs(int(y))) > FARTHEST:
        raise wrong(f"{tile} lies too far away: a position reaches {FARTHEST} cells from 0,0", tile)
    return Lying(tile, kind, cell_at(int(x), int(y)), SIDES.index(facing), tuple(figures.split()))


def _is_start(state: Table, specs: Sequence[TileSpec], lying: Lying) -> bool:
    """Whether this is the tile that lies there from the start."""
    number = tile_at(state, lying.cell)
    if number < 0:
        return False
    there = state.tiles[number]
    if (there.kind, there.facing, ()) != (lying.kind, lying.facing, lying.figures):
        start = f"{specs[there.kind].name}, facing {SIDES[there.facing]}"
        raise wrong(f"{lying.text}: the start tile is {start}, and nobody stands on it", lying.text)
    return True


def _lay(drawing: Drawing, box: Any, state: Table, specs: Sequence[TileSpec], drawn: Sequence[Lying]) -> None:
    """Lays the tiles in an order in which each shares a side with one that lies there."""
    waiting = list(drawn)
    while waiting:
        fitting = next((lying for lying in waiting if _has_place(state, lying.cell)), None)
        if fitting is None:
            raise _apart(drawing, state, waiting[0])
        if state.gap_count:
            _check_sides(box, state, specs[fitting.kind], fitting)
        drawing.place(box, state, fitting.kind, fitting.cell, fitting.facing)
        waiting.remove(fitting)


def _has_place(state: Table, cell: int) -> bool:
    """Beside a tile, or where the first of all lies."""
    there = lies_at(state, cell)
    return there < 0 and there != CLOSED if state.gap_count else cell == ORIGIN


def _apart(drawing: Drawing, state: Table, lying: Lying) -> BadSetup:
    if state.gap_count == 0:
        return wrong("no tile lies at 0,0, where the first of all lies", lying.text)
    if lies_at(state, lying.cell) == CLOSED:
        return wrong(f"{lying.text}: {drawing.words.refusals[drawing.words.far][1]}", lying.text)
    return wrong(f"{lying.text} lies apart from all other tiles, or where one lies already", lying.text)


def _check_sides(box: Any, state: Table, spec: TileSpec, lying: Lying) -> None:
    """What touches continues."""
    code, facing = state.gaps[-lies_at(state, lying.cell) - 1].code, first_alike(spec, lying.facing)
    for side in range(4):
        if not fits_code(box, lying.kind, code & ASKED << 3 * side) >> facing & 1:
            raise wrong(f"{lying.text} does not continue its neighbour to the {WAYS[side]}", lying.text)


def _check_seats(state: Table, there: Sequence[Standing]) -> None:
    for standing in there:
        if standing.seat >= state.seats:
            raise standing.wrong(f"there is no seat {standing.seat + 1}")


def _put(drawing: Drawing, box: Any, state: Table, spec: TileSpec, standing: Standing) -> None:
    """A figure stands on its segment, if it can."""
    pawn = next((number for number, sign in drawing.words.figures.items() if sign == standing.word), None)
    if pawn is None:
        signs = ", ".join([*drawing.words.figures.values(), *sorted(drawing.pieces)])
        raise standing.wrong(f"there is no figure {standing.word!r}; there are: {signs}")
    segment = segment_of(state, spec, standing)
    kind = spec.segments[segment - state.tiles[tile_at(state, standing.tile.cell)].first].kind
    is_ground = (pawn, state.segments[segment].kind) in drawing.words.roles
    if not is_ground or not drawing.may_be_there(box, state, pawn, segment):
        raise standing.wrong(f"this figure cannot stand on a {kind}")
    if drawing.is_complete(state, state.segments[segment].feature):
        raise standing.wrong(f"the {kind} is complete, so nobody stands there any more")
    figure = drawing.in_supply(box, state, standing.seat, pawn)
    if figure < 0:
        raise standing.wrong(f"seat {standing.seat + 1} has no such figure left")
    stand(state, figure, segment)


def segment_of(state: Table, spec: TileSpec, standing: Standing) -> int:
    """The segment on which something stands, as the tile lies."""
    part = spot_part(spec, standing.tile.facing, standing.spot)
    if part is None:
        raise standing.wrong("the tile has no such spot")
    return int(state.tiles[tile_at(state, standing.tile.cell)].first + part)


def _set_turn(state: Table, options: Options) -> None:
    """Whose turn it is, and the points so far."""
    turn, points = options.extras.get("turn", 0), options.extras.get("points", ())
    if type(turn) is not int or not 0 <= turn < state.seats:
        raise wrong(f"the turn is that of a seat, counted from 0, not {turn!r}")
    state.player = turn
    good = isinstance(points, (list, tuple)) and all(type(one) is int and 0 <= one <= MOST_POINTS for one in points)
    if not good or len(points) not in (0, state.seats):
        raise wrong(f"points are a number from 0 to {MOST_POINTS} for each seat, not {points!r}")
    for seat, number in enumerate(points):
        state.score[seat] = number
