"""Fuzzing: nonsense by the thousand at a server of its own; it answers, tells no secret, and does not grow."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from . import facts
from .client import GONE, Look, Visitor
from .load import GENEROUS
from .nonsense import Nonsense
from .own_server import OwnServer
from .seal import seed_of
from .store import Store

AT_A_TABLE = 400    # messages before another table is opened
REQUESTS_AT_A_TABLE = 40
SIDE_BY_SIDE = 4    # tables
PATIENCE = 60.0
IDLE = 5.0          # seconds after which a table that nobody looks at is put away
SWEPT = 45.0        # seconds in which a server has put everything away
FIRST = 0.2         # part of it all after which a server has seen everything once
LIMITS: dict[str, Any] = {"requests_per_second": 1e6, "requests_at_once": 10**6, "chats_per_second": 1e6, "idle": IDLE}


@dataclass
class Heard:
    """What came of it: what must not have are faults of the server, tracebacks in its log, and secrets told."""

    messages: int = 0
    requests: int = 0
    answers: int = 0
    closed: int = 0
    faults: int = 0
    tracebacks: int = 0
    leaks: int = 0
    before: float = 0.0
    after: float = 0.0

    @property
    def clean(self) -> bool:
        """Whether nothing happened that must not."""
        return not (self.faults or self.tracebacks or self.leaks)

    def plain(self) -> dict[str, float]:
        """As data."""
        told = {"messages": self.messages, "requests": self.requests, "answers": self.answers, "closed": self.closed}
        wrong = {"status_5xx": self.faults, "tracebacks": self.tracebacks, "leaks": self.leaks}
        return {**told, **wrong, "memory_before_mb": round(self.before, 1), "memory_after_mb": round(self.after, 1)}


class Fuzzing:
    """Throws nonsense at one server."""

    def __init__(self, server: OwnServer, heard: Heard) -> None:
        self.server, self.heard = server, heard
        self.database = str(server.wish["database"])

    async def throw(self, messages: int, requests: int, chance: Random) -> None:
        """So many of each, at several tables side by side."""
        share = [(_part(messages, at), _part(requests, at), Random(chance.random())) for at in range(SIDE_BY_SIDE)]
        await asyncio.gather(*(self._at_tables(*one) for one in share))

    async def _at_tables(self, messages: int, requests: int, chance: Random) -> None:
        """One table after the other."""
        while messages > 0 or requests > 0:
            people = [Visitor(self.server.base) for _ in range(3)]
            slug = await self._table(people)
            secrets = Secrets(self.database, slug)
            some, few = min(messages, AT_A_TABLE), min(requests, REQUESTS_AT_A_TABLE)
            await self._messages(people, slug, some, secrets, chance)
            await self._requests(people, slug, few, secrets, chance)
            messages, requests = messages - some, requests - few

    async def _table(self, people: list[Visitor]) -> str:
        """A table for two; who asks too fast waits."""
        while True:
            try:
                slug = await asyncio.to_thread(people[0].make_table, "standard", name="one")
                await asyncio.to_thread(people[1].sit, slug, "two")
                return slug
            except RuntimeError:
                await asyncio.sleep(1.0)

    async def _messages(self, people: list[Visitor], slug: str, count: int, secrets: Secrets, chance: Random) -> None:
        """Nonsense of a player, of his opponent and of somebody who watches, with a move in between."""
        nonsense = Nonsense(chance)
        while count > 0:
            with suppress(*GONE):
                looks = [await person.look(slug) for person in people]
                try:
                    while count > 0:
                        for look in looks:
                            await self._one(look, nonsense.message(), secrets)
                            count -= 1
                        await self._move(looks, chance)
                finally:
                    for look in looks:
                        look.socket.transport.abort()

    async def _one(self, look: Look, frame: str | bytes, secrets: Secrets) -> None:
        """Send it, ask for a sign of life, and read all that comes before that."""
        self.heard.messages += 1
        sent = frame.encode(errors="surrogatepass") if isinstance(frame, str) else frame
        with suppress(UnicodeDecodeError):
            await look.socket.send(sent.decode() if isinstance(frame, str) else sent)
        await look.socket.send('{"type":"ping","id":"the-end"}')
        await self._read_until(look, lambda told: told.get("id") == "the-end", secrets)

    async def _read_until(self, look: Look, holds: Callable[[dict[str, Any]], bool], secrets: Secrets) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                text = str(await look.socket.recv())
                self._hear(text, secrets)
                told = json.loads(text)
                if "state" in told:
                    look.state = told["state"]
                if holds(told):
                    return

    async def _move(self, looks: list[Look], chance: Random) -> None:
        """Now and then somebody plays, so that there is something to ask for."""
        mover = next((look for look in looks if look.mine), None)
        if mover is not None and chance.random() < 0.2:
            moves = [chance.choice(mover.options())]
            await mover.socket.send(json.dumps({"type": "play", "id": "move", "at": mover.state["at"], "moves": moves}))

    async def _requests(self, people: list[Visitor], slug: str, count: int, secrets: Secrets, chance: Random) -> None:
        nonsense, address = Nonsense(chance), urlsplit(self.server.base)
        for number in range(count):
            thrown = nonsense.request([slug], address.netloc, people[number % len(people)].cookie)
            self.heard.requests += 1
            with suppress(*GONE):
                async with asyncio.timeout(PATIENCE):
                    await self._request(address.hostname or "", address.port or 0, thrown, secrets)

    async def _request(self, host: str, port: int, thrown: bytes, secrets: Secrets) -> None:
        reader, writer = await asyncio.open_connection(host, port)
        try:
            writer.write(thrown)
            writer.write_eof()
            answer = await reader.read()
        finally:
            writer.close()
        self.heard.faults += answer.startswith(b"HTTP/1.1 5")
        self.heard.closed += not answer
        self._hear(answer.decode(errors="replace"), secrets)

    def _hear(self, text: str, secrets: Secrets) -> None:
        self.heard.answers += bool(text)
        self.heard.leaks += secrets.told_in(text)


class Secrets:
    """What must not be in any answer: who plays at a table, and, before its game is over, what decides luck."""

    def __init__(self, database: str, slug: str) -> None:
        self.database, self.slug = database, slug
        self._known = self._now()

    def told_in(self, text: str) -> bool:
        """Whether one of them is; what was a secret a moment ago may be none any more."""
        if any(secret in text for secret in self._known):
            self._known = self._now()
        return any(secret in text for secret in self._known)

    def _now(self) -> list[str]:
        store = Store(self.database)
        stored = store.load(self.slug)
        store.close()
        assert stored is not None
        told = [entry.fact for entry in stored.entries]
        luck = [fact.luck for fact in told if isinstance(fact, facts.Sat)]
        holders = [person for persons in stored.holders.values() for person in persons]
        over = any(isinstance(fact, facts.Over) for fact in told)
        return [stored.owner, *holders] + ([] if over else [stored.secret, seed_of(stored.secret, luck)])


def _part(whole: int, at: int) -> int:
    return whole // SIDE_BY_SIDE + (at < whole % SIDE_BY_SIDE)


def fuzz(messages: int, requests: int, seed: int = 0, swept: float = SWEPT) -> Heard:
    """So many messages and requests; what the server holds in memory after a part of them, and after all."""
    heard, chance = Heard(), Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        wish = {**GENEROUS, **LIMITS, "seed": f"{seed}", "workers": 1}
        with OwnServer(f"sqlite:///{Path(folder) / 'f.sqlite'}", log=log, **wish) as server:
            first = int(messages * FIRST), int(requests * FIRST)
            heard.before = asyncio.run(_thrown(server, heard, *first, chance, swept))
            rest = messages - first[0], requests - first[1]
            heard.after = asyncio.run(_thrown(server, heard, *rest, chance, swept))
        heard.tracebacks = log.read_text(errors="replace").count("Traceback")
    return heard


async def _thrown(
    server: OwnServer, heard: Heard, messages: int, requests: int, chance: Random, swept: float
) -> float:
    """Megabytes that are held when everything was thrown, and put away."""
    await Fuzzing(server, heard).throw(messages, requests, chance)
    await asyncio.sleep(swept)
    return server.memory()
