"""The compiler knows which fields cannot lie in one place, and nothing beyond that."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core import config

from bastide.core.compiling import Rule

THING = np.dtype([("size", np.int16), ("worth", np.int16), ("marks", np.int8, (4,))], align=True)


def read_twice(thing: Any, numbers: Any) -> int:
    first = thing.size
    thing.worth = 7
    numbers[0] = 5
    thing.marks[1] = 3
    return int(first + thing.size)


def write_both(things: Any, one: int, other: int) -> int:
    things[one].size = 1
    things[other].size = 2
    return int(things[one].size)


def write_marks(thing: Any, one: int, other: int) -> int:
    thing.marks[one] = 1
    thing.marks[other] = 2
    return int(thing.marks[one])


def take_over(things: Any, one: int, other: int) -> int:
    before = things[one].size
    things[one] = things[other]
    return int(before * 100 + things[one].size)


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Compiles a function into a folder of its own."""
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    return lambda function: Rule(function, False)


def test_a_field_is_not_read_again_because_another_was_written(compiled: Any) -> None:
    rule, thing = compiled(read_twice), np.zeros(1, THING)
    thing[0]["size"] = 4
    assert rule(thing[0], np.zeros(3, np.int16)) == 8
    (result,) = rule.whole.overloads.values()
    body = result.library.get_llvm_str().split("define ")[1].split("\n}")[0]
    assert len(re.findall(r" load i16", body)) == 1


def test_what_may_be_the_same_place_is_read_again(compiled: Any) -> None:
    things = np.zeros(2, THING)
    write, mark = compiled(write_both), compiled(write_marks)
    assert [write(things, 0, 0), write(things, 0, 1)] == [2, 1]
    assert [mark(things[0], 2, 2), mark(things[0], 2, 3)] == [2, 1]


def test_a_whole_record_that_is_written_over_is_read_again(compiled: Any) -> None:
    things = np.zeros(2, THING)
    things["size"] = [3, 4]
    assert compiled(take_over)(things, 0, 1) == 304
