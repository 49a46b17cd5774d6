"""A position described claim by claim, as many hands do it side by side, is the one that is described at once."""

import random
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bastide.core.record import differences, flat
from bastide.core.table import CHANCE, OVER
from bastide.devices import open_device
from bastide.devices.processor import Processor
from bastide.forms import form
from bastide.games.options import Prepared, choose, prepare
from bastide.learn.alike import compare_leaves
from bastide.learn.playing import SelfPlay
from bastide.memory import Memory
from bastide.sim.mixed import Tables
from bastide.sim.mixes import Mix
from bastide.sim.verify import GameInForm

MIXES: dict[str, dict[str, Any]] = tomllib.loads((Path(__file__).parents[1] / "mixes.toml").read_text("utf-8"))


def prepared_for(mix: dict[str, Any]) -> Prepared:
    return prepare(choose(mix["game"], mix.get("boxes", ()), mix.get("rules"), mix["seats"]))


def positions(table: GameInForm, dice: random.Random, often: float) -> Any:
    """Some positions of a random game in which somebody has to choose."""
    while table.state.chooser != OVER:
        moves = table.legal()
        if table.state.chooser != CHANCE and dice.random() < often:
            yield
        weights = table.moves.weights[: len(moves)] if table.state.chooser == CHANCE else None
        table.play(dice.choices(moves, weights)[0])


@pytest.mark.parametrize("mix", MIXES)
def test_claims_are_described_in_any_order_each_on_paper_of_its_own(mix: str) -> None:
    prepared = prepared_for(MIXES[mix])
    table, dice, seen = GameInForm(prepared, False), random.Random(mix), 0
    engine: Any = table.engine
    records = [Memory(prepared, compiled=False).sized(kind) for kind in (engine.Stock, engine.Survey, engine.Notes)]
    for _ in positions(table, dice, 0.08):
        box, state, seat = table.box, table.state, dice.randrange(table.state.seats)
        before, whole, pieced = flat(state).tobytes(), engine.Description(), engine.Description()
        engine.describe(box, state, seat, engine.Sheet(), whole)
        stock, survey = records[0](), records[1]()
        engine.take_stock(box, state, stock)
        for claim in reversed(range(engine.begin_description(box, state, seat, stock, survey))):
            engine.describe_claim(box, state, seat, stock, survey, records[2](), claim, pieced)
            seen += 1
        engine.end_description(box, state, seat, stock, survey, records[2](), pieced)
        assert list(differences(flat(whole), flat(pieced))) == []
        assert flat(state).tobytes() == before
    assert seen > 0


@pytest.mark.parametrize("mix", MIXES)
def test_one_choice_leaves_the_same_tiles_wherever_it_leads(mix: str) -> None:
    prepared = prepared_for(MIXES[mix])
    table, dice, leaves = GameInForm(prepared, False), random.Random(mix), 0
    trying: Any = form(prepared.options.game.family).module("players.leaves")
    for _ in positions(table, dice, 0.05):
        trial, states = trying.Trial(), [table.state.copy() for _ in range(trying.LEAVES)]
        trying.begin_trial(table.box, states, trial, 0)
        while trying.next_leaf(table.box, states, trial):
            assert states[trial.leaf].bag == table.state.bag
            leaves += 1
    assert leaves > 0


def test_a_device_may_describe_in_steps_or_leaf_by_leaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games, the same leaves, the same numbers; one that differs is told."""
    devices = [open_device("cpu", "castle", cores=1) for _ in range(2)]
    monkeypatch.setattr(devices[1], "side_by_side", True)
    monkeypatch.setattr("bastide.learn.playing.ROWS_AT_ONCE", 64)
    monkeypatch.setattr("bastide.learn.alike.open_device", lambda name, family: devices[name != "cpu"])
    (alike,) = compare_leaves("castle", "in steps", 2, 5)
    assert alike.alike == alike.leaves > 1000
    usual = Processor.shorts
    wrong = lambda self, rows: usual(self, rows) + (self is devices[1])  # noqa: E731
    monkeypatch.setattr(Processor, "shorts", wrong)
    (differ,) = compare_leaves("castle", "in steps", 2, 5)
    assert differ.alike < differ.leaves == alike.leaves


def test_rows_that_grow_keep_what_was_tried() -> None:
    device = open_device("cpu", "castle", cores=1)
    play = SelfPlay(device, Tables(device, "castle", [Mix("castle")]), 2)
    play.deal(np.zeros(2), np.arange(2))
    few = len(play.leaves)
    play.parents[:], play.firsts[:], play.answers[:] = 3, 4, 5
    device.words(play.leaves)[:] = 7
    play._make_room(few + 1)
    assert len(play.leaves) > few
    assert [int(row[few - 1]) for row in (play.parents, play.firsts, play.answers)] == [3, 4, 5]
    assert (device.words(play.leaves)[:few] == 7).all()
