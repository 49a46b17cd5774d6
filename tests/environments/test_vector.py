"""The vector environment: many games at once, as Gymnasium has it."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from bastide import BadSetup
from bastide.environments.vector import GameVectorEnv


def test_steps_have_the_shapes_that_the_spaces_promise() -> None:
    env, luck = GameVectorEnv("castle", 3, compiled=False), np.random.default_rng(1)
    seen, infos = env.reset(seed=4)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ended = 0
    for _ in range(90):
        assert env.observation_space.contains(seen)
        places = (luck.random(3) * infos["count"]).astype(int)
        actions = infos["legal"][np.arange(3), places].astype(np.int64)
        assert env.action_space.contains(actions)
        acted = infos["seat"].copy()
        seen, rewards, over, cut, infos = env.step(actions)
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        if over.any():
            ended += int(over.sum())
            points = infos["final_scores"][over].astype(float)
            assert infos["rewards"][over].sum(axis=1) == pytest.approx(0)
            own = points[np.arange(len(points)), acted[over]]
            assert rewards[over] == pytest.approx(2 * own - points.sum(axis=1))
    assert ended >= 3


def test_points_alone_can_be_observed() -> None:
    env = GameVectorEnv("castle", 2, observation="points", compiled=False)
    seen, _ = env.reset(seed=1)
    assert seen.shape == (2, 2)
    with pytest.raises(BadSetup, match="columns or points"):
        GameVectorEnv("castle", 2, observation="smell", compiled=False)


def test_pictures_of_all_games() -> None:
    env = GameVectorEnv("castle", 2, render_mode="rgb_array", compiled=False)
    env.reset(seed=1)
    pictures = env.render()
    assert pictures is not None
    assert [picture.shape for picture in pictures] == [(640, 640, 3)] * 2
