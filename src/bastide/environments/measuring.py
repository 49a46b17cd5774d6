"""How fast the public door is: policies of one's own beside `random`, `Game`, and the environments."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from .. import fast
from ..play.game import Game
from ..sim.batch import cores
from ..sim.bench import rate

GAME = "standard"
AT_ONCE = 1024
IN_A_SERIES = 20_000


@fast.policy
def claims(box: Any, state: Any, moves: Any, luck: Any) -> int:
    """Claims whenever it can; else any move will do."""
    if fast.verb_of(moves.moves[0]) == fast.Verb.PUT:
        return fast.below(luck, moves.count - 1)
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
    """Games, steps and decisions a second of one core's own time, in the best part of the time; then of all cores.

    The policies are those of docs/fast.md.
    """
    table = fast.table(GAME)
    figures = _one_core(table, seconds) | {"cores": cores()}
    if table.compiled:
        figures |= _all_cores(table, seconds)
    pairs = {
        "own_policy_to_random": ("own_policy_games_per_s", "random_games_per_s"),
        "own_unlisted_to_random": ("own_unlisted_policy_games_per_s", "random_games_per_s"),
        "own_policy_all_cores_to_one": ("own_policy_games_per_s_all_cores", "own_policy_games_per_s"),
        "vector_all_cores_to_one": ("vector_decisions_per_s_all_cores", "vector_decisions_per_s"),
    }
    ratios = {name: (figures.get(one), figures[other]) for name, (one, other) in pairs.items()}
    return figures | {name: round(one / other, 2) for name, (one, other) in ratios.items() if one}


def _one_core(table: fast.Table, seconds: float) -> dict[str, Any]:
    return {
        "random_games_per_s": _games(table, "random", seconds),
        "own_policy_games_per_s": _games(table, claims, seconds),
        "own_unlisted_policy_games_per_s": _games(table, quick, seconds),
        "Game_games_per_s": round(rate(_game(), seconds)),
        "batch_decisions_per_s": round(rate(_batch(table), seconds) * AT_ONCE),
        "vector_decisions_per_s": round(rate(_vector("points", 1), seconds) * AT_ONCE),
        "vector_with_columns_per_s": round(rate(_vector("columns", 1), seconds) * AT_ONCE),
        "aec_steps_per_s": round(rate(_aec(), seconds)),
    }


def _all_cores(table: fast.Table, seconds: float) -> dict[str, Any]:
    """By the clock on the wall, since several cores share the work."""

    def games(series: int) -> None:
        fast.play_games(table, [claims] * table.seats, series * IN_A_SERIES)

    steps = rate(_vector("points", None), seconds, time.perf_counter)
    return {
        "own_policy_games_per_s_all_cores": round(rate(games, seconds, time.perf_counter) * IN_A_SERIES),
        "vector_decisions_per_s_all_cores": round(steps * AT_ONCE),
    }


def _game() -> Callable[[int], None]:
    """A person's loop."""
    Game.warm_up(GAME)
    luck = random.Random(1)

    def play(games: int) -> None:
        for _ in range(games):
            game = Game.new(GAME, seed=luck.getrandbits(32))
            while not game.over:
                game.play(luck.choice(game.moves()))

    return play


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


def _vector(observation: str, number: int | None) -> Callable[[int], None]:
    from .vector import GameVectorEnv

    env, luck = GameVectorEnv(GAME, AT_ONCE, observation=observation, cores=number), np.random.default_rng(1)
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
