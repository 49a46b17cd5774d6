"""Load: how long a move takes from one page to the other while many tables are played and computers think.

Everything runs on this machine: a server of its own, pages that play at random, and tables of computers.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from .client import Look, Visitor
from .own_server import OwnServer

WARM_UP = 300.0
GENEROUS = {
    "requests_per_second": 1000.0,
    "requests_at_once": 1000,
    "people_per_address": 1000,
    "pages_per_address": 100_000,
    "tables_per_minute": 100_000.0,
    "tables_per_day": 100_000.0,
    "tables_per_person": 100_000,
}


@dataclass
class Figures:
    """What was measured; latencies are in milliseconds, from sending a move to its arrival at the other page."""

    tables: int
    computers: int
    seconds: float
    moves: int = 0
    computer_moves: int = 0
    busy: float = 0.0
    memory: float = 0.0
    latencies: list[float] = field(default_factory=list)

    def share(self, share: float) -> float:
        """The latency that so many moves stay within."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")

    def plain(self) -> dict[str, float]:
        """The figures as data."""
        return {
            "tables": self.tables,
            "computers": self.computers,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "computer_moves": self.computer_moves,
            "server_ms_per_move": round(1000 * self.busy / max(1, self.moves + self.computer_moves), 2),
            "server_mb": round(self.memory, 1),
            "p50_ms": round(self.share(0.50), 1),
            "p90_ms": round(self.share(0.90), 1),
            "p99_ms": round(self.share(0.99), 1),
            "max_ms": round(max(self.latencies, default=float("nan")), 1),
        }


def run(
    tables: int = 50,
    computers: int = 4,
    seconds: float = 20.0,
    pause: float = 1.5,
    game: str = "standard",
    player: str = "greedy",
    database: str | None = None,
) -> dict[str, float]:
    """Measure: so many tables of two people each, and so many tables where computers play each other without rest."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        with OwnServer(url, workers=max(1, computers), pace=0.0, **GENEROUS) as server, _no_pauses_of_its_own():
            return asyncio.run(_measure(server, tables, computers, seconds, pause, game, player)).plain()


@contextmanager
def _no_pauses_of_its_own() -> Iterator[None]:
    """What measures does not look for garbage meanwhile: its pauses would count as the server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _measure(
    server: OwnServer, tables: int, computers: int, seconds: float, pause: float, game: str, player: str
) -> Figures:
    figures, base = Figures(tables, computers, seconds), server.base
    stop = asyncio.Event()
    thinking = [asyncio.create_task(_computers(base, game, player, figures, stop)) for _ in range(computers)]
    playing = [asyncio.create_task(_people(base, game, pause, figures, stop, Random(at))) for at in range(tables)]
    await _until(figures, tables, 5 * computers)
    figures.latencies.clear()
    figures.moves, figures.computer_moves, start, busy = 0, 0, time.perf_counter(), server.busy()
    await asyncio.sleep(seconds)
    await _until(figures, min(tables, 1), min(computers, 1))
    figures.seconds, figures.busy = time.perf_counter() - start, server.busy() - busy
    figures.memory = server.memory()
    stop.set()
    await asyncio.gather(*thinking, *playing)
    return figures


async def _until(figures: Figures, moves: int, computer_moves: int) -> None:
    """Wait until so many moves were made; processes take a while to start."""
    async with asyncio.timeout(WARM_UP):
        while figures.moves < moves or figures.computer_moves < computer_moves:
            await asyncio.sleep(0.2)


async def _computers(base: str, game: str, player: str, figures: Figures, stop: asyncio.Event) -> None:
    """Computers play each other, table after table, and somebody watches."""
    owner = Visitor(base)
    while not stop.is_set():
        wish: dict[str, Any] = {"computers": {"0": player, "1": player}, "seat": None}
        slug = await asyncio.to_thread(owner.make_table, game, **wish)
        look = await owner.look(slug)
        while look.state["phase"] == "playing" and not stop.is_set():
            await look.read()
            figures.computer_moves += 1
        await look.close()


async def _people(
    base: str, game: str, pause: float, figures: Figures, stop: asyncio.Event, chance: Random
) -> None:
    """Two people play at random, at the pace of people, table after table."""
    while not stop.is_set():
        visitors = [Visitor(base), Visitor(base)]
        slug = await asyncio.to_thread(visitors[0].make_table, game, name="one")
        await asyncio.to_thread(visitors[1].sit, slug, "two")
        looks = [await visitor.look(slug) for visitor in visitors]
        await _game(looks, pause, figures, stop, chance)
        for look in looks:
            await look.close()


async def _game(looks: list[Look], pause: float, figures: Figures, stop: asyncio.Event, chance: Random) -> None:
    while looks[0].state["phase"] == "playing" and not stop.is_set():
        await asyncio.sleep(chance.uniform(0.5, 1.5) * pause)
        mover = next((look for look in looks if look.mine), None)
        if mover is None:
            continue
        other = looks[1 - looks.index(mover)]
        figures.latencies.append(await _move(mover, other, chance.choice(mover.options())))
        figures.moves += 1


async def _move(mover: Look, other: Look, move: str) -> float:
    """One move: the milliseconds until the other page shows it."""
    before, start = mover.state["at"], time.perf_counter()
    asking = asyncio.create_task(mover.play(move))
    await other.until(lambda state: state["at"] > before)
    latency = (time.perf_counter() - start) * 1000
    await asking
    await mover.until(lambda state: state["at"] > before)
    return latency
