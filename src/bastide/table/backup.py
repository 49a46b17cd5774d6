"""Backup and restore: all tables of a server in one file, from and into SQLite or PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, func, insert, select

from ..core.errors import BadSetup
from .connecting import open_engine
from .files import keep_private, only_server, sqlite_file
from .migrations import newest, version_of
from .schema import about, metadata
from .store import Store

AT_ONCE = 1000


def back_up(url: str, file: Path) -> int:
    """Everything as it is now in one SQLite file, while servers go on; how many tables there are in it."""
    if file.exists():
        raise BadSetup("backup", f"{file} is there already: a backup is never written over")
    source = sqlite_file(url)
    if source is not None and not source.exists():
        raise BadSetup("backup", f"there is no database in {source}")
    keep_private(file)
    try:
        if source is not None:
            _copy_file(source, file)
        else:
            _copy_out(url, file)
    except BaseException:
        file.unlink()
        raise
    return _tables_in(file)


def restore(file: Path, url: str) -> int:
    """Everything from a backup, into a database that has nothing yet; how many tables there are."""
    if not file.exists() or not _is_backup(file):
        raise BadSetup("restore", f"{file} is no backup of Bastide's")
    with TemporaryDirectory() as folder, only_server(url):
        copy = Path(folder) / "backup.sqlite"
        keep_private(copy)
        _copy_file(file, copy)
        source, target = Store(f"sqlite:///{copy}"), Store(url)
        try:
            _copy_rows(source.engine, target.engine)
        finally:
            source.close()
            target.close()
    return _tables_in(file)


def _copy_file(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


def _copy_out(url: str, file: Path) -> None:
    engine, target = open_engine(url), Store(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            version = version_of(connection)
        if version != newest():
            known = f"the database is of version {version}, and this Bastide knows version {newest()}"
            raise BadSetup("backup", f"{known}: use the Bastide that serves it")
        _copy_rows(engine, target.engine)
    finally:
        engine.dispose()
        target.close()


def _copy_rows(source: Engine, target: Engine) -> None:
    """All rows as they were at one moment, in one transaction: all of them, or none."""
    steady = source.execution_options(isolation_level="REPEATABLE READ") if source.name != "sqlite" else source
    with steady.connect() as reading, reading.begin(), target.begin() as writing:
        if source.name != "sqlite":
            reading.exec_driver_sql("SET LOCAL statement_timeout = 0")
        for table in metadata.sorted_tables:
            if table is about:
                continue
            if writing.execute(select(func.count()).select_from(table)).scalar_one():
                raise BadSetup("restore", "the database has tables already: restore into one that is empty")
            rows = reading.execute(select(table)).mappings()
            while some := rows.fetchmany(AT_ONCE):
                writing.execute(insert(table), [dict(row) for row in some])
        _count_on(writing)


def _count_on(writing: Connection) -> None:
    """PostgreSQL: numbers that the database gives itself go on after those that were brought along."""
    if writing.engine.name == "sqlite":
        return
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None and len(table.primary_key.columns) == 1:
            highest = writing.execute(select(func.coalesce(func.max(column), 0))).scalar_one()
            name = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
            writing.exec_driver_sql(f"SELECT setval({name}, {int(highest) + 1}, false) WHERE {name} IS NOT NULL")


def _is_backup(file: Path) -> bool:
    try:
        return _tables_in(file) >= 0
    except sqlite3.DatabaseError:
        return False


def _tables_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
