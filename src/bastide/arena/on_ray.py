"""The same pieces of work on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from typing import Any

from ..core.errors import BadSetup
from ..players.roster import INVITED
from .plan import Plan, Unit
from .playing import Result, play_unit

LOCAL = "local"
TRIES = 5  # for a piece of work whose worker dies


def on_ray(plan: Plan, units: Sequence[Unit], address: str) -> Generator[tuple[Unit, list[Result]], None, None]:
    """Each piece of work once; one whose worker dies is given to another."""
    ray = _ray()
    mine = not ray.is_initialized()
    if mine:
        _connect(ray, address)
    try:
        yield from _spread(ray, plan, units)
    finally:
        if mine:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadSetup("ray", "a cluster needs the package ray: install bastide[ray]") from None
    return ray


def _connect(ray: Any, address: str) -> None:
    """To a cluster that runs, or to one of this machine's own that begins and ends with the command."""
    invited = {name: os.environ[name] for name in (INVITED, "BASTIDE_PLAIN") if name in os.environ}
    try:
        ray.init(
            address=address,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level="ERROR",
            runtime_env={"env_vars": invited},
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        sentence = str(error).strip().splitlines()[0]
        raise BadSetup("ray", f"the cluster at {address} does not answer: {sentence}") from None


def _spread(ray: Any, plan: Plan, units: Sequence[Unit]) -> Generator[tuple[Unit, list[Result]], None, None]:
    play = ray.remote(max_retries=0)(play_unit)
    waiting = {play.remote(plan, unit): (unit, 1) for unit in units}
    while waiting:
        ready, _ = ray.wait(list(waiting))
        unit, tries = waiting.pop(ready[0])
        try:
            results = ray.get(ready[0])
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError):
            if tries == TRIES:
                raise BadSetup("ray", f"the workers that play {unit.name} die again and again") from None
            waiting[play.remote(plan, unit)] = (unit, tries + 1)
        else:
            yield unit, results
