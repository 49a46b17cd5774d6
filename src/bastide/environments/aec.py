"""The games as PettingZoo environments, in which one agent after another acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadSetup
from ..fast.actions import VERSION
from ..fast.batches import Batch, batch
from ..fast.tables import table
from .needs import needed
from .pictures import picture
from .rewards import rewards

pettingzoo = needed("pettingzoo", "environments")
spaces = needed("gymnasium.spaces", "environments")
wrappers = needed("pettingzoo.utils.wrappers", "environments")
MODES = ("human", "ansi", "rgb_array")


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc, name-defined]
    """One game; the agents are its seats, `seat_0` and so on. Chance acts in between, by the seed."""

    def __init__(
        self,
        game: str,
        boxes: Sequence[str] = (),
        seats: int = 2,
        rules: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        compiled: bool | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise BadSetup("render-mode", f"pictures are {', '.join(MODES)}, not {render_mode!r}")
        self.metadata = {
            "render_modes": list(MODES),
            "name": f"{game}_v{VERSION}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.games: Batch = batch(table(game, boxes, seats, rules, compiled=compiled), 1, restart=False)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        shape = (len(self.games.columns),)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self.games.actions.count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        act = spaces.Discrete(self.games.actions.count)
        self.action_spaces = {agent: spaces.Discrete(int(act.n)) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: the columns of the observation, and which actions it may take."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A fresh game; the same seed deals the same tiles, and goes on with the same games after it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.games.reset(int(self._seeds.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.games.chooser[0])]
        self._show()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees; only whoever has to choose may act."""
        seat = self.possible_agents.index(agent)
        if int(self.games.chooser[0]) == seat:
            mask = self.games.action_mask(0)
        else:
            mask = np.zeros(self.games.actions.count, np.int8)
        return {"observation": self.games.observe(seat)[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent that is selected acts."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.games.step(np.array([action]))
        self._clear_rewards()
        chooser = int(self.games.chooser[0])
        if chooser < 0:
            worth = rewards(self.games.scores[0].tolist())
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[chooser]
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as text, or the board as a picture."""
        if self.render_mode == "rgb_array":
            return picture(self.games, 0)
        text = self._text()
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def _text(self) -> str:
        view = self.games.view(0)
        last = view["tiles"][-1]
        laid = f"{len(view['tiles'])} tiles laid, the last {last['name']} at {last['x']},{last['y']}"
        whose = "the game is over" if view["over"] else f"turn of seat_{view['turn']}"
        return f"{view['game']}: {laid}; scores {view['scores']}; {whose}"

    def close(self) -> None:
        """There is nothing to close."""


class Maker:
    """What a game's environments are made by."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.__name__ = f"{game}_v{VERSION}"

    def raw_env(self, **wishes: Any) -> GameEnv:
        """The environment itself; `boxes`, `seats`, `rules` and `render_mode` can be wished for."""
        return GameEnv(self.game, **wishes)

    def env(self, **wishes: Any) -> Any:
        """The same behind PettingZoo's wrappers, which say clearly what an agent does wrong."""
        raw = self.raw_env(**wishes)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))

    def __repr__(self) -> str:
        return f"<environment {self.__name__}>"
