"""The wall phases: the gate, the walls from it in both directions, and their towers."""

from ...core.events import SIDE, Events, Happening, note
from ...core.moves import Moves, Verb, offer, pack
from ...core.paying import part
from ...core.rule import rule
from .placing import bar_cell, bar_if_enclosing
from .ring import beyond, cell_ahead, end_place, end_slot, is_walled, next_slot, northern_slot, slot_at_end
from .scoring import close_off
from .state import GATE_AT, Box, Built, End, Kind, Part, Piece, State, Step

NO_WALL = -1
NAMED_END = 2  # the version of the rules since which the last wall belongs to the end its builder names


@rule
def stack_of_tile(box: Box, state: State) -> int:
    """Which stack the tile drawn last comes from."""
    if state.drawn <= box.rules.stack_one:
        return 1
    return 2 if state.drawn <= box.rules.stack_one + box.rules.stack_two else 3


@rule
def share(box: Box, state: State) -> int:
    """How many pieces each player gets: one in the second stack, two in the third; two players get double."""
    pieces = stack_of_tile(box, state) - 1
    return 2 * pieces if state.seats == 2 else pieces


@rule
def begin_phase(box: Box, state: State) -> None:
    """The pieces are dealt one by one, as long as there are any; the gate is one of them."""
    state.built, state.asked = 0, 0
    state.due = min(share(box, state) * state.seats, state.walls_left + 1 - state.gate)
    for seat in range(state.seats):
        state.last_wall[seat] = NO_WALL
    state.step = Step.WALL if state.gate == 1 else Step.GATE


@rule
def builder(state: State) -> int:
    """Who builds the next piece: from the player who brought the phase about, clockwise."""
    return (state.player + state.built) % state.seats


@rule
def may_build(state: State) -> bool:
    """Whether a piece is due and the ring still open."""
    return state.built < state.due and not is_walled(state, slot_at_end(state, End.CW))


@rule
def offer_gate(state: State, moves: Moves) -> None:
    """The gate may stand anywhere on the ring."""
    first = northern_slot(state)
    slot = first
    while True:
        offer(moves, pack(Verb.BUILD, Piece.GATE, state.tiles[slot >> 2].cell, slot & 3))
        slot = next_slot(state, slot, End.CW)
        if slot == first:
            return


@rule
def offer_walls(state: State, moves: Moves) -> None:
    """A wall goes on at either end, also into the last slot, which both ends lead to: it belongs to the end named."""
    offer(moves, pack(Verb.BUILD, Piece.WALL, 0, End.CW))
    offer(moves, pack(Verb.BUILD, Piece.WALL, 0, End.CCW))


@rule
def build_gate(box: Box, state: State, events: Events, slot: int) -> None:
    """The gate begins the ring; bays that must stay open for it are barred."""
    state.gate = 1
    _stand_at(state, GATE_AT, slot, builder(state))
    note(events, Built.GATE, builder(state), state.tiles[slot >> 2].cell, SIDE + (slot & 3), 0, 1, 0)
    for number in range(state.gap_count):
        bar_if_enclosing(state, state.gaps[number].cell)
    state.built += 1
    close_off(box, state, events, slot)


@rule
def end_built(box: Box, state: State, named: int) -> int:
    """The end that a wall belongs to: the one named; by the first version of the rules the last was clockwise."""
    if box.rules.version < NAMED_END and slot_at_end(state, End.CW) == slot_at_end(state, End.CCW):
        return End.CW
    return named


@rule
def build_wall(box: Box, state: State, events: Events, named: int) -> None:
    """One wall more at an end; an outer corner that it makes with its neighbour is barred like its front."""
    end = end_built(box, state, named)
    seat, before, slot = builder(state), end_slot(state, end), slot_at_end(state, end)
    corner = cell_ahead(state, before, end)
    state.reach[end] += 1
    place = end_place(state, end)
    _stand_at(state, place, slot, seat)
    if before >> 2 == slot >> 2:
        bar_cell(state, corner)
    state.last_wall[seat] = place
    state.walls_left -= 1
    state.built += 1
    note(events, Built.WALL, seat, state.tiles[slot >> 2].cell, SIDE + (slot & 3), end, 1, 0)
    close_off(box, state, events, slot)


@rule
def _stand_at(state: State, place: int, slot: int, seat: int) -> None:
    """A piece takes its slot: nothing is laid beyond it any more."""
    state.arc[place].slot, state.arc[place].builder = slot, seat + 1
    state.walled[slot >> 2] |= 1 << (slot & 3)
    bar_cell(state, beyond(state, slot))


@rule
def tower_points(state: State, end: int) -> int:
    """The walls between an end and the last tower on that side, or the gate."""
    return state.reach[end] - state.tower_at[end]


@rule
def may_build_tower(state: State) -> bool:
    """Whether the player has a tower and an end with a wall to count."""
    if state.towers[state.player] == 0:
        return False
    return tower_points(state, End.CW) > 0 or tower_points(state, End.CCW) > 0


@rule
def offer_towers(state: State, moves: Moves) -> None:
    """A tower at either end that has a wall to count, or none."""
    for end in range(2):
        if tower_points(state, end) > 0:
            offer(moves, pack(Verb.BUILD, Piece.TOWER, 0, end))
    offer(moves, pack(Verb.PASS, 0, 0, 0))


@rule
def build_tower(state: State, events: Events, end: int) -> None:
    """A tower at an end of the wall pays a point for each wall up to the last tower or the gate."""
    place, seat = state.arc[end_place(state, end)], state.player
    cell, side = state.tiles[place.slot >> 2].cell, SIDE + (place.slot & 3)
    note(events, Built.TOWER, seat, cell, side, end, 1, 0)
    worth = part(events, cell, side, Part.WALLS, tower_points(state, end), 1)
    note(events, Happening.SCORED, seat, cell, side, Kind.TOWER, 1, worth)
    state.score[seat] += worth
    state.tower_at[end] = state.reach[end]
    state.towers[seat] -= 1
    place.tower = seat + 1
