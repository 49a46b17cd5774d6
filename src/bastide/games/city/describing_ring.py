"""The ring and the rows behind it, as whoever describes a position looks at them."""

from ...core.board import tile_at
from ...core.geometry import neighbour, opposite
from ...core.rule import rule
from .description import Survey
from .guards import HISTORIC_EACH, PUBLIC_EACH
from .placing import is_barred
from .ring import is_walled, next_slot, northern_slot, slot_at_end
from .state import Box, Building, End, State


@rule
def walk_ring(box: Box, state: State, survey: Survey) -> None:
    """Counts the slots without a wall, and notes where claimed features lie at them."""
    for claim in range(survey.claims):
        survey.ring_sides[claim], survey.nearest[claim], survey.farthest[claim] = 0, 0, 0
    survey.ring = 0
    if state.tile_count == 0:
        return
    first = slot_at_end(state, End.CW) if state.gate == 1 else northern_slot(state)
    slot = first
    while not is_walled(state, slot):
        _note_slot(box, state, survey, slot)
        survey.ring += 1
        slot = next_slot(state, slot, End.CW)
        if slot == first:
            return


@rule
def _note_slot(box: Box, state: State, survey: Survey, slot: int) -> None:
    """What is claimed at a slot without a wall."""
    laid = state.tiles[slot >> 2]
    start = laid.facing * 12 + (slot & 3) * 3
    for place in range(start, start + 3):
        part = box.kinds[laid.kind].beside[place]
        if part < 0:
            return
        claim = state.segments[state.segments[laid.first + part].feature].seen - 1
        if claim >= 0:
            if survey.ring_sides[claim] == 0:
                survey.nearest[claim] = survey.ring
            survey.farthest[claim] = survey.ring
            survey.ring_sides[claim] += 1


@rule
def follow_row(box: Box, state: State, survey: Survey, slot: int) -> None:
    """The row of tiles behind a slot: what it is worth to a guard, and the slot at its far end."""
    worth, onward = 0, opposite(slot & 3)
    tile, last = slot >> 2, slot >> 2
    while tile >= 0:
        marks = box.kinds[state.tiles[tile].kind].marks
        if marks & Building.PUBLIC != 0:
            worth += PUBLIC_EACH
        if marks & Building.HISTORIC != 0:
            worth += HISTORIC_EACH
        last = tile
        tile = tile_at(state, neighbour(state.tiles[tile].cell, onward))
    survey.row_worth, survey.row_end = worth, last * 4 + onward


@rule
def row_is_open(state: State, survey: Survey) -> bool:
    """Whether the row followed last may still grow."""
    return not is_barred(state, neighbour(state.tiles[survey.row_end >> 2].cell, survey.row_end & 3))
