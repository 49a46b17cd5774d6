"""Whatever comes from outside, and whatever the database does: no fault of the server, and a sentence for people."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from at_the_table import PATIENCE, Guest, Place, Visitors, pair, run
from sqlalchemy.exc import OperationalError

from bastide.table import door
from bastide.table.store import Store
from bastide.table.writer import Writer

LONG = "9" * 5000


def raw(place: str, request: bytes) -> tuple[int, bytes]:
    """What the server says to these bytes: the status, and all of it."""
    host, port = place.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=120) as line:
        line.sendall(request)
        heard = b""
        while chunk := line.recv(65536):
            heard += chunk
    return int(heard.split(b" ", 2)[1]), heard


def head(path: str, method: str = "GET", **headers: str) -> bytes:
    lines = {"Host": "127.0.0.1", "Connection": "close", **headers}
    said = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items())]
    return "\r\n".join([*said, "", ""]).encode("latin-1")


@pytest.mark.parametrize(
    "request_bytes",
    [
        head("/api/hello", Host="["),
        head("/api/hello", Host="a]b:x"),
        head("/api/hello", Host="\xff\xfe"),
        head("/api/tables", "POST", Origin="http://[", **{"Content-Length": "2"}) + b"{}",
        head("/api/tables", "POST", Origin="http://[::1", **{"Content-Length": "2"}) + b"{}",
        head(f"/t/some-table/{LONG}"),
        head(f"/t/some-table/player/{LONG}"),
        head(f"/api/tables/some-table/players/{LONG}"),
        head(f"/art/x/figures/pig/{LONG}.svg"),
        head("/api/tables/%00"),
        head("/api/tables/%ff%fe/record"),
        head("/api/tables/%ed%a0%80"),
        head(f"/api/tables/{'a' * 5000}"),
        head("/api/hello", Cookie="bastide=\x80\xff" + "x" * 40),
        head("/api/tables/some-table/live", Origin="http://["),
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x00\xa5\x01\x00\x00",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_no_request_is_the_servers_fault(base: Place, request_bytes: bytes, caplog: pytest.LogCaptureFixture) -> None:
    status, _ = raw(base, request_bytes)
    assert status < 500
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_who_is_refused_while_he_speaks_hears_the_answer(base: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LISTEN_ON", PATIENCE)
    host, port = base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(b"GET /" + b"a" * 100_000)
        assert line.recv(12, socket.MSG_PEEK) == b"HTTP/1.1 400"
        for _ in range(3):
            line.sendall(b"a" * 1000)
        heard = b""
        while chunk := line.recv(65536):
            heard += chunk
    assert heard.endswith(b"Invalid HTTP request received.")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", '{"setup": {"game": "standard", "seats": LONG}}'.replace("LONG", LONG)),
        ("/api/tables", '{"setup": {"game": "standard"}, "seat": LONG}'.replace("LONG", LONG)),
        ("/api/tables", '{"setup": {"game": "standard"}, "computers": {"LONG": "random"}}'.replace("LONG", LONG)),
        ("/api/tables", '{"setup": {"game": "standard"}, "seat": null, "computers": {"\u0662": "random"}}'),
        ("/api/tables", '{"setup": {"game": "standard"}, "name": "\\u0000"}'),
        ("/api/tables", '{"setup": {"game": "standard"}, "name": "\\ud800"}'),
        ("/api/tables", '{"setup": {"game": "standard", "rules": {"\\u0000": "\\u0000"}}}'),
        ("/api/tables/import", '{"record": "\\u0000"}'),
        ("/api/tables/import", '{"record": "[Game \\"standard\\"]\\n[Seats \\"LONG\\"]"}'.replace("LONG", LONG)),
        ("/api/continue", '{"code": "LONG"}'.replace("LONG", LONG)),
        ("/api/tiles", '{"text": "\\u0000"}'),
    ],
)
def test_no_body_is_the_servers_fault(visitor: Visitors, path: str, body: str) -> None:
    status, answer = visitor().call("POST", path, body.encode())
    assert 400 <= status < 500, answer
    assert answer["code"]


def test_a_name_is_shown_without_what_cannot_be_shown(visitor: Visitors) -> None:
    ada = visitor()
    slug = ada.make_table("standard", name="A\x00da")
    assert ada.call("GET", f"/api/tables/{slug}")[1]["seats"][0] == "A da"


def test_half_a_body_is_not_waited_for(base: Place) -> None:
    host, port = base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=120) as line:
        line.sendall(head("/api/tables", "POST", Origin=base, Host=f"{host}:{port}", **{"Content-Length": "9"}) + b"{")
        while base.hands.turn(11) is None:
            line.settimeout(0.2)
            try:
                heard = line.recv(65536)
                break
            except TimeoutError:
                continue
    assert heard.startswith(b"HTTP/1.1 408")


def test_half_a_head_is_not_waited_for(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    host, port = place.removeprefix("http://").split(":")
    with monkeypatch.context() as hurried:
        hurried.setattr(door, "HEAD_WITHIN", 0.05)
        for said in (b"", b"GET / HTTP/1.1\r\nHost:", head("/api/lobby", Connection="keep-alive") + b"GET /"):
            with socket.create_connection((host, int(port)), timeout=120) as line:
                line.sendall(said)
                while line.recv(65536):
                    pass
    assert Guest(place).call("GET", "/api/hello")[0] == 200


def test_who_talks_by_live_connection_is_not_sent_away(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    came: list[door.Patient] = []
    comes = door.Patient.connection_made
    monkeypatch.setattr(door.Patient, "connection_made", lambda self, line: (comes(self, line), came.append(self)))

    async def work() -> None:
        _, _, (ada, bruno) = await pair(lambda: Guest(place))
        assert [one._waiting for one in came] == [None] * len(came)
        for one in came:
            one.loop.call_soon_threadsafe(one._send_away)
        for look in (ada, bruno):
            assert (await look.ask("ping"))["type"] == "pong"

    run(work())


def away(*given: Any) -> Any:
    raise OperationalError("SELECT what was asked", {"secret": "parameter"}, OSError("away"))


def test_a_database_that_is_away_is_told_in_a_sentence(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        slug, people, (ada, _) = await pair(lambda: Guest(place))
        with monkeypatch.context() as broken:
            broken.setattr(Store, "write", away)
            broken.setattr(Store, "load", away)
            broken.setattr(Store, "tables_of", away)
            broken.setattr(Store, "unfinished", away)
            refused = await ada.play(ada.options()[0])
            assert (refused["code"], refused["sentence"][:10]) == ("store", "it could n")
            assert people[0].call("GET", "/api/tables")[0] == 503
            assert people[0].call("GET", f"/api/tables/{slug}")[0] == 503
            status, answer = people[0].call("POST", "/api/tables", {"setup": {"game": "standard"}})
            assert (status, answer["code"]) == (503, "store")
        again = await people[0].look(slug)
        assert (await again.play(again.options()[0]))["type"] == "accepted"

    run(work())
    told = [record for record in caplog.records if record.name == "bastide.table"]
    assert len(told) == 4
    assert all(record.exc_info is None and "parameter" not in record.getMessage() for record in told)


def test_parameters_are_never_in_a_logged_error(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 't.sqlite'}")
    with pytest.raises(Exception, match="hide_parameters") as failed, store.engine.begin() as connection:
        connection.exec_driver_sql("SELECT * FROM nothing WHERE code = ?", ("the secret",))
    store.close()
    assert "the secret" not in str(failed.value)


def test_a_server_that_was_told_to_stop_leaves_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "STOP_WITHIN", 0.01)
    left = threading.Semaphore(0)
    server = door.Server(uvicorn.Config(lambda: None), left.release)
    server.handle_exit(signal.SIGTERM, None)
    server.handle_exit(signal.SIGTERM, None)
    assert left.acquire(timeout=60)
    assert server.should_exit
    server._last.join()
    server.handle_exit(signal.SIGTERM, None)
    assert not left.acquire(blocking=False)


def test_a_writer_that_hangs_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(Writer, "_write", lambda self, batch: go_on.wait(60))
    store = Store(f"sqlite:///{tmp_path / 't.sqlite'}")
    writer = Writer(store)
    writer._waiting.put((None, None))  # type: ignore[arg-type]
    writer.close(within=0.05)
    assert writer._thread.is_alive()
    go_on.set()
    writer._thread.join(60)
    assert not writer._thread.is_alive()
    store.close()


def test_no_answer_waits_until_the_one_before_was_received(base: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opened the door: each message would else take as long as the other side puts off its receipt."""
    at_once: list[int] = []
    comes = door.Patient.connection_made

    def made(self: door.Patient, transport: asyncio.Transport) -> None:
        comes(self, transport)
        line = transport.get_extra_info("socket")
        at_once.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    monkeypatch.setattr(door.Patient, "connection_made", made)
    raw(base, head("/api/hello"))
    assert at_once == [1]
