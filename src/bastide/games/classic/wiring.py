"""Which box has a say where: one line for each box at each hook, in the order they apply."""

from ...core.events import Events
from ...core.rule import rule
from . import claiming, points
from .state import Box, Kind, Pawn, State


@rule
def may_stand(box: Box, state: State, pawn: int, segment: int) -> bool:
    """Permission: may the player put this kind of figure there?"""
    return claiming.may_claim(box, state, segment)


@rule
def weight(box: Box, state: State, pawn: int) -> int:
    """Adjuster: how much a figure counts in a majority."""
    return 1


@rule
def points_each(box: Box, state: State, feature: int) -> int:
    """Adjuster: what each tile of a feature is worth, and each shield."""
    kind, worth = state.segments[feature].kind, 0
    if kind == Kind.ROAD:
        worth = points.road(box, state, feature)
    elif kind == Kind.CITY:
        worth = points.city(box, state, feature)
    elif kind == Kind.CLOISTER:
        worth = points.cloister(box, state, feature)
    return worth


@rule
def before_score(box: Box, state: State, events: Events, feature: int) -> None:
    """Reaction: something happens before a completed feature is scored."""


@rule
def after_return(box: Box, state: State, events: Events) -> None:
    """Reaction: the tile is laid, everything scored, all figures are back."""
