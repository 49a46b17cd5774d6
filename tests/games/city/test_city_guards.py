"""Guards: when and where they may stand, and what they are worth at the end."""

import pytest
from city_tables import LAID, ROW, NewTown, Table, end_road, go_on, texts

from bastide.core.errors import IllegalMove


def test_three_public_buildings_and_a_historic_one_pay_nine() -> None:
    table = Table("CI-A-F@0,0N CI-A-G@1,0N CI-V1@2,0N CI-A-L@3,0N")
    table.wall("0,0.S", cw=1)
    table.guard(0, "0,0.W")
    assert table.finish() == (9, 0)


BROKEN_ROW = (
    "CI-A-F@0,0N CI-V1@1,0N CI-I-F@1,1N CI-I-F@2,1N CI-I-F@3,1N CI-A-G@3,0N CI-A-L@4,0N CI-I-F@3,-1N CI-I-F@2,-1N"
)


def guards_at_both_ends() -> Table:
    """A row with an empty cell in it, a red guard before its west end, a blue one before its east end."""
    table = Table(BROKEN_ROW)
    table.wall("0,0.S", cw=9)
    table.guard(0, "0,0.W")
    table.guard(1, "4,0.E")
    return table


def test_the_row_ends_at_an_empty_cell() -> None:
    assert guards_at_both_ends().finish() == (5, 4)


def test_both_guards_score_the_whole_row_if_the_empty_cell_is_filled_later() -> None:
    table = guards_at_both_ends()
    table.lay("CI-I-F@2,0N")
    assert table.finish() == (9, 9)


def test_no_guard_exactly_opposite_another() -> None:
    table = Table("CI-A-F@0,0N CI-V1@1,0N")
    table.wall("0,0.S", cw=4)
    table.guard(0, "0,0.W")
    assert not table.may_guard(1, "1,0.E")
    assert not table.may_guard(0, "1,0.E")
    assert table.may_guard(1, "0,0.N")


def test_an_empty_cell_between_allows_it() -> None:
    table = Table(BROKEN_ROW)
    table.wall("0,0.S", cw=9)
    table.guard(0, "0,0.W")
    assert table.may_guard(1, "4,0.E")
    table.lay("CI-I-F@2,0N")
    assert not table.may_guard(1, "4,0.E")


def test_the_gate_opposite_allows_it() -> None:
    table = Table("CI-A-F@0,0N CI-V1@1,0N")
    table.wall("1,0.E", ccw=4)
    assert table.may_guard(0, "0,0.W")


def test_a_row_that_grew_later_counts_as_it_stands_at_the_end() -> None:
    table = Table("CI-V1@0,0N")
    table.wall("0,0.S", cw=1)
    table.guard(0, "0,0.W")
    table.lay("CI-V2@1,0N CI-A-F@2,0E")
    assert table.finish()[0] == 3 + 3 + 2


def test_a_guard_needs_a_follower() -> None:
    table = Table("CI-V1@0,0N", guard_reuse="at_once")
    table.wall("0,0.S", cw=1)
    for figure in table.state.figures[:7]:
        figure.segment = -2
    assert not table.may_guard(0, "0,0.W")
    assert table.may_guard(1, "0,0.W")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_second_stack_on_each_wall_as_it_is_built(town: NewTown, seats: int) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)} - gate>0,0.N", stacks=(LAID, 20, 0), seats=seats)
    seat = game.turn
    game.play("wall>cw")
    assert (game.turn, texts(game)) == (seat, ["guard", "-"])
    game.play("guard wall>cw guard")
    guards = [piece["guard"] for piece in game.view()["city"]["wall"]]
    assert guards == [None, seat, (seat or 0) + 1 if (seat or 0) + 1 < seats else 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_third_stack_on_each_last_wall_when_all_stand(town: NewTown, seats: int) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)} - gate>0,0.N", stacks=(LAID, 0, 20), seats=seats)
    first = LAID % seats
    while texts(game) != ["guard", "-"]:
        assert texts(game) == ["wall>cw", "wall>ccw"]
        game.play("wall>cw")
    order = [(first + step) % seats for step in range(seats)]
    for seat in order:
        assert (game.turn, texts(game)) == (seat, ["guard", "-"])
        game.play("guard")
    guards = [piece["guard"] for piece in game.view()["city"]["wall"]]
    assert guards[-seats:] == order
    assert guards[:-seats] == [None] * (len(guards) - seats)


def test_the_switch_for_the_third_stack(town: NewTown) -> None:
    game = town(
        "CI-U1",
        f"{ROW} {end_road(0)} - gate>0,0.N wall>cw",
        stacks=(LAID, 0, 20),
        seats=3,
        rules={"guards": "each_wall"},
    )
    assert (game.turn, texts(game)) == (1, ["guard", "-"])
    game.play("guard wall>cw")
    assert (game.turn, texts(game)) == (2, ["guard", "-"])


def test_each_minds_the_guards_that_went_down_before(town: NewTown) -> None:
    text = f"{ROW} {end_road(0)} - gate>3,0.S wall>cw wall>cw wall>cw wall>cw wall>cw"
    game = town("CI-U1", text, stacks=(LAID, 0, 20), seats=3)
    walls = [(piece["y"], piece["side"]) for piece in game.view()["city"]["wall"]]
    assert walls[-3:] == [(-1, "E"), (-1, "S"), (-1, "W")]
    game.play("guard guard")
    assert (game.turn, texts(game)) == (0, ["tower>cw", "-"])
    assert [piece["guard"] for piece in game.view()["city"]["wall"]][-3:] == [0, 1, None]


def test_a_guard_opposite_an_earlier_one_is_not_offered(town: NewTown) -> None:
    text = f"{ROW} {end_road(0)} - gate>8,0.E wall>ccw guard wall>cw"
    game = town("CI-U1", text, stacks=(LAID, 20, 0), seats=3)
    assert game.turn == 0
    assert texts(game) == ["tower>cw", "tower>ccw", "-"]
    with pytest.raises(IllegalMove) as error:
        game.play("guard")
    assert error.value.code == "not-now"


def spent(town: NewTown, reuse: str) -> list[str]:
    """The choices of the player whose only follower came back in this turn, when he has built a wall."""
    text = f"{ROW} CI-V1@9,0N CI-V1@10,0N {end_road(4)}"
    game = town("CI-U1", text, stacks=(LAID + 2, 20, 0), seats=3, rules={"guard_reuse": reuse})
    owner = next(figure for figure in game.state.figures if figure.segment >= 0 and figure.owner == 1)
    for figure in game.state.figures[7:14]:
        if figure is not owner:
            figure.segment = -2
    game.play("-")
    assert game.turn == 2
    go_on(game, "gate>0,0.N wall>cw")
    game.play("- wall>cw")
    return texts(game)


def test_a_follower_that_came_back_rests_until_the_next_turn(town: NewTown) -> None:
    assert spent(town, "next_turn") != ["guard", "-"]
    assert spent(town, "at_once") == ["guard", "-"]


@pytest.mark.parametrize(("reuse", "offered"), [("next_turn", False), ("at_once", True)])
def test_the_same_for_one_that_the_wall_itself_brings_back(reuse: str, offered: bool) -> None:
    table = Table("CI-V1@0,0N CI-U1@1,0N", guard_reuse=reuse)
    for figure in table.state.figures[1:7]:
        figure.segment = -2
    table.put(0, "1,0.S")
    table.wall("1,0.E", cw=1)
    assert table.state.score[0] == 1
    assert table.may_guard(0, "1,0.S") == offered
    table.state.returned[0] = 0
    assert table.may_guard(0, "1,0.S")


def test_who_built_no_wall_in_this_phase_sets_no_guard(town: NewTown) -> None:
    text = f"{ROW} {end_road(0)} - gate>3,0.N wall>cw wall>cw {end_road(2)}"
    game = town("CI-U1", text, stacks=(LAID, 1, 20), seats=3)
    game.state.walls_left = 2
    game.play("- wall>cw wall>cw")
    asked = []
    while texts(game) == ["guard", "-"]:
        asked.append(game.turn)
        game.play("-")
    assert asked == [1, 2]
