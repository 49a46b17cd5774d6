"""What comes through the public door is measured."""

import pytest

from bastide.environments import measuring


def test_every_figure_of_the_door_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    monkeypatch.setattr(measuring, "AT_ONCE", 2)
    figures = measuring.through_the_door(0.05)
    assert list(figures) == [
        "random_games_per_s",
        "own_policy_games_per_s",
        "own_listed_policy_games_per_s",
        "own_to_random",
        "batch_decisions_per_s",
        "vector_decisions_per_s",
        "vector_with_columns_per_s",
        "aec_steps_per_s",
    ]
    assert all(figure > 0 for figure in figures.values())
