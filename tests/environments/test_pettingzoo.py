"""The PettingZoo environments pass PettingZoo's own tests."""

import re
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from bastide import BadSetup, catalogue, environments
from bastide.environments import standard_v0
from bastide.environments.aec import GameEnv

MIXES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in catalogue.games),
    ("winter", {"boxes": ["gingerbread"], "seats": 3}),
    ("standard", {"seats": 4, "rules": {"holes": "forbidden"}}),
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "wishes"), MIXES, ids=str)
def test_the_interface_is_as_it_should_be(
    game: str, wishes: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    env = getattr(environments, f"{game}_v0").env(**wishes, compiled=False)
    api_test(env, num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", catalogue.games)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: getattr(environments, f"{game}_v0").env(compiled=False), num_cycles=40)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", catalogue.games)
def test_every_way_of_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    maker = getattr(environments, f"{game}_v0")
    render_test(lambda render_mode: maker.raw_env(render_mode=render_mode, compiled=False))
    line = rf"{game}: \d+ tiles laid, the last \S+ at \S+; scores \[0, 0\]; turn of seat_0"
    assert re.match(line, capsys.readouterr().out)


def played_out(env: Any, seed: int) -> dict[str, float]:
    """What a game came to for its agents; whoever is over says so once."""
    env.reset(seed=seed)
    luck, got = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        choices = np.flatnonzero(seen["action_mask"])
        assert (len(choices) > 0) != over
        env.step(None if over else int(luck.choice(choices)))
    return got


@pytest.mark.parametrize("seats", [2, 4])
def test_rewards_come_at_the_end_and_add_up_to_nothing(seats: int) -> None:
    env = GameEnv("standard", seats=seats, compiled=False)
    got = played_out(env, 3)
    points = env.games.scores[0].tolist()
    assert sum(got.values()) == pytest.approx(0)
    assert got["seat_0"] == pytest.approx(points[0] - sum(points[1:]) / (seats - 1))
    assert played_out(env, 3) == got


def test_a_picture_shows_the_board() -> None:
    env = standard_v0.raw_env(render_mode="rgb_array", compiled=False)
    env.reset(seed=1)
    first = env.render()
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    second = env.render()
    assert isinstance(first, np.ndarray)
    assert first.shape == (640, 640, 3)
    assert first.std() > 20
    assert (first != second).mean() > 0.05


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(AttributeError, match="there is no environment 'chess_v0'"):
        _ = environments.chess_v0
    with pytest.raises(BadSetup, match="pictures are human, ansi, rgb_array"):
        GameEnv("standard", render_mode="film", compiled=False)
