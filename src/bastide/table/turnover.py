"""Turnover: tables come and go at a server of its own, and what it holds in memory before and after is told."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.request import urlopen

from .client import Visitor
from .load import GENEROUS, free_port
from .own_server import OwnServer

AT_ONCE = 20   # tables that are played side by side
MOVES = 8      # at each of them
FIRST = 200    # tables after which a server has seen everything once
IDLE = 5.0     # seconds after which a table that nobody looks at is put away
LOOK = 1.0     # seconds between two looks whether all are put away
QUIET = 90.0   # seconds in which a server that nobody visits tidies up
PATIENCE = 120.0


class Held(NamedTuple):
    """What a server holds in memory, in megabytes: when the first tables were put away, and when all others were."""

    tables: int
    before: float
    after: float

    @property
    def each(self) -> float:
        """Kilobytes that are left of a table which was put away."""
        return 1000 * (self.after - self.before) / max(1, self.tables)

    def plain(self) -> dict[str, float]:
        """As data."""
        told = {"memory_before_mb": self.before, "memory_after_mb": self.after, "kept_of_a_table_kb": self.each}
        return {"tables_put_away": self.tables, **{name: round(value, 2) for name, value in told.items()}}


def turn_over(tables: int, seed: int = 0, first: int = FIRST) -> Held:
    """Open, play at and put away so many tables after some first ones."""
    port = free_port()
    wish: dict[str, Any] = {**GENEROUS, "seed": f"{seed}", "workers": 1, "idle": IDLE, "metrics_port": port}
    with tempfile.TemporaryDirectory() as folder, OwnServer(f"sqlite:///{Path(folder) / 't.sqlite'}", **wish) as server:
        before = asyncio.run(_after(server, port, first, Random(seed)))
        return Held(tables, before, asyncio.run(_after(server, port, tables, Random(seed + 1))))


async def _after(server: OwnServer, port: int, tables: int, chance: Random) -> float:
    """What it holds once so many more tables have come and gone."""
    for begun in range(0, tables, AT_ONCE):
        some = range(min(AT_ONCE, tables - begun))
        await asyncio.gather(*(_visit(server.base, Random(chance.random())) for _ in some))
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(_open_tables, port):
            await asyncio.sleep(LOOK)
    await asyncio.sleep(QUIET)
    return server.memory()


async def _visit(base: str, chance: Random) -> None:
    """Two people play a few moves, say something and are gone."""
    people = [Visitor(base), Visitor(base)]
    slug = await asyncio.to_thread(people[0].make_table, "standard", name="one")
    await asyncio.to_thread(people[1].sit, slug, "two")
    looks = [await one.look(slug) for one in people]
    await looks[0].ask("chat", text="hello")
    for _ in range(MOVES):
        mover = next(look for look in looks if look.mine)
        answer = await mover.play(chance.choice(mover.options()))
        for look in looks:
            await look.until(lambda state, number=answer["number"]: state["at"] >= number)
    for look in looks:
        await look.close()


def _open_tables(port: int) -> int:
    with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
        found = re.search(r"^bastide_tables_open (\d+)", answer.read().decode(), re.M)
    return int(found[1]) if found else 0
