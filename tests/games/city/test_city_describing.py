"""What a seat sees of a position: the lead is that of the end, the rest is what lies on the table."""

from typing import Any

import pytest
from city_moves import choose_move
from city_tables import Table
from describe import Described

from bastide.core.moves import PASS_MOVE
from bastide.core.record import dtype_of, fields
from bastide.core.table import OVER
from bastide.games.city.description import CLAIMS, Claim, Description, Sheet
from bastide.games.city.engine import describe
from bastide.games.city.state import State, Step
from bastide.games.options import choose, prepare

ASKED = {Step.DRAW, Step.PLACE, Step.FIGURE, Step.GATE, Step.WALL, Step.GUARD, Step.LAST_GUARDS, Step.TOWER}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_lead_is_that_of_the_end(seats: int) -> None:
    steps: set[int] = set()
    for seed, stacks in ((1, (10, 20, 45)), (2, (30, 25, 20)), (4, (2, 10, 63))):
        rules = {"guards": ("last_wall", "each_wall")[seed % 2], "guard_reuse": ("next_turn", "at_once")[seats % 2]}
        described = Described(prepare(choose("city", seats=seats, rules=rules, stacks=stacks)), seed)
        while described.state.chooser != OVER:
            described.tables[0].legal()
            if described.luck.random() < 0.3 or described.state.step > Step.FIGURE:
                described.check()
                steps.add(int(described.state.step))
            saving = described.state.step == Step.FIGURE and described.luck.random() < 0.5
            move = choose_move(described.luck, described.state, described.tables[0].moves, seed % 2 == 1)
            described.play(PASS_MOVE if saving else move)
        described.check()
    assert steps >= ASKED


def test_more_claims_than_rows() -> None:
    """A crowded table of four: the lead is still exact, and no row is worth less than a claim without a row."""
    described, most = Described(prepare(choose("city", seats=4)), 5), 0
    while described.state.chooser != OVER:
        moves = described.tables[0].legal()
        put = [move for move in moves if move and described.state.step == Step.FIGURE]
        described.play(described.luck.choice(put) if put else described.random_move())
        claimed = {
            described.state.segments[figure.segment].feature
            for figure in described.state.figures
            if figure.segment >= 0
        }
        if len(claimed) > CLAIMS:
            described.check()
            assert all(row.there for row in described.describe(0).claims)
        most = max(most, len(claimed))
    assert CLAIMS < most <= State.FIGURES


def seen(table: Table, seat: int) -> Any:
    """What a seat sees of a table."""
    description = Description()
    describe(table.box, table.state, seat, Sheet(), description)
    return description


def columns(row: Any, *names: str) -> list[int]:
    return [getattr(row, name) for name in names]


def test_a_road_that_the_wall_comes_near() -> None:
    """A row of three tiles; from the last a road leads south. The gate is in the west, two walls north of it."""
    table = Table("CI-V1@0,0N CI-V1@1,0N CI-U1@2,0N", seats=3)
    table.put(1, "2,0.S")
    table.wall("0,0.W", cw=2)
    table.guard(0, "1,0.N")
    mine, theirs = seen(table, 1), seen(table, 0)
    road = mine.claims[0]
    assert columns(road, "there", "road", "tiles", "worth", "pays", "stands", "short") == [1, 1, 1, 1, 1, 1, 3]
    assert columns(road, "open_sides", "ring_sides", "wall_near", "walls_to_close") == [1, 1, 3, 3]
    assert columns(road, "leading", "sharing", "trailing", "mine", "theirs") == [1, 0, 0, 1, 0]
    assert columns(theirs.claims[0], "trailing", "theirs", "others", "swing") == [1, 1, 1, -1]
    names = ("gate", "walls_built", "ring_gap", "tower_most", "tower_least", "my_guards", "my_followers")
    assert columns(theirs, *names) == [1, 2, 5, 2, 0, 1, 6]
    assert (theirs.my_guard_points, mine.rival_guard_points, mine.others_guards) == (3, 3, 1)
    assert (mine.lead, theirs.lead, seen(table, 2).lead) == (-2, 2, -3)


def test_markets_count_once_for_the_area_they_touch() -> None:
    table = Table("CI-A-F@0,0N CI-A-G@0,1S CI-A-L@1,0N")
    table.put(0, "0,0.EL")
    table.put(1, "0,0.N")
    area, market = seen(table, 0).claims[:2]
    assert columns(area, "residential", "markets", "worth", "pays", "stands") == [1, 2, 4, 4, 1]
    assert columns(market, "market", "tiles", "goods", "fish", "grain", "livestock") == [1, 2, 2, 1, 1, 0]
    assert columns(market, "waiting", "stands", "swing", "open_sides") == [1, 1, -4, 0]


def test_the_flat_form_is_one_row_of_short_numbers() -> None:
    scalars = [field for field in fields(Description) if field.kind is None]
    assert [field.name for field in fields(Description)][-1] == "claims"
    assert fields(Claim)[0].name == "there"
    assert dtype_of(Description).itemsize == 2 * (len(scalars) + CLAIMS * len(fields(Claim)))
