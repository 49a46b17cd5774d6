"""Several servers on one PostgreSQL: each tells the others what it wrote and who is with it; each table is led by one.

Whatever is written is told in the same transaction, with its lines unless they are long; the others fetch what they
lack. Whoever has had a table open longest leads it: its clocks and computers are his, as long as he says every few
seconds that he is there. A server that is gone or stands still is not waited for, and what it does too late fails at
the number.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from .facts import Row

if TYPE_CHECKING:
    from .hall import Hall
    from .room import Room
    from .store import Change

log = logging.getLogger("bastide.table")
CHANNEL = "bastide"
BEAT = 3.0        # seconds between two signs of life
DEAD = 10.0       # seconds without one after which a server is not waited for
LONGEST = 7000    # bytes of one notification
EVERY = "*"       # table
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :told)")


class There(msgspec.Struct, array_like=True):
    """A table that a server has open: since when, the seats that are there, how many watch.

    Where a clock runs, `spent` is how many milliseconds the choice at `at` has taken. What is told almost at once
    may be heard in another order: `told` counts what a server tells.
    """

    slug: str
    since: float
    seats: list[int]
    watching: int
    at: int = 0
    spent: int = 0
    told: int = 0


class News(msgspec.Struct, omit_defaults=True):
    """What a server tells the others."""

    server: str
    written: str = ""
    number: int = 0
    persons: list[str] = []
    listed: bool = False
    refreshed: str = ""
    hurried: str = ""
    there: list[There] = []
    closed: list[str] = []
    log: list[Row] = []


class Elsewhere(NamedTuple):
    """A table at another server, and until when that is believed."""

    since: float
    seats: frozenset[int]
    watching: int
    until: float
    told: int = 0


class Together:
    """One server among others; alone on SQLite, where nothing has to be told."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.server = hall.settings.secrets.token("server", 12)
        self.shared = hall.store.engine.name == "postgresql"
        self._stop = threading.Event()
        self._beating: asyncio.Task[None] | None = None
        self._told = 0
        if self.shared:
            hall.store.server = self.server

    def start(self) -> None:
        """Begin to listen and to give signs of life."""
        if self.shared:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop,), name="bastide-listener", daemon=True).start()
            self._beating = asyncio.create_task(self._beat())

    def leads(self, room: Room) -> bool:
        """Whether clocks and computers of a table are this server's."""
        mine = (room.since, self.server)
        return all(mine <= (one.since, server) for server, one in room.presence.elsewhere.items())

    def tell(self, **news: Any) -> None:
        """Tell the others something, soon; if it is lost, the next sign of life tells it."""
        if self.shared and not self._stop.is_set():
            self.hall.spawn(asyncio.to_thread(self._notify, News(self.server, **news)))

    def tell_there(self, room: Room) -> None:
        """Tell the others who is at a table here."""
        if self.shared:
            self.tell(there=[self._there(room)])

    def _there(self, room: Room) -> There:
        here = room.presence
        self._told += 1
        return There(
            room.slug, room.since, sorted(here.here()), here.watching_here(), room.fold.at, room.spent(), self._told
        )

    def _notify(self, news: News) -> None:
        with self.hall.store.engine.begin() as connection:
            connection.execute(NOTIFY, {"told": msgspec.json.encode(news).decode()})

    async def _beat(self) -> None:
        """Give signs of life, and notice who gives none; now and then look whether any news was lost."""
        while True:
            await self.hall.settings.timepiece.sleep(BEAT)
            with suppress(SQLAlchemyError):
                for some in self._in_parts([self._there(room) for room in self.hall.rooms.values()]):
                    await asyncio.to_thread(self._notify, News(self.server, there=some))
                await self.look_for_lost_news()
            now = self.hall.settings.timepiece.seconds()
            for room in list(self.hall.rooms.values()):
                room.presence.forget_servers([name for name, one in room.presence.elsewhere.items() if one.until < now])

    def _in_parts(self, there: list[There]) -> list[list[There]]:
        size = LONGEST // 100
        return [there[first : first + size] for first in range(0, len(there), size)]

    async def look_for_lost_news(self) -> None:
        """What was written elsewhere is fetched; a table that was deleted is closed."""
        slugs = list(self.hall.rooms)
        heads = await asyncio.to_thread(self.hall.store.heads, slugs)
        for slug in slugs:
            room = self.hall.rooms.get(slug)
            if room is not None and (slug not in heads or room.fold.last < heads[slug]):
                self.hall.spawn(room.catch_up())

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hear what the others tell; a connection that is lost is made anew, and then everything is looked at again."""
        while not self._stop.is_set():
            with suppress(Exception):
                connection: Any = self.hall.store.engine.raw_connection()
                try:
                    driver = connection.driver_connection
                    driver.autocommit = True
                    driver.execute("SET statement_timeout = 0")
                    driver.execute(f"LISTEN {CHANNEL}")
                    while not self._stop.is_set():
                        for notice in driver.notifies(timeout=0.5):
                            news = msgspec.json.decode(notice.payload, type=News)
                            if self._concerns(news):
                                loop.call_soon_threadsafe(self._hear, news)
                finally:
                    connection.invalidate()
            self._stop.wait(1.0)

    def _concerns(self, news: News) -> bool:
        """Whether anybody here cares: not for what this server said itself, nor for moves at tables that are not open.

        Most news are such, so this is asked beside the event loop, which need not wake for them.
        """
        if news.server == self.server or self._stop.is_set():
            return False
        others = news.there or news.closed or news.refreshed or news.hurried
        return bool(others or news.written in self.hall.rooms or self.hall.lobby.watchers)

    def _hear(self, news: News) -> None:
        self._look_again(news)
        if news.written:
            self.hall.lobby.changed(set(news.persons), news.listed)
        if news.hurried in self.hall.rooms:
            self.hall.rooms[news.hurried].thinking.hurry_if_busy()
        for there in news.there:
            self._note(news.server, there)
        for slug in news.closed:
            if slug in self.hall.rooms:
                self.hall.rooms[slug].presence.forget_servers([news.server])

    def _look_again(self, news: News) -> None:
        """Tables are looked at again, all of it or only their logs."""
        rooms = self.hall.rooms
        for slug in list(rooms) if news.refreshed == EVERY else [news.refreshed]:
            if slug in rooms:
                self.hall.spawn(rooms[slug].catch_up())
        room = rooms.get(news.written)
        if room is not None and room.fold.last < news.number and news.written != news.refreshed:
            self.hall.spawn(room.read_on(news.number, news.log))

    def _note(self, server: str, there: There) -> None:
        room = self.hall.rooms.get(there.slug)
        if room is None:
            return
        before = room.presence.elsewhere.get(server)
        if before is None:
            self.tell_there(room)
        elif there.told < before.told:
            return
        until = self.hall.settings.timepiece.seconds() + DEAD
        one = Elsewhere(there.since, frozenset(there.seats), there.watching, until, there.told)
        room.presence.note_server(server, one)
        room.have_spent(there.at, there.spent)

    def close_room(self, slug: str) -> None:
        """A table is put away here."""
        self.tell(closed=[slug])

    async def close(self) -> None:
        """Take leave: the tables are the others' from now on."""
        if self.shared and not self._stop.is_set():
            with suppress(SQLAlchemyError):
                slugs = list(self.hall.rooms)
                for first in range(0, len(slugs), 100):
                    news = News(self.server, closed=slugs[first : first + 100])
                    await asyncio.to_thread(self._notify, news)
        self._stop.set()
        if self._beating is not None:
            self._beating.cancel()


def written(server: str, change: Change, log: list[Row]) -> str:
    """What is told of a change, in its own transaction; where seats changed hands, all is to be looked at again.

    Otherwise its lines are told too, so that nobody has to ask for them, unless they are too long for that.
    """
    number = change.entries[-1].number if change.entries else 0
    refreshed = change.slug if change.hold or change.free else ""
    news = News(server, change.slug, number, sorted(change.persons), change.listed, refreshed)
    whole = b"" if refreshed else msgspec.json.encode(msgspec.structs.replace(news, log=log))
    return (whole if 0 < len(whole) <= LONGEST else msgspec.json.encode(news)).decode()
