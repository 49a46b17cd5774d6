"""Where a follower may go."""

from ...core.moves import Refusal
from ...core.rule import rule
from .state import Box, Fields, Kind, State


@rule
def is_claimable(box: Box, kind: int) -> bool:
    """Roads, cities, cloisters and, if the table plays with farmers, fields."""
    return kind <= Kind.CLOISTER and (kind != Kind.FIELD or box.rules.fields != Fields.OFF)


@rule
def may_claim(box: Box, state: State, segment: int) -> bool:
    """A follower claims a road, city, cloister or field that holds nobody, however far away."""
    free = state.segments[state.segments[segment].feature].figures == 0
    return free and is_claimable(box, state.segments[segment].kind)


@rule
def refuse_claim(box: Box, state: State, segment: int) -> int:
    """Why a follower cannot go there."""
    if not is_claimable(box, state.segments[segment].kind):
        return Refusal.UNCLAIMABLE
    return Refusal.NONE if may_claim(box, state, segment) else Refusal.OCCUPIED
