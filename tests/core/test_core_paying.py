"""Points are sums of named parts, and each part tells where it is earned."""

from bastide.core.board import lay
from bastide.core.events import Events, Happening
from bastide.core.geometry import ORIGIN
from bastide.core.paying import part, part_on
from bastide.games.castle.state import Box, State


def rows(events: Events) -> list[tuple[int, int, int, int, int]]:
    """What was noted: cell, spot, name, number, amount."""
    noted = events.rows[: events.count]
    assert all((row.kind, row.seat) == (Happening.PART, -1) for row in noted)
    return [(row.cell, row.spot, row.what, row.number, row.amount) for row in noted]


def test_a_part_is_so_many_of_something() -> None:
    events = Events()
    assert part(events, 7, 3, 5, 4, 2) == 8
    assert rows(events) == [(7, 3, 5, 4, 8)]


def test_what_pays_nothing_is_not_told() -> None:
    events = Events()
    assert part(events, 7, 3, 5, 0, 2) == part(events, 7, 3, 5, 4, 0) == 0
    assert rows(events) == []


def test_a_part_on_a_segment_lies_on_its_tile() -> None:
    box, state, events = Box(), State(), Events()
    box.kinds[0].segments_count = 3
    lay(box, state, 0, ORIGIN, 0)
    lay(box, state, 0, ORIGIN + 5, 0)
    assert part_on(state, events, 4, 6, 1, 9) == 9
    assert rows(events) == [(ORIGIN + 5, 1, 6, 1, 9)]
