"""Disasters: what can happen to servers, to their database, to a page and its line, one at a time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from sqlalchemy.exc import SQLAlchemyError

from .client import Look
from .connecting import open_engine
from .files import sqlite_file
from .own_database import OwnDatabase
from .own_server import OwnServer

LONG = (0.05, 0.3)  # seconds that a pause lasts, at least and at most
PATIENCE = 600.0


class Disasters:
    """All that can happen to these servers."""

    def __init__(self, servers: Sequence[OwnServer], chance: Random, database: OwnDatabase | None = None) -> None:
        self.servers, self.chance, self.database = servers, chance, database
        self.ways: dict[str, Callable[[Look], Awaitable[None]]] = {
            "cuts": self._cut,
            "kills": self._kill,
            "pauses": self._pause,
            "half_open": self._forget,
            "locks": self._lock_database,
            "full_disks": self._fill_disk,
            "jumps": self._jump,
            "backends": self._kill_backends,
            "database_kills": self._kill_database,
        }

    async def strike(self, name: str, mover: Look) -> None:
        """One of them happens, to whoever has just sent a move."""
        await self.ways[name](mover)

    @property
    def _url(self) -> str:
        return str(self.servers[0].wish["database"])

    async def _a_moment(self) -> None:
        await asyncio.sleep(self.chance.uniform(*LONG))

    async def _cut(self, mover: Look) -> None:
        """The line is cut, without a word."""
        mover.socket.transport.abort()

    async def _kill(self, mover: Look) -> None:
        """A server is gone from one moment to the next, and starts again."""
        server = self.chance.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def _pause(self, mover: Look) -> None:
        """A server stands still for a moment, and knows nothing of it."""
        server = self.chance.choice(self.servers)
        server.pause()
        await self._a_moment()
        server.go_on()

    async def _forget(self, mover: Look) -> None:
        """The page never reads again, and never says that it is gone."""
        mover.socket.transport.pause_reading()

    async def _lock_database(self, mover: Look) -> None:
        """Somebody else holds the database for a moment."""
        file = sqlite_file(self._url)
        if file is not None:
            await asyncio.to_thread(_hold, file, self.chance.uniform(*LONG))

    async def _fill_disk(self, mover: Look) -> None:
        """For a moment there is no room for anything more in any file of a server."""
        server = self.chance.choice(self.servers)
        server.leave_room(False)
        await self._a_moment()
        server.leave_room(True)

    async def _jump(self, mover: Look) -> None:
        """A machine's clock is set forward or back, by hours."""
        self.chance.choice(self.servers).jump()

    async def _kill_backends(self, mover: Look) -> None:
        """PostgreSQL ends all that it does for anybody."""
        if sqlite_file(self._url) is None:
            await asyncio.to_thread(_end_backends, self._url)

    async def _kill_database(self, mover: Look) -> None:
        """PostgreSQL itself is gone from one moment to the next, and starts again after a while."""
        if self.database is not None:
            await asyncio.to_thread(self.database.kill)
            await self._a_moment()
            await asyncio.to_thread(self.database.start)


def _hold(file: Path, seconds: float) -> None:
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    time.sleep(seconds)
    connection.execute("ROLLBACK")
    connection.close()


def _end_backends(url: str) -> None:
    engine = open_engine(url)
    with suppress(SQLAlchemyError), engine.begin() as connection:
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    engine.dispose()
