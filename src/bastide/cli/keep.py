"""`bastide backup` and `bastide restore`: all games of a server in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .output import answers

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", envvar="BASTIDE_DATABASE", help="As for bastide table."),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; none is ever written over.")],
    database: Database = None,
) -> None:
    """Copy all games of a server into one file, while it goes on.

    \b
    bastide backup tables.backup
    bastide backup tables.backup --database postgresql://user@host/bastide
    """
    from ..table.backup import back_up

    _tell("kept", back_up(url_of(database), file), file)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that bastide backup has written.")],
    database: Database = None,
) -> None:
    """Bring all games back from a backup, into a database that has none yet.

    SQLite and PostgreSQL can take each other's backups, so this is also how
    a server moves from one to the other.

    \b
    bastide restore tables.backup
    bastide restore tables.backup --database postgresql://user@host/bastide
    """
    from ..table.backup import restore as bring_back

    _tell("brought back", bring_back(file, url_of(database)), file)


def url_of(database: str | None) -> str:
    """The database that is meant: the one that `bastide table` uses if none is named."""
    from ..table.settings import default_database

    return database or default_database()


def _tell(what: str, tables: int, file: Path) -> None:
    answers().print(f"{tables} tables {what}: {file}", markup=False)
