"""The bag: counts of tiles, drawn by stages."""

from collections import Counter

import pytest

from bastide.core.bag import draw_by_luck, fill, offer_draws, stage_now, take, tiles_left
from bastide.core.luck import Luck, seed
from bastide.core.moves import Moves, Verb, verb_of, what_of
from bastide.core.table import Box, Table


class SmallBox(Box):
    KINDS = 5


class Small(Table):
    KINDS, TILES, SEGMENTS, GAPS, FIGURES, STAGES = 5, 1, 1, 1, 1, 3


@pytest.fixture
def bag() -> tuple[SmallBox, Small]:
    """Kinds 0 and 1 are drawn first, then 2 and 3, then 4."""
    box, table = SmallBox(), Small()
    box.kinds_count = 5
    for kind, (stage, copies) in enumerate([(0, 1), (0, 2), (1, 6), (1, 2), (2, 1)]):
        box.kinds[kind].stage = stage
        fill(box, table, kind, copies)
    return box, table


def draws(box: SmallBox, table: Small) -> dict[int, int]:
    """What chance may draw, with weights."""
    moves = Moves()
    offer_draws(box, table, moves)
    assert all(verb_of(move) == Verb.DRAW for move in moves.moves[: moves.count])
    return {what_of(move): weight for move, weight in zip(moves.moves[: moves.count], moves.weights, strict=False)}


def test_later_stages_wait(bag: tuple[SmallBox, Small]) -> None:
    box, table = bag
    luck, order = Luck(), []
    seed(luck, 5)
    for left in range(12, 0, -1):
        assert tiles_left(table) == left
        kind = draw_by_luck(box, table, luck)
        assert kind in draws(box, table)
        take(box, table, kind)
        order.append(kind)
    assert [set(order[:3]), set(order[3:11]), set(order[11:])] == [{0, 1}, {2, 3}, {4}]
    assert Counter(order) == {0: 1, 1: 2, 2: 6, 3: 2, 4: 1}
    assert tiles_left(table) == 0
    assert draws(box, table) == {}


def test_weights_are_the_copies_left(bag: tuple[SmallBox, Small]) -> None:
    box, table = bag
    assert draws(box, table) == {0: 1, 1: 2}
    take(box, table, 1)
    assert draws(box, table) == {0: 1, 1: 1}
    take(box, table, 1)
    take(box, table, 0)
    assert stage_now(table) == 1
    assert draws(box, table) == {2: 6, 3: 2}


def test_every_tile_is_as_likely(bag: tuple[SmallBox, Small]) -> None:
    box, table = bag
    for kind in (0, 1, 1):
        take(box, table, kind)
    luck = Luck()
    seed(luck, 11)
    found = Counter(draw_by_luck(box, table, luck) for _ in range(8000))
    assert set(found) == {2, 3}
    assert abs(found[3] - 2000) < 200
