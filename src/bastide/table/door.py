"""The door: requests that come too slowly are not waited for, and a server that was told to stop does so in time."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .tidying import TIDYING

log = logging.getLogger("bastide.table")
HEAD_WITHIN = 10.0  # seconds from the first byte of a request to the last of its headers
LISTEN_ON = 2.0     # seconds in which whoever was refused may finish speaking, so that the answer reaches him
STOP_WITHIN = 9.0   # seconds after which a server that was told to stop is gone, whatever hangs


class Patient(H11Protocol):
    """HTTP as uvicorn speaks it; whoever sends half a request, or none, is not waited for."""

    _waiting: asyncio.TimerHandle | None = None
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes to the door."""
        super().connection_made(transport)
        _answer_at_once(transport.get_extra_info("socket"))
        self._wait()

    def data_received(self, data: bytes) -> None:
        """More of a request; the time for its headers runs until they are complete."""
        if self._refused:
            return
        super().data_received(data)
        if self._refused:
            return
        if self.conn.their_state is not h11.IDLE:
            self._wait_no_more()
        elif self._waiting is None:
            self._wait()

    def send_400_response(self, msg: str) -> None:
        """This is no request. A line closed while more of it comes would take the answer back."""
        plain = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        said = h11.Response(status_code=400, headers=plain, reason=b"Bad Request"), h11.Data(data=msg.encode("ascii"))
        for event in (*said, h11.EndOfMessage()):
            self.transport.write(self.conn.send(event))
        self.transport.write_eof()
        self._refused = True
        self._wait_no_more()
        self._waiting = self.loop.call_later(LISTEN_ON, self._send_away)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._wait_no_more()
        super().connection_lost(exc)
        TIDYING.gone()

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(HEAD_WITHIN, self._send_away)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _send_away(self) -> None:
        self._waiting = None
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.transport.close()


class Wire(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them; what compressed a page's messages is large, and gone with the page."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self.conn.extensions.clear()
        TIDYING.gone()


class Server(uvicorn.Server):
    """A web server that is gone soon after it was told to stop, also while a database hangs."""

    def __init__(self, config: uvicorn.Config, leave: Callable[[], Any] | None = None) -> None:
        super().__init__(config)
        self._leave = leave or _leave
        self._last = threading.Timer(STOP_WITHIN, self._leave)
        self._last.daemon = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants it to stop."""
        if self._last.ident is None:
            self._last.start()
        super().handle_exit(sig, frame)


def _answer_at_once(line: socket.socket | None) -> None:
    """No message waits until the one before was received; asyncio sees to that only at doors that it opened itself."""
    if line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _leave() -> None:
    log.error("something did not end in time: the server stops without it; what was accepted is on disk")
    os._exit(1)
