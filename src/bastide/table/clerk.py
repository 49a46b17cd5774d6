"""The clerk: works things out beside the event loop, asker by asker in their turn, and keeps what was found a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from .line import Asker, Line
from .messages import Message

Found = TypeVar("Found")
MOST_KEPT = 1000
NOBODYS = b'"id":""'  # an answer is kept without the id of the request that it was found for


class Clerk:
    """One thread, so that whoever asks for much makes others wait for little more than one thing."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self.line = Line(1, seconds)
        self._thread = ThreadPoolExecutor(1, "bastide-clerk")
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._finding: dict[Hashable, asyncio.Task[bytes]] = {}

    async def do(self, asker: Asker, work: Callable[[], Found]) -> Found:
        """Something worked out beside the loop; it is finished even if nobody waits for it any more."""
        async with self.line.place(asker):
            doing = asyncio.get_running_loop().run_in_executor(self._thread, work)
            try:
                return await asyncio.shield(doing)
            except asyncio.CancelledError:
                await asyncio.gather(doing, return_exceptions=True)
                raise

    async def answer(self, asker: Asker, key: Hashable, id: str, find: Callable[[], Message]) -> bytes:
        """An answer to a request, worked out once for all who ask the same of a table that stands so."""
        found = self._kept.get(key)
        if found is None:
            found = await asyncio.shield(self._search(asker, key, find))
        else:
            self._kept.move_to_end(key)
        before, mine, after = found.partition(NOBODYS)
        return b'%s"id":"%s"%s' % (before, id.encode(), after) if mine else found

    def _search(self, asker: Asker, key: Hashable, find: Callable[[], Message]) -> asyncio.Task[bytes]:
        if key not in self._finding:
            task = asyncio.create_task(self.do(asker, lambda: msgspec.json.encode(find())))
            self._finding[key] = task
            task.add_done_callback(lambda done: self._keep(key, done))
        return self._finding[key]

    def _keep(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        del self._finding[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Whatever waits is not done any more."""
        for task in self._finding.values():
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
