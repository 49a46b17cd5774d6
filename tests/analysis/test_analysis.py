"""Luck and skill: a draw's luck is zero on average, a move's price is never negative, and good play costs nothing."""

import math
import random
import statistics
from typing import Any

import pytest

from bastide import BadSetup, Game
from bastide.analysis import analyse, judge_by
from bastide.analysis.judge import Priced, draws, mean_worth
from bastide.analysis.judges import AskedJudge
from bastide.analysis.picture import curve_svg
from bastide.core.table import CHANCE
from bastide.players import GreedyPlayer

DECK = ["BG-U", "BG-V", "BG-E", "BG-U", "BG-V", "BG-D", "BG-E"]


def play(seed: int, game: str = "standard", **options: Any) -> Game:
    """A short game in which everybody moves at random."""
    played, luck = Game.new(game, seed=seed, **options), random.Random(seed)
    for _ in range(8):
        if played.over:
            break
        played.play(luck.choice(played.moves()))
    return played


@pytest.mark.parametrize("game", ["standard", "castle", "city"])
def test_luck_is_what_came_less_what_was_to_be_expected(game: str) -> None:
    """All that could have come is weighed by its odds, so that luck is zero on average, draw by draw."""
    played = play(2, game)
    judge = judge_by("greedy", played.prepared, compiled=False, size=played.prepared.size)
    twin, drawn = played.after(0), 0
    for step in played.played:
        if twin.state.chooser == CHANCE and drawn < 2:
            drawn += 1
            priced = draws(judge, twin.state, 0)
            assert {one.move for one in priced} >= {step.move}
            mean, total = mean_worth(priced), sum(one.weight for one in priced)
            assert sum(one.weight * (one.worth - mean) for one in priced) / total == pytest.approx(0)
            odds = dict(twin.chances())
            assert [one.weight / total for one in priced] == pytest.approx(list(odds.values()))
        twin.apply(step.move)
    assert drawn == 2


class Counter(AskedJudge):
    """Thinks nothing of moves, and of a draw as much as there are ways to lay the tile: quick, and never the same."""

    def __init__(self, game: Game) -> None:
        super().__init__(GreedyPlayer(compiled=False), game.prepared)

    def worth(self, state: Any, seat: int) -> float:
        """Nobody is ahead."""
        return 0.0

    def moves(self, state: Any, seat: int) -> list[Priced]:
        """All alike."""
        return [Priced(move, 1, 0.0) for move, _ in self.chances(state)]

    def draw(self, state: Any, seat: int, move: int) -> float:
        """The more ways there are the more it is worth."""
        self._game.state = state.copy()
        with self._game.trying():
            self._game.apply(move)
            return float(len(self._legal()) ** 2)


UNEVEN = ["BG-U"] * 6 + ["BG-X"]


def luck_of_games(seeds: range, lucky: bool = False) -> list[float]:
    """The luck of all draws in many short games; who is lucky gets the best tile of three each time."""
    start = Game.new("standard", deck=UNEVEN, chance="explicit")
    judge, found = Counter(start), []
    for seed in seeds:
        dice, game, luck = random.Random(seed), start.copy(), 0.0
        while not game.over:
            if game.state.chooser != CHANCE:
                game.apply(dice.choice(game.packed_moves()))
                continue
            priced = draws(judge, game.state, int(game.state.player))
            came = dice.choices(priced, [one.weight for one in priced], k=3 if lucky else 1)
            best = max(came, key=lambda one: one.worth)
            luck += best.worth - mean_worth(priced)
            game.apply(best.move)
        found.append(luck)
    return found


def test_luck_sums_to_zero_in_expectation() -> None:
    luck = luck_of_games(range(40))
    error = statistics.stdev(luck) / math.sqrt(len(luck))
    assert error > 0
    assert abs(statistics.fmean(luck)) < 3 * error


def test_who_draws_well_is_lucky() -> None:
    luck = luck_of_games(range(20), lucky=True)
    assert statistics.fmean(luck) > 3 * statistics.stdev(luck) / math.sqrt(len(luck))


def test_the_best_move_costs_nothing_and_others_cost_what_they_lose() -> None:
    analysis = analyse(play(5, deck=DECK), compiled=False)
    assert analysis.choices
    for choice in analysis.choices:
        assert choice.price == choice.best[0].worth - choice.worth >= 0
        assert (choice.rank == 1) == (choice.price == 0)
        assert [one.worth for one in choice.best] == sorted((one.worth for one in choice.best), reverse=True)
    for side in analysis.sides:
        mine = [choice.price for choice in analysis.choices if choice.seat == side.seat]
        assert side.price == pytest.approx(sum(mine))
        assert side.luck == pytest.approx(sum(draw.luck for draw in analysis.draws if draw.seat == side.seat))
    one, other = analysis.sides
    assert one.adjusted == pytest.approx(one.lead - one.luck + other.luck)


def test_a_greedy_player_pays_nothing_to_a_greedy_judge() -> None:
    game, player = Game.new("standard", deck=DECK, seed=1), GreedyPlayer(seed=1, compiled=False)
    while not game.over:
        game.play(player.choose(game))
    analysis = analyse(game, compiled=False)
    assert analysis.over
    assert [side.price for side in analysis.sides] == [0, 0]
    assert [side.lead for side in analysis.sides] == [
        game.scores[0] - game.scores[1],
        game.scores[1] - game.scores[0],
    ]
    assert len(analysis.curve) == len(DECK) + 1


def test_a_judge_without_rules_says_the_same() -> None:
    game = play(3, deck=DECK)
    ruled = judge_by("greedy", game.prepared, compiled=False)
    asked = AskedJudge(GreedyPlayer(compiled=False), game.prepared)
    one, other = analyse(game, judge=ruled), analyse(game, judge=asked)
    assert one == other
    assert one == analyse(game)


def test_who_knows_no_worth_is_no_judge() -> None:
    with pytest.raises(BadSetup) as error:
        judge_by("random", Game.new("standard").prepared)
    assert error.value.code == "no-worth"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_curve_is_a_picture(seats: int) -> None:
    svg = curve_svg(analyse(play(1, seats=seats, deck=DECK), compiled=False))
    assert svg.startswith("<svg")
    assert svg.count("<polyline") == (1 if seats == 2 else 3)
