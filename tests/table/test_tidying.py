"""When new things, and when everything, is looked through for garbage."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bastide.table.tidying import CHANGES, GONE, NEVER, PORTION, SHARE, Tidying, give_back


@pytest.fixture
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("_as_before")
def test_looking_through_everything_takes_a_small_part_of_all_time() -> None:
    now, worked, found = [100.0], [0.0], []

    def collect(generation: int) -> None:
        assert generation == 2
        found.append(now[0])
        worked[0] += 0.5
        now[0] += 20.0  # others were at it, too

    tidying = Tidying(collect, lambda: now[0], lambda: worked[0])
    tidying.gone()
    assert not tidying.now_and_then(0)  # nobody has begun
    tidying.begin()
    assert gc.get_threshold() == (PORTION, NEVER, NEVER)
    now[0] += 1.0
    for _ in range(4 * SHARE):
        for _ in range(GONE + 1):
            tidying.gone()
        tidying.now_and_then(1)
        now[0] += 0.25
    assert len(found) == 2
    assert found[1] - found[0] > SHARE * 0.5
    tidying.gone()
    assert tidying.now_and_then(0)  # nobody is there who would have to wait


@pytest.mark.usefixtures("_as_before")
def test_while_nobody_goes_nothing_is_looked_for_that_nobody_left() -> None:
    now, found = [100.0], []
    tidying = Tidying(found.append, lambda: now[0], lambda: 0.0)
    tidying.begin()
    now[0] += 1e6
    assert not tidying.now_and_then(0)
    for _ in range(GONE * 1000):
        tidying.gone()
    assert not tidying.now_and_then(1000)
    tidying.gone()
    assert tidying.now_and_then(1000)
    now[0] += 1e6
    assert not tidying.now_and_then(1000)
    assert found == [2]


@pytest.mark.usefixtures("_as_before")
def test_what_replaces_what_there_was_is_looked_through_in_small_portions() -> None:
    """The interpreter by itself waits until there is more than before, and there never is."""
    looked: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            looked.append(len(gc.get_objects(0)))

    tables = [[[] for _ in range(500)] for _ in range(200)]
    tidying = Tidying()
    tidying.begin()
    gc.callbacks.append(note)
    try:
        for place in range(len(tables)):
            tables[place] = [[] for _ in range(500)]
            tidying.changed()
    finally:
        gc.callbacks.remove(note)
    assert len(looked) >= len(tables) // CHANGES
    assert max(looked) < 2 * 500 * CHANGES


@pytest.mark.usefixtures("_as_before")
def test_tidying_finds_what_holds_itself() -> None:
    class Knot:
        def __init__(self) -> None:
            self.self = self

    gc.disable()
    try:
        gone = weakref.ref(Knot())
        assert gone() is not None
        tidying = Tidying()
        tidying.begin()
        assert gone() is None
        gone = weakref.ref(Knot())
        tidying.gone()
        assert tidying.now_and_then(0)
        assert gone() is None
        give_back()
    finally:
        gc.enable()
