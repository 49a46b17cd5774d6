"""Chance as a player: moves with probabilities."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from bastide import Game, IllegalMove

Played = Callable[..., Game]


@pytest.mark.parametrize("name", ["standard", "base"])
def test_probabilities_are_the_tiles_left(name: str) -> None:
    game, dice, turns = Game.new(name, chance="explicit", seed=4), random.Random(4), 0
    while not game.over:
        chances = game.chances()
        if not chances:
            game.play(dice.choice(game.moves()))
            continue
        assert game.turn is None
        assert game.moves() == []
        assert sum(probability for _, probability in chances) == pytest.approx(1)
        left = game.view()["left"]
        if str(chances[0][0]).startswith("?"):
            expected = {f"?{tile}": count / sum(left.values()) for tile, count in left.items()}
            assert {str(move): probability for move, probability in chances} == pytest.approx(expected)
        else:
            assert [probability for _, probability in chances] == [1.0]
        game.play(dice.choices(*zip(*chances, strict=True))[0])
        turns += 1
    assert turns >= 71
    assert game.chances() == []


def test_before_the_first_draw_all_but_the_start_tile_are_in_the_bag() -> None:
    chances = dict(Game.new("standard", chance="explicit").chances())
    assert len(chances) == 24
    assert {str(move): round(71 * each) for move, each in chances.items()}["?BG-D"] == 3
    assert sum(round(71 * each) for each in chances.values()) == 71


def test_nothing_happens_by_itself() -> None:
    game = Game.new("standard", chance="explicit", seed=1)
    assert game.history == ()
    assert game.events == ()
    assert [event.kind for event in game.play("?BG-U")] == ["drawn"]
    assert [event.kind for event in game.play("BG-U@1,0N")] == ["placed"]
    game.play("m>E")
    assert game.turn is None
    assert game.chances()


@pytest.mark.parametrize(
    ("texts", "code"),
    [("BG-U@1,0N", "not-now"), ("-", "not-now"), ("!BG-U", "not-now"), ("?BG-C BG-C@0,1N - ?BG-C", "none-left")],
)
def test_chance_cannot_do_what_is_not_due(texts: str, code: str) -> None:
    game = Game.new("standard", chance="explicit", seed=1)
    before = game.state_bytes()
    with pytest.raises(IllegalMove) as caught:
        game.play(texts)
    assert caught.value.code == code
    assert game.state_bytes() == before


def test_what_fits_nowhere_is_discarded_by_chance() -> None:
    game = Game.new("standard", chance="explicit", seed=1)
    game.play("?BG-E BG-E@0,1S - ?BG-C")
    assert [(str(move), each) for move, each in game.chances()] == [("!BG-C", 1.0)]
    with pytest.raises(IllegalMove) as caught:
        game.play("!BG-U")
    assert caught.value.code == "not-in-hand"
    assert [event.kind for event in game.play("!BG-C")] == ["discarded"]
    assert "BG-C" not in game.view()["left"]


def test_left_to_itself_explicit_chance_draws_as_automatic_chance_does(played: Played) -> None:
    automatic = played("base", 7, seed="fair")
    explicit, dice = Game.new("base", seed="fair", chance="explicit"), random.Random(7)
    while not explicit.over:
        if explicit.let_chance() is None:
            explicit.play(dice.choice(explicit.moves()))
    assert explicit.history == automatic.history
    assert explicit.state_bytes() == automatic.state_bytes()


def test_a_deck_leaves_no_choice_to_explicit_chance() -> None:
    game = Game.new("standard", chance="explicit", deck=["BG-U", "BG-B"])
    assert [(str(move), each) for move, each in game.chances()] == [("?BG-U", 1.0)]
    before = game.state_bytes()
    with pytest.raises(IllegalMove) as caught:
        game.play("?BG-B")
    assert caught.value.code == "deck"
    assert game.state_bytes() == before
    game.play("?BG-U BG-U@1,0N - ?BG-B BG-B@0,-1N -")
    assert game.over


def test_draws_are_fair() -> None:
    """Over many seeds the first tile is drawn as often as it is in the bag."""
    fresh = Game.new("standard", 1)
    games = [Game(fresh.prepared, fresh.names, seed, explicit=False) for seed in range(300)]
    first = Counter(str(game.history[0]) for game in games)
    assert abs(first["?BG-V"] - 300 * 9 / 71) < 25
    assert abs(first["?BG-U"] - 300 * 8 / 71) < 25
    assert len(first) > 18
