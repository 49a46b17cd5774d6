"""The base game's rulings that a record alone does not show."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bastide import Game, IllegalMove
from bastide.core.record import dtype_of
from bastide.games.classic.state import State

Tiles = Callable[..., Path]
FIELD = "field NL NR EL ER SL SR WL WR"
CAP = ("city N", "field EL ER SL SR WL WR borders N")


@pytest.fixture
def own_tiles(tmp_path: Path) -> Tiles:
    """A tile file with one copy of each tile; the first is the start tile."""

    def write(**tiles: tuple[str, ...]) -> Path:
        text = f'set = "own"\ntitle = "Own"\ncertainty = "published"\nprovenance = "ours"\ntotal = {len(tiles)}\n'
        for number, (name, segments) in enumerate(tiles.items()):
            phrases = ", ".join(f'"{segment}"' for segment in segments)
            text += f"[{name}]\ncount = 1\n{'' if number else 'start = true'}\nsegments = [{phrases}]\n"
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_the_state_stays_small() -> None:
    assert dtype_of(State).itemsize <= 24 * 1024


def test_the_table_as_the_game_begins() -> None:
    game = Game.new("standard", 5, seed=1)
    seen = game.view()
    assert [(tile["name"], tile["x"], tile["y"], tile["facing"]) for tile in seen["tiles"]] == [("BG-D", 0, 0, "N")]
    assert seen["supply"] == [{"m": 7}] * 5
    assert sum(seen["left"].values()) + len(seen["classic"]["hand"]) == 71


def test_everybody_has_seven_followers_and_goes_on_without_them() -> None:
    game = Game.new("standard", 1, deck=["BG-B"] * 10)
    for number in range(1, 8):
        game.play(f"BG-B@0,{-number}N m>C")
        assert game.view()["supply"] == [{"m": 7 - number}]
    game.play("BG-B@0,-8N")
    assert "@" in str(game.moves()[0])
    with pytest.raises(IllegalMove) as caught:
        game.play("m>C")
    assert caught.value.code == "no-figure"  # the true reason why nobody was asked
    game.play("BG-B@0,-9N BG-B@0,-10N")
    assert game.over


def test_all_is_scored_before_any_follower_returns() -> None:
    """One tile completes a city with blue's knight and a road with red's thief."""
    deck = ["BG-A", "BG-E", "BG-E", "BG-B", "BG-B", "BG-E", "BG-E", "BG-T", "BG-B"]
    game = Game.new("standard", ["red", "blue"], deck=deck)
    game.play("BG-A@-1,0W m>E BG-E@0,1S - BG-E@1,1S - BG-B@0,-1N - BG-B@2,1N - BG-E@1,-1N m>N BG-E@2,0W -")
    assert game.view()["supply"] == [{"m": 6}, {"m": 6}]
    events = game.play("BG-T@1,0E -")
    told = [(event.kind, event.seat, event.what, event.amount) for event in events[1:-1]]
    assert told[:2] == [("scored", 1, "city", 8), ("scored", 0, "road", 3)]
    assert told[2:] == [("returned", 1, "m", 0), ("returned", 0, "m", 0)]
    assert game.view()["supply"] == [{"m": 7}, {"m": 7}]


def test_a_freed_follower_cannot_be_put_in_the_same_turn() -> None:
    game = Game.new("standard", 1, deck=["BG-E", "BG-U"])
    game.play("BG-E@0,1S m>S")
    assert game.view()["supply"] == [{"m": 7}]
    with pytest.raises(IllegalMove) as caught:
        game.play("m>N")
    assert caught.value.code == "not-now"


def test_farmers_stay_to_the_end() -> None:
    game = Game.new("standard", ["red", "blue"], deck=["BG-V"] * 4 + ["BG-B"])
    game.play("BG-V@0,-1W m>E BG-V@1,-1N m>SR BG-V@1,-2E - BG-V@0,-2S -")
    assert game.scores == (4, 0)
    assert game.view()["supply"] == [{"m": 7}, {"m": 6}]
    game.play("BG-B@2,-1N -")
    assert game.over
    assert game.view()["supply"] == [{"m": 7}, {"m": 6}]


def test_a_field_enclosed_in_a_tile_is_claimed_stays_and_is_paid(own_tiles: Tiles) -> None:
    path = own_tiles(start=CAP, park=("city N E S W", "field inside borders N"), cap=CAP)
    game = Game.new("standard", ["red", "blue"], tiles=path, deck=["park", "cap", "cap", "cap", "cap"])
    game.play("park@0,1N")
    assert [str(move) for move in game.moves()] == ["m>N", "m>I", "-"]
    game.play("m>I cap@0,2S m>S cap@1,1W - cap@-1,1E -")
    assert game.scores == (0, 10)
    assert game.view()["supply"] == [{"m": 6}, {"m": 7}]
    assert game.view()["tiles"][1]["figures"][0]["spot"] == "I"
    game.play("cap@0,3N -")
    assert game.scores == (3, 10)


def test_a_shield_counts_two_in_a_completed_city_and_one_in_an_unfinished_one() -> None:
    done, open_ = (Game.new("standard", 1, deck=["BG-F", last]) for last in ("BG-E", "BG-U"))
    done.play("BG-F@0,1E m>N BG-E@0,2S -")
    open_.play("BG-F@0,1E m>N BG-U@1,0N -")
    assert (done.scores, open_.scores) == ((8,), (3,))
    assert done.events[-3].points == {"tiles": (3, 6), "shields": (1, 2)}


@pytest.mark.parametrize("luck", range(4))
@pytest.mark.parametrize(("rules", "left"), [({}, {1}), ({"last_tile": "played"}, {0, 1}), ({"hand": "1"}, {0})])
def test_how_many_tiles_are_played(luck: int, rules: dict[str, str], left: set[int]) -> None:
    """With two tiles in hand the stack is empty after the seventieth turn and one tile is never played."""
    game = Game.new("base", 2, rules=rules, seed=luck)
    while not game.over:
        game.play(game.moves()[luck * 7 % len(game.moves())])
    kinds = [event.kind for event in game.events]
    assert kinds.count("drawn") == 71
    in_hand = len(game.view()["classic"]["hand"])
    assert in_hand in left
    assert kinds.count("placed") + kinds.count("discarded") == 71 - in_hand


def test_two_tiles_are_in_every_hand() -> None:
    game, sizes = Game.new("base", 3, seed=5), []
    while not game.over:
        if "@" in str(game.moves()[0]):
            sizes.append(len(game.view()["classic"]["hand"]))
            assert {str(move).split("@")[0] for move in game.moves()} <= set(game.view()["classic"]["hand"])
        game.play(game.moves()[-1])
    assert set(sizes) == {2}


def test_the_tile_not_played_is_passed_on() -> None:
    game = Game.new("base", 2, deck=["BG-U", "BG-B", "BG-A", "BG-V"])
    assert game.view()["classic"]["hand"] == ["BG-U", "BG-B"]
    game.play("BG-U@1,0N -")
    assert (game.turn, game.view()["classic"]["hand"]) == (1, ["BG-B", "BG-A"])
    game.play("BG-A@2,0E -")
    assert (game.turn, game.view()["classic"]["hand"]) == (0, ["BG-B", "BG-V"])


@pytest.mark.parametrize(
    ("game", "deck", "history"),
    [
        ("base", "city city meadow meadow", "?city ?city !city ?meadow"),
        ("base", "city town city meadow", "?city ?town !town ?city !city ?meadow"),
        ("base", "city city", "?city ?city !city"),
        ("base", "city", "?city"),
        ("base", "meadow", "?meadow"),
        ("base", "", ""),
        ("standard", "city meadow", "?city !city ?meadow"),
        ("standard", "city town", "?city !city ?town !town"),
        ("standard", "", ""),
    ],
)
def test_tiles_that_do_not_fit_on_the_first_turn(game: str, deck: str, history: str, own_tiles: Tiles) -> None:
    city, town = ("city N E S W",), ("city N E S W shield",)
    path = own_tiles(start=(FIELD,), city=city, town=town, meadow=(FIELD,))
    table = Game.new(game, 2, tiles=path, deck=deck.split())
    assert " ".join(str(move) for move in table.history) == history
    assert table.over == (not history.endswith("meadow") or deck == "meadow")
    if not table.over:
        assert table.turn == 0
        assert {str(move).split("@")[0] for move in table.moves()} == {"meadow"}


def test_equal_scores_share_the_victory() -> None:
    game = Game.new("standard", 3, deck=["BG-E", "BG-E", "BG-E"])
    game.play("BG-E@0,1S m>S BG-E@0,-1S m>S BG-E@0,-2N -")
    assert (game.scores, game.winners) == ((4, 4, 0), (0, 1))
