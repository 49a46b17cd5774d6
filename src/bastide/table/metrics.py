"""Metrics: what a server does, counted and timed, as Prometheus reads it, on a port of its own."""

from __future__ import annotations

import asyncio
import gc
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOOK = 0.05  # seconds between two looks at how late the event loop is
KIND = "text/plain; version=0.0.4; charset=utf-8"


class Counted:
    """Something that is counted."""

    def __init__(self) -> None:
        self.count = 0

    def add(self) -> None:
        """One more."""
        self.count += 1

    def lines(self, name: str) -> Iterator[str]:
        """As it is told."""
        yield f"# TYPE {name} counter"
        yield f"{name} {self.count}"


class Timed:
    """How long something took, each time."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._within = [0] * (len(BOUNDS) + 1)
        self._total = 0.0

    @contextmanager
    def timing(self) -> Iterator[None]:
        """Time what happens inside."""
        start = self._seconds()
        try:
            yield
        finally:
            self.took(self._seconds() - start)

    def took(self, seconds: float) -> None:
        """It took so long."""
        self._within[bisect_left(BOUNDS, seconds)] += 1
        self._total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """As it is told: how often it took no longer than each bound."""
        yield f"# TYPE {name} histogram"
        for place, bound in enumerate(BOUNDS):
            yield f'{name}_bucket{{le="{bound}"}} {sum(self._within[: place + 1])}'
        yield f'{name}_bucket{{le="+Inf"}} {sum(self._within)}'
        yield f"{name}_sum {self._total}"
        yield f"{name}_count {sum(self._within)}"


class Shown:
    """Something that is looked up when somebody asks."""

    def __init__(self, value: Callable[[], float]) -> None:
        self.value = value

    def lines(self, name: str) -> Iterator[str]:
        """As it is told."""
        yield f"# TYPE {name} gauge"
        yield f"{name} {self.value()}"


class Stalls:
    """How late the event loop comes to what is due, and how long looking for garbage holds it up."""

    def __init__(self) -> None:
        self.lag, self.tidying = Timed(time.perf_counter), Timed(time.perf_counter)
        self._watching: asyncio.Task[None] | None = None
        self._began = 0.0

    def begin(self) -> None:
        """Look from now on."""
        self._watching = asyncio.create_task(self._watch())
        gc.callbacks.append(self._tidied)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.lag.took(max(0.0, loop.time() - due))

    def _tidied(self, phase: str, _: object) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self.tidying.took(time.perf_counter() - self._began)

    def end(self) -> None:
        """Nobody looks any more."""
        if self._watching is not None:
            self._watching.cancel()
            gc.callbacks.remove(self._tidied)
            self._watching = None


class Metrics:
    """All that is counted in one server."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self.moves = Counted()
        self.troubles = Counted()
        self.telling = Timed(seconds)
        self.writing = Timed(seconds)
        self.stalls = Stalls()
        self._known: dict[str, Counted | Timed | Shown] = {
            "bastide_moves_total": self.moves,
            "bastide_database_troubles_total": self.troubles,
            "bastide_move_seconds": self.telling,
            "bastide_database_seconds": self.writing,
            "bastide_loop_lag_seconds": self.stalls.lag,
            "bastide_tidying_seconds": self.stalls.tidying,
        }
        self._server: asyncio.Server | None = None

    def show(self, name: str, value: Callable[[], float]) -> None:
        """One more thing that can be looked up."""
        self._known[f"bastide_{name}"] = Shown(value)

    def text(self) -> str:
        """All of it."""
        return "\n".join([*(line for name, one in self._known.items() for line in one.lines(name)), ""])

    async def open(self, host: str, port: int) -> None:
        """Tell whoever asks at this port."""
        self._server = await asyncio.start_server(self._answer, host, port, limit=8192)
        self.stalls.begin()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
                body = self.text().encode()
                head = ["HTTP/1.1 200 OK", f"Content-Type: {KIND}", f"Content-Length: {len(body)}", "Connection: close"]
                writer.write("\r\n".join([*head, "", ""]).encode() + body)
                await writer.drain()
        writer.close()

    def close(self) -> None:
        """Nobody is told any more."""
        if self._server is not None:
            self._server.close()
            self.stalls.end()
