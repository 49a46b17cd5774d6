"""Tournaments: fair seatings, honest intervals, the same result from the same seed in both forms."""

import pytest

from bastide import BadSetup
from bastide.sim.estimates import estimate, proportion
from bastide.sim.tournament import Outcome, tournament


def plain(players: list[str], games: int, game: str = "standard", seed: int = 0) -> Outcome:
    return tournament(game, players, games, seed, compiled=False)


def test_every_deal_is_played_in_all_seatings() -> None:
    outcome = plain(["random", "random", "random"], 4)
    assert (outcome.games, outcome.deals) == (6, 2)
    assert [standing.player for standing in outcome.standings] == ["random 1", "random 2", "random 3"]


def test_what_one_of_two_wins_the_other_loses() -> None:
    one, other = plain(["random", "random"], 10).standings
    assert one.margin.mean == pytest.approx(-other.margin.mean)
    assert one.wins.mean + other.wins.mean == pytest.approx(1)
    assert one.margin.low is not None
    assert one.margin.low <= one.margin.mean


def test_the_seed_decides() -> None:
    first, again, other = (plain(["random", "random"], 4, seed=seed).standings for seed in (3, 3, 4))
    assert first == again
    assert first != other


def test_seat_and_deal_do_not_favour_an_entrant() -> None:
    """Two entrants that play alike by the same luck would tie; here their luck differs, so a wide interval holds 0."""
    margin = plain(["random", "random"], 60).standings[0].margin
    assert margin.low is not None
    assert margin.high is not None
    assert margin.low < 0 < margin.high


def test_both_forms_give_the_same_result() -> None:
    outcomes = [tournament("base", ["random"] * 3, 6, 1, compiled=compiled) for compiled in (False, True)]
    assert outcomes[0].standings == outcomes[1].standings


def test_the_greedy_player_wins_against_the_random_one() -> None:
    greedy, _ = tournament("standard", ["greedy", "random"], 20, 1, compiled=True).standings
    assert greedy.wins.mean == 1
    assert 60 < greedy.margin.mean < 85


def test_progress_counts_games() -> None:
    steps: list[int] = []
    tournament("standard", ["random", "random"], 6, compiled=False, progress=steps.append)
    assert sum(steps) == 6


@pytest.mark.parametrize(
    ("game", "players", "games", "code"),
    [
        ("standard", ["random", "clever"], 2, "unknown-player"),
        ("standard", ["random"] * 7, 2, "seats"),
        ("nothing", ["random", "random"], 2, "unknown-game"),
        ("standard", ["random", "random"], 0, "games"),
        ("standard", [], 2, "seats"),
    ],
)
def test_what_cannot_be_played_is_refused(game: str, players: list[str], games: int, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        tournament(game, players, games, compiled=False)
    assert refused.value.code == code


def test_intervals() -> None:
    assert estimate([3.0]).low is None
    mean = estimate([1.0, 3.0])
    assert (mean.mean, mean.low, mean.high) == pytest.approx((2.0, 0.04, 3.96))
    all_won = proportion([1.0] * 200)
    assert (all_won.mean, all_won.high) == (1.0, pytest.approx(1.0))
    assert all_won.low == pytest.approx(0.981, abs=0.001)
