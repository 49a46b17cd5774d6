"""A driver: a process of its own that plays for many people at servers, at the pace of people, and measures.

It is told in lines of JSON how many tables there shall be and how long is measured, and answers with lines of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from .client import Look, Visitor

GAME, PLAYER = "standard", "greedy"
LOOK = 0.1         # seconds between two looks whether everybody plays
OPENING = 8        # tables that are opened side by side


@dataclass
class Seen:
    """What one driver saw; latencies are in milliseconds, from sending a move to its arrival at the other page."""

    moves: int = 0
    computer_moves: int = 0
    latencies: list[float] = field(default_factory=list)


@dataclass
class Wish:
    """What a driver plays, and where; tables without stickiness have each page at any of the servers."""

    bases: list[str]
    seed: int
    sticky: bool


class Driver:
    """Plays at so many tables."""

    def __init__(self, wish: Wish) -> None:
        self.wish, self.seen, self.pause = wish, Seen(), 1.0
        self.playing: list[asyncio.Task[None]] = []
        self.begun: set[int] = set()
        self._opening = asyncio.Semaphore(OPENING)

    async def have(self, tables: int, computers: int) -> None:
        """There are so many tables from now on; returns when somebody has moved at each."""
        for number in range(len(self.playing), tables + computers):
            way = self._computers if number < computers else self._people
            self.playing.append(asyncio.create_task(way(number)))
        while len(self.begun) < tables + computers:
            for task in self.playing:
                if task.done():
                    task.result()
            await asyncio.sleep(LOOK)

    async def measure(self, seconds: float) -> Seen:
        """What is seen in so many seconds."""
        self.seen = seen = Seen()
        await asyncio.sleep(seconds)
        while self.begun and not seen.moves + seen.computer_moves:
            await asyncio.sleep(LOOK)
        return seen

    def _bases(self, chance: Random) -> list[str]:
        """Where two people go."""
        first = chance.choice(self.wish.bases)
        return [first, first if self.wish.sticky else chance.choice(self.wish.bases)]

    async def _people(self, number: int) -> None:
        """Two people play at random, at the pace of people, table after table."""
        chance = Random(f"{self.wish.seed} {number}")
        while True:
            async with self._opening:
                visitors = [Visitor(base) for base in self._bases(chance)]
                slug = await asyncio.to_thread(visitors[0].make_table, GAME, name="one")
                await asyncio.to_thread(visitors[1].sit, slug, "two")
                looks = [await visitor.look(slug) for visitor in visitors]
            await self._game(looks, number, chance)
            for look in looks:
                await look.close()

    async def _game(self, looks: list[Look], number: int, chance: Random) -> None:
        while looks[0].state["phase"] == "playing":
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self.pause)
            mover = next((look for look in looks if look.mine), None)
            if mover is None:  # not everybody knows yet how the table stands
                await min(looks, key=lambda look: look.state["at"]).read()
                continue
            latency = await _move(mover, looks[1 - looks.index(mover)], chance.choice(mover.options()))
            self.seen.latencies.append(latency)
            self.seen.moves += 1
            self.begun.add(number)

    async def _computers(self, number: int) -> None:
        """Computers play each other, table after table, and somebody watches."""
        owner = Visitor(self.wish.bases[number % len(self.wish.bases)])
        wish: dict[str, Any] = {"computers": {"0": PLAYER, "1": PLAYER}, "seat": None}
        while True:
            slug = await asyncio.to_thread(owner.make_table, GAME, **wish)
            look = await owner.look(slug)
            while look.state["phase"] == "playing":
                await look.read()
                self.seen.computer_moves += 1
                self.begun.add(number)
            await look.close()

    async def obey(self) -> None:
        """Do what is asked, line after line."""
        while line := await asyncio.to_thread(sys.stdin.readline):
            asked = json.loads(line)
            self.pause = asked.get("pause", self.pause)
            if "tables" in asked:
                await self.have(asked["tables"], asked["computers"])
            told = await self.measure(asked["seconds"]) if "seconds" in asked else Seen()
            print(json.dumps(asdict(told)), flush=True)
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


async def _move(mover: Look, other: Look, move: str) -> float:
    """One move: the milliseconds until the other page shows it."""
    before, start = mover.state["at"], time.perf_counter()
    asking = asyncio.create_task(mover.play(move))
    await other.until(lambda state: state["at"] > before)
    latency = (time.perf_counter() - start) * 1000
    await asking
    await mover.until(lambda state: state["at"] > before)
    return latency


if __name__ == "__main__":
    gc.freeze()
    gc.disable()  # its own pauses would count as the server's
    asyncio.run(Driver(Wish(**json.loads(sys.argv[1]))).obey())
