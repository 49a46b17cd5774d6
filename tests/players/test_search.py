"""Looking ahead: lines over the same draws, the sage's patience, the yardstick without learning."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from lesson import random_weights

from bastide import Game
from bastide.forms import compiler_available
from bastide.memory import Memory
from bastide.players import by_name
from bastide.players.mind import MindPlayer
from bastide.players.random import RandomPlayer
from bastide.players.rules import OurRules, Seated
from bastide.players.sage import LINES, SagePlayer, Sight
from bastide.players.search import TO_THE_END, Draw, Line, Prospect, Search, orders
from bastide.players.uct import UctPlayer


@pytest.fixture(autouse=True)
def minds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The classic family has a mind, taught nothing."""
    random_weights(tmp_path, "classic")
    monkeypatch.setenv("BASTIDE_MINDS", str(tmp_path))


class Guessing:
    """Leaves whose lines bring a hidden worth and some luck that depends on the draw and the leaf."""

    def __init__(self, hidden: Sequence[float], luck: float, patience: int) -> None:
        self.hidden, self.luck, self.patience, self.played = hidden, luck, patience, 0

    def play(self, lines: Sequence[Line]) -> list[float]:
        self.played += len(lines)
        return [
            self.hidden[one.place] + random.Random(f"{one.place}/{draw.number}").gauss(0, self.luck)
            for one, draw, _ in lines
        ]

    def search(self, sight: Sequence[float], draws: int = 24) -> int:
        chances = [Draw((number,), 1 / draws, number) for number in range(draws)]
        return Search(sight, chances, 1, self.play, lambda: self.played >= self.patience).run()


def test_a_leaf_that_is_better_in_lines_than_at_first_sight_is_found() -> None:
    hidden = [1.0, 2.0, 9.0, 0.0, 3.0, 1.0, 12.0, 0.0]
    sight = [9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5]
    assert Guessing(hidden, 3.0, 10000).search(sight) == 6
    assert Guessing(hidden, 3.0, 20).search(sight) == 2
    assert Guessing(hidden, 3.0, 0).search(sight) == 0


def test_leaves_far_behind_at_first_sight_are_never_looked_at() -> None:
    guessing = Guessing([0.0, 50.0], 1.0, 10000)
    assert guessing.search([40.0, 1.0]) == 0
    assert guessing.played == 0


def test_what_is_clearly_worse_is_dropped_and_what_is_open_looked_at_more_deeply() -> None:
    clear, close = Guessing([0.0, -30.0, -30.0], 0.5, 10000), Guessing([0.0, 0.01, -30.0], 0.5, 10000)
    assert clear.search([1.0, 0.9, 0.8]) == 0
    close.search([1.0, 0.9, 0.8])
    assert clear.played < 3 * 24
    assert close.played > 2 * 24 * 2


def test_all_orders_of_few_tiles_and_weighed_draws_of_many() -> None:
    assert sorted(draw.moves for draw in orders([(5, 2), (7, 1)], 3)) == [(5, 5, 7), (5, 7, 5), (7, 5, 5)]
    assert [(draw.moves, draw.weight) for draw in orders([(5, 1), (7, 3)], 3)] == [((7,), 0.75), ((5,), 0.25)]
    assert orders([], 3) == []


def test_a_line_goes_on_to_a_position_after_a_turn_and_is_worth_what_the_mind_says() -> None:
    """Through the face: the moves, the draw, the rival's best by the mind; what he then thinks, the other way round."""
    game = Game.new("standard", seed=3, chance="explicit")
    player = RandomPlayer(1)
    for _ in range(9):
        while game.turn is None:
            game.let_chance()
        game.play(player.choose(game))
    while game.turn is None:
        game.let_chance()
    sight = Sight(Memory(game.prepared, False), 1)
    leaves = sight.leaves(game.state)
    place = max(range(len(leaves)), key=lambda one: leaves[one][2])
    draw = sight.draws(game.state, leaves[place])[0]
    worth = sight.desks[0].worth((Prospect(place, 0.0), draw, 1), leaves, 1)
    seat = game.turn
    assert seat is not None
    mind = MindPlayer(1, compiled=False)
    for move in (*leaves[place][:2], *draw.moves):
        if move >= 0:
            game.apply(move)
    while game.turn is not None:
        game.play(mind.choose(game))
    seated = mind._thinking(game)
    assert worth == pytest.approx(-seated.worth(game.state, 1 - seat), abs=1e-3)  # type: ignore[attr-defined]


def late_game(deck: list[str], seats: int = 2) -> Game:
    return Game.new("standard", seats=seats, deck=deck)


def test_with_few_tiles_left_lines_are_played_to_the_end() -> None:
    game = late_game(["BG-E", "BG-U", "BG-V"])
    sight = Sight(Memory(game.prepared, False), 1)
    leaves = sight.leaves(game.state)
    draws = sight.draws(game.state, leaves[0])
    assert {len(draw.moves) for draw in draws} == {2}
    assert sight.tiles_left == 2
    line = sight.desks[0].worth((Prospect(0, 0.0), draws[0], TO_THE_END), leaves, 1)
    assert line == int(line)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_sage_plays_with_any_number_of_seats_and_the_same_lines_give_the_same_move(seats: int) -> None:
    game = Game.new("standard", seats=seats, seed=4)
    for _ in range(6):
        game.play(RandomPlayer(2).choose(game))
    before = game.state_bytes()
    chosen = SagePlayer(1, lines=8, compiled=False).choose(game)
    assert chosen in game.moves()
    assert SagePlayer(1, lines=8, compiled=False).choose(game.copy()) == chosen
    assert SagePlayer(1, lines=8, cores=2, compiled=False).choose(game) in game.moves()
    assert game.state_bytes() == before


def test_the_sage_answers_when_it_is_hurried() -> None:
    """Hurried by the first line that it plays, it does not play another."""
    game = Game.new("standard", seed=4)
    player = SagePlayer(1, seconds=3600, compiled=False)
    player._sight = sight = Sight(Memory(game.prepared, False), 1)
    lines = 0
    worth = sight.desks[0].worth

    def hurrying(*arguments: object) -> float:
        nonlocal lines
        lines += 1
        player.hurry()
        return worth(*arguments)  # type: ignore[arg-type]

    sight.desks[0].worth = hurrying  # type: ignore[method-assign]
    assert player.choose(game) in game.moves()
    assert lines == 1


def test_the_scout_looks_at_the_best_leaves_and_takes_the_best_of_them() -> None:
    game = late_game(["BG-E", "BG-U", "BG-V"])
    seated = Seated(Memory(game.prepared, False), LINES)
    seated.desk.width, seated.desk.samples = 2, 2
    assert seated.think(game.state, 5) in game.packed_moves()
    assert by_name("scout", 1).name == "scout"


def test_the_searcher_without_learning_completes_what_wins() -> None:
    """With one tile left, the city that it closes and claims is worth more than anything else."""
    game = late_game(["BG-E"])
    player = UctPlayer(1, compiled=False)
    seated = player._thinking(game)
    seated.desk.playouts = 200
    game.play(player.choose(game))
    assert str(game.history[-1]) == "BG-E@0,1S"
    assert str(player.choose(game)) == "m>S"
    assert seated.desk.nodes[0].visits == 200


@pytest.mark.skipif(not compiler_available(), reason="no compiler")
@pytest.mark.parametrize("rules", [LINES, UctPlayer.rules], ids=["scout", "uct"])
def test_compiled_searchers_choose_as_the_plain_ones(rules: OurRules) -> None:
    game = Game.new("standard", seed=12)
    plain, fast = (Seated(Memory(game.prepared, compiled), rules) for compiled in (False, True))
    for seated in (plain, fast):
        for name, number in {"width": 2, "samples": 2, "playouts": 30}.items():
            if hasattr(seated.desk, name):
                setattr(seated.desk, name, number)
    for number in range(3):
        assert plain.think(game.state, number) == fast.think(game.state, number)
        for _ in range(9):
            game.play(RandomPlayer(number).choose(game))
