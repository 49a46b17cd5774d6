"""Features: segments that are joined, one by one."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.core.events import Events, Happening
from bastide.core.features import amount_on, close_side, counts_its_tile, join, marks_on, tiles_of
from bastide.core.figures import hand_out, in_supply, leave, send_home, stand, stands_on
from bastide.core.table import NOWHERE, Box, Table


class Small(Table):
    KINDS, TILES, SEGMENTS, GAPS, FIGURES, STAGES = 1, 12, 36, 1, 12, 1


def apart(tiles: int, each: int) -> Small:
    """Tiles with so many segments each, nothing joined, two open sides and a figure on every other segment."""
    table = Small()
    for tile in range(tiles):
        table.tiles[tile].first = tile * each
    table.segment_count = tiles * each
    for number in range(table.segment_count):
        segment = table.segments[number]
        segment.tile, segment.feature, segment.following = number // each, number, number
        segment.size, segment.open_sides, segment.figures = 1, 2, number % 2
    return table


def ring(table: Small, start: int) -> list[int]:
    found, segment = [start], table.segments[start].following
    while segment != start:
        found.append(segment)
        segment = table.segments[segment].following
    return found


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 35), st.integers(0, 35)), max_size=40))
def test_joined_segments_are_one_feature(pairs: list[tuple[int, int]]) -> None:
    table = apart(12, 3)
    groups = [{number} for number in range(36)]
    for one, other in pairs:
        join(table, one, other)
        whole = groups[one] | groups[other]
        for number in whole:
            groups[number] = whole
    for number, group in enumerate(groups):
        feature = table.segments[number].feature
        assert feature in group
        assert table.segments[feature].feature == feature
        assert sorted(ring(table, number)) == sorted(group)
        assert table.segments[feature].size == len(group)
        assert table.segments[feature].open_sides == 2 * len(group)
        assert table.segments[feature].figures == sum(member % 2 for member in group)
        assert tiles_of(table, feature) == len({member // 3 for member in group})


def test_a_feature_that_meets_itself_is_not_joined_again() -> None:
    table = apart(2, 2)
    join(table, 0, 2)
    before = [ring(table, 0), table.segments[table.segments[0].feature].size]
    join(table, 2, 0)
    assert [ring(table, 0), table.segments[table.segments[0].feature].size] == before


def test_a_tile_counts_once_however_often_a_feature_passes_it() -> None:
    table = apart(2, 3)
    join(table, 0, 3)
    join(table, 3, 2)
    assert [counts_its_tile(table, segment) for segment in (0, 2, 3)] == [True, False, True]
    assert tiles_of(table, table.segments[2].feature) == 2


def test_closing_a_side_counts_for_the_whole_feature() -> None:
    table = apart(2, 1)
    join(table, 0, 1)
    close_side(table, 1)
    assert table.segments[table.segments[0].feature].open_sides == 3


@pytest.fixture
def seated() -> Small:
    """Two seats with two figures of one kind and one of another."""
    table = apart(2, 2)
    for segment in table.segments:
        segment.figures = 0
    table.seats = 2
    for seat in range(2):
        hand_out(table, seat, 0, 2)
        hand_out(table, seat, 1, 1)
    return table


def test_figures_come_from_their_owners_supply(seated: Small) -> None:
    assert [in_supply(seated, seat, kind) for seat in range(2) for kind in range(3)] == [0, 2, -1, 3, 5, -1]
    stand(seated, 0, 1)
    stand(seated, 1, 1)
    assert in_supply(seated, 0, 0) == -1
    assert in_supply(seated, 1, 0) == 3
    assert seated.segments[1].figures == 2
    leave(seated, 0)
    assert in_supply(seated, 0, 0) == 0
    assert seated.segments[1].figures == 1
    assert seated.figures[0].segment == NOWHERE


def test_a_figure_stands_on_the_whole_feature(seated: Small) -> None:
    stand(seated, 3, 2)
    join(seated, 0, 2)
    assert [stands_on(seated, 3, feature) for feature in (seated.segments[0].feature, 1)] == [True, False]
    assert not stands_on(seated, 4, seated.segments[0].feature)
    assert seated.segments[seated.segments[0].feature].figures == 1


def test_luck_decides_nothing_here() -> None:
    """Joining in any order gives the same features."""
    pairs = [(0, 4), (4, 8), (1, 5), (8, 1), (2, 6)]
    found = set()
    for seed in range(20):
        table = apart(6, 2)
        for one, other in random.Random(seed).sample(pairs, len(pairs)):
            join(table, one, other)
        found.add(tuple(tuple(sorted(ring(table, number))) for number in range(12)))
    assert len(found) == 1


class OneKind(Box):
    KINDS = 1


def test_what_is_drawn_on_a_feature_is_counted_over_all_its_segments() -> None:
    box, table = OneKind(), apart(3, 3)
    for part in range(3):
        box.kinds[0].segments[part].amount, box.kinds[0].segments[part].marks = part + 1, 1 << part
    for one, other in ((0, 3), (3, 8)):
        join(table, one, other)
    feature = table.segments[0].feature
    assert amount_on(box, table, feature) == 1 + 1 + 3
    assert marks_on(box, table, feature) == 0b101
    assert (amount_on(box, table, 1), marks_on(box, table, 1)) == (2, 0b010)


def test_all_figures_on_a_feature_go_home_and_no_others() -> None:
    table, events = Small(), Events()
    table.seats = 2
    for number in range(6):
        segment = table.segments[number]
        segment.tile, segment.feature, segment.following, segment.size = number // 3, number, number, 1
    table.tiles[1].first, table.tiles[1].cell = 3, 99
    for owner in range(2):
        hand_out(table, owner, 0, 2)
    join(table, 1, 5)
    feature = table.segments[1].feature
    for figure, segment in ((0, 1), (1, 2), (2, 5)):
        stand(table, figure, segment)
    send_home(table, events, feature)
    assert [figure.segment for figure in table.figures[:4]] == [NOWHERE, 2, NOWHERE, NOWHERE]
    assert (table.segments[feature].figures, table.segments[2].figures) == (0, 1)
    rows = events.rows[: events.count]
    assert [(row.kind, row.seat, row.cell, row.spot) for row in rows] == [
        (Happening.RETURNED, 0, 0, 1),
        (Happening.RETURNED, 1, 99, 2),
    ]
