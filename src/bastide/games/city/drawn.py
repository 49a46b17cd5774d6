"""What The City knows of positions drawn by hand: the gate, walls on the ring, towers and guards on them."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.board import tile_at
from ...core.events import Events
from ...core.geometry import SIDES
from ..drawn import Drawing, Standing, wrong
from ..options import Options
from .begin import set_up
from .end import CLOSE_ENOUGH
from .guards import may_guard, set_guard, spare_followers
from .placing import place
from .points import is_complete
from .refusing import is_on_ring
from .ring import end_place, gap, slot_at_end
from .state import GATE_AT, Box, End, State
from .walls import build_gate, build_wall
from .words import WORDS

GATE, WALL, TOWER, GUARD = "gate", "wall", "tower", "guard"
Slots = dict[int, Standing]


def _finish(box: Box, state: State, pieces: Sequence[Standing], options: Options) -> None:
    """The gate stands, then the walls from it in both directions, then what is on them."""
    state.drawn = state.tile_count
    gates = [piece for piece in pieces if piece.word == GATE]
    walls = {_slot(state, piece): piece for piece in pieces if piece.word == WALL}
    if not pieces:
        return
    if len(gates) != 1:
        raise wrong(f"a wall begins at the gate, and there is one gate, not {len(gates)}")
    if len(walls) >= box.rules.walls:
        raise wrong(f"{len(walls)} walls stand: with {box.rules.walls} the game is over")
    _build_gate(box, state, gates[0])
    for end in (End.CW, End.CCW):
        _build_walls(box, state, walls, end)
    for piece in walls.values():
        raise piece.wrong("this wall does not go on from the gate or from another wall: there is a gap between")
    if gap(state, CLOSE_ENOUGH + 1) <= CLOSE_ENOUGH:
        raise wrong(f"so few walls are missing that the game is over: it ends with a gap of {CLOSE_ENOUGH}")
    for piece in pieces:
        if piece.word in (TOWER, GUARD):
            _stand(box, state, piece)
    _rest(state)


def _slot(state: State, piece: Standing) -> int:
    if piece.spot not in SIDES:
        raise piece.wrong(f"a {piece.word} is at a side of a tile: {', '.join(SIDES)}")
    if not is_on_ring(state, piece.tile.cell, SIDES.index(piece.spot)):
        raise piece.wrong(f"a {piece.word} stands between a tile and the outside")
    return tile_at(state, piece.tile.cell) * 4 + SIDES.index(piece.spot)


def _build_gate(box: Box, state: State, piece: Standing) -> None:
    build_gate(box, state, Events(), _slot(state, piece))
    state.arc[GATE_AT].builder = piece.seat + 1


def _build_walls(box: Box, state: State, walls: Slots, end: int) -> None:
    """All walls that go on from the gate at one end."""
    slot = slot_at_end(state, end)
    while slot in walls:
        seat = walls.pop(slot).seat
        build_wall(box, state, Events(), end)
        state.arc[end_place(state, end)].builder = seat + 1
        slot = slot_at_end(state, end)


def _stand(box: Box, state: State, piece: Standing) -> None:
    """A tower or a guard stands on a wall."""
    slot = _slot(state, piece)
    first, last = end_place(state, End.CCW), end_place(state, End.CW)
    number = next((number for number in range(first, last + 1) if state.arc[number].slot == slot), GATE_AT)
    if number == GATE_AT:
        raise piece.wrong(f"a {piece.word} stands on a wall, and there is none")
    if piece.word == TOWER:
        _stand_tower(state, piece, number)
    else:
        _stand_guard(box, state, piece, number)


def _stand_tower(state: State, piece: Standing, number: int) -> None:
    if state.arc[number].tower:
        raise piece.wrong("a tower stands there already")
    if state.towers[piece.seat] == 0:
        raise piece.wrong(f"seat {piece.seat + 1} has no tower left")
    state.towers[piece.seat] -= 1
    state.arc[number].tower = piece.seat + 1
    end = End.CW if number > GATE_AT else End.CCW
    state.tower_at[end] = max(state.tower_at[end], abs(number - GATE_AT))


def _stand_guard(box: Box, state: State, piece: Standing, number: int) -> None:
    if state.arc[number].guard:
        raise piece.wrong("a guard stands there already")
    if spare_followers(box, state, piece.seat) <= 0:
        raise piece.wrong(f"seat {piece.seat + 1} has no such figure left")
    if not may_guard(box, state, piece.seat, number):
        raise piece.wrong("a guard stands exactly opposite, at the other end of the row")
    set_guard(state, Events(), piece.seat, number)


def _rest(state: State) -> None:
    """Nobody is building just now."""
    state.built = 0
    for seat in range(len(state.last_wall)):
        state.last_wall[seat] = 0


DRAWING = Drawing(
    words=WORDS,
    set_up=set_up,
    place=place,
    is_complete=is_complete,
    pieces=frozenset({GATE, WALL, TOWER, GUARD}),
    finish=_finish,
)
