"""Devices: rows of records, copies of them, rules over them; a GPU's absence is told in one sentence."""

import numpy as np
import pytest

from bastide import fast
from bastide.core.errors import BadSetup, IllegalMove
from bastide.core.luck import Luck
from bastide.devices import open_device
from bastide.fast.on_device import DeviceBatch
from bastide.sim.mixed import RandomGames, Tables
from bastide.sim.mixes import Mix


def test_records_are_copied_whole() -> None:
    device = open_device("cpu", "castle", cores=1)
    rows, twin = device.records(Luck, 3), device.records(Luck, 2)
    rows["high"] = [5, 6, 7]
    device.copy(twin, rows, np.array([2, 0]))
    assert twin["high"].tolist() == [7, 5]


def test_games_do_not_depend_on_the_number_of_cores() -> None:
    ends = []
    for cores in (1, 2):
        device = open_device("cpu", "castle", cores=cores)
        play = RandomGames(device, Tables(device, "castle", [Mix("castle")]), 20)
        play.play(np.zeros(20), np.arange(20))
        ends.append(play.ends())
    assert (ends[0] == ends[1]).all()
    assert len(np.unique(ends[0], axis=0)) == 20


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(BadSetup, match="no device called 'abacus'"):
        open_device("abacus", "castle")


def test_without_a_gpu_one_sentence_says_so() -> None:
    with pytest.raises(BadSetup, match="GPU"):
        open_device("cuda", "castle")


@pytest.mark.long
def test_a_batch_on_a_device_is_the_same_batch() -> None:
    table = fast.table("castle")
    ours, other = fast.batch(table, 6, seed=4), DeviceBatch(open_device("cpu", "castle", cores=2), table, 6, 4, True)
    choice = np.random.default_rng(2)
    for _ in range(200):
        assert (ours.chooser == other.chooser).all()
        assert (ours.legal == other.legal).all()
        assert (ours.scores == other.scores).all()
        assert (ours.over == other.over).all()
        actions = [row[choice.integers(count)] for row, count in zip(ours.legal, ours.count, strict=True)]
        ours.step(np.array(actions))
        other.step(actions)
    assert (ours.final_scores == other.final_scores).all()
    assert ours.final_scores.any()
    assert (ours.observe() == other.observe()).all()
    assert ours.columns == other.columns


def test_a_batch_on_a_device_refuses_what_is_no_choice() -> None:
    batch = DeviceBatch(open_device("cpu", "castle", cores=1), fast.table("castle"), 2, 0, True)
    before = batch.states()
    with pytest.raises(IllegalMove, match="none of the choices of game 0"):
        batch.step([-5, int(batch.legal[1, 0])])
    with pytest.raises(BadSetup, match="2 actions are wanted"):
        batch.step([1])
    batch.reset()
    assert (batch.states() == before).all()
