"""A connection: one open page. Messages wait in a line; a page that does not read is let go."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

from .messages import CLOSE_CODES, CloseReason, Message

MOST_WAITING = 64


class Connection:
    """One page at one table."""

    def __init__(self, socket: WebSocket, person: str | None) -> None:
        self.socket = socket
        self.person = person
        self._waiting: asyncio.Queue[bytes | CloseReason] = asyncio.Queue()
        self._closing = False

    def send(self, message: Message | bytes) -> None:
        """Put a message in line."""
        if self._closing:
            return
        if self._waiting.qsize() >= MOST_WAITING:
            self.close("too-fast")
            return
        self._waiting.put_nowait(message if isinstance(message, bytes) else msgspec.json.encode(message))

    def close(self, reason: CloseReason) -> None:
        """Send what waits, then hang up."""
        if not self._closing:
            self._closing = True
            self._waiting.put_nowait(reason)

    async def write_all(self) -> None:
        """Send message after message until it is time to hang up."""
        while True:
            item = await self._waiting.get()
            if isinstance(item, str):
                await self.socket.close(CLOSE_CODES[item], item)
                return
            await self.socket.send_text(item.decode())
