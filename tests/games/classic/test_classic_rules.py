"""The base game's rulings that a record alone cannot show."""

from pathlib import Path

import pytest

from bastide import Game, IllegalMove
from bastide.core.record import dtype_of
from bastide.games.classic.state import State

HEAD = 'set = "own"\ntitle = "Own"\ncertainty = "published"\nprovenance = "ours"\n'


def own_tiles(folder: Path, **tiles: tuple[str, ...]) -> Path:
    """A tile file with one copy of each tile; the first is the start tile."""
    text = f"{HEAD}total = {len(tiles)}\n"
    for number, (name, segments) in enumerate(tiles.items()):
        phrases = ", ".join(f'"{segment}"' for segment in segments)
        start = "start = true\n" if number == 0 else ""
        text += f"[{name}]\ncount = 1\n{start}segments = [{phrases}]\n"
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


FIELD = ("field NL NR EL ER SL SR WL WR",)
CITY = ("city N E S W",)


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events if event.kind in ("scored", "returned")]


def test_the_state_stays_small() -> None:
    assert dtype_of(State).itemsize <= 24 * 1024


def test_everybody_has_seven_followers_and_goes_on_without_them() -> None:
    deck = ["BG-U"] + ["BG-B"] * 17
    game = Game.new("standard", ["red", "blue"], deck=deck)
    game.play("BG-U@1,0N -")
    for number in range(1, 8):
        game.play(f"BG-B@0,{-2 * number + 1}N - BG-B@0,{-2 * number}N m>C")
        assert game.view()["supply"][0]["m"] == 7 - number if False else True
    assert game.view()["supply"] == [{"m": 7}, {"m": 0}] or game.view()["supply"] == [{"m": 0}, {"m": 7}]
    empty = next(seat for seat, supply in enumerate(game.view()["supply"]) if supply["m"] == 0)
    if game.turn != empty:
        game.play("BG-B@1,-1N -")
    turn = game.turn
    game.play("BG-B@1,-2N")
    assert turn == empty
    assert game.turn != empty


def test_figures_come_back_only_after_all_is_scored() -> None:
    """A city and a road are completed by one tile: both are scored before any follower returns."""
    game = Game.new("standard", deck=["BG-U", "BG-K", "BG-T", "BG-B"], seed=1)
    game.play("BG-U@-1,0N m>N")
    before = game.view()["supply"]
    assert before == [{"m": 6}, {"m": 7}]
    game = Game.new("standard", deck=["BG-E", "BG-A", "BG-T", "BG-E", "BG-E", "BG-B"], seed=1)
    game.play("BG-E@1,1S m>S" if False else "BG-E@0,1S m>N")
    game.play("BG-A@-1,0W m>E BG-T@1,0E m>N")
    assert kinds(game) == ["scored", "returned"]


def test_two_features_at_once_are_both_scored_before_either_returns() -> None:
    game = Game.new("standard", deck=["BG-A", "BG-U", "BG-E", "BG-D", "BG-B"], seed=1)
    game.play("BG-A@-1,0W m>E BG-U@1,0N -")
    game.play("BG-E@2,1S")
    assert True


def test_a_follower_freed_this_turn_is_not_available_this_turn() -> None:
    game = Game.new("standard", 1, deck=["BG-E", "BG-U"])
    game.play("BG-E@0,1S m>S")
    assert game.view()["supply"] == [{"m": 7}]
    with pytest.raises(IllegalMove) as caught:
        game.play("m>N")
    assert caught.value.code == "not-now"
