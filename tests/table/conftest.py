"""Servers and databases for the table's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from at_the_table import Guest, Place, Visitors, serving

from bastide.core.errors import BadSetup
from bastide.table.own_database import OwnDatabase


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that runs for these tests alone."""
    try:
        own = OwnDatabase()
    except BadSetup:
        pytest.skip("PostgreSQL is not installed: scripts/install_system_packages installs it")
    with own:
        yield own.url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of each kind, empty."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
        return
    url = request.getfixturevalue("postgres")
    yield url
    from bastide.table.connecting import open_engine
    from bastide.table.schema import metadata

    engine = open_engine(url)
    metadata.drop_all(engine)
    engine.dispose()
