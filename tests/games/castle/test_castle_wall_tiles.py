"""Wall tiles 1, 2 and 3: when they may be played, by whom, how often."""

from collections.abc import Callable

import pytest

from bastide.games.castle.state import NUMBERS
from bastide.play.errors import IllegalMove
from bastide.play.game import Game

NewGame = Callable[..., Game]
COURT_NORTH = [(0, 0, "N", "court", 0)]


def texts(game: Game) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in game.moves()]


def give(game: Game, seat: int, *numbers: int) -> None:
    """Wall tiles that a player took some turns ago."""
    for number in numbers:
        game.state.held[seat * NUMBERS + number] += 1
        game.state.unseen[number] -= 1


def held(game: Game, seat: int) -> list[tuple[int, bool]]:
    """The numbers of a player's wall tiles and whether they are usable."""
    return [(tile["number"], tile["usable"]) for tile in game.view()["castle"]["wall_tiles"][seat]]


def test_tile_1_gives_another_turn(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n01"] * 4)
    give(game, 0, 1)
    game.play("CA-n01@0,0N -")
    assert (game.turn, texts(game)) == (0, ["use>1", "-"])
    game.play("use>1")
    assert game.turn == 0
    assert held(game, 0) == []
    game.play("CA-n01@1,0N -")
    assert game.turn == 1


def test_tile_1_may_be_kept(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n01"] * 4)
    give(game, 0, 1)
    game.play("CA-n01@0,0N - -")
    assert game.turn == 1
    assert held(game, 0) == [(1, True)]


def test_both_tiles_1_may_be_played_one_after_the_other(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n01"] * 4)
    give(game, 0, 1, 1)
    game.play("CA-n01@0,0N - use>1 CA-n01@1,0N - use>1 CA-n01@2,0N -")
    assert game.turn == 1


def test_tile_1_needs_a_tile_to_draw(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n01"])
    give(game, 0, 1)
    game.play("CA-n01@0,0N -")
    assert game.over


def test_only_the_player_whose_turn_it_is_plays_wall_tiles(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n13"] * 4)
    give(game, 1, 1, 2)
    game.play("CA-n13@0,0W m>W")
    assert game.turn == 1
    assert texts(game)[0].startswith("CA-n13@")


def one_tower_a_turn(small: NewGame, wall_tiles: list[int], **options: object) -> Game:
    """Every tile is a tower of one against the wall; 2 points carry a marker onto 2, then 4, then 6."""
    starts = [(x, 0, "N", "court", 0) for x in range(6)]
    return small(["######"], starts, ["CA-n13"] * 6, [[2], [4], [6]], wall_tiles=wall_tiles, **options)


def test_a_wall_tile_waits_for_the_next_turn(small: NewGame) -> None:
    game = one_tower_a_turn(small, [1, 9, 8])
    game.play("CA-n13@0,0N m>N")
    assert held(game, 0) == [(1, True)]
    assert game.turn == 1
    game.play("CA-n13@1,0N - CA-n13@2,0N -")
    assert texts(game) == ["use>1", "-"]


def test_an_extra_turn_is_a_turn_of_its_own(small: NewGame) -> None:
    """Tile 2 is taken in the first turn and used in the extra turn."""
    for rules, asked in (({}, ["use>2", "-"]), ({"extra_turn": "same"}, None)):
        game = one_tower_a_turn(small, [2, 9, 8], rules=rules)
        give(game, 0, 1)
        game.play("CA-n13@0,0N m>N")
        assert held(game, 0) == [(1, True), (2, False)]
        game.play("use>1 CA-n13@1,0N m>N")
        if asked is None:
            assert game.turn == 1
        else:
            assert texts(game) == asked


def test_a_wall_tile_taken_in_the_other_players_turn_is_usable_in_ones_own(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n13"] * 4, [[4]], wall_tiles=[1])
    game.play("CA-n13@0,0E m>E CA-n13@1,0W -")
    assert game.scores == (4, 0)
    game.play("CA-n13@2,0N -")
    assert texts(game) == ["use>1", "-"]


@pytest.mark.parametrize(("tile", "number", "single"), [("CA-n13", 2, 2), ("CA-n14", 3, 1)])
def test_tiles_2_and_3_double_what_their_owner_completes(small: NewGame, tile: str, number: int, single: int) -> None:
    for answer, points in ((f"use>{number}", 2 * single), ("-", single)):
        game = small(["####"], COURT_NORTH, [tile] * 4)
        give(game, 0, number)
        game.play(f"{tile}@0,0W m>W")
        assert (game.turn, texts(game)) == (0, [f"use>{number}", "-"])
        with pytest.raises(IllegalMove) as refused:
            game.play(f"use>{5 - number}")
        assert refused.value.code == "wall-tile"
        game.play(answer)
        assert game.scores == (points, 0)
        assert held(game, 0) == ([] if answer != "-" else [(number, True)])


def test_a_doubled_start_space_counts_double_too(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "N", "tower", 0)], ["CA-n13"] * 2)
    give(game, 0, 2)
    events = game.play("CA-n13@0,0N m>N use>2")
    paid = next(event for event in events if event.kind == "scored")
    assert (paid.amount, paid.points) == (8, {"tiles": (2, 4), "wall tile": (1, 4)})


def test_a_feature_is_doubled_at_most_once(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n13"] * 4)
    give(game, 0, 2, 2)
    game.play("CA-n13@0,0W m>W use>2")
    assert game.scores == (4, 0)
    assert held(game, 0) == [(2, True)]
    assert game.turn == 1


def test_doubling_needs_the_majority(small: NewGame) -> None:
    """Blue completes red's tower: neither red, out of turn, nor blue may double it."""
    game = small(["####"], COURT_NORTH, ["CA-n13"] * 4)
    give(game, 0, 2)
    give(game, 1, 2)
    game.play("CA-n13@0,0E m>E CA-n13@1,0W -")
    assert game.scores == (4, 0)
    assert held(game, 0) == held(game, 1) == [(2, True)]


def test_a_tower_tile_does_not_double_a_house_or_a_path(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n14", "CA-d01", "CA-d01"])
    give(game, 0, 2)
    give(game, 1, 2, 3)
    game.play("CA-n14@0,0W m>W")
    assert (game.turn, game.scores) == (1, (1, 0))
    game.play("CA-d01@1,0N m>N")
    assert (game.turn, game.scores) == (0, (1, 1))


def test_each_tower_of_one_turn_may_be_doubled(small: NewGame) -> None:
    starts = [(0, 0, "N", "court", 0), (2, 0, "N", "court", 0)]
    game = small(["###"], starts, ["CA-n13", "CA-n13", "CA-n02", "CA-n02"], seats=1)
    give(game, 0, 2, 2)
    game.play("CA-n13@0,0E m>E CA-n13@2,0W m>W CA-n02@1,0N -")
    assert texts(game) == ["score>2,0.WL", "score>0,0.EL"]
    game.play("score>2,0.W use>2")
    assert (game.scores, texts(game)) == ((4,), ["use>2", "-"])
    game.play("use>2")
    assert game.scores[0] == 8


def test_a_wall_tile_cannot_be_played_at_another_time(small: NewGame) -> None:
    game = small(["####"], COURT_NORTH, ["CA-n01"] * 4)
    give(game, 0, 1, 2, 3)
    for move in ("use>1", "use>2"):
        with pytest.raises(IllegalMove) as refused:
            game.play(move)
        assert refused.value.code == "not-now"
