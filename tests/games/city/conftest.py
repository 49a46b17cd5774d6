"""Games of The City with a deck made for the test."""

from collections.abc import Sequence
from typing import Any

import pytest
from city_tables import PLAIN, NewTown, go_on

from bastide.play.game import Game


@pytest.fixture
def town() -> NewTown:
    """A game whose deck is the first tile, the tiles in the moves that follow, and some more."""

    def new(
        first: str,
        text: str = "",
        more: Sequence[str] = (PLAIN,) * 6,
        stacks: Sequence[int] = (75, 0, 0),
        **options: Any,
    ) -> Game:
        deck = [first, *(word.split("@")[0] for word in text.split() if "@" in word), *more]
        game = Game.new("city", deck=deck, stacks=stacks, **{"seats": 2, "seed": 1, **options})
        go_on(game, text)
        return game

    return new
