"""Games to look at."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from bastide import Game

Played = Callable[..., Game]


@pytest.fixture
def played() -> Played:
    """A game played at random: to its end, or so many choices far."""

    def play(name: str = "standard", luck: int = 0, choices: int = 10_000, **options: Any) -> Game:
        game, dice = Game.new(name, **{"seed": luck, **options}), random.Random(luck)
        while not game.over and choices:
            game.play(dice.choice(game.moves()))
            choices -= 1
        return game

    return play
