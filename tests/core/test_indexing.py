"""No rule counts from the end of a list, so compiled rules need not ask whether an index is negative."""

import random
import tomllib
from pathlib import Path
from typing import Any, SupportsIndex

import pytest

from bastide.core.events import Events
from bastide.core.moves import Moves
from bastide.core.record import Record, contents
from bastide.core.table import OVER
from bastide.forms import compiler_available, form
from bastide.games.options import choose, prepare

MIXES: dict[str, dict[str, Any]] = tomllib.loads((Path(__file__).parents[1] / "mixes.toml").read_text("utf-8"))


class Forward(list[Any]):
    """A list that cannot be counted from its end."""

    def __getitem__(self, index: Any) -> Any:
        if index < 0:
            raise IndexError(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index < 0:
            raise IndexError(index)
        super().__setitem__(index, value)


def forward(value: Any) -> Any:
    """The same record with such lists."""
    if isinstance(value, Record):
        for name, item in contents(value).items():
            setattr(value, name, forward(item))
    return Forward(map(forward, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("mix", MIXES)
def test_no_rule_counts_from_the_end_of_a_list(mix: str, seed: str) -> None:
    prepared, luck = prepare(choose(**MIXES[mix])), random.Random(seed)
    engine = form(prepared.options.game.family, compiled=False).engine
    box, state, events, moves = (forward(it) for it in (prepared.box, prepared.state.copy(), Events(), Moves()))
    sheet, description = forward(engine.Sheet()), forward(engine.Description())
    engine.begin(box, state, events)
    while state.chooser != OVER:
        engine.legal(box, state, moves)
        move = luck.choice(list(moves.moves)[: moves.count])
        assert engine.refusal(box, state, move) == 0
        for other in (luck.getrandbits(31), move ^ 1 << luck.randrange(30), move & 15 | luck.getrandbits(26) << 4):
            engine.refusal(box, state, other)
        if luck.random() < 0.05:
            engine.describe(box, state, 0, sheet, description)
        engine.play(box, state, events, move)


def item(numbers: Any, place: SupportsIndex) -> Any:
    return numbers[place]


@pytest.mark.skipif(not compiler_available(), reason="no compiler")
@pytest.mark.parametrize("usual", [True, False])
def test_compiled_rules_ask_nothing_about_the_sign_of_an_index(usual: bool) -> None:
    import numba

    from bastide.core.indexing import Compiler

    compiled = numba.njit(item) if usual else numba.njit(item, pipeline_class=Compiler)
    compiled.compile("(int32[::1], int64)")
    (text,) = compiled.inspect_llvm().values()
    assert ("icmp slt" in text) == usual
