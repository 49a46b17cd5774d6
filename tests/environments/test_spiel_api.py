"""OpenSpiel's own tests of games, run on ours: `integration_tests/api_test.py` and `python/tests/games_sim_test.py`."""

import random
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.tests import games_sim_test

from bastide.environments import spiel

NAMES = spiel.register()
MIXES = ["bastide_base(seats=3,boxes=inns+river+traders)", "bastide_winter(seats=4,boxes=gingerbread)"]
STATES = 12  # theirs asks 400 states of games that are over in a moment


class Sampled(api_test.EnforceAPIOnPartialTreeBase):
    """Their tests of some states of a game, over fewer of them."""

    __test__ = False  # only what is made of it for a game is run
    game: pyspiel.Game

    @classmethod
    def setUpClass(cls) -> None:
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=STATES)
        cls.game_type = cls.game.get_type()


@pytest.mark.parametrize("name", [*NAMES, *MIXES])
def test_their_tests_of_the_interface_pass(name: str) -> None:
    random.seed(1)
    np.random.seed(1)  # theirs draws from it
    kind = type("OneGame", (Sampled,), {"game": pyspiel.load_game(name), "game_name": name})
    tests, result = unittest.defaultTestLoader.loadTestsFromTestCase(kind), unittest.TestResult()
    tests.run(result)
    assert [text for _, text in (*result.failures, *result.errors)] == []
    assert result.testsRun == tests.countTestCases() >= 5


@pytest.mark.parametrize("name", [*NAMES, *MIXES])
def test_their_simulation_comes_to_its_end(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With pickling, serialization and a clone beside it all the way."""
    np.random.seed(2)
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))
    assert "terminated with" in capsys.readouterr().out
