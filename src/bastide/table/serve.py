"""`bastide table`: serve tables to browsers."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import BadSetup
from ..play.flat import READY
from .app import build
from .chosen import chosen
from .door import Patient, Server, Wire
from .files import only_server
from .logs import write_logs
from .settings import FRAME_LIMIT, Settings, default_database
from .store import Store
from .tidying import TIDYING

EVERYWHERE = "0.0.0.0"
SWITCH = 0.0005  # seconds after which what is worked out beside the event loop makes way for it
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def settings_for(host: str, database_url: str | None, environment: Mapping[str, str] | None = None) -> Settings:
    """What was chosen; unless it was, a server on this machine alone answers to this machine's names alone."""
    wish = chosen(os.environ if environment is None else environment)
    wish["database"] = database_url or wish.get("database") or default_database()
    wish.setdefault("hosts", LOOPBACK if host in LOOPBACK else ())
    wish.setdefault("compiles_ahead", True)
    return Settings(**wish)


def server_for(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """A web server. It writes no line for each request: addresses of tables are their players' own."""
    config = uvicorn.Config(
        build(settings),
        http=Patient,
        ws=Wire,
        host=host,
        port=port,
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=settings.proxies or None,
    )
    return Server(config)


def run(server: uvicorn.Server, doors: list[socket.socket] | None = None) -> None:
    """Serve until told to stop, at doors that are open already if there are any.

    What is loaded now stays: looking through it for garbage would make moves wait. So would compiled rules that are
    loaded in the middle of a game, and threads that hold on to the interpreter for long.
    """
    READY.stay_plain()
    sys.setswitchinterval(SWITCH)
    TIDYING.begin()
    server.run(doors)


def main(
    host: str = EVERYWHERE, port: int = 8000, database_url: str | None = None, open_browser: bool = True
) -> None:
    """Serve until somebody presses Ctrl-C."""
    settings = settings_for(host, database_url)
    write_logs(settings.log_json)
    check_port(host, port)
    check_database(settings.database)
    server = server_for(settings, host, port)
    shown = f"http://{'localhost' if host in (*LOOPBACK, EVERYWHERE) else host}:{port}/"
    print(f"The table is at {shown} (Ctrl-C to stop)", flush=True)
    own = network_address() if host == EVERYWHERE else None
    if own is not None:
        print(f"Others on this network find it at http://{own}:{port}/", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(server, shown), daemon=True).start()
    run(server)


def check_port(host: str, port: int) -> None:
    """Refuses an address where nobody can listen, before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
        except OSError as error:
            reason = f"port {port} of {host} cannot be used ({error.strerror}): choose another with --port or PORT="
            raise BadSetup("port", reason) from None


def check_database(url: str) -> None:
    """Refuses a database that cannot be opened; its address may hold a password, so it is not repeated."""
    try:
        with only_server(url):
            Store(url).close()
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = f"the database cannot be opened ({type(error).__name__}): check its address"
        raise BadSetup("database", reason) from None


def network_address() -> str | None:
    """This machine's address on its network, as the way to another address would begin; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = way.getsockname()[0]
        return None if address.startswith("127.") else address


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="bastide table")
    parser.add_argument("--host", default=EVERYWHERE)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default=None)
    asked = parser.parse_args()
    main(asked.host, asked.port, asked.database, open_browser=False)
