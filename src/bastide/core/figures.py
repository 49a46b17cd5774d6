"""Figures: each is in its owner's supply, on a segment, or somewhere a family knows of."""

from .events import Events, Happening, note
from .rule import rule
from .table import NOWHERE, Table


@rule
def hand_out(table: Table, owner: int, kind: int, number: int) -> None:
    """A player gets figures of one kind into his supply."""
    for _ in range(number):
        figure = table.figures[table.figure_count]
        figure.owner, figure.kind, figure.segment = owner, kind, NOWHERE
        table.figure_count += 1
    table.figures_each = table.figure_count // table.seats


@rule
def in_supply(table: Table, owner: int, kind: int) -> int:
    """A figure of this kind in a player's supply, -1 if he has none left."""
    first = owner * table.figures_each
    for number in range(first, first + table.figures_each):
        if table.figures[number].segment == NOWHERE and table.figures[number].kind == kind:
            return number
    return -1


@rule
def stand(table: Table, figure: int, segment: int) -> None:
    """A figure goes to stand on a segment."""
    table.figures[figure].segment = segment
    table.segments[table.segments[segment].feature].figures += 1


@rule
def leave(table: Table, figure: int) -> None:
    """A figure goes back to its owner's supply."""
    table.segments[table.segments[table.figures[figure].segment].feature].figures -= 1
    table.figures[figure].segment = NOWHERE


@rule
def stands_on(table: Table, figure: int, feature: int) -> bool:
    """Whether a figure stands anywhere on a feature."""
    segment = table.figures[figure].segment
    return segment >= 0 and table.segments[segment].feature == feature


@rule
def send_home(table: Table, events: Events, feature: int) -> None:
    """All figures on a feature go back to their owners."""
    number = 0
    while number < table.figure_count and table.segments[feature].figures > 0:
        if stands_on(table, number, feature):
            figure = table.figures[number]
            tile = table.tiles[table.segments[figure.segment].tile]
            note(events, Happening.RETURNED, figure.owner, tile.cell, figure.segment - tile.first, figure.kind, 1, 0)
            leave(table, number)
        number += 1
