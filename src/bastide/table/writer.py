"""The writer: one thread that puts changes on disk, several in one go when they wait together."""

from __future__ import annotations

import asyncio
import queue
import threading
from concurrent.futures import Future

from sqlalchemy.exc import IntegrityError

from .store import Change, Store

MOST_TOGETHER = 64
_Waiting = tuple[Change, Future[None]]


class Writer:
    """Takes changes and answers when they are on disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="bastide-writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Returns when the change is on disk; raises what the database raises."""
        done: Future[None] = Future()
        self._waiting.put((change, done))
        await asyncio.wrap_future(done)

    def close(self, within: float = 5.0) -> None:
        """Finish what waits, then stop; a database that does not answer is not waited for."""
        self._waiting.put(None)
        self._thread.join(within)

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if batch:
                self._write(batch)

    def _next_batch(self) -> tuple[list[_Waiting], bool]:
        """All that waits now, and whether there will be more."""
        batch: list[_Waiting] = []
        while len(batch) < MOST_TOGETHER and (not batch or not self._waiting.empty()):
            item = self._waiting.get()
            if item is None:
                return batch, False
            batch.append(item)
        return batch, True

    def _write(self, batch: list[_Waiting]) -> None:
        """One transaction, and one wait for the disk, for all; if one fails, each is tried alone."""
        try:
            with self.store.engine.begin() as connection:
                self.store.write(connection, [change for change, _ in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _settle(batch[0][1], error)
            else:
                for waiting in batch:
                    self._write([waiting])
        except Exception as error:  # nobody may believe that his change is on disk
            for _, done in batch:
                _settle(done, error)
        else:
            for _, done in batch:
                _settle(done, None)


def _settle(waiting: Future[None], error: Exception | None) -> None:
    if waiting.cancelled() or waiting.done():
        return
    if error is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(error)
