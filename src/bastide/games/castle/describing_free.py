"""What lies open to both: unfinished features that nobody has claimed."""

from ...core.rule import rule
from .description import Description
from .state import Kind, State


@rule
def describe_free(state: State, description: Description) -> None:
    """Unclaimed features by kind: those with one open side, the largest of them, and the largest of all."""
    _clear(description)
    for number in range(state.segment_count):
        segment = state.segments[number]
        if segment.feature == number and segment.figures == 0 and segment.open_sides > 0:
            _add_free(description, segment.kind, segment.size, segment.open_sides == 1)


@rule
def _clear(description: Description) -> None:
    description.free_path_ends, description.free_path_near, description.free_path_most = 0, 0, 0
    description.free_tower_ends, description.free_tower_near, description.free_tower_most = 0, 0, 0
    description.free_house_ends, description.free_house_near, description.free_house_most = 0, 0, 0
    description.free_court_most = 0


@rule
def _add_free(description: Description, kind: int, size: int, near: bool) -> None:
    end, close = 1 if near else 0, size if near else 0
    if kind == Kind.PATH:
        description.free_path_ends += end
        description.free_path_near = max(description.free_path_near, close)
        description.free_path_most = max(description.free_path_most, size)
    elif kind == Kind.TOWER:
        description.free_tower_ends += end
        description.free_tower_near = max(description.free_tower_near, close)
        description.free_tower_most = max(description.free_tower_most, size)
    elif kind == Kind.HOUSE:
        description.free_house_ends += end
        description.free_house_near = max(description.free_house_near, close)
        description.free_house_most = max(description.free_house_most, size)
    else:
        description.free_court_most = max(description.free_court_most, size)
