"""What the table's tests share: servers, people at tables, and how they play."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hands import Hands
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from websockets.exceptions import ConnectionClosed

from bastide.table.client import Look, Visitor
from bastide.table.metrics import Metrics
from bastide.table.pictures import answer_picture, answer_piece
from bastide.table.secrecy import Secrets
from bastide.table.serve import LOOPBACK, server_for
from bastide.table.settings import Settings

GAME = "standard"
OPEN: list[Look] = []
PATIENCE = 600.0  # what takes longer will never come


class Guest(Visitor):
    """A visitor whose connections are closed when the test is over."""

    async def look(self, slug: str, since: int = 0) -> Look:
        """An open connection."""
        look = await super().look(slug, since)
        OPEN.append(look)
        return look


Visitors = Callable[[], Guest]
GENEROUS: dict[str, Any] = {
    "pace": 0.0,
    "patience": PATIENCE,
    "give_way": 0,
    "workers": 1,
    "hosts": LOOPBACK,
    "requests_per_second": 10_000.0,
    "requests_at_once": 10_000,
    "tables_per_minute": 60_000.0,
    "tables_per_day": 60_000.0,
    "tables_per_person": 60_000,
    "chats_per_second": 1000.0,
    "chats_at_once": 1000,
}


class Place(str):
    """The address of a server, with the hands of its timepiece and its secrets."""

    hands: Hands
    secrets: Secrets
    routes: list[BaseRoute]

    def deal(self, deck: str) -> None:
        """From now on the same tiles come whatever seed was chosen: for what not every deck gives."""
        self.secrets.begin(deck)


@contextmanager
def serving(database: str, seed: str, **wish: Any) -> Iterator[Place]:
    """A server in a thread of this process, for which time stands still; its address."""
    hands, secrets = Hands(), Secrets(seed)
    settings = Settings(**{"database": database, **GENEROUS, "timepiece": hands, "secrets": secrets, **wish})
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = server_for(settings, "127.0.0.1", door.getsockname()[1])
        routes = server.config.app.routes
        routes.insert(0, _turning(hands))
        thread = threading.Thread(target=server.run, args=([door],), daemon=True)
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        place = Place(f"http://127.0.0.1:{door.getsockname()[1]}")
        place.hands, place.secrets, place.routes = hands, secrets, routes
        try:
            yield place
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


def _turning(hands: Hands) -> Route:
    """Where a scenario of the page turns the hands."""

    async def turn(request: Request) -> Response:
        hands.turn(float(request.path_params["seconds"]))
        return Response()

    return Route("/turn/{seconds}", turn)


def draw_plainly(place: Place) -> None:
    """Pictures are empty squares, for who does not look at them: a browser without a GPU paints art slowly."""
    square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#9dc05b"/></svg>'

    def plain(answer: Callable[[Request], Response]) -> Callable[[Request], Response]:
        def draw(request: Request) -> Response:
            drawn = answer(request)
            assert drawn.status_code == 200
            cache = drawn.headers["cache-control"]
            return Response(square, media_type="image/svg+xml", headers={"cache-control": cache})

        return draw

    place.routes.insert(0, Route("/art/{version}/{theme}/{family}/{tile}/{facing}.svg", plain(answer_picture)))
    place.routes.insert(0, Route("/art/{version}/{piece}/{theme}.svg", plain(answer_piece)))


def metrics_anywhere(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Metrics are told at a port that the system chooses when it is taken; where that was."""
    ports: list[int] = []
    real = Metrics.open

    async def anywhere(self: Metrics, host: str, port: int) -> None:
        await real(self, host, 0)
        assert self._server is not None
        ports.append(self._server.sockets[0].getsockname()[1])

    monkeypatch.setattr(Metrics, "open", anywhere)
    return ports


async def pair(visitor: Visitors, game: str = GAME, **wish: Any) -> tuple[str, list[Guest], list[Look]]:
    """A table for two people, both there."""
    people = [visitor(), visitor()]
    slug = people[0].make_table(game, **wish)
    people[1].sit(slug, "Bruno")
    looks = [await person.look(slug) for person in people]
    await looks[0].until(lambda state: state["seats"][1].get("connected"))
    return slug, people, looks


async def play_on(looks: list[Look], steps: int, chance: random.Random) -> None:
    """Random moves by whoever has to choose."""
    for _ in range(steps):
        mover = next((look for look in looks if look.mine), None)
        if mover is None:
            return
        answer = await mover.play(chance.choice(mover.options()))
        assert answer["type"] == "accepted", answer
        for look in looks:
            await look.until(lambda state, number=answer["number"]: state["at"] >= number)


async def take_turn(look: Look) -> None:
    """Lay a tile where it can lie first, and put nobody on it."""
    preview = await look.ask("preview", at=look.state["at"], moves=look.options()[:1])
    passing = ["-"] if any(option["move"]["move"] == "-" for option in preview["options"]) else []
    answer = await look.play(look.options()[0], *passing)
    assert answer["type"] == "accepted", answer
    await look.until(lambda state: state["at"] >= answer["number"])


async def sent_away(look: Look, asking: int = 0) -> int:
    """Ask and read on until the server hangs up; the code it gives."""
    try:
        for number in range(asking):
            await look.socket.send(f'{{"type": "ping", "id": "x{number}"}}')
        while True:
            await look.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def run(work: Awaitable[None]) -> None:
    async def limited() -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await work
        finally:
            await asyncio.gather(*(look.close() for look in OPEN), return_exceptions=True)
            OPEN.clear()

    asyncio.run(limited())
