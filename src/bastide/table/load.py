"""Load: how long a move takes from one page to the other while many tables are played and computers think.

Everything runs on this machine: servers of its own, drivers that play for people, and tables of computers.
"""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple
from urllib.request import urlopen

from .driver import Seen, Wish
from .own_database import OwnDatabase
from .own_server import OwnServer

GENEROUS = {
    "requests_per_second": 1000.0,
    "requests_at_once": 1000,
    "people_per_address": 1000,
    "pages_per_address": 100_000,
    "tables_per_minute": 100_000.0,
    "tables_per_day": 100_000.0,
    "tables_per_person": 100_000,
}
PATIENCE = 60.0
METRICS = LAG, DATABASE, TIDYING = "bastide_loop_lag_seconds", "bastide_database_seconds", "bastide_tidying_seconds"
QUICK = 0.0  # seconds between two moves of somebody who does not think at all


class Buckets(Counter[float]):
    """How often something took no longer than each of some bounds, in seconds; what took longer is below infinity."""

    def __sub__(self, before: Counter[float]) -> Buckets:
        """What came since then."""
        return Buckets({bound: count - before[bound] for bound, count in self.items()})

    def share(self, share: float) -> float:
        """The bound that so much of it stayed below; 0 if there was nothing."""
        most = max(self.values(), default=0)
        return min((bound for bound, count in self.items() if count >= share * most), default=0.0) if most else 0.0


def buckets_of(told: str, metric: str) -> Buckets:
    """A histogram out of what metrics tell."""
    found = re.findall(rf'^{metric}_bucket{{le="(.+)"}} (\d+)$', told, re.M)
    return Buckets({float(bound): int(count) for bound, count in found})


def free_port() -> int:
    """A port where nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


@dataclass
class Figures:
    """What was measured; latencies are in milliseconds."""

    servers: int
    tables: int
    computers: int
    seconds: float
    moves: int = 0
    computer_moves: int = 0
    busy: float = 0.0
    memory: float = 0.0
    told: dict[str, Buckets] = field(default_factory=lambda: {metric: Buckets() for metric in METRICS})
    latencies: list[float] = field(default_factory=list)

    def share(self, share: float) -> float:
        """The latency that so many moves stay within."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")

    def plain(self) -> dict[str, float]:
        """The figures as data."""
        return {
            "servers": self.servers,
            "tables": self.tables,
            "computers": self.computers,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "computer_moves": self.computer_moves,
            "server_ms_per_move": round(1000 * self.busy / max(1, self.moves + self.computer_moves), 2),
            "server_mb": round(self.memory, 1),
            "server_lag_p99_below_ms": 1000 * self.told[LAG].share(0.99),
            "database_p99_below_ms": 1000 * self.told[DATABASE].share(0.99),
            "tidying_longest_below_ms": 1000 * self.told[TIDYING].share(1.0),
            "p50_ms": round(self.share(0.50), 1),
            "p90_ms": round(self.share(0.90), 1),
            "p99_ms": round(self.share(0.99), 1),
            "max_ms": round(max(self.latencies, default=float("nan")), 1),
        }


class Drivers:
    """Processes that play for people; they share the tables."""

    def __init__(self, count: int, bases: list[str], sticky: bool) -> None:
        self._wishes = [Wish(bases, number, sticky) for number in range(count)]
        self._processes: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Drivers:
        for wish in self._wishes:
            command = [sys.executable, "-m", "bastide.table.driver", json.dumps(asdict(wish))]
            self._processes.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for process in self._processes:
            process.kill()
            process.wait()
            for end in (process.stdin, process.stdout):
                _there(end).close()

    def have(self, tables: int, computers: int) -> None:
        """There are so many tables from now on, shared by all drivers."""
        count = len(self._processes)
        parts = [(_part(tables, at, count), _part(computers, at, count)) for at in range(count)]
        self._ask([{"tables": people, "computers": thinking} for people, thinking in parts])

    def measure(self, seconds: float) -> list[Seen]:
        """What each sees in so many seconds."""
        return self._ask([{"seconds": seconds}] * len(self._processes))

    def think(self, pause: float) -> None:
        """People take so long over a move from now on."""
        self._ask([{"pause": pause}] * len(self._processes))

    def _ask(self, asked: Sequence[dict[str, Any]]) -> list[Seen]:
        for process, one in zip(self._processes, asked, strict=True):
            _there(process.stdin).write(json.dumps(one).encode() + b"\n")
            _there(process.stdin).flush()
        return [self._answer(process) for process in self._processes]

    def _answer(self, process: subprocess.Popen[bytes]) -> Seen:
        line = _there(process.stdout).readline()
        if not line:
            raise RuntimeError("a driver has ended; the reason stands above")
        return Seen(**json.loads(line))


def _there(end: IO[bytes] | None) -> IO[bytes]:
    assert end is not None
    return end


def _part(whole: int, at: int, count: int) -> int:
    return whole // count + (at < whole % count)


class Load:
    """Servers and drivers, and what is measured of them."""

    def __init__(self, servers: Sequence[OwnServer], drivers: Drivers) -> None:
        self.servers, self.drivers = servers, drivers

    def measure(self, tables: int, computers: int, seconds: float) -> dict[str, float]:
        """Measure once everybody plays at so many tables of two people each, and of computers."""
        self.drivers.have(tables, computers)
        figures, busy, start = Figures(len(self.servers), tables, computers, seconds), self._busy(), time.perf_counter()
        before = self._told()
        for seen in self.drivers.measure(seconds):
            figures.moves += seen.moves
            figures.computer_moves += seen.computer_moves
            figures.latencies += seen.latencies
        figures.seconds, figures.busy = time.perf_counter() - start, self._busy() - busy
        figures.memory = sum(server.memory() for server in self.servers)
        figures.told = {metric: told - before[metric] for metric, told in self._told().items()}
        return figures.plain()

    def _told(self) -> dict[str, Buckets]:
        """What the metrics of all servers say together."""
        told = {metric: Buckets() for metric in METRICS}
        for server in self.servers:
            with urlopen(f"http://127.0.0.1:{server.wish['metrics_port']}/", timeout=PATIENCE) as answer:
                text = answer.read().decode()
            for metric in METRICS:
                told[metric].update(buckets_of(text, metric))
        return told

    def _busy(self) -> float:
        return sum(server.busy() for server in self.servers)


class Where(NamedTuple):
    """Where it is played: in which database, by how many servers and drivers, each table at one server or at any."""

    database: str | None = None
    postgres: bool = False
    servers: int = 1
    drivers: int = 1
    sticky: bool = False


ALONE = Where()


def curve(
    steps: Sequence[int],
    where: Where = ALONE,
    computers: int = 0,
    seconds: float = 20.0,
    pause: float = 2.0,
    quick: int = 0,
) -> Generator[dict[str, float]]:
    """Measure at more and more tables, and at last, with `quick`, the most moves that there can be at so many."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
        url = where.database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        if where.postgres:
            url = opened.enter_context(OwnDatabase(careful=True)).url
        wish: dict[str, Any] = {"workers": max(1, computers), "pace": 0.0, **GENEROUS}
        servers = [OwnServer(url, metrics_port=free_port(), **wish) for _ in range(where.servers)]
        running = [opened.enter_context(server) for server in servers]
        bases = [server.base for server in running]
        for some, thinking in [(list(steps), pause)] + ([([quick], QUICK)] if quick else []):
            with Drivers(where.drivers, bases, where.sticky) as playing:
                playing.think(thinking)
                for tables in some:
                    yield Load(running, playing).measure(tables, computers, seconds)


def run(tables: int = 50, computers: int = 4, seconds: float = 20.0, pause: float = 1.5) -> dict[str, float]:
    """Measure: so many tables of two people each, and so many tables where computers play each other without rest."""
    with closing(curve([tables], ALONE, computers, seconds, pause)) as measured:
        return next(measured)
