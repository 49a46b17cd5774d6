"""Perft: how many ways there are to begin each mix, by depth."""

import tomllib
from pathlib import Path

import pytest

from bastide.games.options import choose, prepare
from bastide.sim.perft import Perft

HERE = Path(__file__).parent
MIXES = tomllib.loads((HERE.parent / "mixes.toml").read_text("utf-8"))
SEED = 20


@pytest.mark.parametrize("name", MIXES)
def test_counts_are_as_written_down(name: str) -> None:
    expected = tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))
    perft = Perft(prepare(choose(**MIXES[name])), SEED)
    assert {depth: perft.count(int(depth.removeprefix("depth"))) for depth in expected} == expected
