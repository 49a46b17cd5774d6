"""Devices: rows of records, copies of them, rules over them; a GPU's absence is told in one sentence."""

import numpy as np
import pytest

from bastide.core.errors import BadSetup
from bastide.core.luck import Luck
from bastide.devices import open_device
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
