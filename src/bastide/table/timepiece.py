"""The timepiece: what a server asks for the time, and what wakes it. Tests bring one that they can turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """It will not."""


class Timepiece:
    """The time as this machine tells it."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        """Seconds that never go back, since some time or other."""
        return time.monotonic()

    def wake(self, seconds: float, act: Callable[[], object]) -> Timer:
        """Do something when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, act)

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds."""
        await self.wait((), seconds)

    async def wait(self, tasks: Iterable[asyncio.Future[Any]], seconds: float) -> None:
        """Wait until one of these is done, but no longer than so many seconds."""
        over = asyncio.get_running_loop().create_future()
        timer = self.wake(seconds, over.cancel)
        try:
            await asyncio.wait({*tasks, over}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            timer.cancel()
