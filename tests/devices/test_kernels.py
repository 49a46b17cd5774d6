"""The rules of every family compile for a GPU, also where there is none."""

from functools import partial
from importlib import import_module

import numpy as np
import pytest

from bastide.core.events import Events
from bastide.core.luck import Luck
from bastide.core.moves import Moves
from bastide.core.record import dtype_of, sized
from bastide.devices import kernels
from bastide.devices.close import AREA, THREADS, own_records
from bastide.devices.kernels import compiler, kernel_file, kernel_text
from bastide.games import catalogue
from bastide.games.sizes import sizes
from bastide.sim.mixed import PLAY_OUT

TARGET = (9, 0)


@pytest.mark.long
@pytest.mark.parametrize("family", catalogue.families)
def test_random_games_are_a_kernel(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not optimised, which is half the work; those of one family are, and run, in lock step."""
    cuda = compiler(TARGET)
    monkeypatch.setattr(cuda, "compile", partial(cuda.compile, opt=False))
    engine = import_module(f"bastide.games.{family}.engine")
    records = [dtype_of(record) for record in (engine.State, Events, Moves, Luck)]
    kinds = [dtype_of(engine.Box), np.dtype("int32"), *records, np.dtype("int64"), np.dtype("int32")]
    text = kernel_text(family, PLAY_OUT, kinds, TARGET)
    assert text.count(".visible .entry") == 1
    assert "sm_90" in text
    numbers = [number for own in own_records(kinds, (2, 4)) for number in own.numbers.values()]
    assert f"{AREA}[{THREADS * max(number.before + number.size for number in numbers)}]" in text


@pytest.mark.parametrize("family", catalogue.families)
def test_states_and_moves_can_be_told_apart_in_all_sizes(family: str) -> None:
    """Else the kernel of random games would leave their numbers far away, and be slow."""
    engine = import_module(f"bastide.games.{family}.engine")
    for room in sizes(family).values():
        records = [dtype_of(sized(record, room)) for record in (engine.Box, engine.State, Events, Moves, Luck)]
        assert [own.size for own in own_records(records, (1, 3))] == [records[1].itemsize, records[3].itemsize]


def test_a_kernel_that_was_made_otherwise_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [np.dtype("int32")]
    before = kernel_file("castle", PLAY_OUT, kinds, TARGET)
    assert kernel_file("castle", PLAY_OUT, kinds, TARGET) == before
    monkeypatch.setattr(kernels, "_makers", lambda: b"another way")
    assert kernel_file("castle", PLAY_OUT, kinds, TARGET) != before
