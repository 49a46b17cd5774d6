"""Paths, towers and houses score when they are complete; the rulebook's examples among them."""

from collections.abc import Callable

from bastide.play.event import Event
from bastide.play.game import Game

NewGame = Callable[..., Game]


def scored(events: list[Event]) -> list[tuple[int | None, str | None, int]]:
    """Who scored what for how much."""
    return [(event.seat, event.what, event.amount) for event in events if event.kind == "scored"]


def returned(events: list[Event]) -> list[int | None]:
    """Whose followers came home."""
    return [event.seat for event in events if event.kind == "returned"]


def test_a_path_with_a_well_from_a_start_space_to_the_wall(small: NewGame) -> None:
    game = small(["###"], [(0, 0, "W", "path", 0)], ["CA-p01", "CA-p02", "CA-p01"])
    game.play("CA-p01@0,0E m>E CA-p02@1,0E -")
    events = game.play("CA-p01@2,0E -")
    assert scored(events) == [(0, "path", 8)]
    assert next(event for event in events if event.kind == "scored").points == {"tiles": (4, 4), "well": (4, 4)}
    assert returned(events) == [0]


def test_two_wells_count_no_more_than_one(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "W", "path", 0)], ["CA-p02", "CA-p02"])
    game.play("CA-p02@0,0E m>E")
    assert scored(game.play("CA-p02@1,0E -")) == [(0, "path", 6)]


def test_a_tower_of_four_tiles(small: NewGame) -> None:
    game = small(["##", "##"], [(0, 0, "W", "court", 0)], ["CA-n01"] * 4)
    game.play("CA-n01@0,0N m>NL CA-n01@1,0N CA-n01@0,-1N")
    events = game.play("CA-n01@1,-1N")
    assert scored(events) == [(0, "tower", 8)]
    assert game.over


def test_a_start_space_counts_as_a_tile_of_its_tower(small: NewGame) -> None:
    game = small(["#"], [(0, 0, "W", "tower", 0)], ["CA-n01"])
    assert scored(game.play("CA-n01@0,0N m>NL")) == [(0, "tower", 4)]


def test_a_house_of_one_tile_is_scored_at_once(small: NewGame) -> None:
    game = small(["#.", "##"], [(0, 0, "W", "court", 0)], ["CA-n14", "CA-n14"])
    events = game.play("CA-n14@0,0N m>NL")
    assert scored(events) == [(0, "house", 1)]
    assert returned(events) == [0]


def test_a_path_of_one_tile_is_scored_at_once(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "W", "court", 0)], ["CA-d01", "CA-d01"])
    assert scored(game.play("CA-d01@0,0N m>N")) == [(0, "path", 1)]


def test_a_tower_of_two_tiles_is_claimed_scored_and_left_in_one_turn(small: NewGame) -> None:
    game = small(["###", "###"], [(0, 0, "W", "court", 0)], ["CA-n13", "CA-n13", "CA-n13"])
    game.play("CA-n13@0,0S -")
    events = game.play("CA-n13@0,-1N m>NL")
    assert scored(events) == [(1, "tower", 4)]
    assert returned(events) == [1]
    assert game.view()["supply"] == [{"m": 6}, {"m": 6}]


def test_two_houses_that_do_not_touch_are_two(small: NewGame) -> None:
    game = small(["#", "#"], [(0, 0, "W", "court", 0)], ["CA-n16", "CA-n16"])
    assert scored(game.play("CA-n16@0,0N m>N")) == [(0, "house", 1)]


def test_a_tie_pays_nobody_but_the_knights_return(small: NewGame) -> None:
    game = small(["###"], [(0, 0, "N", "court", 0), (2, 0, "N", "court", 0)], ["CA-n13", "CA-n13", "CA-n11"])
    game.play("CA-n13@0,0E m>E CA-n13@2,0W m>W")
    events = game.play("CA-n11@1,0E -")
    assert scored(events) == []
    assert sorted(map(str, returned(events))) == ["0", "1"]


def test_the_majority_scores_whoever_completes_it(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "W", "court", 0)], ["CA-n13", "CA-n13"])
    game.play("CA-n13@0,0E m>E")
    assert scored(game.play("CA-n13@1,0W -")) == [(0, "tower", 4)]


def test_a_tower_against_a_house_is_closed(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "W", "court", 0)], ["CA-n13", "CA-n14"])
    game.play("CA-n13@0,0E m>E")
    events = game.play("CA-n14@1,0W m>W")
    assert scored(events) == [(1, "house", 1), (0, "tower", 2)]


def test_a_junction_without_a_square_is_one_path(small: NewGame) -> None:
    game = small(["###"], [(0, 0, "W", "path", 0)], ["CA-p01", "CA-t04", "CA-p01"])
    game.play("CA-p01@0,0E m>E")
    assert scored(game.play("CA-t04@1,0N -")) == []
    assert scored(game.play("CA-p01@2,0E -")) == [(0, "path", 4)]


def test_a_square_ends_each_arm(small: NewGame) -> None:
    game = small(["###"], [(0, 0, "W", "path", 0)], ["CA-p01", "CA-t01", "CA-p01"])
    game.play("CA-p01@0,0E m>E")
    assert scored(game.play("CA-t01@1,0N -")) == [(0, "path", 3)]


def test_a_path_that_loops_is_complete(small: NewGame) -> None:
    game = small(["##", "##"], [(0, 0, "W", "court", 0)], ["CA-p10"] * 4)
    game.play("CA-p10@0,0E m>E CA-p10@1,0S - CA-p10@0,-1N -")
    assert scored(game.play("CA-p10@1,-1W -")) == [(0, "path", 8)]


def test_a_ring_of_towers_around_an_empty_cell_is_open(small: NewGame) -> None:
    around = ["0,0", "1,0", "2,0", "2,-1", "2,-2", "1,-2", "0,-2", "0,-1"]
    game = small(["###"] * 3, [(0, 0, "W", "court", 0)], ["CA-n01"] * 9)
    game.play("CA-n01@0,0N m>NL")
    for cell in around[1:]:
        assert scored(game.play(f"CA-n01@{cell}N")) == []
    assert scored(game.play("CA-n01@1,-1N")) == [(0, "tower", 18)]


def test_the_keep_goes_to_the_scorer_and_moves_only_to_larger_houses(small: NewGame) -> None:
    game = small(["####"], [(0, 0, "W", "house", 0)], ["CA-n14", "CA-n14", "CA-n14", "CA-n14"])
    game.play("CA-n14@0,0E m>E")
    assert game.view()["castle"]["keeps"] == [None, None]
    game.play("CA-n14@1,0W -")
    assert game.view()["castle"]["keeps"] == [{"tiles": 2, "cell": [1, 0], "segment": 0}, None]
    game.play("CA-n14@2,0N m>N")
    assert game.view()["castle"]["keeps"][0] == {"tiles": 2, "cell": [1, 0], "segment": 0}


def test_tied_and_unclaimed_houses_move_no_keep(small: NewGame) -> None:
    game = small(["####"], [(0, 0, "N", "court", 0), (2, 0, "N", "court", 0)], ["CA-n14", "CA-n14", "CA-n12", "CA-n14"])
    game.play("CA-n14@0,0E m>E CA-n14@2,0W m>W CA-n12@1,0E -")
    assert game.view()["castle"]["keeps"] == [None, None]
    game.play("CA-n14@3,0N -")
    assert game.view()["castle"]["keeps"] == [None, None]


def test_the_keep_stays_where_it_is_when_an_equal_house_is_scored(small: NewGame) -> None:
    game = small(["#####"], [(0, 0, "W", "court", 0)], ["CA-n14", "CA-n01", "CA-n14", "CA-n01"])
    game.play("CA-n14@0,0N m>N CA-n01@1,0N -")
    assert scored(game.play("CA-n14@2,0N m>N")) == [(0, "house", 1)]
    assert game.view()["castle"]["keeps"] == [{"tiles": 1, "cell": [0, 0], "segment": 0}, None]
    assert [event.kind for event in game.events].count("keep") == 1


def test_who_lays_the_tile_scores_first_also_what_comes_later_on_it(small: NewGame) -> None:
    starts = [(0, 0, "W", "court", 0), (2, 0, "E", "court", 0)]
    game = small(["###"], starts, ["CA-n13", "CA-n13", "CA-n15"], towers=[[4]])
    game.play("CA-n13@0,0E m>E CA-n13@2,0W m>W")
    events = game.play("CA-n15@1,0E -")
    assert scored(events)[:2] == [(0, "tower", 4), (1, "tower", 4)]
    assert [event.seat for event in events if event.kind == "taken"] == [0]
