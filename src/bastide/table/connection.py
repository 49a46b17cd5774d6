"""A connection: one open page. Messages wait in a line; a page that does not read is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from .limits import neighbourhood
from .messages import CLOSE_CODES, CloseReason, Message, Refused
from .not_done import NotDone

MOST_WAITING = 64


class Connection:
    """One page at one table."""

    def __init__(self, socket: WebSocket, person: str | None) -> None:
        self.socket = socket
        self.person = person
        self.address = neighbourhood(socket.client.host if socket.client is not None else "?")
        self._waiting: asyncio.Queue[bytes | CloseReason] = asyncio.Queue()
        self._closing = self._answering = False
        self._last: CloseReason | None = None
        self._thinking: asyncio.Task[None] | None = None

    def send(self, message: Message | bytes) -> None:
        """Put a message in line."""
        if self._closing:
            return
        if self._waiting.qsize() >= MOST_WAITING:
            self.close("too-fast")
            return
        self._waiting.put_nowait(message if isinstance(message, bytes) else msgspec.json.encode(message))

    def close(self, reason: CloseReason) -> None:
        """Send what waits, and what is just being answered, then hang up."""
        self._last = self._last or reason
        if not self._closing and not self._answering:
            self._closing = True
            self._waiting.put_nowait(self._last)

    async def answer(self, answer: Coroutine[Any, Any, Message | bytes]) -> None:
        """Send an answer, also if everybody is sent away while it is found."""
        self._answering = True
        try:
            self.send(await answer)
        finally:
            self._answering = False
            if self._last is not None:
                self.close(self._last)

    def think(self, id: str, answer: Coroutine[Any, Any, Message | bytes]) -> None:
        """Send an answer that takes a while once it is known; the page may go on, but not ask for a second one."""
        if self._thinking is not None and not self._thinking.done():
            answer.close()
            self.send(Refused("too-fast", NotDone("too-fast").sentence, id))
            return
        self._thinking = asyncio.create_task(self._send_when_known(answer))

    async def _send_when_known(self, answer: Coroutine[Any, Any, Message | bytes]) -> None:
        self.send(await answer)

    def forget(self) -> None:
        """Nobody waits for that answer any more."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def write_all(self) -> None:
        """Send message after message until it is time to hang up."""
        while True:
            item = await self._waiting.get()
            if isinstance(item, str):
                await self.socket.close(CLOSE_CODES[item], item)
                return
            await self.socket.send_text(item.decode())


async def both(*work: Coroutine[Any, Any, None]) -> None:
    """Speak and listen until one side hangs up."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
