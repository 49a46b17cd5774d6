"""A server in a process of its own, on this machine alone: for measurements and tests."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from typing import Any

from .client import Visitor
from .serve import LOOPBACK, run, server_for
from .settings import Settings

STARTING = 30.0


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class OwnServer:
    """Starts, stops and kills a server; it can be started again on the same database."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.wish = {"database": database, **settings}
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> OwnServer:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "bastide.table.own_server", str(self.port), json.dumps(self.wish)]
        self.process = subprocess.Popen(command)
        deadline = time.monotonic() + STARTING
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError("the server did not start")
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            return Visitor(self.base).call("GET", "/api/lobby")[0] == 200
        except OSError:
            return False

    def kill(self) -> None:
        """Pull the plug: nothing is finished, nothing is said."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

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


if __name__ == "__main__":
    run(server_for(Settings(hosts=LOOPBACK, **json.loads(sys.argv[2])), "127.0.0.1", int(sys.argv[1])))
