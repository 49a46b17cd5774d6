"""Running a plan: pieces of work on all cores or on a cluster, each counted once whatever happens to its worker."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import get_context

from ..core.errors import BadSetup
from ..sim.batch import Progress, cores, quiet
from .plan import Plan, Unit
from .playing import Result, play_unit
from .report import shares_of_first
from .results import Store
from .sprt import sprt

Done = Generator[tuple[Unit, list[Result]], None, None]
TIRED = 3  # pools that break one after the other without a piece done


def run(
    plan: Plan,
    store: Store | None = None,
    progress: Progress = quiet,
    strengths: tuple[float, float] | None = None,
    ray: str | None = None,
    workers: int | None = None,
) -> list[Result]:
    """All games of a plan, or as many as the test between two strengths needs; what is done already is not played."""
    found: dict[Unit, list[Result]] = {}
    waiting = []
    for unit in plan.units():
        if store is not None and store.has(unit):
            found[unit] = store.load(unit)
            progress(len(found[unit]))
        else:
            waiting.append(unit)
    with closing(_play(plan, waiting, ray, workers)) as played:
        for unit, results in () if _decided(plan, found, strengths) else played:
            if store is not None:
                store.save(unit, results)
            found[unit] = results
            progress(len(results))
            if _decided(plan, found, strengths):
                break
    return [result for results in found.values() for result in results]


def _decided(plan: Plan, found: dict[Unit, list[Result]], strengths: tuple[float, float] | None) -> bool:
    """Whether the test is over."""
    if strengths is None or not found:
        return False
    results = [result for unit in found.values() for result in unit]
    return sprt(shares_of_first(plan, results), *strengths).verdict != "open"


def _play(plan: Plan, units: Sequence[Unit], ray: str | None, workers: int | None) -> Done:
    if ray is not None:
        from .on_ray import on_ray

        return on_ray(plan, units, ray)
    number = min(workers or cores(), len(units))
    return in_processes(plan, units, number) if number > 1 else here(plan, units)


def here(plan: Plan, units: Iterable[Unit]) -> Done:
    """One piece after the other, in this process."""
    for unit in units:
        yield unit, play_unit(plan, unit)


def in_processes(plan: Plan, units: Sequence[Unit], workers: int) -> Done:
    """On all cores; the first piece is played here, so that what must be compiled is compiled once."""
    yield from here(plan, units[:1])
    waiting, broken = list(units[1:]), 0
    while waiting:
        before = len(waiting)
        try:
            for unit, results in _in_pool(plan, waiting, workers):
                waiting.remove(unit)
                yield unit, results
        except BrokenProcessPool:
            broken = broken + 1 if len(waiting) == before else 0
            if broken == TIRED:
                raise BadSetup("workers", "the processes that play are killed again and again") from None


def _in_pool(plan: Plan, units: Sequence[Unit], workers: int) -> Done:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _heed_no_interrupt)
    try:
        running = {pool.submit(play_unit, plan, unit): unit for unit in units}
        for finished in as_completed(running):
            yield running[finished], finished.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _heed_no_interrupt() -> None:
    """Who interrupts the command stops the workers through it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
