"""A server's files: the database is its owner's alone, and a SQLite file has one server at a time."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from at_the_table import Guest, serving
from starlette.testclient import TestClient

from bastide import BastideError
from bastide.table.app import build
from bastide.table.own_server import OwnServer
from bastide.table.serve import check_database
from bastide.table.settings import Settings
from bastide.table.store import Store


def others_may(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode) & 0o077


def test_the_database_is_its_owners_alone(tmp_path: Path, seed: str) -> None:
    before = os.umask(0)
    try:
        with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed) as place:
            Guest(place).make_table("standard")
            files = sorted(tmp_path.iterdir())
            assert {"t.sqlite", "t.sqlite-wal"} <= {file.name for file in files}
            assert [file.name for file in files if others_may(file)] == []
    finally:
        os.umask(before)


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o644)
    Store(f"sqlite:///{file}").close()
    assert others_may(file) == 0


def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path: Path, seed: str) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with serving(url, seed) as place:
        with pytest.raises(BastideError, match=r"another server keeps its tables in .*t.sqlite already") as refused:
            check_database(url)
        assert refused.value.code == "second-server"
        with pytest.raises(BastideError), TestClient(build(Settings(url))):
            pass
        slug = Guest(place).make_table("standard")
    check_database(url)
    with serving(url, f"{seed} again") as place:
        assert Guest(place).call("GET", f"/api/tables/{slug}")[0] == 200


def test_a_server_that_was_killed_leaves_its_file_to_the_next(tmp_path: Path) -> None:
    with OwnServer(f"sqlite:///{tmp_path / 't.sqlite'}") as server:
        server.kill()
        server.start()
        assert Guest(server.base).call("GET", "/api/hello")[0] == 200
