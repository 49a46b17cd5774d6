"""Files of a server: its database is its owner's alone, and a SQLite file has one server at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from sqlalchemy.engine import make_url

from ..core.errors import BadSetup

OWNER_ONLY = 0o600


def sqlite_file(url: str) -> Path | None:
    """The file behind a URL, if there is one."""
    address = make_url(url)
    name = address.database if address.get_backend_name() == "sqlite" else None
    return Path(name) if name and name != ":memory:" and not name.startswith("file:") else None


def keep_private(file: Path) -> None:
    """Nobody but its owner reads a file, whether it is there already or will be."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):
            if one.stat().st_mode & 0o077:
                one.chmod(OWNER_ONLY)


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """While this lasts no other server keeps its tables in the same SQLite file; it ends with its process."""
    file = sqlite_file(url)
    if file is None:
        yield
        return
    lock = file.with_name(f"{file.name}.server")
    keep_private(lock)
    with lock.open("r+b") as held:
        if not _taken(held):
            raise BadSetup(
                "second-server",
                f"another server keeps its tables in {file} already: stop it, or choose another --database "
                "(several servers can share one PostgreSQL)",
            )
        yield


def _taken(held: IO[bytes]) -> bool:
    """Whether the file could be locked; the system lets go of it when the process ends, however it ends."""
    try:
        if os.name == "nt":
            msvcrt: Any = __import__("msvcrt")
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
