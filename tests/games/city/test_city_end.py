"""The three ends of the game, the closed ring, and the final evaluation."""

import pytest
from city_tables import LAID, ROW, NewTown, Table, build_all, end_road, plain_tiles

from bastide.core.events import Events
from bastide.core.geometry import cell_at
from bastide.games.city.walls import build_gate, build_wall
from bastide.play.game import Game


def scored(game: Game, kind: str) -> list[tuple[int | None, int]]:
    """Who got how much for one kind of thing, in order."""
    return [(event.seat, event.amount) for event in game.events if event.kind == "scored" and event.what == kind]


def ended_by(game: Game) -> str | None:
    """What ended the game, None while it goes on."""
    assert game.over == (game.view()["city"]["ended_by"] is not None)
    word: str | None = game.view()["city"]["ended_by"]
    return word


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_ends_with_the_last_tile(town: NewTown, seats: int) -> None:
    game = town("CI-V1", "m>NL CI-A-F@0,1N m>N", more=[], seats=seats)
    assert ended_by(game) == "tiles"


def test_the_evaluation_of_the_last_tile_still_gives_a_phase(town: NewTown) -> None:
    game = town("CI-U1", f"{ROW} {end_road(0)} -", more=[], stacks=(LAID, 20, 0), seats=3)
    assert not game.over
    assert len(build_all(game)) == 3
    assert ended_by(game) == "tiles"


def test_five_missing_walls_end_the_game_after_the_phase(town: NewTown) -> None:
    short = "m>S CI-V1@1,0N CI-V1@2,0N CI-U2@0,-1S -"
    game = town("CI-U1", short, stacks=(3, 20, 0), seats=3)
    build_all(game)
    assert game.view()["city"]["gap"] == 10 - 3
    assert ended_by(game) is None
    game = town("CI-U1", short, stacks=(3, 20, 0), seats=4)
    build_all(game)
    assert game.view()["city"]["gap"] == 10 - 4
    assert ended_by(game) is None
    game = town("CI-U1", "m>S CI-V1@1,0N CI-U2@0,-1S -", stacks=(2, 20, 0), seats=3)
    build_all(game)
    assert game.view()["city"]["gap"] == 8 - 3
    assert ended_by(game) == "gap"


C_SHAPE = "CI-V1@1,0N CI-U1@2,0N m>S CI-V1@0,-1N CI-V1@0,-2N CI-V1@1,-2N CI-V1@2,-2N"


def test_a_tile_alone_may_shrink_the_gap_and_end_the_game(town: NewTown) -> None:
    game = town("CI-V1", C_SHAPE.replace("m>S", "-") + " -", stacks=(7, 20, 0), more=["CI-U2", "CI-V1"])
    build_ring(game, cw=2, ccw=4)
    assert game.view()["city"]["gap"] == 16 - 7
    game.play("CI-U2@2,-1S -")
    assert ended_by(game) == "gap"
    assert game.view()["city"]["gap"] == 12 - 7


def build_ring(game: Game, cw: int, ccw: int) -> None:
    """The gate west of 0,0 and walls from it, without a phase."""
    state, box, events = game.state, game.prepared.box, Events()
    build_gate(box, state, events, (state.grid[cell_at(0, 0)] - 1) * 4 + 3)
    for end in [0] * cw + [1] * ccw:
        build_wall(box, state, events, end)


def test_the_gap_is_not_looked_at_before_the_gate_stands(town: NewTown) -> None:
    game = town("CI-V1", "CI-V1@1,0N", stacks=(0, 20, 20))
    assert not game.over


def test_the_closing_ring_completes_a_road_for_one_point() -> None:
    table = Table("CI-V1@0,0N CI-U1@1,0N")
    table.put(0, "1,0.S")
    table.wall("0,0.W")
    assert table.finish() == (1, 0)


def test_without_a_gate_the_whole_ring_is_closed_in_thought(town: NewTown) -> None:
    game = town("CI-U1", "m>S CI-A-F@0,1N m>N", more=[])
    assert scored(game, "road") == [(0, 1)]
    assert scored(game, "market") == [(1, 1)]


def test_what_faces_a_hole_stays_unfinished_and_pays_nothing(town: NewTown) -> None:
    ring = plain_tiles([(1, 0), (1, 1), (1, 2), (0, 2), (-1, 2), (-1, 1)])
    game = town("CI-A-F", f"m>N {ring} -", more=[])
    assert game.over
    assert scored(game, "market") == []
    assert game.view()["supply"] == [{"m": 7}, {"m": 7}]


def test_a_resident_gets_six_for_three_markets() -> None:
    table = Table("CI-V1@0,0N CI-A-F@1,0N CI-A-G@0,1N CI-A-L@-1,0N")
    table.put(0, "0,0.NL")
    assert table.finish() == (6, 0)


def test_a_market_counts_once_however_often_it_touches() -> None:
    table = Table("CI-V1@0,0N CI-G0-F@1,0N CI-G0-F@1,1E CI-G0-F@2,0W CI-A-F@0,-1N")
    table.put(0, "0,0.NL")
    assert table.finish()[0] == 4


def test_a_market_of_two_areas_counts_for_both() -> None:
    table = Table("CI-I-F@0,0N")
    table.put(0, "0,0.EL")
    table.put(1, "0,0.WL")
    assert table.finish() == (2, 2)


def test_a_road_between_market_and_area_parts_them() -> None:
    table = Table("CI-B0-F@0,0N")
    table.put(0, "0,0.EL")
    table.put(1, "0,0.SL")
    assert table.finish() == (2, 0)


def test_a_market_faces_an_area_across_a_border() -> None:
    table = Table("CI-V1@0,0N CI-L-F@0,1S")
    table.put(0, "0,0.NL")
    assert table.finish() == (2, 0)


def test_the_majority_of_residents_takes_all_and_ties_share() -> None:
    table = Table("CI-V1@0,0N CI-A-F@1,0N CI-V2@0,1N", seats=3)
    for seat in (0, 1, 1, 2, 2):
        table.put(seat, "0,0.NL")
    assert table.finish() == (0, 2, 2)


def test_unfinished_markets_count_for_residents() -> None:
    table = Table("CI-A-F@0,0N CI-V1@1,0N CI-V1@1,1N CI-V1@1,2N CI-V1@0,2N CI-V1@-1,2N CI-V1@-1,1N CI-V1@-1,0N")
    table.put(0, "1,0.NL")
    assert table.finish()[0] == 2


def test_equal_totals_share_the_victory(town: NewTown) -> None:
    game = town("CI-I-F", "m>WL CI-I-F@1,0N m>EL", more=[])
    assert game.scores == (2, 2)
    assert game.winners == (0, 1)


def test_the_score_if_the_game_ended_now_hopes_for_what_is_unfinished() -> None:
    for hopeful, points in ((0, 0), (1, 1)):
        table = Table("CI-A-F@0,0N CI-V1@1,0N CI-V1@1,1N CI-V1@1,2N CI-V1@0,2N CI-V1@-1,2N CI-V1@-1,1N CI-V1@-1,0N")
        table.box.rules.hopeful = hopeful
        table.put(0, "0,0.N")
        assert table.finish()[0] == points


def test_who_hopes_misses_the_followers_that_stay() -> None:
    for drawn, points in ((0, 2 - 12), (25, 2 - 8), (75, 2)):
        table = Table("CI-A-F@0,0N")
        table.box.rules.hopeful = 1
        table.state.drawn = drawn
        table.put(0, "0,0.EL")
        assert table.finish()[0] == points


def test_a_phase_due_is_played_before_the_gap_is_looked_at(town: NewTown) -> None:
    game = town("CI-V1", C_SHAPE, stacks=(7, 20, 0), more=["CI-U2", "CI-V1"], seats=3)
    game.play("-")
    build_ring(game, cw=2, ccw=4)
    game.play("CI-U2@2,-1S -")
    assert game.view()["city"]["gap"] == 5
    assert [kind for _, kind in build_all(game)] == ["wall"] * 3
    assert ended_by(game) == "gap"
    assert game.view()["city"]["gap"] == 2