"""Verifying on several cores: the same games, whoever plays them."""

import pytest

from bastide import BadSetup
from bastide.games.options import choose
from bastide.sim import verify as verifying

GAMES = 5


def test_workers_verify_the_same_games_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    options = choose("castle")
    steps: list[int] = []
    alone = verifying.verify(options, GAMES, seed=3, compiled=False)
    monkeypatch.setattr(verifying, "SHARE", 2)
    monkeypatch.setattr(verifying, "cores", lambda: 2)
    together = verifying.verify_on_all_cores(options, GAMES, 3, False, steps.append)
    assert together == alone
    assert together.games == sum(steps) == GAMES
    assert together.moves > 100 * GAMES


def test_greedy_games_can_be_verified_too() -> None:
    report = verifying.verify(choose("castle"), 1, seed=4, player="greedy")
    assert (report.games, report.faults) == (1, [])


def test_who_plays_must_be_known() -> None:
    with pytest.raises(BadSetup, match="no player called 'nobody'"):
        verifying.verify(choose("castle"), 1, player="nobody")
