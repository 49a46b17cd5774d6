"""Migrations: a database of an older version becomes one of this version when a server starts, after a backup.

`STEPS` has a step for each version before this one, in order. A step is never changed once it has been released:
databases everywhere have gone through it.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, insert, inspect, select, update
from sqlalchemy.exc import DatabaseError

from ..core.errors import BadSetup
from .files import keep_private
from .schema import about, metadata

log = logging.getLogger("bastide.table")


def _name_the_version(connection: Connection) -> None:
    """1 to 2: the database says of which version it is."""
    connection.exec_driver_sql("CREATE TABLE about (name VARCHAR(40) NOT NULL PRIMARY KEY, value TEXT NOT NULL)")
    connection.exec_driver_sql("INSERT INTO about (name, value) VALUES ('schema', '1')")


def _keep_analyses(connection: Connection) -> None:
    """2 to 3: what was found out about a game is kept with it."""
    connection.exec_driver_sql("CREATE TABLE analyses (slug VARCHAR(40) NOT NULL PRIMARY KEY, told TEXT NOT NULL)")


PEOPLE = (
    "CREATE TABLE deadlines (slug VARCHAR(40) NOT NULL PRIMARY KEY, time BIGINT NOT NULL)",
    "CREATE INDEX ix_deadlines_time ON deadlines (time)",
    """CREATE TABLE plans (
        slug VARCHAR(40) NOT NULL, seat INTEGER NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (slug, seat))""",
    """CREATE TABLE results (
        slug VARCHAR(40) NOT NULL, seat INTEGER NOT NULL, person VARCHAR(64) NOT NULL, player VARCHAR(40),
        name VARCHAR(40) NOT NULL, game VARCHAR(40) NOT NULL, boxes TEXT NOT NULL, seats INTEGER NOT NULL,
        place INTEGER NOT NULL, points INTEGER NOT NULL, reason VARCHAR(12) NOT NULL, has_left BOOLEAN NOT NULL,
        before DOUBLE PRECISION, after DOUBLE PRECISION, time BIGINT NOT NULL, sought TEXT NOT NULL,
        PRIMARY KEY (slug, seat, person))""",
    "CREATE INDEX results_of_a_person ON results (person, time)",
    """CREATE TABLE ratings (
        person VARCHAR(64) NOT NULL, game VARCHAR(40) NOT NULL, rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,
        time BIGINT NOT NULL, PRIMARY KEY (person, game))""",
    """CREATE TABLE keepsakes (
        person VARCHAR(64) NOT NULL PRIMARY KEY, settings TEXT NOT NULL, changed BIGINT NOT NULL)""",
    """CREATE TABLE keys (
        code VARCHAR(64) NOT NULL PRIMARY KEY, person VARCHAR(64) NOT NULL, sealed TEXT NOT NULL,
        until BIGINT)""",
    "CREATE INDEX ix_keys_person ON keys (person)",
    """CREATE TABLE holidays (
        person VARCHAR(64) NOT NULL, begins BIGINT NOT NULL, ends BIGINT NOT NULL, PRIMARY KEY (person, begins))""",
    """CREATE TABLE callings (
        code VARCHAR(64) NOT NULL PRIMARY KEY, person VARCHAR(64) NOT NULL, address TEXT NOT NULL,
        language VARCHAR(8) NOT NULL)""",
    "CREATE INDEX ix_callings_person ON callings (person)",
)


def _remember_people(connection: Connection) -> None:
    """3 to 4: what people have played, how strong they are, what they have prepared and when they are called."""
    for line in PEOPLE:
        connection.exec_driver_sql(line)


DUPLICATES = (
    """CREATE TABLE duplicates (
        code VARCHAR(40) NOT NULL PRIMARY KEY, wish TEXT NOT NULL, secret VARCHAR(64) NOT NULL,
        made BIGINT NOT NULL)""",
    """CREATE TABLE attempts (
        code VARCHAR(40) NOT NULL, person VARCHAR(64) NOT NULL, slug VARCHAR(40) NOT NULL,
        PRIMARY KEY (code, person))""",
)


def _share_decks(connection: Connection) -> None:
    """4 to 5: decks that everybody plays, and who has played them."""
    for line in DUPLICATES:
        connection.exec_driver_sql(line)


PUZZLES = (
    """CREATE TABLE puzzle_answers (
        person VARCHAR(64) NOT NULL, name VARCHAR(40) NOT NULL, text VARCHAR(120) NOT NULL, correct BOOLEAN NOT NULL,
        before DOUBLE PRECISION NOT NULL, after DOUBLE PRECISION NOT NULL, time BIGINT NOT NULL,
        PRIMARY KEY (person, name))""",
    """CREATE TABLE puzzle_strengths (
        name VARCHAR(40) NOT NULL PRIMARY KEY, rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,
        time BIGINT NOT NULL)""",
)


def _set_puzzles(connection: Connection) -> None:
    """5 to 6: how people have answered puzzles, and how hard these are."""
    for line in PUZZLES:
        connection.exec_driver_sql(line)


STEPS: list[Callable[[Connection], None]] = [
    _name_the_version,
    _keep_analyses,
    _remember_people,
    _share_decks,
    _set_puzzles,
]


def newest() -> int:
    """The version of the tables as schema.py describes them."""
    return len(STEPS) + 1


def version_of(connection: Connection) -> int | None:
    """The version of a database, None if it is empty."""
    names = inspect(connection).get_table_names()
    if about.name not in names:
        return 1 if "tables" in names else None
    return int(connection.execute(select(about.c.value).where(about.c.name == "schema")).scalar_one())


def bring_up_to_date(engine: Engine) -> None:
    """Makes the tables, or brings those of an older version up to date; a newer database is refused."""
    with engine.connect() as connection:
        version = version_of(connection)
    if version is None:
        _make(engine)
    elif version > newest():
        known = f"of version {version}, and this Bastide knows version {newest()}: use a newer one"
        raise BadSetup("schema", f"the database is {known}")
    elif version < newest():
        _back_up(engine, version)
        _migrate(engine)


def _make(engine: Engine) -> None:
    """All tables at once; two servers may begin with one empty database at the same moment."""
    try:
        with engine.begin() as connection:
            metadata.create_all(connection)
            connection.execute(insert(about).values(name="schema", value=str(newest())))
    except DatabaseError:
        with engine.connect() as connection:
            if version_of(connection) != newest():
                raise


def _migrate(engine: Engine) -> None:
    """Every step that is missing, in one transaction: all of them, or nothing has changed."""
    with engine.begin() as connection:
        if engine.url.get_backend_name() != "sqlite":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        version = version_of(connection)
        assert version is not None
        for step in STEPS[version - 1 :]:
            step(connection)
        connection.execute(update(about).where(about.c.name == "schema").values(value=str(newest())))
    log.warning("the database was of version %d and is now of version %d", version, newest())


def _back_up(engine: Engine, version: int) -> None:
    """A copy of a SQLite file beside it; a PostgreSQL server's backup is its operator's."""
    file = engine.url.database
    if engine.url.get_backend_name() != "sqlite":
        log.warning("the database is brought up to date in one transaction; its backup is yours: use pg_dump")
    elif file and file != ":memory:":
        copy = free_name(Path(file), version)
        keep_private(copy)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        log.warning("the database as it was is kept in %s", copy)


def free_name(file: Path, version: int) -> Path:
    """Where a backup goes; none is ever written over."""
    copy, number = file.with_name(f"{file.name}.version-{version}"), 1
    while copy.exists():
        number += 1
        copy = file.with_name(f"{file.name}.version-{version}-{number}")
    return copy
