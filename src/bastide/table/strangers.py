"""Strangers: they ask for all they may, never read what they are told, or send half a request."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import count
from urllib.parse import urlsplit

from .client import GONE, Look, Visitor

PAUSE = 0.005  # seconds between two questions of one stranger


class Strangers:
    """So many of them at one table, each in a way of his own, as long as the context lasts."""

    def __init__(self, base: str, slug: str, number: int) -> None:
        self.base, self.slug, self.number = base, slug, number
        self._tasks: list[asyncio.Task[None]] = []
        self._held: list[asyncio.WriteTransport] = []

    async def __aenter__(self) -> Strangers:
        ways = (self._ask, self._never_read, self._send_half)
        self._tasks = [asyncio.create_task(ways[place % len(ways)]()) for place in range(self.number)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for transport in self._held:
            transport.abort()

    async def _look(self) -> Look:
        look = await Visitor(self.base).look(self.slug)
        self._held.append(look.socket.transport)
        return look

    async def _ask(self) -> None:
        """Positions and aids, one after the other, as quickly as he may."""
        while True:
            with suppress(*GONE):
                look = await self._look()
                for number in count():
                    at, step = look.state["at"], number % (look.state["steps"] + 1)
                    await look.ask("position", step=step)
                    await look.ask("aid", at=at, aid=("areas", "ended", "left", "dead")[number % 4])
                    await asyncio.sleep(PAUSE)
            await asyncio.sleep(PAUSE)

    async def _never_read(self) -> None:
        """He asks and asks, and never listens."""
        while True:
            with suppress(*GONE):
                look = await self._look()
                look.socket.transport.pause_reading()
                for number in count():
                    await look.socket.send(json.dumps({"type": "position", "id": f"n{number}", "step": 0}))
                    await asyncio.sleep(PAUSE)
            await asyncio.sleep(PAUSE)

    async def _send_half(self) -> None:
        """He begins requests and does not go on."""
        host, _, port = urlsplit(self.base).netloc.partition(":")
        for number in count():
            with suppress(*GONE):
                loop = asyncio.get_running_loop()
                transport, _ = await loop.create_connection(asyncio.Protocol, host, int(port))
                self._held.append(transport)
                transport.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" if number % 2 else b"GET / HT")
            await asyncio.sleep(PAUSE * 20)
