"""`bastide table`: serve tables to browsers."""

from __future__ import annotations

import argparse
import gc
import logging
import threading
import time
import webbrowser

import uvicorn

from .app import build
from .settings import FRAME_LIMIT, Settings, default_database

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def settings_for(host: str, database_url: str | None, origins: tuple[str, ...] = ()) -> Settings:
    """A server on this machine alone answers to this machine's names alone."""
    hosts = LOOPBACK if host in LOOPBACK else ()
    return Settings(database=database_url or default_database(), hosts=hosts, origins=origins)


def server_for(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """A web server. It writes no line for each request: addresses of tables are their players' own."""
    config = uvicorn.Config(
        build(settings),
        host=host,
        port=port,
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


def run(server: uvicorn.Server) -> None:
    """Serve until told to stop. What is loaded now stays: looking through it for garbage would make moves wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    server.run()


def main(
    host: str = "127.0.0.1", port: int = 8000, database_url: str | None = None, open_browser: bool = True
) -> None:
    """Serve until somebody presses Ctrl-C."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    server = server_for(settings_for(host, database_url), host, port)
    shown = f"http://{'localhost' if host in LOOPBACK else host}:{port}/"
    print(f"The table is at {shown} (Ctrl-C to stop)", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(server, shown), daemon=True).start()
    run(server)


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="bastide table")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default=None)
    chosen = parser.parse_args()
    main(chosen.host, chosen.port, chosen.database, open_browser=False)
