"""Servers and databases for the table's tests."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from at_the_table import Guest, Place, Visitors, serving


@pytest.fixture(scope="module")
def shared_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server with generous limits, for all tests of a module."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite'}", "") as place:
        yield place


@pytest.fixture
def base(shared_place: Place, seed: str) -> Place:
    """The address of that server, with this test's own secrets; nobody has asked for anything for a while."""
    shared_place.secrets.begin(seed)
    shared_place.hands.turn(60)
    return shared_place


@pytest.fixture
def place(tmp_path: Path, seed: str) -> Iterator[Place]:
    """A server for one test alone."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", seed) as place:
        yield place


@pytest.fixture
def visitor(base: Place) -> Visitors:
    """Makes visitors of the shared server."""
    return lambda: Guest(base)


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's own programs."""
    found = shutil.which("initdb")
    if found and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


def as_another() -> tuple[list[str], int | None]:
    """PostgreSQL refuses to run as root: how to run a command as somebody else, and as whom."""
    if os.geteuid() != 0:
        return [], None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"], entry.pw_uid


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that runs for these tests alone."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: scripts/install_system_packages installs it")
    prefix, user = as_another()
    folder = Path(tempfile.mkdtemp(prefix="bastide-postgres-"))
    if user is not None:
        os.chown(folder, user, -1)
    data = folder / "data"

    def run(program: str, *arguments: str) -> None:
        command = [*prefix, str(programs / program), *arguments]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    try:
        run("initdb", "-D", str(data), "-U", "bastide", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        run("pg_ctl", "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
        try:
            yield f"postgresql://bastide@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of each kind, empty."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
        return
    url = request.getfixturevalue("postgres")
    yield url
    from bastide.table.schema import metadata
    from bastide.table.store import open_engine

    engine = open_engine(url)
    metadata.drop_all(engine)
    engine.dispose()
