"""A number for each mark that is set: the same list in either form."""

from typing import Any

import numba
import numpy as np
import pytest

from bastide.core.marking import MARKS, write_marked
from bastide.forms import form

PLACE, NUMBER, SHIFT = 3, 5, 24


def listed(marks: int) -> list[int]:
    return [NUMBER | mark << SHIFT for mark in range(MARKS) if marks >> mark & 1]


@pytest.mark.parametrize("marks", range(1 << MARKS))
def test_there_is_one_for_each_mark_in_their_order(marks: int) -> None:
    target = [-1] * 8
    assert write_marked(target, PLACE, NUMBER, marks, SHIFT) == len(listed(marks))
    assert target[PLACE : PLACE + len(listed(marks))] == listed(marks)
    assert target[:PLACE] == [-1] * PLACE
    assert target[PLACE + MARKS :] == [-1]


def test_the_compiled_form_writes_the_same() -> None:
    write = form("classic", compiled=True).module("core.marking").write_marked

    @numba.njit
    def written(target: Any, marks: int) -> Any:
        return write(target, PLACE, NUMBER, marks, SHIFT)

    for marks in range(1 << MARKS):
        target = np.full(8, -1, np.int32)
        assert written(target, marks) == len(listed(marks))
        assert list(target[PLACE : PLACE + len(listed(marks))]) == listed(marks)
        assert list(target[:PLACE]) == [-1] * PLACE
        assert list(target[PLACE + MARKS :]) == [-1]
