"""Taking back: the last player's move and the chance that followed it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from bastide import Game, IllegalMove

Played = Callable[..., Game]


def look(game: Game) -> tuple[Any, ...]:
    return game.state_bytes(), game.history, game.events, game.moves(), game.chances(), game.record(), game.scores


@pytest.mark.parametrize("name", ["standard", "base"])
@pytest.mark.parametrize("chance", ["automatic", "explicit"])
def test_undo_goes_back_step_by_step_to_the_beginning(name: str, chance: str) -> None:
    game, dice, before = Game.new(name, seed=3, chance=chance), random.Random(3), []
    while not game.over:
        if game.let_chance() is None:
            before.append(look(game))
            game.play(dice.choice(game.moves()))
    for expected in reversed(before):
        game.undo()
        assert look(game) == expected
    with pytest.raises(IllegalMove) as caught:
        game.undo()
    assert caught.value.code == "nothing-to-undo"
    assert look(game) == before[0]


@pytest.mark.parametrize("name", ["standard", "base"])
def test_after_an_undo_the_same_tiles_come_again(name: str, played: Played) -> None:
    game = played(name, 6)
    moves, after = [str(move) for move in game.history], look(game)
    mine = [text for text in moves if text[0] not in "?!"]
    for _ in range(25):
        game.undo()
    assert not game.over
    for text in mine[-25:]:
        game.play(text)
    assert look(game) == after


def test_another_move_after_an_undo_draws_the_same_tile(played: Played) -> None:
    game = played("standard", 11, 20)
    drawn = []
    while str(game.moves()[0]) == "-" or "@" not in str(game.moves()[0]):
        game.play("-")
    for move in game.moves()[:3]:
        game.play(move)
        if game.moves()[-1].text == "-":
            game.play("-")
            drawn.append(game.events[-1].what)
            game.undo()
        game.undo()
    assert len(set(drawn)) == 1


def test_the_final_move_can_be_taken_back() -> None:
    game = Game.new("standard", deck=["BG-E", "BG-U"])
    game.play("BG-E@0,1S m>N BG-U@1,0N")
    game.play("m>E")
    assert game.over
    assert game.scores == (3, 2)
    game.undo()
    assert not game.over
    assert game.turn == 1
    assert game.scores == (0, 0)
    game.play("-")
    assert game.scores == (3, 0)


def test_a_discard_is_taken_back_with_the_move_before_it() -> None:
    game = Game.new("standard", deck=["BG-E", "BG-C", "BG-U"])
    game.play("BG-E@0,1S -")
    assert [str(move) for move in game.history[-3:]] == ["?BG-C", "!BG-C", "?BG-U"]
    game.undo()
    assert [str(move) for move in game.history] == ["?BG-E", "BG-E@0,1S"]
    assert game.view()["left"] == {"BG-C": 1, "BG-U": 1}


def test_undo_of_a_game_from_a_record(played: Played) -> None:
    game = played("base", 12, 50)
    again = Game.from_record(game.record())
    game.undo()
    again.undo()
    assert look(game) == look(again)
