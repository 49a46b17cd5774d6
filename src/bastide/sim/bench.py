"""How fast the rules run, in every form, beside the best known elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from ..core.joint import JointMoves
from ..core.moves import Moves
from ..core.record import dtype_of
from ..forms import compiler_available
from ..games import catalogue
from ..games.options import Prepared, choose, prepare
from ..memory import Memory
from .batch import Loop, Means, RandomGames, cores

FIELD_GAME = "standard"
FIELD = {"compiled": 5200.0, "joint": 3760.0, "plain": 472.0}
"""The best of other programs, in games a second: random games with farmers for two, on one core of the
same kind of machine, measured side by side. `compiled` is the best in any language (Java and C++), `joint` the
best over the full list of joint moves, `plain` the best in Python without a compiler."""

COPIES = 20_000
PARTS = 5  # of the time that a rate is measured
Say = Callable[[str], None]


@dataclass(frozen=True)
class Figures:
    """Games a second in each form, the size of a state, and how long a start takes; None needs a compiler."""

    game: str
    plain: float
    state_bytes: int
    cores: int
    means: Means
    compiled: float | None = None
    joint: float | None = None
    all_cores: float | None = None
    all_boxes: float | None = None
    copy_us: float | None = None
    cold_start_s: float | None = None
    warm_start_s: float | None = None

    def plain_data(self) -> dict[str, float | int | None]:
        """The figures as plain JSON data."""
        return {
            "compiled": _rounded(self.compiled, 1),
            "plain": _rounded(self.plain, 1),
            "joint": _rounded(self.joint, 1),
            "all_cores": _rounded(self.all_cores, 1),
            "all_boxes": _rounded(self.all_boxes, 1),
            "state_bytes": self.state_bytes,
            "copy_us": _rounded(self.copy_us, 3),
            "cold_start_s": _rounded(self.cold_start_s, 2),
            "warm_start_s": _rounded(self.warm_start_s, 2),
        }

    def ratios(self, standard: Figures | None = None) -> dict[str, float]:
        """How the figures compare with each other, with those of `standard` and with the best known elsewhere."""
        pairs = {
            "compiled / plain": (self.compiled, self.plain),
            "all cores / one core": (self.all_cores, self.compiled),
        }
        if standard:
            pairs["compiled / standard"] = (self.compiled, standard.compiled)
            pairs["all boxes / standard"] = (self.all_boxes, standard.compiled)
        if self.game == FIELD_GAME:
            pairs |= {f"{name} / best elsewhere": (getattr(self, name), best) for name, best in FIELD.items()}
        return {name: one / other for name, (one, other) in pairs.items() if one and other}


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def bench(game: str, seconds: float = 2.0, say: Say = lambda line: None) -> Figures:
    """Measure one game; each rate is taken over so many seconds."""
    prepared = prepare(choose(game))
    say(f"{game}: plain games")
    plain = RandomGames(Memory(prepared, compiled=False), 1)
    kind = plain.memory.sized(type(prepared.state))
    figures = Figures(game, rate(plain.play, seconds), int(dtype_of(kind).itemsize), cores(), plain.means())
    return bench_compiled(figures, prepared, seconds, say) if compiler_available() else figures


def bench_compiled(figures: Figures, prepared: Prepared, seconds: float, say: Say) -> Figures:
    """The figures that need a compiler."""
    cold, warm = start_times(figures.game, say)
    memory = Memory(prepared, compiled=True)
    say(f"{figures.game}: compiled games")
    random = RandomGames(memory, 1)
    compiled = rate(random.play, seconds)
    say(f"{figures.game}: joint moves")
    joint = rate(joint_player(memory).play, seconds)
    say(f"{figures.game}: all cores")
    return replace(
        figures,
        compiled=compiled,
        joint=joint,
        all_cores=rate_on_all_cores(memory, seconds),
        all_boxes=rate_with_all_boxes(figures.game, seconds),
        copy_us=copy_time(memory),
        cold_start_s=cold,
        warm_start_s=warm,
        means=random.means(),
    )


def rate(play: Callable[[int], Any], seconds: float, clock: Callable[[], float] = time.thread_time) -> float:
    """Games a second, in the best of several parts of the time: other work on the machine only ever slows one down.

    On one core it is the core's own time. What the first game needs is not counted.
    """
    play(1)
    return max(_rate(play, seconds / PARTS, clock) for _ in range(PARTS))


def _rate(play: Callable[[int], Any], seconds: float, clock: Callable[[], float]) -> float:
    """Games a second over this time, in ever longer series."""
    games, series, began = 0, 1, clock()
    while True:
        play(series)
        games += series
        passed = clock() - began
        if passed >= seconds:
            return games / passed
        series = max(1, min(series * 2, int(games / max(passed, 1e-9) * (seconds - passed))))


def rate_with_all_boxes(game: str, seconds: float) -> float | None:
    """Games a second with every box that the game can be mixed with, on one core; None if there is none."""
    boxes = catalogue.together(box.name for box in catalogue.boxes.values() if game in box.games)
    if not boxes:
        return None
    return rate(RandomGames(Memory(prepare(choose(game, boxes)), compiled=True), 1).play, seconds)


def rate_on_all_cores(memory: Memory, seconds: float) -> float:
    """Games a second with one worker on each core."""
    workers = [RandomGames(memory, number) for number in range(cores())]
    with ThreadPoolExecutor(max_workers=len(workers)) as pool:

        def play(games: int) -> None:
            list(pool.map(lambda worker: worker.play(games), workers))

        return rate(play, seconds, time.perf_counter) * len(workers)


def joint_player(memory: Memory, fast: bool = True) -> Loop:
    """Plays games over the full list of joint moves, listed the fast way where the family has one."""
    engine = memory.form.engine
    quick = fast and hasattr(engine, "offer_joint") and engine.knows_all_figures(memory.box)
    scratch = (engine.Contacts if quick else Moves, JointMoves)
    return Loop(memory, "sim.joint_fast" if quick else "sim.joint", "joint_games", 3, scratch, 1)


def copy_time(memory: Memory) -> float:
    """Microseconds to copy one state inside compiled code."""
    module = memory.form.module("sim.measuring")
    states = memory.states(module.RING, memory.start())
    copy_round = memory.rule("sim.measuring", "copy_round")
    copy_round(states, module.RING)
    times = []
    for _ in range(5):
        began = time.perf_counter()
        copy_round(states, COPIES)
        times.append(time.perf_counter() - began)
    return min(times) / COPIES * 1e6


def start_times(game: str, say: Say) -> tuple[float, float]:
    """Seconds until a fresh process has played its first game: nothing compiled yet, then from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        say(f"{game}: cold start, compiling in a fresh process; this can take a minute")
        cold = _start_time(game, folder)
        say(f"{game}: warm start")
        return cold, min(_start_time(game, folder) for _ in range(2))


def _start_time(game: str, folder: str) -> float:
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "bastide.sim.start", game],
        env={**os.environ, "XDG_CACHE_HOME": folder},
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - began
