"""Errands: how long an operator waits for a start, a stop, a backup, and people for a move beside strangers."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from .backup import back_up, restore
from .client import Visitor
from .load import GENEROUS, Drivers
from .own_server import OwnServer
from .soak import STEPS, Verdict, beside_strangers

PACE = 0.5  # seconds between two moves at a table before everybody is sent away


def measure(visitors: int = 500, strangers: int = 10, moves: int = STEPS) -> dict[str, Any]:
    """All of it, at a server of its own with two visitors at each table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url, copy = f"sqlite:///{folder / 'first.sqlite'}", f"sqlite:///{folder / 'second.sqlite'}"
        wish: dict[str, Any] = {"workers": 1, **GENEROUS}
        server = OwnServer(url, **wish)
        told: dict[str, Any] = {"visitors": visitors, "first_start_seconds": _until_ready(server)}
        try:
            told |= _beside(server, strangers, moves) | _stopped(server, visitors)
            told["next_start_seconds"] = _until_ready(server)
            told["backup_seconds"] = _timed(lambda: back_up(url, folder / "backup"))
        finally:
            server.stop()
            server.door.close()
        told["restore_seconds"] = _timed(lambda: told.update(tables_restored=restore(folder / "backup", copy)))
        return told


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return round(time.perf_counter() - start, 2)


def _until_ready(server: OwnServer) -> float:
    """From the start of the process until it says that it is ready."""

    def ready() -> None:
        server.start()
        if Visitor(server.base).call("GET", "/readyz")[0] != 200:
            raise RuntimeError("the server is not ready")

    return _timed(ready)


def _beside(server: OwnServer, strangers: int, moves: int) -> dict[str, float]:
    """The slowest of some moves, alone and beside strangers who ask for all they may."""
    found: dict[str, float] = {}
    for name, number in (("alone", 0), ("beside_strangers", strangers)):
        verdict = Verdict()
        asyncio.run(beside_strangers(server, number, moves, Random(number), verdict))
        found[f"slowest_move_{name}_ms"] = round(verdict.slowest_ms, 1)
    return found | {"strangers": strangers}


def _stopped(server: OwnServer, visitors: int) -> dict[str, Any]:
    """How long a stop takes while so many pages are open and played at."""
    with Drivers(1, [server.base], sticky=True) as playing:
        playing.think(PACE)
        playing.have(visitors // 2, 0)
        process = server.process
        took = _timed(server.stop)
    return {"stop_seconds": took, "stopped_by_itself": process is not None and process.returncode != -9}
