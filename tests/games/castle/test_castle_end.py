"""The final scoring: keeps, courts, wall tiles 4 to 9."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.core.events import Events
from bastide.games.castle.engine import finish
from bastide.games.castle.state import NUMBERS
from bastide.play.game import Game

NewGame = Callable[..., Game]
COURT_NORTH = [(0, 0, "N", "court", 0)]


def give(game: Game, seat: int, *numbers: int) -> None:
    """Wall tiles that lie before a player."""
    for number in numbers:
        game.state.held[seat * NUMBERS + number] += 1


def keep(game: Game, seat: int, tiles: int) -> None:
    """A player's keep stands on the first tile, as if its house had so many tiles."""
    game.state.keep_size[seat] = tiles
    game.state.keep_place[seat] = game.state.tiles[len(game.view()["castle"]["starts"])].first


def paid(game: Game) -> list[tuple[int | None, str | None, int]]:
    """What the last events paid."""
    return [(event.seat, event.what, event.amount) for event in game.events if event.kind == "scored"]


def test_unfinished_features_pay_nothing(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n01"])
    game.play("CA-n01@0,0N m>N")
    assert (game.over, game.scores) == (True, (0, 0))


def test_the_larger_keep_scores_the_largest_empty_region(small: NewGame) -> None:
    """The tile in the fifth cell of a row of 17 leaves regions of 5 and 11 cells."""
    game = small(["#" * 17], [(5, 0, "N", "court", 0)], ["CA-n02"])
    game.play("CA-n02@5,0N")
    keep(game, 0, 3)
    keep(game, 1, 4)
    game.play("-")
    assert paid(game) == [(1, "keep", 11)]


def test_regions_join_by_sides_not_by_corners(small: NewGame) -> None:
    game = small(["##", "##"], [(0, 0, "N", "court", 0), (1, 1, "S", "court", 0)], ["CA-n02", "CA-n02"])
    game.play("CA-n02@0,0N - CA-n02@1,-1N")
    keep(game, 0, 1)
    game.play("-")
    assert paid(game) == [(0, "keep", 1)]


@pytest.mark.parametrize(
    ("sizes", "tiles", "expected"),
    [
        ((3, 3), ((), ()), (0, 0)),
        ((0, 0), ((8,), ()), (0, 0)),
        ((3, 3), ((8,), ()), (3, 0)),
        ((3, 5), ((8,), ()), (0, 0)),
        ((3, 6), ((8, 8), ()), (3, 0)),
        ((0, 1), ((8, 8), ()), (0, 3)),
        ((2, 0), ((), ()), (3, 0)),
    ],
)
def test_tile_8_makes_the_keep_larger(
    small: NewGame, sizes: tuple[int, int], tiles: tuple[tuple[int, ...], ...], expected: tuple[int, int]
) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n02"])
    game.play("CA-n02@0,0N")
    for seat in range(2):
        give(game, seat, *tiles[seat])
        if sizes[seat]:
            keep(game, seat, sizes[seat])
    game.play("-")
    assert game.scores == expected


def two_courts(small: NewGame) -> Game:
    """White has a court with one market, black one with five, a start space's among them: after the last tile."""
    starts = [(0, 0, "W", "court", 1), (5, 0, "N", "court", 0), (6, 0, "N", "court", 0)]
    deck = ["CA-n14", "CA-n14", "CA-n14", "CA-n14", "CA-n01", "CA-n14"]
    game = small(["#######"], starts, deck)
    game.play("CA-n14@0,0N m>E CA-n14@1,0N - CA-n14@2,0N - CA-n14@3,0N - CA-n01@4,0N - CA-n14@6,0E m>N")
    return game


def test_courts_pay_three_a_market(small: NewGame) -> None:
    """Red: four tiles and a start space, five markets. Blue: one market, cut off by a tower."""
    game = two_courts(small)
    assert game.over
    assert paid(game) == [(0, "court", 15), (1, "court", 3)]


def court_of_five(small: NewGame, *numbers: int) -> Game:
    """Red's court of five markets, with wall tiles, before the last choice."""
    game = small(["####"], [(0, 0, "W", "court", 1)], ["CA-n14"] * 4)
    game.play("CA-n14@0,0N m>E CA-n14@1,0N - CA-n14@2,0N - CA-n14@3,0N")
    give(game, 0, *numbers)
    game.play("-")
    return game


def test_tile_7_pays_four_a_market(small: NewGame) -> None:
    assert court_of_five(small, 7).scores == (20, 0)
    assert court_of_five(small, 7, 7).scores == (20, 0)


def test_points_for_a_court_name_the_markets_and_the_wall_tile(small: NewGame) -> None:
    courts = [event for event in court_of_five(small, 7).events if event.what == "court"]
    assert [event.points for event in courts] == [{"markets": (5, 15), "wall tile": (5, 5)}]


def test_tile_7_counts_in_the_largest_court_and_the_second_in_the_next(small: NewGame) -> None:
    for numbers, points in (((), 9), ((7,), 11), ((7, 7), 12)):
        starts = [(0, 0, "W", "court", 0), (3, 0, "E", "court", 0)]
        game = small(["####"], starts, ["CA-n14", "CA-n14", "CA-n01", "CA-n14"], seats=1)
        game.play("CA-n14@0,0N m>W CA-n14@1,0N - CA-n01@2,0N - CA-n14@3,0N")
        give(game, 0, *numbers)
        game.play("m>E")
        assert game.scores == (points,)


def test_the_largest_court_is_the_one_with_most_tiles_however_many_markets(small: NewGame, tmp_path: Path) -> None:
    """29 tiles with 261 markets against 30 tiles without any."""
    head = 'set = "t"\ntitle = "T"\ncertainty = "inferred"\nprovenance = "ours"\ntotal = 3\n'
    sides = "NL NR EL ER SL SR WL WR"
    kinds = {"rich": f"court {sides} 9 markets", "poor": f"court {sides}", "tower": f"tower {sides}"}
    path = tmp_path / "courts.toml"
    path.write_text(head + "".join(f'[{name}]\ncount = 1\nsegments = ["{kinds[name]}"]\n' for name in kinds))
    deck = ["rich"] * 29 + ["tower"] + ["poor"] * 30
    game = small(["#" * 60], [(0, 0, "W", "house", 0)], deck, tiles=path, seats=1)
    game.play("rich@0,0N m>N")
    for x, tile in list(enumerate(deck))[1:30]:
        game.play(f"{tile}@{x},0N")
        if tile == "tower":
            game.play("-")
    game.play("poor@30,0N m>N")
    give(game, 0, 7)
    for x in range(31, 60):
        game.play(f"poor@{x},0N")
    assert (game.over, game.scores) == (True, (3 * 261,))


def test_tile_7_needs_the_majority_and_ties_pay_nobody(small: NewGame) -> None:
    game = small(["###"], [(0, 0, "W", "court", 1), (2, 0, "E", "court", 1)], ["CA-n14"] * 3)
    game.play("CA-n14@0,0N m>W CA-n14@2,0N m>E CA-n14@1,0N")
    give(game, 0, 7)
    game.play("-")
    assert game.scores == (0, 0)


@pytest.mark.parametrize(("number", "tile", "each"), [(4, "CA-f01", 1), (5, "CA-n01", 2), (6, "CA-n02", 1)])
def test_tiles_4_5_and_6_pay_one_unfinished_feature(small: NewGame, number: int, tile: str, each: int) -> None:
    feature = {4: "path", 5: "tower", 6: "house"}[number]
    starts = [(0, 1, "W", feature, 0), (4, 1, "E", feature, 0)]
    for copies, points in ((0, 0), (1, 3 * each), (2, 5 * each)):
        game = small(["#####"] * 3, starts, [tile] * 3, seats=1)
        game.play(f"{tile}@0,-1N m>W {tile}@4,-1N m>E")
        give(game, 0, *[number] * copies)
        game.play(f"{tile}@1,-1N")
        if not game.over:
            game.play("-")
        assert game.scores == (points,)


def test_tile_4_pays_one_a_tile_also_with_a_well_unless_switched(small: NewGame) -> None:
    for choice, points in (("single", 3), ("double", 6)):
        game = small(["###"], [(0, 0, "W", "path", 0)], ["CA-p02", "CA-p01"], rules={"wells_left": choice}, seats=1)
        game.play("CA-p02@0,0E m>E CA-p01@1,0E")
        give(game, 0, 4)
        game.play("-")
        assert game.scores == (points,)


def test_tiles_4_to_6_need_the_majority(small: NewGame) -> None:
    game = small(["###", "###"], [(0, 0, "W", "tower", 0), (2, 0, "E", "tower", 0)], ["CA-n01"] * 3)
    game.play("CA-n01@0,0N m>W CA-n01@2,0N m>E")
    give(game, 0, 5)
    give(game, 1, 5)
    game.play("CA-n01@1,0N")
    assert (game.over, game.scores) == (True, (0, 0))


def test_tile_9_pays_five_also_when_taken_last(small: NewGame) -> None:
    game = small(["###"], COURT_NORTH, ["CA-n13"], [[2]], wall_tiles=[9])
    game.play("CA-n13@0,0W m>W")
    assert (game.over, game.scores) == (True, (7, 0))
    assert paid(game) == [(0, "tower", 2), (0, "bonus", 5)]


def projected(game: Game, hopeful: int) -> list[int]:
    """The points if the game ended now, as it is or as a player sees it who hopes."""
    box, state = game.prepared.box.copy(), game.state.copy()
    box.rules.hopeful = hopeful
    finish(box, state, Events())
    return state.score[: state.seats]


def test_a_projection_pays_what_waits(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n13", "CA-n02"])
    game.play("CA-n13@0,0E m>E CA-n02@1,0N")
    assert game.scores == (0, 0)
    assert projected(game, 0) == projected(game, 1) == [2, 0]


def test_who_hopes_is_paid_for_what_is_unfinished_the_less_the_more_is_open(small: NewGame) -> None:
    game = small(["#####", "#####"], COURT_NORTH, ["CA-n01"] * 4, seats=1)
    game.play("CA-n01@0,0N m>N CA-n01@1,0N CA-n01@2,0N")
    assert projected(game, 0) == [0]
    assert projected(game, 1) == [6 // (1 + 4)]
    game.play("CA-n01@2,-1N")
    assert game.over


def test_who_hopes_thinks_of_the_cells_that_stay_empty(small: NewGame) -> None:
    """Nine cells are empty, but eight tiles are still to come; no keep moves for a house that is only hoped for."""
    game = small(["#####"] * 2, COURT_NORTH, ["CA-n14", *["CA-n01"] * 8])
    game.play("CA-n14@0,0N m>N")
    assert game.scores == (1, 0)
    assert projected(game, 0) == [1 + 9, 0]
    assert projected(game, 1) == [1 + 1, 0]


def test_who_hopes_misses_the_merchants_who_stay(small: NewGame) -> None:
    game = small(["####"], [(0, 0, "N", "court", 2)], ["CA-n14", "CA-n01", "CA-n01", "CA-n01"])
    game.play("CA-n14@0,0S m>N")
    assert projected(game, 0) == [9, 0]
    assert projected(game, 1) == [9 - 10 * 2 // 4, 0]


def test_who_hopes_welcomes_a_wall_tile(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n13"] * 3, [[2]], wall_tiles=[4], chance="explicit")
    game.let_chance()
    game.play("CA-n13@0,0W m>W")
    assert game.turn is None
    assert projected(game, 0) == [2, 0]
    assert projected(game, 1) == [2 + 3, 0]


def test_the_game_ends_after_the_turn_of_the_last_tile_and_the_most_points_win() -> None:
    game = Game.new("castle", deck=["CA-n13", "CA-n14"])
    game.play("CA-n13@0,-4W m>W CA-n14@0,-7W")
    assert not game.over
    game.play("m>W")
    assert game.over
    assert game.scores[1] > game.scores[0]
    assert game.winners == (1,)
