"""Making puzzles: what stands out, what the sage makes of it, and what is told of it."""

from __future__ import annotations

import pytest

from bastide import Game
from bastide.players import GreedyPlayer
from bastide.puzzles.checking import fault, strength
from bastide.puzzles.making import Maker, answered_by, stands_out, written
from bastide.puzzles.puzzle import UNIQUE, Puzzle, Reason
from bastide.puzzles.weighing import Leaf, alike

CITY = ["BG-F@0,1E red>N"]


@pytest.fixture(scope="module")
def game() -> Game:
    """Red can complete a city with the last tile but one."""
    game = Game.new("standard", ["red", "blue"], laid=CITY, deck=["BG-E", "BG-B"], chance="explicit")
    game.let_chance()
    return game


@pytest.fixture(scope="module")
def made(game: Game) -> tuple[Maker, Puzzle | None]:
    maker = Maker("standard", (), 0, compiled=False)
    return maker, maker.puzzle_at(game, maker.scales.leaves(game))


def test_a_position_where_one_move_is_best_becomes_a_puzzle(made: tuple[Maker, Puzzle | None], game: Game) -> None:
    puzzle = made[1]
    assert puzzle is not None
    assert puzzle.solution == "BG-E@0,2S m>NL"
    assert puzzle.reasons == (Reason("field", "field", 3),)
    assert puzzle.gap >= UNIQUE
    assert fault(puzzle) is None
    assert Puzzle.of(puzzle.plain()) == puzzle
    assert puzzle.position().key() == game.key()
    assert len(game.played) == 1


def test_players_try_it(made: tuple[Maker, Puzzle | None]) -> None:
    assert made[1] is not None
    solved = strength([made[1]], {"greedy": GreedyPlayer(0, compiled=False)}, lambda done: None)
    assert solved["standard"].by == {"greedy": int(made[1].greedy)} == {"greedy": 1}


def test_of_what_is_easy_and_of_one_theme_there_may_be_enough(
    made: tuple[Maker, Puzzle | None], game: Game
) -> None:
    maker = made[0]
    assert maker.puzzle_at(game, maker.scales.leaves(game), {"easy"}) is None
    assert maker.puzzle_at(game, maker.scales.leaves(game), {"field"}) is None
    assert (maker.told["easy"], maker.told["enough of these"]) == (1, 1)


def test_what_lies_in_one_cell_and_is_worth_the_same_is_one_answer(game: Game) -> None:
    first, turned, other = (game.packed_moves()[place] for place in (0, 0, -1))
    leaves = [Leaf(first, -1, 5.0), Leaf(turned, -1, 5.0), Leaf(other, -1, 5.0), Leaf(other, -1, 1.0)]
    assert alike(leaves) == 2
    assert alike(leaves[2:]) == 1
    assert not stands_out(game, leaves)


def test_a_puzzle_that_is_not_what_it_says_is_found_out(made: tuple[Maker, Puzzle | None]) -> None:
    assert made[1] is not None
    told = made[1].plain()
    close = {first: dict.fromkeys(after, 1.0) for first, after in told["losses"].items()}
    close["BG-E@0,2S"] = told["losses"]["BG-E@0,2S"]
    for changed, wrong in (
        ({"losses": close}, "better by 1.0 points only"),
        ({"checked": list(reversed(told["checked"]))}, "its solution is not the best move"),
        ({"losses": {"BG-E@0,2S": {"-": 0.0}}}, "its moves are not those of the position"),
        ({"record": told["record"].replace("standard", "chess")}, "chess"),
        ({"reasons": []}, "nobody says why"),
    ):
        assert wrong in str(fault(Puzzle.of({**told, **changed})))


def test_an_answer_has_the_tile_and_the_choice_after_it(game: Game) -> None:
    assert answered_by(GreedyPlayer(0, compiled=False), game).split()[0] in {str(move) for move in game.moves()}
    move = game.packed_moves()[0]
    assert written(game, [Leaf(move, -1, 0.0)]) == [str(game.moves()[0])]
