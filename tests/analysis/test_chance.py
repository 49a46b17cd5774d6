"""Win chances: half where nobody is ahead, certain at the end, and more likely the fewer tiles are still to come."""

from __future__ import annotations

import pytest

from bastide.analysis.chance import chance_of, spread_of, win_chances
from bastide.games import catalogue


def test_a_lead_says_more_the_later_it_is() -> None:
    chances = [chance_of(5, left, 3.0) for left in (70, 40, 10, 1, 0)]
    assert chances == sorted(chances)
    assert 0.5 < chances[0] < 0.7
    assert chances[-1] == 1
    assert [chance_of(worth, 0, 3.0) for worth in (-1, 0, 1)] == [0, 0.5, 1]


def test_the_chances_of_all_seats_come_to_one() -> None:
    assert win_chances([0, 0], 20, 3.0) == (0.5, 0.5)
    assert win_chances([4, -4], 0, 3.0) == (1, 0)
    for worths in ([7, -7], [2, -2, -9], [0, 0, -3, -8]):
        found = win_chances(worths, 12, 3.0)
        assert sum(found) == pytest.approx(1, abs=0.001)
        assert list(found) == sorted(found, reverse=True)


@pytest.mark.parametrize("game", catalogue.games)
def test_every_game_was_measured(game: str) -> None:
    assert 0 < spread_of(game) != spread_of("a game that nobody knows")
