"""A server in a process of its own, on this machine alone: for measurements and tests."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from .client import Visitor
from .secrecy import Secrets
from .serve import LOOPBACK, run, server_for
from .settings import Settings

STARTING = 120.0
LOOK = 2.0


class OwnServer:
    """Starts, stops and kills a server; it can be started again on the same database.

    With a `seed` its secrets can be foretold; they are others after every start.
    """

    def __init__(self, database: str, **settings: Any) -> None:
        self.wish = {"database": database, **settings}
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
        self.process = subprocess.Popen(command, pass_fds=[self.door.fileno()])
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

    def pause(self) -> None:
        """It stands still, and knows nothing of it."""
        if self.process is not None:
            self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """It goes on where it was."""
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)

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
    secrets = Secrets(wish.pop("seed", None))
    door = socket.socket(fileno=int(sys.argv[1]))
    run(server_for(Settings(hosts=LOOPBACK, secrets=secrets, **wish), *door.getsockname()), [door])
