"""When everything is looked through for garbage."""

import gc
import weakref

from bastide.table.tidying import NEVER, PORTION, SHARE, Tidying, tidy


def test_looking_through_everything_takes_a_small_part_of_all_time() -> None:
    now, worked, found = [100.0], [0.0], []

    def collect() -> None:
        found.append(now[0])
        worked[0] += 0.5
        now[0] += 20.0  # others were at it, too

    before = gc.get_threshold()
    tidying = Tidying(collect, lambda: now[0], lambda: worked[0])
    tidying.now_and_then()
    assert found == []  # nobody has begun
    try:
        tidying.begin()
        assert gc.get_threshold() == (PORTION, NEVER, NEVER)
        now[0] += 1.0
        for _ in range(4 * SHARE):
            tidying.now_and_then()
            now[0] += 0.25
        assert len(found) == 2
        assert found[1] - found[0] > SHARE * 0.5
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_tidying_finds_what_holds_itself() -> None:
    class Knot:
        def __init__(self) -> None:
            self.self = self

    gc.disable()
    try:
        gone = weakref.ref(Knot())
        assert gone() is not None
        tidy()
        assert gone() is None
    finally:
        gc.enable()
