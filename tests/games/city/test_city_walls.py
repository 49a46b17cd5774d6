"""The wall phases: who builds how many pieces, where, and what they bring about."""

from collections.abc import Sequence

import pytest
from city_tables import LAID, ROW, NewTown, Table, build_all, end_road, go_on, texts

from bastide.core.errors import IllegalMove


def pieces(kind: str, *seats: int) -> list[tuple[int, str]]:
    """Walls built by these seats; the first is the gate if said so."""
    return [(seat, kind if number == 0 else "wall") for number, seat in enumerate(seats)]


@pytest.mark.parametrize(
    ("seats", "stack", "first", "later"),
    [
        (2, 2, (1, 0, 1, 0), (0, 1, 0, 1)),
        (3, 2, (0, 1, 2), (1, 2, 0)),
        (4, 2, (1, 2, 3, 0), (2, 3, 0, 1)),
        (2, 3, (1, 0, 1, 0, 1, 0, 1, 0), None),
        (3, 3, (0, 1, 2, 0, 1, 2), (1, 2, 0, 1, 2, 0)),
        (4, 3, (1, 2, 3, 0, 1, 2, 3, 0), None),
    ],
)
def test_shares_by_stack_and_players(
    town: NewTown, seats: int, stack: int, first: Sequence[int], later: Sequence[int] | None
) -> None:
    stacks = (LAID, 20, 0) if stack == 2 else (LAID, 0, 20)
    more = ["CI-U2", "CI-U2", *["CI-V1"] * 4]
    game = town("CI-U1", f"{ROW} {end_road(0)} -", more=more, stacks=stacks, seats=seats)
    assert build_all(game) == pieces("gate", *first)
    if later is not None:
        go_on(game, end_road(2) + " -")
        assert build_all(game) == pieces("wall", *later)


def test_one_seat_builds_like_three_or_four(town: NewTown) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)} -", stacks=(LAID, 20, 0), seats=1)
    assert build_all(game) == [(0, "gate")]


def test_the_last_tile_of_a_stack_belongs_to_it(town: NewTown) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)} -", stacks=(LAID + 1, 20, 0), seats=3)
    assert "@" in texts(game)[0]
    game = town("CI-U1", f"{ROW} {end_road(0)} -", stacks=(LAID, 1, 20), seats=3)
    assert len(build_all(game)) == 3
    game = town("CI-U1", f"{ROW} CI-V1@9,0N {end_road(0)} -", stacks=(LAID, 1, 20), seats=3)
    assert len(build_all(game)) == 6


def test_a_road_without_followers_brings_no_phase(town: NewTown) -> None:
    game = town("CI-U1", f"{ROW.replace('m>S', '-')} {end_road(0)} -", stacks=(LAID, 20, 0))
    assert "@" in texts(game)[0]


def test_one_phase_however_many_features_are_evaluated(town: NewTown) -> None:
    text = f"{ROW} CI-U2@3,-1E m>W CI-S0@2,-1S -"
    game = town("CI-U1", text, stacks=(LAID + 1, 20, 0), seats=3)
    assert [event.amount for event in game.events if event.kind == "scored"] == [2, 2]
    assert len(build_all(game)) == 3


def test_the_gate_may_stand_anywhere_on_the_ring(town: NewTown) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)} -", stacks=(LAID, 20, 0), seats=3)
    row = [f"gate>{x},0.N" for x in range(9)] + ["gate>8,0.E"] + [f"gate>{x},0.S" for x in range(1, 9)]
    assert set(texts(game)) == {*row, "gate>0,-1.E", "gate>0,-1.S", "gate>0,-1.W", "gate>0,0.W"}
    with pytest.raises(IllegalMove) as error:
        game.play("gate>0,0.S")
    assert error.value.code == "no-slot"
    with pytest.raises(IllegalMove) as error:
        game.play("gate>5,-1.S")
    assert error.value.code == "no-slot"


def test_walls_go_on_at_either_end(town: NewTown) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)} - gate>0,0.N wall>ccw - wall>cw -", stacks=(LAID, 20, 0), seats=3)
    wall = [(piece["x"], piece["y"], piece["side"]) for piece in game.view()["city"]["wall"]]
    assert wall == [(0, 0, "W"), (0, 0, "N"), (1, 0, "N")]
    assert game.view()["city"]["ends"] == {
        "cw": {"x": 2, "y": 0, "side": "N"},
        "ccw": {"x": 0, "y": -1, "side": "W"},
    }
    assert game.view()["city"]["gap"] == 22 - 3
    events = [(event.kind, event.place, event.what) for event in game.events if event.kind in ("gate", "wall")]
    assert events == [("gate", "0,0.N", None), ("wall", "0,0.W", "ccw"), ("wall", "1,0.N", "cw")]


def test_no_tile_beyond_the_wall(town: NewTown) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)} - gate>3,0.N wall>cw wall>cw", stacks=(LAID, 20, 0), seats=3)
    game.play("- -")
    with pytest.raises(IllegalMove) as error:
        game.play("CI-V1@4,1N")
    assert error.value.code == "barred"
    assert {"CI-V1@2,1N", "CI-V1@6,1N"} <= set(texts(game))


def test_a_wall_closes_a_market_for_four(town: NewTown) -> None:
    table = Table("CI-V1@0,0N CI-A-F@1,0E CI-I-G@2,0E CI-V1@0,1N")
    table.put(0, "1,0.E")
    table.wall("1,0.N", cw=1)
    assert table.state.score[0] == 0
    table.extend(cw=1)
    assert table.state.score[0] == 4
    assert table.state.figures[0].segment == -1


def test_a_wall_closes_a_road_for_one(town: NewTown) -> None:
    table = Table("CI-V1@0,0N CI-U1@1,0N")
    table.put(1, "1,0.S")
    table.wall("1,0.E")
    assert list(table.state.score[:2]) == [0, 0]
    table.extend(cw=1)
    assert list(table.state.score[:2]) == [0, 1]


def test_the_gate_closes_a_road_too(town: NewTown) -> None:
    table = Table("CI-U1@0,0N CI-V1@0,1N")
    table.put(0, "0,0.S")
    table.wall("0,0.S")
    assert table.state.score[0] == 1


def test_what_a_wall_completes_brings_no_other_phase(town: NewTown) -> None:
    text = f"{ROW} {end_road(0)} - gate>3,0.S wall>cw wall>cw"
    game = town("CI-U1", text, stacks=(LAID, 20, 0), seats=3)
    assert [(event.seat, event.amount) for event in game.events if event.kind == "scored"] == [(0, 2), (2, 1)]
    game.play("-")
    assert texts(game) == ["tower>cw", "-"]
    game.play("-")
    assert "@" in texts(game)[0]


def test_too_few_walls_are_dealt_one_by_one_and_the_game_ends(town: NewTown) -> None:
    text = f"{ROW} {end_road(0)} - gate>3,0.N wall>cw wall>cw {end_road(2)}"
    game = town("CI-U1", text, stacks=(LAID, 1, 20), seats=3)
    game.state.walls_left = 4
    game.play("-")
    assert build_all(game)[:4] == pieces("wall", 1, 2, 0, 1)
    assert game.over
    assert game.view()["city"]["ended_by"] == "walls"


def test_guards_and_tower_are_still_allowed_when_the_last_wall_falls(town: NewTown) -> None:
    text = f"{ROW} {end_road(0)} - gate>3,0.N wall>cw wall>cw {end_road(2)}"
    game = town("CI-U1", text, stacks=(LAID, 1, 20), seats=3)
    game.state.walls_left = 2
    game.play("- wall>cw wall>cw")
    assert (game.turn, texts(game)) == (1, ["guard", "-"])
    game.play("guard -")
    assert (game.turn, texts(game)) == (1, ["tower>cw", "-"])
    game.play("tower>cw")
    assert game.over


@pytest.mark.parametrize(("end", "points"), [("cw", {"cw": 4, "ccw": 1}), ("ccw", {"cw": 3, "ccw": 2})])
def test_the_wall_that_closes_the_ring_belongs_to_the_end_its_builder_named(
    town: NewTown, end: str, points: dict[str, int]
) -> None:
    game = town("CI-U1", "m>S CI-U2@0,-1S", stacks=(1, 0, 20), seats=2)
    game.play("- gate>0,0.N wall>cw wall>cw wall>ccw wall>cw")
    assert texts(game) == ["wall>cw", "wall>ccw"]
    game.play(f"wall>{end}")
    assert texts(game) == ["guard", "-"]  # the dealing stops, for the ring is closed
    game.play("- -")
    assert texts(game) == ["tower>cw", "tower>ccw", "-"]
    for side, worth in points.items():
        twin = game.copy()
        twin.play(f"tower>{side}")
        towers = [event.amount for event in twin.events if event.what == "tower" and event.kind == "scored"]
        assert (towers, twin.over, twin.view()["city"]["ended_by"]) == ([worth], True, "gap")


@pytest.mark.parametrize(("seats", "towers"), [(1, 12), (2, 6), (3, 4), (4, 3)])
def test_towers_are_shared_out(town: NewTown, seats: int, towers: int) -> None:
    assert town("CI-V1", seats=seats).view()["city"]["towers_left"] == [towers] * seats


def test_a_tower_pays_for_the_walls_up_to_the_gate_or_the_last_tower(town: NewTown) -> None:
    text = f"{ROW} {end_road(0)} - gate>0,0.N wall>cw wall>cw wall>cw wall>cw wall>ccw"
    game = town("CI-U1", text, more=["CI-U2", "CI-U2", *["CI-V1"] * 4], stacks=(LAID, 0, 20), seats=3)
    go_on(game, "tower>cw")
    assert game.scores == (2 + 4, 0, 0)
    assert game.view()["city"]["towers_left"] == [3, 4, 4]
    go_on(game, f"{end_road(2)} - wall>cw wall>ccw wall>ccw wall>cw wall>ccw wall>cw")
    while "tower>cw" not in texts(game):
        game.play("-")
    assert texts(game) == ["tower>cw", "tower>ccw", "-"]
    before = game.copy()
    game.play("tower>cw")
    assert game.scores[1] - before.scores[1] == 3
    before.play("tower>ccw")
    assert before.scores[1] == 4
    towers = [piece["tower"] for piece in game.view()["city"]["wall"]]
    assert [tower for tower in towers if tower is not None] == [0, 1]


def test_no_tower_for_nothing(town: NewTown) -> None:
    text = f"{ROW} {end_road(0)} - gate>8,0.N wall>cw wall>cw"
    game = town("CI-U1", text, stacks=(LAID, 20, 0), seats=3)
    go_on(game, "tower>cw")
    assert game.scores[0] == 2 + 2
    game = town("CI-U1", text, stacks=(LAID, 20, 0), seats=3)
    while "tower>cw" not in texts(game):
        game.play("-")
    with pytest.raises(IllegalMove) as error:
        game.play("tower>ccw")
    assert error.value.code == "no-wall"


def test_towers_run_out(town: NewTown) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)}", stacks=(LAID, 20, 0), seats=3)
    game.state.towers[0] = 0
    game.play("-")
    build_all(game)
    assert "tower" not in [event.kind for event in game.events]
