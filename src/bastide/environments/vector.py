"""Many games at once as a Gymnasium vector environment: one step is one choice in each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core.errors import BadSetup
from ..fast.batches import Batch, batch
from ..fast.tables import table
from .needs import needed
from .pictures import picture
from .rewards import all_rewards

gymnasium = needed("gymnasium", "environments")
vector = needed("gymnasium.vector", "environments")
SEEN = ("columns", "points")


class GameVectorEnv(vector.VectorEnv):  # type: ignore[misc, name-defined]
    """Games in which whoever has to choose acts: `infos["seat"]` says who, `infos["legal"]` between what.

    What is over begins anew in the same step. The reward is that of the seat that acted, in the step that ends its
    game; `infos["rewards"]` has those of all seats. With `observation="points"` only the points are observed, which is
    fast; `env.games.observe()` has all columns whenever they are wanted.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        boxes: Sequence[str] = (),
        seats: int = 2,
        rules: Mapping[str, Any] | None = None,
        observation: str = "columns",
        render_mode: str | None = None,
        compiled: bool | None = None,
        cores: int | None = None,
    ) -> None:
        if observation not in SEEN:
            raise BadSetup("observation", f"what is observed are {' or '.join(SEEN)}, not {observation!r}")
        self.games: Batch = batch(table(game, boxes, seats, rules, compiled=compiled), num_envs, cores=cores)
        self.num_envs, self.observation, self.render_mode = num_envs, observation, render_mode
        self.metadata = {
            "autoreset_mode": vector.AutoresetMode.SAME_STEP,
            "render_modes": ["rgb_array"],
            "render_fps": 2,
        }
        shape = (len(self.games.columns),) if observation == "columns" else (seats,)
        spaces, utils = gymnasium.spaces, vector.utils
        self.single_observation_space = spaces.Box(-np.inf, np.inf, shape, np.float32)
        self.single_action_space = spaces.Discrete(self.games.actions.count)
        self.observation_space = utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """All games anew."""
        self.games.reset(seed)
        return self._observe(), self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One choice in each game, by the number of its action."""
        acted = self.games.chooser.astype(np.intp)
        self.games.step(np.asarray(actions))
        over, infos = self.games.over, self._infos()
        worth = np.zeros(self.num_envs)
        if over.any():
            infos["rewards"] = np.zeros((self.num_envs, self.games.table.seats))
            infos["rewards"][over] = all_rewards(self.games.final_scores[over])
            infos["final_scores"] = self.games.final_scores
            worth = infos["rewards"][np.arange(self.num_envs), acted]
        return self._observe(), worth, over, np.zeros(self.num_envs, np.bool_), infos

    def _observe(self) -> NDArray[np.float32]:
        return self.games.observe() if self.observation == "columns" else self.games.scores.astype(np.float32)

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.games.chooser, "legal": self.games.legal, "count": self.games.count}

    def render(self) -> tuple[NDArray[np.uint8], ...] | None:
        """The boards as pictures."""
        if self.render_mode != "rgb_array":
            return None
        return tuple(picture(self.games, game) for game in range(self.num_envs))
