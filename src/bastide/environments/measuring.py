"""How fast the public door is, on one core: policies of one's own beside `random`, and the environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .. import fast
from ..sim.bench import rate

GAME = "standard"
AT_ONCE = 512


@fast.policy
def shown(box: Any, state: Any, moves: Any, luck: Any) -> int:
    """Any of the choices that are listed."""
    return fast.below(luck, moves.count)


@fast.policy(listed=False)
def quick(box: Any, state: Any, moves: Any, luck: Any) -> int:
    """Lays tiles anywhere, but claims whenever it can."""
    move = fast.any_move(box, state, moves, luck)
    if fast.verb_of(move) == fast.Verb.PASS:
        fast.legal(box, state, moves)
        return int(moves.moves[0])
    return move


def through_the_door(seconds: float) -> dict[str, Any]:
    """Games, steps and decisions a second of one core's own time, in the best part of the time."""
    table = fast.table(GAME)
    figures: dict[str, Any] = {
        "random_games_per_s": _games(table, "random", seconds),
        "own_policy_games_per_s": _games(table, quick, seconds),
        "own_listed_policy_games_per_s": _games(table, shown, seconds),
    }
    figures["own_to_random"] = round(figures["own_policy_games_per_s"] / figures["random_games_per_s"], 2)
    figures["batch_decisions_per_s"] = round(rate(_batch(table), seconds) * AT_ONCE)
    figures["vector_decisions_per_s"] = round(rate(_vector("points"), seconds) * AT_ONCE)
    figures["vector_with_columns_per_s"] = round(rate(_vector("columns"), seconds) * AT_ONCE)
    figures["aec_steps_per_s"] = round(rate(_aec(), seconds))
    return figures


def _games(table: fast.Table, player: Any, seconds: float) -> int:
    """Games a second of one player against itself."""
    from ..players.roster import kind_of
    from ..sim.matches import Matches, slips_for
    from ..sim.series import GAMES_AT_A_TIME, rules_of

    rules = rules_of([kind_of(player) if isinstance(player, str) else player] * table.seats)
    assert rules is not None
    slips = slips_for(table.memory, GAMES_AT_A_TIME)
    games = Matches(table.memory, rules, 1, 1, slips, np.zeros(0, np.int32))

    def play(count: int) -> None:
        for first in range(0, count, GAMES_AT_A_TIME):
            games.run(0, min(GAMES_AT_A_TIME, count - first))

    return round(rate(play, seconds))


def _some(legal: Any, count: Any, luck: np.random.Generator) -> Any:
    """A choice for each game."""
    return legal[np.arange(len(count)), (luck.random(len(count)) * count).astype(np.intp)]


def _batch(table: fast.Table) -> Callable[[int], None]:
    games, luck = fast.batch(table, AT_ONCE, cores=1), np.random.default_rng(1)

    def play(steps: int) -> None:
        for _ in range(steps):
            games.step(_some(games.legal, games.count, luck))

    return play


def _vector(observation: str) -> Callable[[int], None]:
    from .vector import GameVectorEnv

    env, luck = GameVectorEnv(GAME, AT_ONCE, observation=observation, cores=1), np.random.default_rng(1)
    _, infos = env.reset(seed=1)

    def play(steps: int) -> None:
        nonlocal infos
        for _ in range(steps):
            *_, infos = env.step(_some(infos["legal"], infos["count"], luck))

    return play


def _aec() -> Callable[[int], None]:
    from .aec import GameEnv

    env, luck = GameEnv(GAME), np.random.default_rng(1)
    env.reset(seed=1)

    def play(steps: int) -> None:
        for _ in range(steps):
            if not env.agents or env.terminations[env.agent_selection]:
                env.reset()
            seen, *_ = env.last()
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))

    return play
