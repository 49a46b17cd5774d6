"""A series: players of all kinds, the same games whoever plays them and on however many cores."""

from pathlib import Path

import numpy as np
import pytest

from bastide import Game, Move
from bastide.core.luck import Luck
from bastide.core.luck import seed as begin_luck
from bastide.core.moves import Moves
from bastide.games.options import choose, prepare
from bastide.memory import Memory
from bastide.players import RandomPlayer
from bastide.sim import matches
from bastide.sim.series import play_series
from bastide.sim.slips import SPREAD

FIRST = """
class First:
    name = "first"

    def __init__(self, seed):
        pass

    def choose(self, game):
        return game.moves()[0]
"""


def memory(game: str = "standard", seats: int = 2, compiled: bool = False) -> Memory:
    return Memory(prepare(choose(game, seats=seats)), compiled)


def test_players_take_turns_over_many_games_as_they_would_over_one(monkeypatch: pytest.MonkeyPatch) -> None:
    together = play_series(memory("castle"), ["greedy", "random"], 2, 3, 2)
    monkeypatch.setattr(matches, "AT_ONCE_PLAIN", 1)
    alone = play_series(memory("castle"), ["greedy", "random"], 2, 3, 2)
    assert (together.points == alone.points).all()
    assert together.points.dtype == np.int16
    assert (together.points[:, 0] > together.points[:, 1]).all()


def test_numbers_of_games_not_of_workers_decide() -> None:
    one, three = (play_series(memory(seats=3), ["random"] * 3, 9, 5, 3, workers=number) for number in (1, 3))
    assert (one.points == three.points).all()
    assert (one.tiles == three.tiles).all()
    assert len(np.unique(one.points, axis=0)) > 3


def test_a_player_without_rules_sits_down_with_those_that_have_them(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(FIRST, "utf-8")
    players = [f"{tmp_path}/first.py:First", "random"]
    series, again = (play_series(memory(), players, 4, 1, 2) for _ in range(2))
    assert (series.points == again.points).all()
    assert (series.tiles > 60).all()


def test_games_with_and_without_rules_begin_with_the_same_tile() -> None:
    seen: list[str] = []

    class Looker(RandomPlayer):
        def choose(self, game: Game) -> Move:
            seen.append(str(game.history[0]))
            return super().choose(game)

    def looker(seed: int | str) -> Looker:
        return Looker(seed)

    table = memory("castle")
    play_series(table, [looker, looker], 2, 8)
    for deal, first in enumerate(dict.fromkeys(seen)):
        state, luck = table.start(), Luck()
        begin_luck(luck, 8 * SPREAD + deal)
        move = table.form.module("sim.loops").chance_move(table.box, state, Moves(), luck)
        assert str(Game.new("castle").notation.write(state, move)) == first
