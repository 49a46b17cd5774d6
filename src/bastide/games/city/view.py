"""What The City adds to the view of a game."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ...core.board import column, row
from ...core.events import SIDE
from ...core.moves import Verb, spot_of, verb_of, what_of
from ...core.tiles import TileSpec
from ..extras import SIDES, Cell, Extras, Side
from .placing import is_barred
from .ring import end_place, end_slot, gap, slot_at_end
from .scoring import majority
from .state import GATE_AT, Box, End, Piece, State
from .words import ENDINGS, ENDS

ALL = 4 * State.TILES


class WallSlot(Struct):
    """A side of a tile where a wall stands or may stand."""

    x: int
    y: int
    side: Side


class WallPiece(WallSlot):
    """A piece of the wall with the seats that own something on it.

    A tower stands at that end of the piece which lies away from the gate.
    """

    piece: Literal["gate", "wall"]
    end: str | None
    builder: int | None
    guard: int | None
    tower: int | None


class CityExtras(Extras, tag="city"):
    """What The City adds to a view: its stacks, and the wall told clockwise."""

    stacks: list[int]
    walls_left: int
    towers_left: list[int]
    wall: list[WallPiece]
    ends: dict[str, WallSlot]
    gap: int | None
    barred: list[Cell]
    ended_by: str | None


def extras(box: Box, state: State, specs: Sequence[TileSpec], seat: int | None) -> CityExtras:
    """The tile drawn lies open; the wall is told clockwise, with the seats that own something on it."""
    return CityExtras(
        hand=[specs[state.hand].name] if state.hand >= 0 else [],
        stacks=_stacks(box, state),
        walls_left=state.walls_left,
        towers_left=state.towers[: state.seats],
        wall=_wall(state),
        ends={ENDS[end]: WallSlot(*_slot(state, slot_at_end(state, end))) for end in End} if _is_open(state) else {},
        gap=gap(state, ALL) if state.gate else None,
        barred=[_cell(state, cell) for cell in _empty_cells(state) if is_barred(state, cell)],
        ended_by=ENDINGS.get(state.ending),
    )


def _stacks(box: Box, state: State) -> list[int]:
    """How many tiles each stack still holds."""
    rules = box.rules
    tops = (rules.stack_one, rules.stack_one + rules.stack_two, rules.tiles)
    ends = [max(0, min(top, rules.tiles) - state.drawn) for top in tops]
    return [ends[0], ends[1] - ends[0], ends[2] - ends[1]]


def _empty_cells(state: State) -> list[int]:
    return [gap.cell for gap in state.gaps[: state.gap_count]]


def _is_open(state: State) -> bool:
    return state.gate == 1 and gap(state, 1) == 1


def _wall(state: State) -> list[WallPiece]:
    if not state.gate:
        return []
    return [_piece(state, place) for place in range(end_place(state, End.CCW), end_place(state, End.CW) + 1)]


def _piece(state: State, place: int) -> WallPiece:
    piece = state.arc[place]
    x, y, side = _slot(state, piece.slot)
    return WallPiece(
        x=x,
        y=y,
        side=side,
        piece="gate" if place == GATE_AT else "wall",
        end=None if place == GATE_AT else ENDS[int(place < GATE_AT)],
        builder=_seat(piece.builder),
        guard=_seat(piece.guard),
        tower=_seat(piece.tower),
    )


def _seat(number: int) -> int | None:
    return number - 1 if number > 0 else None


def _slot(state: State, slot: int) -> tuple[int, int, Side]:
    x, y = _cell(state, state.tiles[slot >> 2].cell)
    return x, y, SIDES[slot & 3]


def _cell(state: State, cell: int) -> Cell:
    return column(state, cell), row(state, cell)


def holders(box: Box, state: State, feature: int) -> list[int]:
    """The seats that a feature would pay as it stands."""
    before = state.heads[:]
    highest = majority(state, feature)
    leading = [seat for seat in range(state.seats) if state.heads[seat] == highest > 0]
    state.heads[:] = before
    return leading


def about(box: Box, state: State, move: int) -> tuple[int, int] | None:
    """The cell, and the side of it, where a piece would stand whose move does not say it."""
    if verb_of(move) != Verb.BUILD or what_of(move) == Piece.GATE:
        return None
    slot = _slot_of(state, what_of(move), spot_of(move))
    return int(state.tiles[slot >> 2].cell), SIDE + (slot & 3)


def _slot_of(state: State, piece: int, end: int) -> int:
    """A wall goes on at an end, a tower stands on the last wall there, a guard on the last wall its player built."""
    if piece == Piece.WALL:
        return slot_at_end(state, end)
    if piece == Piece.TOWER:
        return end_slot(state, end)
    return state.arc[state.last_wall[state.chooser]].slot
