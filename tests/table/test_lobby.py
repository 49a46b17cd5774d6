"""The list of tables is pushed: whoever looks at it is told of every change that concerns him."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from at_the_table import Guest, Visitors, pair, run, take_turn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin


async def lobby_of(person: Guest, origin: str | None = None) -> ClientConnection:
    """An open list of tables."""
    person.call("GET", "/api/hello")
    address = person.base.replace("http", "ws", 1) + "/api/lobby/live"
    return await connect(
        address, origin=Origin(origin or person.base), additional_headers={"Cookie": person.cookie}, max_size=None
    )


async def until(socket: ClientConnection, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Read until something holds of the lists."""
    while True:
        lists: dict[str, Any] = json.loads(await socket.recv())
        assert lists["type"] == "lobby"
        if holds(lists):
            return lists


def test_an_open_table_is_pushed_and_leaves_the_list_when_it_is_full(visitor: Visitors) -> None:
    async def work() -> None:
        ada, bruno = visitor(), visitor()
        async with await lobby_of(ada) as lobby:
            await until(lobby, lambda lists: True)
            slug = bruno.make_table("standard", name="Bruno", setup={"listed": True})
            lists = await until(lobby, lambda lists: slug in [table["slug"] for table in lists["open"]])
            assert not lists["mine"]
            ada.sit(slug, "Ada")
            lists = await until(lobby, lambda lists: lists["mine"])
            assert slug not in [table["slug"] for table in lists["open"]]
            assert lists["mine"][0]["phase"] == "playing"

    run(work())


def test_a_table_that_waits_for_me_says_so_at_once(visitor: Visitors) -> None:
    async def work() -> None:
        slug, people, (ada, _) = await pair(visitor)
        async with await lobby_of(people[1]) as lobby:
            lists = await until(lobby, lambda lists: lists["mine"])
            assert not lists["mine"][0]["my_choice"]
            await take_turn(ada)
            lists = await until(lobby, lambda lists: lists["mine"][0]["my_choice"])
            assert lists["mine"][0]["slug"] == slug

    run(work())


def test_an_unlisted_table_of_others_is_never_told(visitor: Visitors) -> None:
    async def work() -> None:
        ada, bruno, clara = visitor(), visitor(), visitor()
        async with await lobby_of(ada) as lobby:
            await until(lobby, lambda lists: True)
            hidden = bruno.make_table("standard", name="Bruno")
            shown = clara.make_table("standard", name="Clara", setup={"listed": True})
            lists = await until(lobby, lambda lists: shown in [table["slug"] for table in lists["open"]])
            assert hidden not in json.dumps(lists)

    run(work())


def test_another_site_cannot_listen(visitor: Visitors) -> None:
    async def work() -> None:
        with pytest.raises(InvalidStatus):
            await lobby_of(visitor(), "http://elsewhere.example")

    run(work())
