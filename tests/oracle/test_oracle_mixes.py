"""The slow twin agrees with the rules after every move of a random game of each mix."""

import tomllib
from pathlib import Path

import pytest

from bastide.games.options import choose
from bastide.sim.verify import verify

MIXES = tomllib.loads((Path(__file__).parents[1] / "mixes.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", MIXES)
def test_the_slow_twin_finds_no_fault(name: str) -> None:
    report = verify(choose(**MIXES[name]), 1, seed=11, compiled=False)
    assert report.faults == []
    assert report.moves > 60
    assert report.ends.total() == 1
