"""Calls by Web Push: a push service on this machine reads what it gets with the browser's keys."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import http_ece
import pytest
from at_the_table import PATIENCE, Guest, Place, run, serving, take_turn
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from bastide.table import push
from bastide.table.calls import Call, Calls
from bastide.table.persons import Calling
from bastide.table.push import encoded, is_service
from bastide.table.settings import Settings
from bastide.table.store import Store

GAME = "base"


class Service:
    """A push service, and the browsers that it serves."""

    def __init__(self) -> None:
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answer = 201
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.answer)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Browser:
    """A browser that can be called, with keys of its own."""

    def __init__(self, service: Service, name: str) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.wish = {"endpoint": f"{service.origin}/{name}", "p256dh": encoded(point), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        return dict(json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)))


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
def called(service: Service, tmp_path: Path, seed: str) -> Iterator[Place]:
    """A server that may call by that service."""
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, push_services=(service.origin,)) as place:
        yield place


def test_who_is_away_is_called_when_it_is_his_turn_and_when_a_friend_sits_down(
    service: Service, called: Place
) -> None:
    async def work() -> None:
        ada, bruno = Guest(called), Guest(called)
        key = ada.call("GET", "/api/hello")[1]["call_key"]
        browser = Browser(service, "ada")
        status, told = ada.call("POST", "/api/me/calls", {**browser.wish, "language": "fr"})
        assert status == 200, told
        slug = ada.make_table(GAME)
        bruno.sit(slug, "Bruno")
        heard = {}
        for _ in range(2):
            path, headers, body = service.got.get(timeout=PATIENCE)
            said = browser.read(body)
            heard[said["kind"]] = said
            assert path == "/ada"
            assert headers["content-encoding"] == "aes128gcm"
            assert is_signed(headers["authorization"], key, service.origin)
        assert heard["sat"] == {"kind": "sat", "slug": slug, "game": GAME, "name": "Bruno", "language": "fr"}
        assert (heard["turn"]["slug"], heard["turn"]["name"]) == (slug, "Ada")

        looks = [await ada.look(slug), await bruno.look(slug)]
        await take_turn(looks[0])
        await looks[1].until(lambda state: state["steps"] == 1)
        await take_turn(looks[1])
        assert service.got.empty()

    run(work())


def is_signed(header: str, key: str, origin: str) -> bool:
    """Whether a call was signed by the server whose key the browser knows, for this service."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    claims = json.loads(push.decoded(parts["t"].split(".")[1]))
    assert claims["aud"] == origin
    return bool(Vapid02.verify(header))


def test_a_browser_that_is_gone_is_forgotten(service: Service, database: str) -> None:
    store = Store(database)
    calls = Calls(store.engine, Settings(database, push_services=(service.origin,)))
    try:
        for name in ("phone", "laptop"):
            calls.begin("a" * 64, Calling(**Browser(service, name).wish))
        call = Call(frozenset({"a" * 64}), "turn", "Ada")
        service.answer = 500
        calls.make(call, "brave-otter", GAME)
        assert service.got.qsize() == 2
        service.answer = 410
        calls.make(call, "brave-otter", GAME)
        assert service.got.qsize() == 4
        calls.make(call, "brave-otter", GAME)
        assert service.got.qsize() == 4
    finally:
        store.close()


def test_only_push_services_are_called_and_only_with_keys(service: Service, called: Place) -> None:
    ada = Guest(called)
    ada.call("GET", "/api/hello")
    wish = Browser(service, "ada").wish
    for wrong in (
        {**wish, "endpoint": "http://127.0.0.1:1/x"},
        {**wish, "endpoint": "https://intranet.example/x"},
        {**wish, "p256dh": "short"},
        {**wish, "auth": "!"},
    ):
        assert ada.call("POST", "/api/me/calls", wrong)[1]["code"] == "no-call"
    assert ada.call("POST", "/api/me/calls", {"endpoint": wish["endpoint"]})[0] == 200
    assert is_service("https://fcm.googleapis.com/fcm/send/x", ())
    assert is_service("https://updates.push.services.mozilla.com/wpush/v2/x", ())
    assert not is_service("https://googleapis.com.example/x", ())
    assert not is_service("http://fcm.googleapis.com/x", ())
    assert not is_service("https://fcm.googleapis.com:8443/x", ())
    assert not is_service("https://[", ())


def test_the_key_is_made_at_the_first_start_and_stays(database: str) -> None:
    store = Store(database)
    try:
        first, again = (push.Pushing(store.engine, "mailto:a@b.example").public_key for _ in range(2))
    finally:
        store.close()
    assert first == again
    assert len(push.decoded(first)) == 65


def test_a_server_without_the_packages_says_so_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(push, "available", lambda: False)
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", "") as place:
        ada = Guest(place)
        assert ada.call("GET", "/api/hello")[1]["call_key"] == ""
        wish = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "x", "auth": "x"}
        assert ada.call("POST", "/api/me/calls", wish)[1]["code"] == "no-call"
    assert push.OFF in caplog.text
