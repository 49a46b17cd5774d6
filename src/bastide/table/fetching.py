"""Fetching: what other servers have written at several tables is read in one go, and nothing is read that is known."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from . import facts
from .facts import Row
from .store import Store

MOST_TOGETHER = 64
NOBODYS_SEAT = (
    *(facts.Played, facts.Over, facts.Said, facts.Asked, facts.Answered, facts.Undone),
    *(facts.Flagged, facts.Rematch, facts.Locked, facts.Muted),
)
"""Facts after which everybody still holds the seats that he held."""


class _Wish(NamedTuple):
    slug: str
    after: int
    found: asyncio.Future[list[Row]]


class Fetching:
    """Asks once for all tables of which there are news while it asks."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self.store, self._spawn = store, spawn
        self._waiting: list[_Wish] = []
        self._asking = False

    async def since(self, slug: str, after: int) -> list[Row]:
        """The rows of a table's log after a number."""
        wish = _Wish(slug, after, asyncio.get_running_loop().create_future())
        self._waiting.append(wish)
        if not self._asking:
            self._asking = True
            self._spawn(self._ask())
        return await wish.found

    async def _ask(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._answer(some)
        finally:
            self._asking = False

    async def _answer(self, some: list[_Wish]) -> None:
        try:
            found = await asyncio.to_thread(self.store.since, {wish.slug: wish.after for wish in some})
        except Exception as error:  # each of them has to know
            for wish in some:
                if not wish.found.done():
                    wish.found.set_exception(error)
            return
        for wish in some:
            if not wish.found.done():
                wish.found.set_result(found.get(wish.slug, []))
