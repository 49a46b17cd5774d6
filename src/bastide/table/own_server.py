"""A server in a process of its own, on this machine alone: for measurements and tests."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from .client import Visitor
from .secrecy import Secrets
from .serve import LOOPBACK, run, server_for
from .settings import Settings
from .timepiece import Timepiece

HOUR = 3_600_000  # milliseconds
STARTING = 600.0
LOOK = 2.0


class Jumping(Timepiece):
    """A machine's clock that is set forward and back, by more each time."""

    ahead = 0  # milliseconds

    def now(self) -> int:
        """Milliseconds since 1970, or so."""
        return super().now() + self.ahead

    def jump(self, *_: object) -> None:
        """Somebody sets it."""
        self.ahead = -self.ahead + (HOUR if self.ahead <= 0 else -HOUR)


class OwnServer:
    """Starts, stops and kills a server; it can be started again on the same database.

    With a `seed` its secrets can be foretold; they are others after every start. What it says goes to its `log`.
    """

    def __init__(self, database: str, log: Path | None = None, **settings: Any) -> None:
        self.wish = {"database": database, **settings}
        self.log = log
        self.door = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def start(self) -> OwnServer:
        """Start it and wait until it answers."""
        self.starts += 1
        seeded = {"seed": f"{self.wish['seed']}:{self.starts}"} if "seed" in self.wish else {}
        wish = json.dumps({**self.wish, **seeded})
        command = [sys.executable, "-m", "bastide.table.own_server", str(self.door.fileno()), wish]
        with open(self.log, "a") if self.log is not None else nullcontext() as told:
            self.process = subprocess.Popen(command, pass_fds=[self.door.fileno()], stderr=told)
        deadline = time.monotonic() + STARTING
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError("the server did not start")
        return self

    def _answers(self) -> bool:
        """The door is open all the time: a call waits there until the server takes it, or looks again after a while."""
        try:
            return Visitor(self.base, patience=LOOK).call("GET", "/api/lobby")[0] == 200
        except OSError:
            return False

    def kill(self) -> None:
        """Pull the plug: nothing is finished, nothing is said."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def busy(self) -> float:
        """Seconds that it has kept a processor busy, without its workers; 0 where the system does not say."""
        try:
            told = Path(f"/proc/{self.process.pid if self.process is not None else 0}/stat").read_text().rpartition(")")
            return sum(int(ticks) for ticks in told[2].split()[11:13]) / os.sysconf("SC_CLK_TCK")
        except OSError:
            return 0.0

    def memory(self) -> float:
        """Megabytes that it holds, without its workers; 0 where the system does not say."""
        try:
            pages = Path(f"/proc/{self.process.pid if self.process is not None else 0}/statm").read_text().split()[1]
            return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6
        except OSError:
            return 0.0

    def pause(self) -> None:
        """It stands still, and knows nothing of it."""
        if self.process is not None:
            self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """It goes on where it was."""
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)

    def leave_room(self, room: bool) -> None:
        """Whether its files may grow; if not, it is as if the disk were full."""
        if self.process is not None:
            most = resource.RLIM_INFINITY if room else 0
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def jump(self) -> None:
        """Its clock is set to another time."""
        if self.process is not None:
            self.process.send_signal(signal.SIGUSR1)

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def __enter__(self) -> OwnServer:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.door.close()


if __name__ == "__main__":
    wish = json.loads(sys.argv[2])
    secrets, clock = Secrets(wish.pop("seed", None)), Jumping()
    signal.signal(signal.SIGUSR1, clock.jump)
    door = socket.socket(fileno=int(sys.argv[1]))
    settings = Settings(hosts=LOOPBACK, secrets=secrets, timepiece=clock, **wish)
    run(server_for(settings, *door.getsockname()), [door])
