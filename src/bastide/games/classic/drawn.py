"""A position drawn by hand: more than the start tile lies on the table at set-up, and figures stand there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ...core.board import fits_code
from ...core.errors import BadSetup
from ...core.figures import hand_out, stand
from ...core.geometry import PORTS, SIDES, cell_at
from ...core.grid import lies_at
from ...core.kinds import first_alike
from ...core.tiles import FARTHEST, TileSpec
from ..options import Options
from .placing import place
from .state import Box, Pawn, State
from .supply import in_supply
from .wiring import may_be_there
from .words import WORDS

LAID = re.compile(r"([A-Za-z0-9_-]+)@(-?[0-9]{1,3}),(-?[0-9]{1,3})([NESW])((?: [0-9]:[A-Za-z]+>[A-Z0-9]+)*)")
MOST_POINTS = 999
ASKED = 7  # what a gap asks of one side of a tile
WAYS = ("north", "east", "south", "west")


class Lying(NamedTuple):
    """A tile as it was drawn: its kind, cell, facing, and the figures on it."""

    text: str
    kind: int
    cell: int
    facing: int
    figures: tuple[str, ...]


def lay_position(
    box: Box, state: State, specs: Sequence[TileSpec], options: Options, own_start: bool
) -> Counter[int]:
    """Lays the tiles of a drawn position, puts its figures on them; how many tiles of each kind lie there."""
    waiting = [_read(text, specs) for text in options.extras.get("laid", ())]
    laid = Counter(lying.kind for lying in waiting)
    if waiting and not own_start:
        raise _wrong("a position is drawn without boxes that lay tiles of their own")
    order: list[Lying] = []
    while waiting:
        fitting = next((lying for lying in waiting if lies_at(state, lying.cell) < 0), None)
        if fitting is None:
            raise _wrong(f"{waiting[0].text} lies apart from all other tiles, or where one lies already")
        _check_sides(box, state, specs[fitting.kind], fitting)
        place(box, state, fitting.kind, fitting.cell, fitting.facing)
        waiting.remove(fitting)
        order.append(fitting)
    state.surrounded = 0
    _put_figures(box, state, specs, order)
    _set_turn(state, options)
    return laid


def _wrong(sentence: str) -> BadSetup:
    return BadSetup("position", sentence)


def _read(text: object, specs: Sequence[TileSpec]) -> Lying:
    found = LAID.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise _wrong(f"a tile of a position is written like BG-U@1,0N, with figures as in red>E, not {text!r}")
    name, x, y, facing, figures = found.groups()
    kind = next((number for number, spec in enumerate(specs) if spec.name == name), None)
    if kind is None:
        raise BadSetup("unknown-tile", f"no set in play has a tile called {name!r}")
    if max(abs(int(x)), abs(int(y))) > FARTHEST:
        raise _wrong(f"{found[0]} lies too far away: a position reaches {FARTHEST} cells from 0,0")
    return Lying(found[0], kind, cell_at(int(x), int(y)), SIDES.index(facing), tuple(figures.split()))


def _check_sides(box: Box, state: State, spec: TileSpec, lying: Lying) -> None:
    """What touches continues."""
    code, facing = state.gaps[-lies_at(state, lying.cell) - 1].code, first_alike(spec, lying.facing)
    for side in range(4):
        if not fits_code(box, lying.kind, code & ASKED << 3 * side) >> facing & 1:
            raise _wrong(f"{lying.text} does not continue its neighbour to the {WAYS[side]}")


def _put_figures(box: Box, state: State, specs: Sequence[TileSpec], order: Sequence[Lying]) -> None:
    """Everybody takes his figures, and those that were drawn stand on their segments."""
    if not any(lying.figures for lying in order):
        return
    for seat in range(state.seats):
        for pawn in range(box.rules.pawns):
            hand_out(state, seat, pawn, box.rules.supply[pawn])
    for lying in order:
        for text in lying.figures:
            _put(box, state, specs[lying.kind], lying, text)


def _put(box: Box, state: State, spec: TileSpec, lying: Lying, text: str) -> None:
    who, _, spot = text.partition(">")
    seat, letter = who.split(":")
    pawn = next((number for number, sign in WORDS.figures.items() if sign == letter), None)
    part = _segment(spec, lying.facing, spot)
    if pawn is None or int(seat) >= state.seats or part is None:
        raise _wrong(f"{lying.text}: there is no such figure, seat or spot: {text}")
    segment = state.tiles[lies_at(state, lying.cell) - 1].first + part
    kind = spec.segments[part].kind
    is_ground = (pawn, state.segments[segment].kind) in WORDS.roles
    if not is_ground or not may_be_there(box, state, pawn, segment):
        raise _wrong(f"{lying.text}: this figure cannot stand on a {kind}")
    if state.segments[state.segments[segment].feature].open_sides == 0 and kind != "field":
        raise _wrong(f"{lying.text}: the {kind} is complete, so nobody stands there any more")
    figure = in_supply(box, state, int(seat), Pawn(pawn))
    if figure < 0:
        raise _wrong(f"{lying.text}: seat {int(seat) + 1} has no such figure left")
    stand(state, figure, segment)


def _segment(spec: TileSpec, facing: int, spot: str) -> int | None:
    """The segment that a spot of a tile names, as it lies."""
    for part, segment in enumerate(spec.segments):
        turned = {PORTS[(port + 3 * facing) % 12] for port in segment.ports}
        if spot in turned or (not turned and spot == ("C" if segment.centre else "I")):
            return part
    return None


def _set_turn(state: State, options: Options) -> None:
    """Whose turn it is, and the points so far."""
    turn, points = options.extras.get("turn", 0), options.extras.get("points", ())
    if type(turn) is not int or not 0 <= turn < state.seats:
        raise _wrong(f"the turn is that of a seat, counted from 0, not {turn!r}")
    state.player = turn
    good = isinstance(points, (list, tuple)) and all(type(one) is int and 0 <= one <= MOST_POINTS for one in points)
    if not good or len(points) not in (0, state.seats):
        raise _wrong(f"points are a number from 0 to {MOST_POINTS} for each seat, not {points!r}")
    for seat, number in enumerate(points):
        state.score[seat] = number
