"""Tables that come and go, and what a server holds of them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from at_the_table import Place, metrics_anywhere, run, serving

from bastide.table.hall import SWEEP
from bastide.table.turnover import Held, _open_tables, _visit


def test_tables_are_played_at_and_put_away(tmp_path: Path, seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ports = metrics_anywhere(monkeypatch)

    async def work(place: Place) -> None:
        await _visit(place, random.Random(1))
        assert _open_tables(ports[0]) == 1
        while _open_tables(ports[0]):
            place.hands.turn(SWEEP + 1)

    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, metrics_port=1, idle=0.0) as place:
        run(work(place))


def test_what_is_left_of_a_table_is_told_in_kilobytes() -> None:
    told = Held(1000, 200.0, 203.5).plain()
    assert told == {
        "tables_put_away": 1000, "memory_before_mb": 200.0, "memory_after_mb": 203.5, "kept_of_a_table_kb": 3.5,
    }
