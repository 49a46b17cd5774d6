"""Measuring: the figures that are promised, under the names that are promised."""

from dataclasses import replace

import pytest

from bastide.games.options import choose, prepare
from bastide.memory import Memory
from bastide.sim import bench
from bastide.sim.batch import Means

FIELDS = ["compiled", "plain", "joint", "all_cores", "all_boxes"]
FIELDS += ["state_bytes", "copy_us", "cold_start_s", "warm_start_s"]
MEANS = Means(10, (19.5, 19.3), 70.98, 93.4)
FIGURES = bench.Figures("standard", 100.0, 20_000, 2, MEANS, 20_000.0, 7_520.0, 40_000.0, 7_000.0, 0.42, 20.0, 0.5)


def test_the_figures_have_exactly_their_names() -> None:
    assert list(FIGURES.plain_data()) == FIELDS


def test_figures_are_compared_with_each_other_and_with_the_best_elsewhere() -> None:
    assert FIGURES.ratios() == pytest.approx(
        {
            "compiled / plain": 200,
            "all cores / one core": 2,
            "compiled / best elsewhere": 20_000 / 5_200,
            "joint / best elsewhere": 2,
            "plain / best elsewhere": 100 / 472,
        }
    )


def test_other_games_are_compared_with_standard_and_not_with_the_best_elsewhere() -> None:
    winter = replace(FIGURES, game="winter", compiled=15_000.0, all_boxes=5_000.0)
    ratios = winter.ratios(FIGURES)
    assert ratios["compiled / standard"] == pytest.approx(0.75)
    assert ratios["all boxes / standard"] == pytest.approx(0.25)
    assert not [name for name in ratios if "elsewhere" in name]


def test_without_a_compiler_the_plain_figures_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    figures = bench.bench("standard", 0.05)
    assert figures.plain > 0
    assert figures.compiled is None
    assert figures.state_bytes <= 9_000
    assert list(figures.plain_data()) == FIELDS
    assert list(figures.ratios()) == ["plain / best elsewhere"]


def test_a_rate_is_that_of_the_best_part_and_leaves_out_the_first_game() -> None:
    """A game takes a second, the first one a hundred, and those that come while the machine is busy two."""
    now, played = 0.0, 0

    def play(games: int) -> None:
        nonlocal now, played
        each = 100 if played == 0 else 2 if played < 30 else 1
        now += each * games
        played += games

    assert bench.rate(play, 20.0 * bench.PARTS, lambda: now) == 1
    assert 10 * bench.PARTS <= played <= 21 * bench.PARTS


def test_a_fresh_process_plays_its_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    said: list[str] = []
    cold, warm = bench.start_times("standard", said.append)
    assert warm > 0
    assert cold > 0
    assert "cold start" in said[0]


def test_compiled_code_copies_and_counts() -> None:
    memory = Memory(prepare(choose("standard")), compiled=True)
    assert bench.copy_time(memory) > 0
    assert bench.rate_on_all_cores(memory, 0.05) > 0
