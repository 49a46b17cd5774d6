"""A mind judges too: in hundredths of a point, by its own rule."""

from pathlib import Path

import pytest
from lesson import random_weights

from bastide import Game
from bastide.analysis import analyse, judge_by
from bastide.memory import Memory
from bastide.players.mind import MindPlayer, PlainMind

DECK = ["CA-n13", "CA-n14", "CA-n13"]


@pytest.fixture(autouse=True)
def minds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mind of The Castle, taught nothing."""
    random_weights(tmp_path, "castle", width=4, top=4)
    monkeypatch.setenv("BASTIDE_MINDS", str(tmp_path))


def test_its_worth_is_that_of_the_player() -> None:
    game = Game.new("castle", seed=3, chance="explicit")
    game.let_chance()
    game.play(game.moves()[0])
    game.play(game.moves()[-1])
    judge = judge_by("mind", game.prepared, compiled=False)
    thinking = PlainMind(Memory(game.prepared, False), MindPlayer.rules)
    for seat in (0, 1):
        assert judge.worth(game.state, seat) == pytest.approx(thinking.worth(game.state, seat), abs=0.02)
    assert judge.worth(game.state, 0) != int(judge.worth(game.state, 0))


def test_it_judges_a_whole_game() -> None:
    game = Game.new("castle", deck=DECK, seed=1)
    for _ in range(3):
        game.play(game.moves()[0])
    analysis = analyse(game, "mind", compiled=False)
    assert analysis.player == "mind"
    assert all(choice.price >= 0 for choice in analysis.choices)
    assert analysis.draws
