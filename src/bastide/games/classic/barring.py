"""Gaps where no tile may lie, whatever it shows."""

from ...core.board import bar, makes_hole, too_wide
from ...core.rule import rule
from .state import Box, Holes, State


@rule
def bar_by_rules(box: Box, state: State, gap: int) -> None:
    """A gap is barred where a tile would make a hole that the rules forbid, or the town too wide."""
    cell = state.gaps[gap].cell
    holes = box.rules.holes == Holes.FORBIDDEN and makes_hole(state, cell)
    bar(state, gap, holes or too_wide(state, cell))
