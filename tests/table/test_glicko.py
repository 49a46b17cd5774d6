"""Ratings by Glicko-2, against the worked example of their inventor; computers have theirs from the arena."""

from __future__ import annotations

import pytest

from bastide.players.levels import LEVELS
from bastide.table.glicko import LEAST_SURE, Met, Strength, after, expected, rested
from bastide.table.measured import strength_of

OWN = Strength(1500, 200, 0.06)
MET = [Met(Strength(1400, 30), 1), Met(Strength(1550, 100), 0), Met(Strength(1700, 300), 0)]


def test_the_published_example_comes_out() -> None:
    """Glickman, Example of the Glicko-2 system."""
    new = after(OWN, MET, tau=0.5)
    assert new.rating == pytest.approx(1464.06, abs=0.01)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_wins_against_the_odds_gains_more() -> None:
    weak, strong = Strength(1300, 60), Strength(1700, 60)
    upset, usual = after(weak, [Met(strong, 1)]), after(strong, [Met(weak, 1)])
    assert upset.rating - weak.rating > usual.rating - strong.rating > 0
    assert expected(weak, strong) + expected(strong, weak) == pytest.approx(1)
    assert after(weak, [Met(weak, 0.5)]).rating == pytest.approx(weak.rating)


def test_a_great_surprise_makes_a_rating_restless() -> None:
    steady = Strength(1500, 40, 0.06)
    shaken = after(steady, [Met(Strength(2300, 40), 1)] * 4)
    assert shaken.volatility > steady.volatility


def test_who_does_not_play_is_less_well_known_but_never_less_than_a_stranger() -> None:
    sure = Strength(1600, 60)
    assert sure.sure
    assert 60 < rested(sure, 30).deviation < rested(sure, 365).deviation < LEAST_SURE
    assert rested(sure, 1_000_000).deviation == LEAST_SURE
    assert rested(sure, -1).deviation == pytest.approx(60)
    assert after(sure, []).rating == 1600
    assert after(sure, []).deviation > 60


def test_the_levels_are_rated_in_their_order_and_never_change() -> None:
    for game in ("standard", "castle"):
        ratings = [strength_of(level.name, game).rating for level in LEVELS]
        assert ratings == sorted(ratings)
        assert ratings[0] < 1100 < 1500 < 1800 < ratings[-1]
    assert strength_of("club", "standard").deviation < strength_of("club", "castle").deviation
    assert strength_of("somebody-new", "standard").deviation == LEAST_SURE
