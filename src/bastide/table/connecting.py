"""Connections to the database, SQLite or PostgreSQL: how patient they are, and that none is left open."""

from __future__ import annotations

import time
from functools import partial
from threading import Event
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DisconnectionError

from .files import keep_private, sqlite_file

FRESH = 0.2  # seconds in which a connection that answered is believed to be there
PATIENCE = 5.0  # seconds that a database may take over one thing
POSTGRES_PATIENCE = {
    "connect_timeout": int(PATIENCE),
    "options": f"-c statement_timeout={int(PATIENCE * 1000)} -c idle_in_transaction_session_timeout=60000",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": int(PATIENCE * 1000),
}


def open_engine(url: str) -> Engine:
    """The database behind a URL; a plain PostgreSQL URL uses the driver that Bastide brings."""
    address = make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        engine = create_engine(address, pool_timeout=PATIENCE, connect_args=POSTGRES_PATIENCE, hide_parameters=True)
        event.listen(engine, "checkout", partial(_be_alive, engine))
        closed = Event()
        event.listen(engine, "checkin", partial(_given_back, closed))
        event.listen(engine, "engine_disposed", lambda _: closed.set())
        return engine
    file = sqlite_file(url)
    if file is not None:
        keep_private(file)
    waiting = {"timeout": PATIENCE, "check_same_thread": False}
    engine = create_engine(address, connect_args=waiting, hide_parameters=True)
    event.listen(engine, "connect", _be_durable)
    event.listen(engine, "begin", _begin)
    return engine


def _given_back(closed: Event, _: Any, record: Any) -> None:
    """PostgreSQL: a connection answered just now; if everything was closed while somebody used it, it is closed too."""
    if closed.is_set():
        record.invalidate()
    else:
        record.info["answered"] = time.monotonic()


def _be_alive(engine: Engine, connection: Any, record: Any, _: Any) -> None:
    """PostgreSQL: a connection that nobody has used for a while is asked whether it is still there."""
    if time.monotonic() - record.info.get("answered", -FRESH) >= FRESH:
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error  # the pool tries another


def _be_durable(connection: Any, _: Any) -> None:
    """SQLite: write ahead, and wait for the disk at every commit."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """SQLite: begin where SQLAlchemy says so, which savepoints need."""
    connection.exec_driver_sql("BEGIN")
