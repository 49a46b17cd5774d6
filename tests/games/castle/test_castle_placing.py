"""Tiles lie inside the wall; only paths must continue."""

from collections.abc import Callable

import pytest

from bastide.play.errors import IllegalMove
from bastide.play.game import Game

NewGame = Callable[..., Game]
COURT_WEST = [(0, 0, "W", "court", 0)]


def texts(game: Game) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in game.moves()}


def code(game: Game, move: str) -> str:
    """Why a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        game.play(move)
    return refused.value.code


def test_the_first_tile_touches_a_start_space() -> None:
    game = Game.new("castle", deck=["CA-n01"])
    assert texts(game) == {f"CA-n01@{cell}N" for cell in ("0,-7", "0,-4", "7,-7", "9,-5")}


def test_a_path_start_space_wants_a_path() -> None:
    game = Game.new("castle", deck=["CA-f01"])
    assert texts(game) == {f"CA-f01@{cell}N" for cell in ("2,-9", "3,-1", "8,-1")}
    assert code(game, "CA-f01@0,-4N") == "side"


def test_later_tiles_touch_a_tile_or_any_start_space() -> None:
    game = Game.new("castle", deck=["CA-n01", "CA-n02"])
    game.play("CA-n01@0,-4N -")
    beside = {"0,-3", "1,-4", "0,-5"}
    assert texts(game) == {f"CA-n02@{cell}N" for cell in beside | {"0,-7", "7,-7", "9,-5"}}


def test_no_tile_lies_outside_the_wall() -> None:
    game = Game.new("castle", deck=["CA-n01"])
    assert code(game, "CA-n01@0,0N") == "wall"
    assert code(game, "CA-n01@-1,-4N") == "wall"
    assert code(game, "CA-n01@4,-4N") == "apart"
    assert code(game, "CA-n02@0,-4N") == "not-in-hand"


def test_no_tile_lies_on_another() -> None:
    game = Game.new("castle", deck=["CA-n01", "CA-n01"])
    game.play("CA-n01@0,-4N -")
    assert code(game, "CA-n01@0,-4N") == "taken"


def test_towers_houses_and_courts_may_meet_anything(small: NewGame) -> None:
    game = small(["##"], COURT_WEST, ["CA-n01", "CA-n10"])
    game.play("CA-n01@0,0N -")
    assert texts(game) == {f"CA-n10@1,0{facing}" for facing in "NESW"}


def test_a_path_may_not_meet_anything_but_a_path(small: NewGame) -> None:
    game = small(["##"], COURT_WEST, ["CA-n01", "CA-p01"])
    game.play("CA-n01@0,0N -")
    assert texts(game) == {"CA-p01@1,0N"}
    assert code(game, "CA-p01@1,0E") == "side"


def test_any_side_may_lie_along_the_wall(small: NewGame) -> None:
    game = small(["#"], [(0, 0, "S", "path", 0)], ["CA-f01"])
    assert texts(game) == {"CA-f01@0,0N"}


def test_the_wall_beside_a_start_space_asks_nothing(small: NewGame) -> None:
    game = small(["#.", "##"], [(0, 0, "E", "path", 0), (1, 1, "N", "court", 0)], ["CA-p01", "CA-f01"])
    assert "CA-p01@1,-1E" in texts(game)
    game.play("CA-p01@0,0E -")
    assert game.view()["tiles"][0]["name"] == "s1"


def test_two_start_spaces_in_one_corner_stay_apart(small: NewGame) -> None:
    starts = [(0, 0, "E", "path", 0), (1, 1, "N", "path", 0)]
    game = small(["#.", "##"], starts, ["CA-p01", "CA-p01", "CA-f01"])
    assert texts(game) == {"CA-p01@0,0E", "CA-p01@1,-1N"}
    events = game.play("CA-p01@0,0E m>E")
    assert [(event.what, event.amount) for event in events if event.kind == "scored"] == [("path", 2)]
    events = game.play("CA-p01@1,-1N m>N")
    assert [(event.what, event.amount) for event in events if event.kind == "scored"] == [("path", 2)]


def test_a_tile_that_fits_nowhere_is_replaced(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "W", "path", 0)], ["CA-n01", "CA-p01", "CA-n01", "CA-p01"])
    assert [str(move) for move in game.history] == ["?CA-n01", "!CA-n01", "?CA-p01"]
    assert game.turn == 0
    game.play("CA-p01@0,0E -")
    assert [str(move) for move in game.history[-3:]] == ["?CA-n01", "!CA-n01", "?CA-p01"]


def test_no_follower_goes_where_one_is_however_far(small: NewGame) -> None:
    game = small(["###"], COURT_WEST, ["CA-n02", "CA-n02", "CA-n10"])
    game.play("CA-n02@0,0N m>N CA-n02@1,0N")
    game.play("CA-n10@2,0E")
    assert texts(game) == {"m>EL", "m>NL", "-"}
    assert code(game, "m>W") == "occupied"


def test_a_player_without_followers_is_not_asked(small: NewGame) -> None:
    row = "#" * 14
    starts = [(x, 0, "N", "court", 0) for x in range(14)]
    game = small([row], starts, ["CA-n15"] * 14, seats=1)
    for x in range(6):
        game.play(f"CA-n15@{2 * x},0N m>E")
    assert game.view()["supply"] == [{"m": 0}]
    game.play("CA-n15@12,0N")
    assert all("@" in text for text in texts(game))


def test_a_merchant_stays_to_the_end(small: NewGame) -> None:
    game = small(["##"], COURT_WEST, ["CA-p01", "CA-p01", "CA-p01"])
    game.play("CA-p01@0,0N m>WL CA-p01@1,0N -")
    assert game.over
    assert game.view()["supply"] == [{"m": 5}, {"m": 6}]
    assert game.view()["tiles"][1]["figures"][0]["role"] == "merchant"
