"""The steps of the compiler that rules go through: none that they do not need, and all that they do."""

from types import SimpleNamespace
from typing import Any

import pytest

from bastide.core.passes import NEEDLESS, needed
from bastide.forms import compiler_available

pytestmark = pytest.mark.skipif(not compiler_available(), reason="no compiler")


def usual() -> Any:
    from numba.core.compiler import DefaultPassBuilder, Flags

    return DefaultPassBuilder.define_nopython_pipeline(SimpleNamespace(func_ir=None, flags=Flags()))


def test_only_steps_that_there_are_are_left_out() -> None:
    names = {step._name for step, _ in usual().passes}
    assert names >= NEEDLESS
    left = [step._name for step, _ in needed(usual(), "numba.core").passes]
    assert sorted(left) == sorted(names - NEEDLESS)


def test_a_step_is_taken_without_a_word_about_it() -> None:
    from numba.core.event import install_recorder

    taken = []
    step = SimpleNamespace(
        run_initialization=lambda state: taken.append(f"begin {state}"),
        run_pass=lambda state: taken.append(f"go through {state}"),
        run_finalizer=lambda state: taken.append(f"end {state}"),
    )
    steps = needed(usual(), "numba.core")
    steps.finalize()
    with install_recorder("numba:run_pass") as heard:
        steps._runPass(0, step, "a rule")
    assert taken == ["begin a rule", "go through a rule", "end a rule"]
    assert heard.buffer == []
