"""Where a follower may go."""

from ...core.rule import rule
from .state import Box, Fields, Kind, State


@rule
def may_claim(box: Box, state: State, segment: int) -> bool:
    """A follower claims a road, city, cloister or field that holds nobody, however far away."""
    kind = state.segments[segment].kind
    if kind > Kind.CLOISTER or (kind == Kind.FIELD and box.rules.fields == Fields.OFF):
        return False
    return state.segments[state.segments[segment].feature].figures == 0
