"""Connections are cut and the server is killed at random points: no move is lost, none is made twice."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from at_the_table import GENEROUS, PATIENCE, Guest, run, take_turn
from websockets.exceptions import ConnectionClosed

from bastide import Game
from bastide.table.client import Look
from bastide.table.own_server import OwnServer
from bastide.table.sight import fingerprint

SETTINGS = {name: value for name, value in GENEROUS.items() if name != "hosts"}


@pytest.fixture
def server(database: str, seed: str) -> Iterator[OwnServer]:
    with OwnServer(database, seed=seed, **SETTINGS) as server:
        yield server


class Witness:
    """Remembers all that anybody was ever told, and says if it is told otherwise later."""

    def __init__(self) -> None:
        self.lines: dict[int, dict[str, Any]] = {}
        self.hashes: dict[int, str] = {}

    def hear(self, look: Look) -> None:
        """What a page knows must agree with what any page knew before."""
        for line in look.lines:
            assert self.lines.setdefault(line["number"], line) == line
        if "at" in look.state:
            assert self.hashes.setdefault(look.state["at"], look.state["hash"]) == look.state["hash"]

    def check_complete(self, look: Look) -> None:
        """Whatever was told once is in the log, and the log has no gaps."""
        told = {line["number"] for line in look.lines}
        assert told == set(range(1, look.state["last"] + 1))
        assert set(self.lines) <= told


async def attempt(look: Look, message: dict[str, Any], witness: Witness, patience: float) -> dict[str, Any] | None:
    """Send a move and wait for its answer, unless the connection or patience ends before."""
    try:
        async with asyncio.timeout(patience):
            await look.socket.send(json.dumps(message))
            while True:
                answer = await look.read()
                if answer.get("id") == message["id"]:
                    return answer
    except (ConnectionClosed, TimeoutError, OSError):
        return None
    finally:
        witness.hear(look)


class Struggle:
    """Two people and a computer play while everything breaks."""

    def __init__(self, server: OwnServer, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.people = [Guest(server.base), Guest(server.base)]
        self.slug = self.people[0].make_table("standard", 3, computers={"2": "random"})
        self.people[1].sit(self.slug, "Bruno")
        self.witness = Witness()
        self.accepted: list[int] = []

    async def step(self, disaster: str) -> bool:
        """One move, with a disaster somewhere in it; the same message is sent until it is answered."""
        looks = [await person.look(self.slug) for person in self.people]
        mover = await self._whose_turn(looks)
        if mover is None:
            return False
        message = {
            "type": "play",
            "id": uuid.uuid4().hex,
            "at": mover.state["at"],
            "moves": [self.chance.choice(mover.options())],
        }
        person = self.people[looks.index(mover)]
        answer = await self._with_disaster(mover, message, disaster)
        while answer is None:
            if self.server.process is None:
                await asyncio.to_thread(self.server.start)
            again = await person.look(self.slug)
            answer = await attempt(again, message, self.witness, PATIENCE)
        assert answer["type"] == "accepted", answer
        self.accepted.append(answer["number"])
        for look in looks:
            await look.close()
        return True

    async def _whose_turn(self, looks: list[Look]) -> Look | None:
        """Wait for the computer, if it is its turn."""
        await looks[0].until(lambda state: state["phase"] == "over" or not state["choice"]["thinking"])
        at = looks[0].state["at"]
        await looks[1].until(lambda state: state["at"] >= at)
        for look in looks:
            self.witness.hear(look)
        return next((look for look in looks if look.mine), None)

    async def _with_disaster(self, mover: Look, message: dict[str, Any], disaster: str) -> dict[str, Any] | None:
        patience = self.chance.choice([0.0, 0.001, 0.003, 0.006, 0.01, 0.02])
        if disaster == "none":
            return await attempt(mover, message, self.witness, PATIENCE)
        answer = await attempt(mover, message, self.witness, patience)
        if disaster == "cut":
            mover.socket.transport.abort()
        else:
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
        return answer

    async def verdict(self) -> None:
        """Every accepted move is there exactly once, and the record leads to the same position."""
        looks = [await person.look(self.slug) for person in self.people]
        await self._whose_turn(looks)
        look = await self.people[0].look(self.slug)
        self.witness.hear(look)
        self.witness.check_complete(look)
        played = [line["number"] for line in look.lines if line["kind"] == "played" and line["seat"] != 2]
        assert played == self.accepted
        record = self.people[0].call("GET", f"/api/tables/{self.slug}/record")[1]
        assert fingerprint(Game.from_record(record)) == look.state["hash"]


@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_lost_or_doubled(server: OwnServer, seed: int) -> None:
    async def work() -> None:
        struggle = Struggle(server, seed)
        for number in range(24):
            disaster = "kill" if number % 8 == 7 else struggle.chance.choice(["none", "cut", "cut"])
            if not await struggle.step(disaster):
                break
        await struggle.verdict()

    run(work())


def test_a_table_is_the_same_after_a_kill(tmp_path: Path, seed: str) -> None:
    """Also what is not a move: seats, locks, chat, a take-back that was asked for, clocks."""

    async def work(server: OwnServer) -> None:
        people = [Guest(server.base), Guest(server.base)]
        clock = {"kind": "chess", "seconds": 600, "increment": 5}
        slug = people[0].make_table("standard", setup={"clock": clock})
        people[1].sit(slug, "Bruno")
        ada, bruno = [await person.look(slug) for person in people]
        await take_turn(ada)
        await ada.ask("lock", aid="hint", locked=True)
        await bruno.ask("chat", text="hello")
        await ada.ask("takeback", at=ada.state["at"], seat=0)
        before = (await people[0].look(slug)).state
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        after = (await people[0].look(slug)).state
        for part in ("at", "last", "hash", "view", "choice", "ask", "setup", "mine", "owner", "seal", "steps"):
            assert after[part] == before[part], part
        assert (after["clocks"]["left"][0], after["clocks"]["running"]) == (before["clocks"]["left"][0], 1)
        link = people[0].call("POST", f"/api/tables/{slug}/link")[1]["path"]
        other = Guest(server.base)
        other.call("POST", "/api/continue", {"code": link.split("#")[1]})
        assert (await other.look(slug)).state["mine"] == [0]

    with OwnServer(f"sqlite:///{tmp_path / 't.sqlite'}", seed=seed, **SETTINGS) as server:
        run(work(server))
