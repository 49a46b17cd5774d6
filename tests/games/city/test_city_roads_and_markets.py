"""Laying, claiming and evaluating in the first stack, with the rulebook's examples."""

import pytest
from city_tables import NewTown, go_on, plain_tiles, texts

from bastide.core.errors import IllegalMove
from bastide.core.geometry import cell_at
from bastide.play.game import Game


def refused(game: Game, move: str) -> str:
    """The code with which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    return error.value.code


def scored(game: Game, kind: str) -> list[tuple[int | None, int]]:
    """Who got how much for one kind of thing, in order."""
    return [(event.seat, event.amount) for event in game.events if event.kind == "scored" and event.what == kind]


def test_the_first_tile_lies_by_itself_and_may_be_claimed(town: NewTown) -> None:
    game = town("CI-Q0")
    assert [(event.kind, event.place) for event in game.events] == [("drawn", None), ("placed", "0,0N")]
    assert texts(game) == ["m>E", "m>NL", "m>ER", "-"]
    assert game.turn == 0


def test_roads_must_continue_and_everything_else_may_meet(town: NewTown) -> None:
    game = town("CI-Q0", more=["CI-A-F"])
    game.play("-")
    assert set(texts(game)) == {f"CI-A-F@0,{y}{facing}" for y in (1, -1) for facing in "NESW"}
    assert refused(game, "CI-A-F@1,0N") == "side"
    assert refused(game, "CI-A-F@1,1N") == "apart"
    assert refused(game, "CI-A-F@0,0N") == "taken"


def test_a_tile_with_a_road_must_not_end_it_at_another_tile(town: NewTown) -> None:
    game = town("CI-A-F", more=["CI-Q0"])
    game.play("-")
    assert set(texts(game)) == {"CI-Q0@0,1N", "CI-Q0@0,-1N", "CI-Q0@1,0E", "CI-Q0@-1,0E"}


def test_a_road_of_three_tiles_pays_three(town: NewTown) -> None:
    game = town("CI-U1", "m>S CI-Q0@0,-1E - CI-U2@0,-2S -")
    assert scored(game, "road") == [(0, 3)]
    assert game.scores == (3, 0)


def test_a_road_of_four_tiles_pays_eight(town: NewTown) -> None:
    game = town("CI-U1", "m>S CI-Q0@0,-1E - CI-Q0@0,-2E - CI-U2@0,-3S -")
    assert scored(game, "road") == [(0, 8)]
    assert game.events[-3].points == {"tiles": (4, 8)}


def test_a_crossing_ends_roads(town: NewTown) -> None:
    game = town("CI-U1", "m>S CI-S0@0,-1W m>S")
    assert scored(game, "road") == [(0, 2)]
    assert game.view()["supply"] == [{"m": 7}, {"m": 6}]


def test_a_road_in_a_circle_is_complete(town: NewTown) -> None:
    game = town("CI-R0", "m>S CI-R0@-1,0W - CI-R0@-1,-1S - CI-R0@0,-1E -")
    assert scored(game, "road") == [(0, 8)]


def test_a_road_that_passes_a_tile_twice_counts_it_once(town: NewTown) -> None:
    game = town("CI-T0", "m>N CI-R0@0,1W - CI-R0@1,1N - CI-R0@1,0E -")
    assert scored(game, "road") == [(0, 8)]


@pytest.mark.parametrize(
    ("first", "text", "points", "parts"),
    [
        ("CI-A-F", "m>N CI-I-G@0,1N - CI-A-L@0,2S -", 9, {"fish": (3, 3), "grain": (3, 3), "livestock": (3, 3)}),
        ("CI-A-F", "m>N CI-I-G@0,1N - CI-I-F@0,2N - CI-A-G@0,3S -", 8, {"fish": (4, 4), "grain": (4, 4)}),
        ("CI-A-L", "m>N CI-A-L@0,1S -", 2, {"livestock": (2, 2)}),
    ],
)
def test_a_market_pays_its_tiles_for_each_kind_of_goods(
    town: NewTown, first: str, text: str, points: int, parts: dict[str, tuple[int, int]]
) -> None:
    game = town(first, text)
    assert scored(game, "market") == [(0, points)]
    assert next(event.points for event in game.events if event.kind == "scored") == parts


def test_both_merchants_of_a_market_of_six_tiles_get_eighteen(town: NewTown) -> None:
    side = plain_tiles((1, y) for y in range(6))
    game = town("CI-A-F", f"m>N {side} CI-A-L@0,5S m>S CI-I-G@0,1N CI-I-G@0,4N CI-I-F@0,3N CI-I-L@0,2N -")
    assert scored(game, "market") == [(0, 18), (1, 18)]
    assert game.view()["supply"] == [{"m": 7}, {"m": 7}]


def test_most_merchants_take_all(town: NewTown) -> None:
    side = plain_tiles((1, y) for y in range(5))
    parts = "CI-V1@-1,0N CI-A-L@0,4S m>S CI-V1@-1,1N CI-I-G@0,1N CI-A-G@-1,2E m>E CI-I-G@0,3N"
    game = town("CI-A-F", f"m>N {side} {parts} CI-L-F@0,2W -")
    assert scored(game, "market") == [(0, 18)]
    assert game.view()["supply"] == [{"m": 7}, {"m": 7}]


def test_a_market_that_meets_something_else_is_closed_there(town: NewTown) -> None:
    game = town("CI-A-F", "m>N CI-V1@0,1N -")
    assert scored(game, "market") == [(0, 1)]


def test_a_tile_may_complete_a_market_that_does_not_reach_it(town: NewTown) -> None:
    game = town("CI-G0-F", "m>N CI-V1@0,1N - CI-A-G@1,0E -")
    assert scored(game, "market") == [(0, 1)]
    assert texts(game)[0].startswith("CI-V1@")


def test_a_market_that_faces_a_hole_is_open(town: NewTown) -> None:
    ring = plain_tiles([(1, 0), (1, 1), (1, 2), (0, 2), (-1, 2), (-1, 1)])
    game = town("CI-A-F", f"m>N {ring}", more=["CI-V1", "CI-V1"])
    assert scored(game, "market") == []
    go_on(game, "CI-V1@0,1N -")
    assert scored(game, "market") == [(0, 1)]


def test_a_hole_that_a_market_merely_surrounds_does_not_keep_it_open(town: NewTown) -> None:
    up_and_round = "CI-I-F@0,1N CI-G0-F@0,2E CI-I-F@1,2E CI-G0-F@2,2S CI-I-F@2,1N CI-G0-F@2,0W CI-I-F@1,0E -"
    game = town("CI-G0-F", f"m>N {up_and_round}")
    assert scored(game, "market") == [(0, 8)]


def test_two_markets_of_one_tile_are_two(town: NewTown) -> None:
    game = town("CI-O-FG", "m>N CI-A-F@0,1S -")
    assert scored(game, "market") == [(0, 2)]
    game = town("CI-O-FG", "m>N CI-V1@1,0N -")
    assert scored(game, "market") == []


def test_other_tiles_can_join_the_two_markets_of_a_tile(town: NewTown) -> None:
    game = town("CI-O-FG", "m>N CI-G0-F@1,0W m>N CI-G0-F@1,1S CI-G0-F@0,1E -")
    assert scored(game, "market") == [(0, 8), (1, 8)]


def test_nothing_is_evaluated_where_nobody_stands(town: NewTown) -> None:
    game = town("CI-A-F", "- CI-A-F@0,1S -")
    assert game.scores == (0, 0)
    assert [event.kind for event in game.events if event.kind == "scored"] == []


def test_only_a_resident_where_the_market_is_taken(town: NewTown) -> None:
    game = town("CI-A-F", "m>N CI-I-G@0,1N")
    assert texts(game) == ["m>EL", "m>WL", "-"]
    assert refused(game, "m>N") == "occupied"


def test_the_big_area_is_taken_and_the_small_one_free(town: NewTown) -> None:
    game = town("CI-V1", "m>NL CI-B0-F@0,1N")
    assert texts(game) == ["m>N", "m>E", "m>EL", "-"]
    assert refused(game, "m>SL") == "occupied"


def test_nobody_claims_what_his_tile_completes(town: NewTown) -> None:
    game = town("CI-A-F", "- CI-A-G@0,1S")
    assert texts(game) == ["m>NL", "-"]
    assert refused(game, "m>S") == "completed"
    game = town("CI-U1", "- CI-U2@0,-1S")
    assert refused(game, "m>N") == "completed"


def test_a_piece_of_the_tile_may_lead_round_to_an_occupied_area(town: NewTown) -> None:
    south = plain_tiles((x, -1) for x in range(3))
    game = town("CI-Q0", f"m>NL {south} CI-U1@2,0E CI-Q0@1,0N")
    assert texts(game) == ["m>E", "-"]
    assert refused(game, "m>SL") == "occupied"


def test_three_areas_become_one_and_nobody_may_join_them(town: NewTown) -> None:
    round_a_cell = "CI-G0-F@0,-1N CI-I-G@1,-1E m>NL CI-G0-G@2,-1W CI-A-L@2,0S m>NL"
    game = town("CI-I-F", f"m>EL {round_a_cell}")
    assert len({state_of(game, x, y) for x, y in ((0, 0), (1, -1), (2, 0))}) == 3
    go_on(game, "CI-V1@1,0N")
    assert len({state_of(game, x, y) for x, y in ((0, 0), (1, -1), (2, 0))}) == 1
    assert all("@" in move for move in texts(game))


def state_of(game: Game, x: int, y: int) -> int:
    """The feature on which the resident of a tile lies."""
    state = game.state
    tile = state.grid[cell_at(x, y)] - 1
    standing = [figure.segment for figure in state.figures if figure.segment >= 0]
    return next(state.segments[at].feature for at in standing if state.segments[at].tile == tile)


def test_one_follower_a_turn_from_a_supply_of_seven(town: NewTown) -> None:
    text = " ".join(f"CI-Q0@0,{y}N m>NL" for y in range(1, 7))
    game = town("CI-Q0", f"m>NL {text} CI-Q0@0,7N", seats=1)
    assert game.view()["supply"] == [{"m": 0}]
    assert all("@" in move for move in texts(game))


def test_residents_stay_and_residential_areas_are_not_evaluated(town: NewTown) -> None:
    ring = plain_tiles([(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)])
    game = town("CI-V1", f"m>NL {ring}")
    assert game.scores == (0, 0)
    assert game.view()["supply"][0] == {"m": 6}


def test_a_tile_that_fits_nowhere_leaves_the_game(town: NewTown) -> None:
    game = town("CI-T0", more=["CI-V1", "CI-T0"], stacks=(2, 1, 0))
    game.play("-")
    assert [str(move) for move in game.history] == ["?CI-T0", "-", "?CI-V1", "!CI-V1", "?CI-T0"]
    assert (game.turn, game.view()["city"]["stacks"]) == (1, [0, 0, 0])
    game = town("CI-T0", more=["CI-V1"])
    game.play("-")
    assert game.over
    assert game.view()["city"]["ended_by"] == "tiles"