"""The games in OpenSpiel pass its own tests, and its bots play ours."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from bastide.environments import spiel
from bastide.fast.actions import Actions
from bastide.players import RandomPlayer

NAMES = spiel.register()


@pytest.mark.parametrize("name", NAMES)
def test_random_games_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_boxes_seats_and_switches_are_parameters() -> None:
    game = pyspiel.load_game("bastide_base(seats=3,boxes=river+inns,rules=holes:allowed)")
    assert game.num_players() == 3
    assert game.table.options.boxes == ("inns", "river")
    assert game.table.options.rules["holes"] == "allowed"
    assert game.num_distinct_actions() == Actions(game.table.prepared).count
    assert str(pyspiel.load_game(str(game))) == str(game)


def walked(name: str, choices: int, seed: int = 1) -> pyspiel.State:
    """A position after so many random choices and draws."""
    luck, state = random.Random(seed), pyspiel.load_game(name).new_initial_state()
    for _ in range(choices):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(actions))
    return state


def test_a_clone_is_a_position_of_its_own() -> None:
    state = walked("bastide_standard", 31)
    twin, before = state.clone(), str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin).startswith(before)


def test_actions_are_told_in_notation_and_draws_by_chance() -> None:
    state = walked("bastide_castle", 1)
    texts = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert sorted(texts) == sorted(str(move) for move in state.position.game.moves())
    assert sum(share for _, share in walked("bastide_castle", 0).chance_outcomes()) == pytest.approx(1)


def test_observations_are_those_of_every_environment() -> None:
    state = walked("bastide_standard", 31)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    seen = dict(zip(observer.columns, observer.tensor, strict=True))
    assert seen["points.0"] == state.position.game.scores[0]
    assert seen["tiles_laid"] == len(state.position.game.view()["tiles"])
    assert np.array(state.observation_tensor(0)).shape == (len(observer.columns),)


def test_one_of_their_bots_plays_one_of_ours() -> None:
    state = pyspiel.load_game("bastide_castle").new_initial_state()
    theirs, ours, luck = uniform_random.UniformRandomBot(0, random.Random(3)), RandomPlayer(4), random.Random(5)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(actions, odds)[0])
        elif state.current_player() == 0:
            state.apply_action(theirs.step(state))
        else:
            move = str(ours.choose(state.position.game))
            state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(1, a) == move))
    assert sum(state.returns()) == pytest.approx(0)
    assert state.returns()[0] == state.position.game.scores[0] - state.position.game.scores[1]


def test_their_search_chooses_one_of_our_moves() -> None:
    state = walked("bastide_castle", 40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) in state.legal_actions()
