"""The score track: exact landing, laps, the order of scoring, and wall tiles turned up."""

from collections.abc import Callable

import pytest

from bastide.play.errors import IllegalMove
from bastide.play.game import Game

NewGame = Callable[..., Game]
DEFAULT = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]


def texts(game: Game) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in game.moves()]


def held(game: Game, seat: int) -> list[int]:
    """The numbers of a player's wall tiles."""
    return [tile["number"] for tile in game.view()["castle"]["wall_tiles"][seat]]


@pytest.mark.parametrize(
    ("score", "taken"),
    [(31, [2]), (32, [2]), (30, []), (33, []), (10, [1]), (131, [2]), (110, [1]), (111, [1]), (98, []), (99, [])],
)
def test_a_marker_that_lands_exactly_takes_the_wall_tile(score: int, taken: list[int]) -> None:
    """A tower of one tile pays 2: from 31 to 33; 112 and 113 are 12 and 13; 0/1 carries nothing."""
    game = Game.new("castle", deck=["CA-n13", "CA-n13"], wall_tiles=DEFAULT)
    game.state.score[0] = score
    game.play("CA-n13@0,-4W")
    game.state.score[0] = score
    game.play("m>W")
    assert game.scores[0] == score + 2
    assert held(game, 0) == taken


def test_passing_over_a_tower_takes_nothing(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "W", "tower", 0)], ["CA-n13", "CA-n13"], [[1, 2, 3]], wall_tiles=[9])
    game.play("CA-n13@0,0W m>W")
    assert game.scores == (4, 0)
    assert held(game, 0) == []
    assert game.view()["castle"]["towers"][0]["wall_tile"]


def test_a_wall_tile_is_taken_once(small: NewGame) -> None:
    starts = [(0, 0, "N", "court", 0), (2, 0, "N", "court", 0)]
    game = small(["###"], starts, ["CA-n13", "CA-n13", "CA-n13"], [[2, 3]], wall_tiles=[9])
    game.play("CA-n13@0,0N m>N CA-n13@2,0N m>N")
    assert game.scores == (2, 2)
    assert (held(game, 0), held(game, 1)) == ([9], [])
    assert not game.view()["castle"]["towers"][0]["wall_tile"]


def test_the_wall_tile_is_a_chance_move_with_the_odds_of_the_unseen(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "N", "court", 0)], ["CA-n13", "CA-n13"], [[2]], chance="explicit")
    game.let_chance()
    game.play("CA-n13@0,0N m>N")
    assert game.turn is None
    assert [(str(move), odds) for move, odds in game.chances()] == [(f"?w{n}", 2 / 18) for n in range(1, 10)]
    with pytest.raises(IllegalMove):
        game.play("?CA-n13")
    game.play("?w4")
    assert held(game, 0) == [4]
    assert game.view()["castle"]["unseen"]["4"] == 1




def test_the_player_who_laid_the_tile_chooses_the_order(small: NewGame) -> None:
    """Red's house pays 1, his tower 2: only house first lands on 1, only tower first on 2."""
    starts = [(0, 0, "N", "court", 0), (2, 0, "N", "court", 0)]
    deck = ["CA-n13", "CA-n06", "CA-n14", "CA-n06", "CA-n06"]
    for first, tile in (("score>0,0.E", []), ("score>2,0.WL", [5])):
        game = small(["###", "###"], starts, deck, [[1]], wall_tiles=[5])
        game.play("CA-n13@0,0E m>E CA-n06@0,-1N - CA-n14@2,0W m>W")
        game.play("CA-n06@1,0N -")
        assert texts(game) == ["score>2,0.WL", "score>0,0.EL"]
        assert game.turn == 1
        game.play(first)
        assert game.scores == (3, 0)
        assert held(game, 0) == tile


def test_the_order_names_waiting_features_only(small: NewGame) -> None:
    starts = [(0, 0, "N", "court", 0), (2, 0, "N", "court", 0)]
    deck = ["CA-n13", "CA-n06", "CA-n14", "CA-n06", "CA-n06"]
    game = small(["###", "###"], starts, deck)
    game.play("CA-n13@0,0E m>E CA-n06@0,-1N - CA-n14@2,0W m>W CA-n06@1,0N -")
    for move in ("score>1,0.N", "score>0,0.W", "-", "use>2"):
        with pytest.raises(IllegalMove):
            game.play(move)
    game.play("score>2,0.WR")
    assert game.scores == (3, 0)


def test_own_features_are_scored_before_the_other_players(small: NewGame) -> None:
    """Both would land on the tower; the player who laid the tile takes its wall tile."""
    game = small(["##"], [(0, 0, "N", "court", 0)], ["CA-n13", "CA-n13", "CA-n13"], [[2]], wall_tiles=[4])
    game.play("CA-n13@0,0E m>E")
    game.state.score[0] = 100
    game.play("CA-n13@1,0E m>E")
    assert game.scores == (102, 2)
    assert (held(game, 0), held(game, 1)) == ([], [4])


def test_a_wall_tile_is_turned_up_before_the_next_feature_is_chosen(small: NewGame) -> None:
    """Three features of red's: after the first lands on a tower, its wall tile is seen, then he chooses again."""
    deck = ["CA-n13", "CA-n13", "CA-n13", "CA-n02", "CA-n02"]
    starts = [(1, 0, "N", "court", 0), (0, 1, "W", "court", 0), (2, 1, "E", "court", 0)]
    game = small([".#.", "###"], starts, deck, seats=1, chance="explicit")
    box = game.prepared.box
    box.towers[0].carries, box.tower_count, box.tower_at[2] = 1, 1, 0
    game.state.towers = 1
    for move in ("CA-n13@1,0S m>S", "CA-n13@0,-1E m>E", "CA-n13@2,-1W m>W"):
        game.let_chance()
        game.play(move)
    game.let_chance()
    game.play("CA-n02@1,-1N -")
    assert texts(game) == ["score>1,0.SL", "score>2,-1.WL", "score>0,-1.EL"]
    game.play("score>2,-1.W")
    assert game.turn is None
    game.play("?w1")
    assert texts(game) == ["score>1,0.SL", "score>0,-1.EL"]
    game.play("score>0,-1.E")
    assert game.scores == (6,)


def test_a_feature_on_the_tile_just_laid_is_named_by_it(small: NewGame) -> None:
    game = small(["###"], [(0, 0, "W", "path", 0), (2, 0, "E", "path", 0)], ["CA-p01", "CA-p01", "CA-t01"], seats=1)
    game.play("CA-p01@0,0E m>E CA-p01@2,0E m>E CA-t01@1,0N -")
    assert texts(game) == ["score>1,0.E", "score>1,0.W"]
    events = game.play("score>0,0.W")
    assert [event.place for event in events if event.kind == "scored"] == ["1,0.W", "1,0.E"]


def test_final_scoring_takes_no_wall_tiles(small: NewGame) -> None:
    game = small(["##"], [(0, 0, "N", "court", 1)], ["CA-n13"], [[3]], wall_tiles=[9])
    game.play("CA-n13@0,0E m>NL")
    assert game.over
    assert game.scores == (3, 0)
    assert held(game, 0) == []
    assert not game.view()["castle"]["towers"][0]["wall_tile"]
