"""Skeleton Title: a completed road that is long brings its owners more."""

from .....core.features import tiles_of
from .....core.rule import rule
from ...points import is_complete
from ...state import Kind, State

LONG = 5
MORE = 2


@rule
def adjust_extra_points(state: State, feature: int, more: int) -> int:
    """A completed road of five tiles or more is worth two points more."""
    is_road = state.segments[feature].kind == Kind.ROAD and is_complete(state, feature)
    return more + MORE if is_road and tiles_of(state, feature) >= LONG else more
