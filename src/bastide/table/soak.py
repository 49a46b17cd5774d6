"""Soak: people play at a server to which everything happens that can. No accepted move is lost, none is made twice."""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from ..play.game import Game
from .client import GONE, Look, Visitor
from .disasters import PATIENCE, Disasters
from .own_database import OwnDatabase
from .own_server import OwnServer
from .sight import fingerprint
from .strangers import Strangers

log = logging.getLogger("bastide.table")
Answer = TypeVar("Answer")
LATE = (0.0, 0.001, 0.003, 0.006, 0.01, 0.02)  # seconds after sending a move at which something happens
STEPS = 24                                     # moves at a table before another one is opened
CLOCK = {"kind": "chess", "seconds": 3000}     # whom a clock that jumps by hours costs time has none left
GENEROUS: dict[str, Any] = {
    "pace": 0.0,
    "patience": PATIENCE,
    "workers": 1,
    "requests_per_second": 10_000.0,
    "requests_at_once": 10_000,
    "tables_per_minute": 60_000.0,
    "tables_per_day": 1e9,
}


@dataclass
class Verdict:
    """What happened, and what must not have: moves lost, made twice, or told differently to different people."""

    disasters: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    lost: int = 0
    doubled: int = 0
    different: int = 0
    slowest_ms: float = 0.0

    @property
    def clean(self) -> bool:
        """Whether nothing was lost, doubled or different."""
        return not (self.lost or self.doubled or self.different)

    def plain(self) -> dict[str, Any]:
        """As data."""
        counted = {"lost": self.lost, "doubled": self.doubled, "different": self.different}
        slow = {"slowest_move_with_strangers_ms": round(self.slowest_ms, 1)}
        return {"moves": self.moves, **dict(self.disasters), **counted, **slow}


def _insist(wish: Callable[[], Answer]) -> Answer:
    """Wishes again while the database does not do its work."""
    while True:
        try:
            return wish()
        except RuntimeError as refused:
            if "'store'" not in str(refused):
                raise


class Witness:
    """Remembers all that anybody was ever told, and counts what is told otherwise later."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self.lines: dict[int, dict[str, Any]] = {}
        self.hashes: dict[int, str] = {}

    def hear(self, look: Look) -> None:
        """What a page knows must agree with what any page knew before."""
        for line in look.lines:
            self.verdict.different += self.lines.setdefault(line["number"], line) != line
        if "at" in look.state:
            known = self.hashes.setdefault(look.state["at"], look.state["hash"])
            self.verdict.different += known != look.state["hash"]

    def check_complete(self, look: Look) -> None:
        """Whatever was told once is in the log, and the log has no gaps."""
        told = {line["number"] for line in look.lines}
        self.verdict.lost += len(set(self.lines) - told) + (told != set(range(1, look.state["last"] + 1)))


class Struggle:
    """Two people and a computer play at one table while everything breaks."""

    def __init__(self, disasters: Disasters, verdict: Verdict) -> None:
        self.disasters, self.verdict = disasters, verdict
        self.servers, self.chance = disasters.servers, disasters.chance
        self.people = [Visitor(self.servers[0].base), Visitor(self.servers[-1].base)]
        computers, setup = {"2": "random"}, {"clock": CLOCK}
        self.slug = _insist(lambda: self.people[0].make_table("standard", 3, computers=computers, setup=setup))
        _insist(lambda: self.people[1].sit(self.slug, "Bruno"))
        self.witness = Witness(verdict)
        self.accepted: list[int] = []
        self.took_ms = 0.0
        self._open: list[Look] = []

    async def step(self, disaster: str) -> bool:
        """One move, with a disaster somewhere in it; the same message is sent until it is answered."""
        looks, mover = await self._all_look()
        if mover is None:
            return False
        move = self.chance.choice(mover.options())
        message = {"type": "play", "id": uuid.uuid4().hex, "at": mover.state["at"], "moves": [move]}
        answer = await self._with_disaster(mover, message, disaster)
        while answer is None:
            answer = await self._again(self.people[looks.index(mover)], message)
        if answer["type"] != "accepted":
            log.error("a move was refused: %s", answer)
            self.verdict.lost += 1
        self.accepted.append(answer.get("number", 0))
        self.verdict.moves += 1
        self._hang_up()
        return True

    async def _all_look(self) -> tuple[list[Look], Look | None]:
        """All come to the table, again where it is put away meanwhile; and who of them has to choose."""
        while True:
            with suppress(*GONE):
                looks = [await self._look(person) for person in self.people]
                return looks, await self._whose_turn(looks)

    async def _look(self, person: Visitor) -> Look:
        look = await person.look(self.slug)
        self._open.append(look)
        return look

    def _hang_up(self) -> None:
        """All pages are gone, also those that do not read."""
        for look in self._open:
            look.socket.transport.abort()
        self._open.clear()

    async def _whose_turn(self, looks: list[Look]) -> Look | None:
        """Wait for the computer, if it is its turn, and until all pages show the same."""
        while True:
            for look in looks:
                await look.until(lambda state: state["phase"] == "over" or not state["choice"]["thinking"])
            newest = max(look.state["at"] for look in looks)
            if all(look.state["at"] == newest for look in looks):
                break
            for look in looks:
                await look.until(lambda state, newest=newest: state["at"] >= newest)
        for look in looks:
            self.witness.hear(look)
        return next((look for look in looks if look.mine), None)

    async def _with_disaster(self, mover: Look, message: dict[str, Any], disaster: str) -> dict[str, Any] | None:
        if disaster == "none":
            start = time.perf_counter()
            answer = await self._attempt(mover, message, PATIENCE)
            self.took_ms = (time.perf_counter() - start) * 1000
            return answer
        answer = await self._attempt(mover, message, self.chance.choice(LATE))
        self.verdict.disasters[disaster] += 1
        await self.disasters.strike(disaster, mover)
        return answer

    async def _again(self, person: Visitor, message: dict[str, Any]) -> dict[str, Any] | None:
        person.base = self.chance.choice(self.servers).base
        with suppress(*GONE):
            return await self._attempt(await self._look(person), message, PATIENCE)
        return None

    async def _attempt(self, look: Look, message: dict[str, Any], patience: float) -> dict[str, Any] | None:
        """Send a move and wait for its answer, unless the connection or patience ends before."""
        try:
            async with asyncio.timeout(patience):
                await look.socket.send(json.dumps(message))
                while True:
                    answer = await look.read()
                    if answer.get("id") == message["id"]:
                        return None if answer.get("code") == "store" else answer
        except GONE:
            return None
        finally:
            self.witness.hear(look)

    async def finish(self) -> None:
        """Every accepted move is there exactly once, and the record leads to the same position."""
        looks, _ = await self._all_look()
        look = looks[0]
        self.witness.hear(look)
        self.witness.check_complete(look)
        played = [line["number"] for line in look.lines if line["kind"] == "played" and line["seat"] != 2]
        self.verdict.lost += len(set(self.accepted) - set(played))
        self.verdict.doubled += len(played) - len(set(self.accepted) & set(played))
        record = self.people[0].call("GET", f"/api/tables/{self.slug}/record")[1]
        self.verdict.different += fingerprint(Game.from_record(record)) != look.state["hash"]
        self._hang_up()


async def struggle(
    servers: Sequence[OwnServer],
    names: Sequence[str],
    chance: Random,
    verdict: Verdict,
    database: OwnDatabase | None = None,
) -> None:
    """Play at table after table until all of these have happened."""
    waiting, disasters = list(names), Disasters(servers, chance, database)
    while waiting:
        table = await asyncio.to_thread(Struggle, disasters, verdict)
        for _ in range(STEPS):
            if not waiting or not await table.step(waiting.pop()):
                break
        await table.finish()


async def beside_strangers(server: OwnServer, strangers: int, moves: int, chance: Random, verdict: Verdict) -> None:
    """Play while strangers ask for all they may, never read, or send half requests; the slowest move is noted."""
    table = await asyncio.to_thread(Struggle, Disasters([server], chance), verdict)
    async with Strangers(server.base, table.slug, strangers):
        for _ in range(moves):
            if not await table.step("none"):
                break
            verdict.slowest_ms = max(verdict.slowest_ms, table.took_ms)
    verdict.disasters["strangers"] += strangers
    await table.finish()


def soak(
    counts: dict[str, int],
    seed: int = 0,
    strangers: int = 10,
    database: str | None = None,
    servers: int = 1,
    postgres: bool = False,
) -> Verdict:
    """So many of each disaster, in a random order, then moves beside strangers."""
    chance, verdict = Random(seed), Verdict()
    disasters = [name for name, count in counts.items() for _ in range(count)]
    disasters += ["none"] * (len(disasters) // 4)
    chance.shuffle(disasters)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
        own = opened.enter_context(OwnDatabase()) if postgres else None
        url = own.url if own is not None else database or f"sqlite:///{Path(folder) / 'soak.sqlite'}"
        wishes = [{**GENEROUS, "seed": f"{seed} {number}"} for number in range(servers)]
        running = [opened.enter_context(OwnServer(url, **wish)) for wish in wishes]
        asyncio.run(struggle(running, disasters, chance, verdict, own))
        if strangers:
            asyncio.run(beside_strangers(running[0], strangers, STEPS, chance, verdict))
    return verdict
