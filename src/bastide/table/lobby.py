"""The lobby: whoever looks at the list of tables is told when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import messages, visits
from .connection import Connection, both
from .memory import Memory
from .messages import CLOSE_CODES
from .portrait import Standing
from .security import person_of
from .store import Listed, Store

MOST_WATCHERS = 1000


def summary_of(listed: Listed, person: str) -> visits.Summary:
    """A table in a list."""
    standing = msgspec.json.decode(listed.summary, type=Standing)
    phase: Any = listed.phase
    return visits.Summary(
        slug=listed.slug,
        game=standing.game,
        boxes=standing.boxes,
        phase=phase,
        seats=standing.names,
        mine=listed.seats,
        my_choice=standing.turn in listed.seats,
        owner=listed.owner == person,
        steps=standing.steps,
        made=listed.made,
        changed=listed.changed,
        deadline=listed.deadline,
    )


class Lobby:
    """The pages that look at the list of tables."""

    def __init__(
        self, store: Store, spawn: Callable[[Coroutine[Any, Any, Any]], None], now: Callable[[], int]
    ) -> None:
        self.store = store
        self.memory = Memory(store.engine)
        self.now = now
        self._spawn = spawn
        self.watchers: set[Connection] = set()
        self._due: set[Connection] = set()
        self._telling = False

    def come(self, connection: Connection) -> None:
        """Somebody opens the list: he is told how it stands."""
        self.watchers.add(connection)
        self._tell({connection})

    def go(self, connection: Connection) -> None:
        """A page is gone."""
        self.watchers.discard(connection)
        self._due.discard(connection)

    def changed(self, persons: Collection[str], listed: bool) -> None:
        """A table has changed that is some persons' own; one that is listed is everybody's business."""
        self._tell({one for one in self.watchers if listed or one.person in persons})

    def _tell(self, pages: set[Connection]) -> None:
        """Whoever is told already will be told of everything that happened meanwhile."""
        self._due |= pages
        if self._due and not self._telling:
            self._telling = True
            self._spawn(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._due:
                page = self._due.pop()
                page.send(await asyncio.to_thread(self._lists, page.person or ""))
        finally:
            self._telling = False

    def _lists(self, person: str) -> messages.TableLists:
        mine = [summary_of(table, person) for table in self.store.tables_of(person)]
        known = {table.slug for table in mine}
        waiting = self.open_tables(person)
        return messages.TableLists(mine, [table for table in waiting if table.slug not in known])

    def open_tables(self, person: str) -> list[visits.Summary]:
        """Listed tables that wait for players, with how strong their makers are."""
        listed = self.store.lobby(person)
        shown = [summary_of(table, person) for table in listed]
        makers = {table.slug: table.owner for table in listed}
        for game in {table.game for table in shown}:
            known = self.memory.ratings_of(list(makers.values()), game, self.now())
            for table in shown:
                strength = known.get(makers[table.slug])
                table.rating = round(strength.rating) if strength is not None and table.game == game else table.rating
        return shown

    def close(self) -> None:
        """Send everybody away."""
        for page in list(self.watchers):
            page.close("stopping")


async def lobby_live(socket: WebSocket) -> None:
    """GET /api/lobby/live"""
    lobby: Lobby = socket.app.state.desk.hall.lobby
    await socket.accept()
    if len(lobby.watchers) >= MOST_WATCHERS:
        await socket.close(CLOSE_CODES["too-fast"], "too-fast")
        return
    page = Connection(socket, person_of(socket))
    lobby.come(page)
    try:
        await both(page.write_all(), _silence(socket))
    finally:
        lobby.go(page)


async def _silence(socket: WebSocket) -> None:
    """Whatever the page says is not listened to."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return
