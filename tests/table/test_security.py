"""What keeps players safe: origins, cookies, headers, limits, and no way to a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from at_the_table import Guest, Place, Visitors, pair, run, sent_away, serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from bastide.table.client import Visitor


def raw_headers(base: str, path: str, **headers: str) -> tuple[int, dict[str, str]]:
    from http.client import HTTPConnection

    connection = HTTPConnection(base.removeprefix("http://"), timeout=120)
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    response.read()
    connection.close()
    return response.status, {name.lower(): value for name, value in response.getheaders()}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://127.0.0.1:1", "file://"])
def test_other_sites_cannot_change_anything(visitor: Visitors, origin: str) -> None:
    ada = visitor()
    wish = {"setup": {"game": "standard"}, "name": "Ada"}
    status, answer = ada.call("POST", "/api/tables", wish, Origin=origin)
    assert (status, answer["code"]) == (403, "origin")


def test_other_sites_cannot_listen(base: str, visitor: Visitors) -> None:
    async def work() -> None:
        ada = visitor()
        slug = ada.make_table("standard")
        address = base.replace("http", "ws", 1) + f"/api/tables/{slug}/live"
        for origin in (Origin("https://evil.example"), None):
            with pytest.raises(InvalidStatus):
                await connect(address, origin=origin, additional_headers={"Cookie": ada.cookie})

    run(work())


def test_an_allowed_origin_and_an_unknown_host(tmp_path: Path, seed: str) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, origins=("https://play.example",)) as base:
        ada = Visitor(base)
        wish = {"setup": {"game": "standard"}, "name": "Ada"}
        assert ada.call("POST", "/api/tables", wish, Origin="https://play.example")[0] == 201
        assert ada.call("GET", "/api/hello", Host="evil.example")[1]["code"] == "host"
        assert ada.call("GET", "/readyz", Host="10.0.0.7:8000") == (200, "ready\n")


def test_the_cookie_is_out_of_reach_of_scripts(base: str) -> None:
    _, headers = raw_headers(base, "/api/hello")
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie


@pytest.mark.parametrize("path", ["/", "/api/hello", "/t/brave-otter", "/nothing/here", "/api/tables/none-none"])
def test_every_answer_has_a_policy(base: str, path: str) -> None:
    _, headers = raw_headers(base, path)
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path",
    [
        "/../serve.py",
        "/assets/../../serve.py",
        "/%2e%2e/serve.py",
        "/..%2fserve.py",
        "//etc/passwd",
        "/assets/%00",
        "/art/x/summer/classic/..%2f..%2fserve/N.svg",
        "/art/x/summer/..%2f..%2ftable/BG-A/N.svg",
        "/art/x/..%2fsummer/classic/BG-A/N.svg",
        "/art/x/summer/classic/BG-A/Q.svg",
        "/art/x/summer/classic/BG-A/N.svg?variant=3",
        "/art/x/figures/nobody/0.svg",
        "/art/x/town/..%2fsummer.svg",
        "/art/x/figures/pig/9.svg",
        "/art/x/figures/pig/0.svg?letter=%3Cscript%3E",
        "/api/tables/..%2f..%2fetc/record",
    ],
)
def test_no_address_is_a_path_on_disk(base: str, path: str) -> None:
    status, headers = raw_headers(base, path)
    assert status == 404
    assert "import" not in headers.get("content-type", "")


def test_pictures_are_kept_for_ever_by_their_version(base: str, visitor: Visitors) -> None:
    version = visitor().call("GET", "/api/hello")[1]["art"]
    status, headers = raw_headers(base, f"/art/{version}/summer/classic/BG-D/E.svg", **{"Accept-Encoding": "gzip"})
    assert status == 200
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"] == "image/svg+xml"
    assert int(headers["content-length"]) < 4096
    assert raw_headers(base, "/art/old/summer/classic/BG-D/E.svg")[1]["cache-control"] == "no-cache"
    status, shapes = visitor().call("GET", f"/art/{version}/shapes/classic/BG-D/E.json")
    assert status == 200
    assert [segment["kind"] for segment in shapes["segments"]] == ["city", "road", "field", "field"]
    tag = headers["etag"]
    assert raw_headers(base, f"/art/{version}/summer/classic/BG-D/E.svg", **{"If-None-Match": tag})[0] == 304
    assert raw_headers(base, f"/art/{version}/summer/classic/BG-D/E.svg?variant=0")[1]["etag"] == tag
    assert raw_headers(base, f"/art/{version}/summer/classic/BG-D/E.svg?variant=2")[1]["etag"] != tag
    assert raw_headers(base, f"/art/{version}/figures/pig/1.svg?letter=B")[0] == 200
    assert raw_headers(base, f"/art/{version}/town/winter.svg")[0] == 200
    town = visitor().call("GET", f"/art/{version}/shapes/town.json")[1]
    assert [quarter["name"] for quarter in town["places"]] == ["castle", "market", "blacksmith", "cathedral"]


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"setup": 3}', b'{"setup": {"game": "x"}, "extra": 1}', b"\xff\xfe", b"[" * 50_000],
)
def test_bad_bodies_are_refused(visitor: Visitors, body: bytes) -> None:
    status, answer = visitor().call("POST", "/api/tables", body)
    assert (status, answer["code"]) == (400, "bad-message")


def test_bodies_have_a_limit(visitor: Visitors) -> None:
    status, answer = visitor().call("POST", "/api/tables/import", {"record": "x" * 70_000})
    assert (status, answer["code"]) == (413, "too-large")


def test_frames_have_a_limit(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        await ada.socket.send(json.dumps({"type": "chat", "id": "x", "text": "x" * 70_000}))
        assert await sent_away(ada) == 1009
        assert (await bruno.ask("ping"))["type"] == "pong"

    run(work())


def test_too_many_requests_are_refused_and_then_sent_away(tmp_path: Path, seed: str) -> None:
    async def work(place: Place) -> None:
        _, _, (ada, _) = await pair(lambda: Guest(place))
        answers = [(await ada.ask("ping"))["type"] for _ in range(12)]
        assert answers == ["pong"] * 5 + ["refused"] * 7
        place.hands.turn(2)
        assert [(await ada.ask("ping"))["type"] for _ in range(3)] == ["pong", "pong", "refused"]
        assert await sent_away(ada, 400) == 4429

    limits = {"requests_per_second": 1.0, "requests_at_once": 5}
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, **limits) as base:
        run(work(base))


def test_chat_and_new_tables_have_limits(tmp_path: Path, seed: str) -> None:
    async def work(base: str) -> None:
        _, _, (ada, _) = await pair(lambda: Guest(base))
        answers = [(await ada.ask("chat", text="hi")) for _ in range(6)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 3 + ["refused"] * 3
        assert answers[-1]["code"] == "too-fast"

    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, chats_per_second=0.1, chats_at_once=3) as base:
        run(work(base))
    with serving(f"sqlite:///{tmp_path / 'u.sqlite'}", seed, tables_per_minute=1.0) as base:
        visitor = Visitor(base)
        statuses = [visitor.call("POST", "/api/tables", {"setup": {"game": "standard"}})[0] for _ in range(7)]
        assert statuses == [201] * 5 + [429] * 2


def test_names_of_tables_cannot_be_guessed_quickly(visitor: Visitors) -> None:
    statuses = [visitor().call("GET", f"/api/tables/some-{number}")[0] for number in range(80)]
    assert statuses[0] == 404
    assert statuses[-1] == 429


def test_the_page_says_so_when_it_is_not_built(tmp_path: Path) -> None:
    from starlette.testclient import TestClient

    from bastide.table.app import build
    from bastide.table.settings import Settings

    with TestClient(build(Settings(f"sqlite:///{tmp_path / 't.sqlite'}"), tmp_path / "nothing")) as client:
        answer = client.get("/")
        assert (answer.status_code, answer.text) == (503, "the page is not built: run `make page`\n")


def test_the_page_is_served_packed_and_kept(tmp_path: Path) -> None:
    from starlette.testclient import TestClient

    from bastide.table.app import build
    from bastide.table.settings import Settings

    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<title>Bastide</title>")
    (tmp_path / "page" / "assets" / "main-1a2b.js").write_text("let x = 1;\n" * 200)
    (tmp_path / "page" / "secret.key").write_text("no")
    with TestClient(build(Settings(f"sqlite:///{tmp_path / 't.sqlite'}"), tmp_path / "page")) as client:
        for address in ("/", "/t/brave-otter", "/t/brave-otter/12", "/continue"):
            assert "Bastide" in client.get(address).text
        assert client.get("/").headers["cache-control"] == "no-cache"
        script = client.get("/assets/main-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert client.get("/secret.key").status_code == 404
        assert client.get("/../conftest.py").status_code == 404


def test_nothing_secret_is_logged(tmp_path: Path, seed: str, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed) as base:
        ada = Guest(base)
        slug = ada.make_table("standard")
        _, link = ada.call("POST", f"/api/tables/{slug}/link")
        other = Guest(base)
        assert other.call("POST", "/api/continue", {"code": link["path"].split("#")[1]})[1]["seat"] == 0
        assert other.call("POST", "/api/continue", {"code": link["path"].split("#")[1]})[0] == 404
    out, err = capfd.readouterr()
    for secret in (slug, ada.cookie.split("=")[1], link["path"].split("#")[1]):
        assert secret not in out + err
