"""Guards on the walls."""

from ...core.board import tile_at
from ...core.events import SIDE, Events, Happening, note
from ...core.figures import in_supply
from ...core.geometry import neighbour, opposite
from ...core.moves import Moves, Verb, offer, pack
from ...core.paying import part
from ...core.rule import rule
from ...core.table import NOWHERE
from .ring import end_place
from .state import ON_WALL, Box, Building, Built, End, GuardReuse, Guards, Kind, Part, Pawn, Piece, State
from .walls import NO_WALL, stack_of_tile

PUBLIC_EACH = 2
HISTORIC_EACH = 3


@rule
def at_each_wall(box: Box, state: State) -> bool:
    """Guards go down as each wall is built; in the third stack on each player's last wall, when all stand."""
    return box.rules.guards == Guards.EACH_WALL or stack_of_tile(box, state) == 2


@rule
def spare_followers(box: Box, state: State, seat: int) -> int:
    """Followers of a player that may stand guard: those that came back this turn rest until the next."""
    number = 0
    for figure in range(state.figure_count):
        if state.figures[figure].owner == seat and state.figures[figure].segment == NOWHERE:
            number += 1
    return number if box.rules.guard_reuse == GuardReuse.AT_ONCE else number - state.returned[seat]


@rule
def far_end(state: State, slot: int) -> int:
    """The slot at the other end of the unbroken row of tiles that begins behind a slot."""
    onward = opposite(slot & 3)
    tile = slot >> 2
    beside = tile_at(state, neighbour(state.tiles[tile].cell, onward))
    while beside >= 0:
        tile = beside
        beside = tile_at(state, neighbour(state.tiles[tile].cell, onward))
    return tile * 4 + onward


@rule
def may_guard(box: Box, state: State, seat: int, place: int) -> bool:
    """A guard needs a follower, and no guard exactly opposite."""
    if place == NO_WALL or spare_followers(box, state, seat) <= 0:
        return False
    across = far_end(state, state.arc[place].slot)
    return (state.guarded[across >> 2] >> (across & 3)) & 1 == 0


@rule
def offer_guard(moves: Moves) -> None:
    """A guard on the wall, or none."""
    offer(moves, pack(Verb.BUILD, Piece.GUARD, 0, 0))
    offer(moves, pack(Verb.PASS, 0, 0, 0))


@rule
def set_guard(state: State, events: Events, seat: int, place: int) -> None:
    """A follower goes to stand on a wall, until the end of the game."""
    slot = state.arc[place].slot
    state.figures[in_supply(state, seat, Pawn.FOLLOWER)].segment = ON_WALL
    state.arc[place].guard = seat + 1
    state.guarded[slot >> 2] |= 1 << (slot & 3)
    note(events, Built.GUARD, seat, state.tiles[slot >> 2].cell, SIDE + (slot & 3), 0, 1, 0)


@rule
def score_guards(box: Box, state: State, events: Events) -> None:
    """Each guard pays its owner for the buildings in the row of tiles before it."""
    for place in range(end_place(state, End.CCW), end_place(state, End.CW) + 1):
        if state.arc[place].guard > 0:
            score_guard(box, state, events, place)


@rule
def score_guard(box: Box, state: State, events: Events, place: int) -> None:
    """Two points for each public, three for each historic building, up to the first empty cell."""
    slot, seat = state.arc[place].slot, state.arc[place].guard - 1
    cell, side = state.tiles[slot >> 2].cell, SIDE + (slot & 3)
    public = buildings(box, state, slot, Building.PUBLIC)
    historic = buildings(box, state, slot, Building.HISTORIC)
    worth = part(events, cell, side, Part.PUBLIC, public, PUBLIC_EACH)
    worth += part(events, cell, side, Part.HISTORIC, historic, HISTORIC_EACH)
    if worth > 0:
        state.score[seat] += worth
        note(events, Happening.SCORED, seat, cell, side, Kind.GUARD, 1, worth)


@rule
def buildings(box: Box, state: State, slot: int, building: int) -> int:
    """How many buildings of one sort stand in the row of tiles behind a slot."""
    number, onward = 0, opposite(slot & 3)
    tile = slot >> 2
    while tile >= 0:
        laid = state.tiles[tile]
        if box.kinds[laid.kind].marks & building != 0:
            number += 1
        tile = tile_at(state, neighbour(laid.cell, onward))
    return number
