"""A client: plays at a table without a browser. Tests, measurements and people's scripts use it."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable
from http.client import HTTPConnection, HTTPSConnection
from http.cookies import SimpleCookie
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

if TYPE_CHECKING:
    from ..play.game import Game
    from ..play.move import Move

PATIENCE = 120.0
SECURE = "https"
GONE = (WebSocketException, OSError, EOFError, TimeoutError)  # the connection, or whoever was at its other end


def run(
    url: str,
    choose: Callable[[Game], Move | str],
    name: str = "Bot",
    seat: int | None = None,
    keep: Path | None = None,
) -> dict[str, Any]:
    """Sit down at a table as a bot and play until the game is over; how the table stands then.

    `choose` is given the game whenever the bot has to choose. `keep` is a file that remembers who one is, so that a bot
    that was stopped comes back to its seat.
    """
    from .bot import Bot

    return asyncio.run(Bot(url, choose, name, keep).play(seat))


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, base: str, patience: float = PATIENCE) -> None:
        self.base = base.rstrip("/")
        self.patience = patience
        self.cookie = ""

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """One request: its status, and the answer as data, or as text where it is no JSON."""
        address = urlsplit(self.base)
        way = HTTPSConnection if address.scheme == SECURE else HTTPConnection
        connection = way(address.netloc, timeout=self.patience)
        sent = {"Origin": self.base, "Cookie": self.cookie, **headers}
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        try:
            connection.request(method, path, data, sent)
            response = connection.getresponse()
            self._keep(response.getheader("set-cookie"))
            content = response.read()
        finally:
            connection.close()
        if response.getheader("content-type", "").startswith("application/json"):
            return response.status, json.loads(content)
        return response.status, content.decode(errors="replace")

    def _keep(self, header: str | None) -> None:
        for name, morsel in SimpleCookie(header or "").items():
            self.cookie = f"{name}={morsel.value}"

    def make_table(self, game: str, seats: int = 2, name: str = "Ada", **wish: Any) -> str:
        """A new table; its name."""
        setup = {"game": game, "seats": seats, **wish.pop("setup", {})}
        status, made = self.call("POST", "/api/tables", {"setup": setup, "name": name, **wish})
        if status != 201:
            raise RuntimeError(f"no table was made: {made}")
        return str(made["slug"])

    def sit(self, slug: str, name: str, seat: int | None = None) -> int:
        """A seat at a table."""
        status, seated = self.call("POST", f"/api/tables/{slug}/sit", {"name": name, "seat": seat})
        if status != 200:
            raise RuntimeError(f"no seat was found: {seated}")
        return int(seated["seat"])

    async def look(self, slug: str, since: int = 0) -> Look:
        """An open connection to a table, with its first message read."""
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{slug}/live?since={since}"
        cookie = {"Cookie": self.cookie}
        socket = await connect(
            address, origin=Origin(self.base), additional_headers=cookie, max_size=None, open_timeout=PATIENCE
        )
        look = Look(socket)
        try:
            await look.read()
        except ConnectionClosed:
            await look.close()
            raise
        return look


class Look:
    """An open page: the state of the table as it was told last, and all lines."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.missed = 0

    async def read(self) -> dict[str, Any]:
        """The next message; what it tells is kept."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] in ("table", "changed"):
            self.state = message["state"]
        if message["type"] == "table":
            self.missed = message.get("missed", 0)
        if message["type"] == "presence":
            self.state = {**self.state, "seats": message["seats"], "watching": message["watching"]}
        self.lines += message.get("log", []) + message.get("lines", [])
        self.lines += [message["line"]] if message["type"] == "said" else []
        return message

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        id = id or uuid.uuid4().hex
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        while True:
            message = await self.read()
            if message.get("id") == id:
                return message

    async def until(self, holds: Any, timeout: float | None = None) -> dict[str, Any]:
        """Read until something holds of the state."""
        async with asyncio.timeout(timeout):
            while not holds(self.state):
                await self.read()
        return self.state

    @property
    def mine(self) -> bool:
        """Whether I have to choose."""
        return bool((self.state.get("choice") or {}).get("mine"))

    def options(self) -> list[str]:
        """All that I may choose now."""
        choice = self.state.get("choice") or {}
        placed = [turn["move"] for place in choice.get("placements", []) for turn in place["turns"]]
        return placed + [move["move"] for move in choice.get("others", [])]

    async def play(self, *moves: str, id: str | None = None) -> dict[str, Any]:
        """Make moves; the answer."""
        return await self.ask("play", id, at=self.state["at"], moves=list(moves))

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
