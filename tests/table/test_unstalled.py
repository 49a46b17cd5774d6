"""Nobody can stall a server: what is heavy happens beside the event loop, and everybody has his share."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Guest, Place, pair, play_on, run, serving
from websockets.exceptions import ConnectionClosed

from bastide.table import previews
from bastide.table.fold import Fold
from bastide.table.limits import Limit, neighbourhood
from bastide.table.live import _listen


def watched(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[str]:
    """The threads in which something is worked out from now on."""
    threads: list[str] = []
    before = getattr(owner, name)

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return before(*given)

    monkeypatch.setattr(owner, name, noted)
    return threads


def test_a_position_is_replayed_once_for_all_and_beside_the_loop(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        slug, _, (ada, bruno) = await pair(lambda: Guest(place))
        await play_on([ada, bruno], 4, random.Random(1))
        watchers = [await Guest(place).look(slug) for _ in range(3)]
        threads = watched(monkeypatch, Fold, "game_after")
        answers = [await watcher.ask("position", f"mine{number}", step=2) for number, watcher in enumerate(watchers)]
        assert [answer.pop("id") for answer in answers] == ["mine0", "mine1", "mine2"]
        assert answers[0] == answers[1] == answers[2]
        assert (answers[0]["step"], answers[0]["steps"]) == (2, 4)
        assert [name.rpartition("_")[0] for name in threads] == ["bastide-clerk"]

    run(work())


def test_a_preview_is_worked_out_once_and_beside_the_loop(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(lambda: Guest(place))
        threads = watched(monkeypatch, previews, "preview")
        move = ada.options()[0]
        first = await ada.ask("preview", at=ada.state["at"], moves=[move])
        again = await ada.ask("preview", at=ada.state["at"], moves=[move])
        assert {**first, "id": ""} == {**again, "id": ""}
        assert first["id"] != again["id"]
        assert [name.rpartition("_")[0] for name in threads] == ["bastide-clerk"]
        assert (await bruno.ask("preview", at=bruno.state["at"], moves=[move]))["code"] == "not-yours"
        refused = [await ada.ask("preview", at=ada.state["at"], moves=["nonsense!"]) for _ in range(2)]
        assert [answer["code"] for answer in refused] == ["bad-notation"] * 2

    run(work())


class Talker:
    """A page that has said a lot already, all of which lies waiting."""

    def __init__(self, name: str, heard: list[str], messages: int) -> None:
        self.person = self.address = name
        self.heard = heard
        self.left = messages
        self.socket = self

    async def receive(self) -> dict[str, Any]:
        self.left -= 1
        return {"type": "websocket.receive", "text": "?"} if self.left >= 0 else {"type": "websocket.disconnect"}

    def send(self, message: Any) -> None:
        self.heard.append(self.person)


class Open:
    """A desk that allows everything."""

    def allows(self, person: str | None, address: str) -> bool:
        return True


def test_who_has_said_a_lot_is_heard_in_turn_with_the_others() -> None:
    heard: list[str] = []

    async def both_talk() -> None:
        talkers = [Talker("one", heard, 20), Talker("two", heard, 3)]
        await asyncio.gather(*(_listen(Open(), None, talker) for talker in talkers))  # type: ignore[arg-type]

    asyncio.run(both_talk())
    assert heard[:6] == ["one", "two"] * 3


def test_an_address_has_its_limit_however_many_cookies_it_brings(tmp_path: Path, seed: str) -> None:
    async def work(place: Place) -> None:
        slug = Guest(place).make_table("standard")
        place.hands.turn(60)
        guests = [Guest(place) for _ in range(4)]
        for guest in guests:
            guest.call("GET", "/api/hello")
        place.hands.turn(60)
        looks = [await guest.look(slug) for guest in guests]
        answers = [(await look.ask("ping"))["type"] for look in looks for _ in range(5)]
        assert answers == ["pong"] * 10 + ["refused"] * 10
        assert Guest(place).call("GET", "/api/lobby")[0] == 429
        place.hands.turn(60)
        nobodies = [await Guest(place).look(slug) for _ in range(2)]
        answers = [(await look.ask("ping"))["type"] for look in nobodies for _ in range(5)]
        assert answers == ["pong"] * 5 + ["refused"] * 5

    limits = {"requests_per_second": 1.0, "requests_at_once": 5, "people_per_address": 2}
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, **limits) as place:
        run(work(place))


def test_after_a_restart_everybody_behind_one_address_is_back_at_once(tmp_path: Path, seed: str) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with serving(url, seed) as place:
        host = Guest(place)
        slugs = [host.make_table("standard") for _ in range(65)]
    with serving(url, f"{seed} again") as place:
        again = Guest(place)
        again.cookie = host.cookie
        assert {again.call("GET", f"/api/tables/{slug}")[0] for slug in slugs} == {200}
        guesses = [again.call("GET", f"/api/tables/none-{number}")[0] for number in range(61)]
        assert guesses == [404] * 60 + [429]
        assert again.call("GET", f"/api/tables/{slugs[0]}")[0] == 200


def test_watchers_leave_room_for_those_who_hold_seats(tmp_path: Path, seed: str) -> None:
    async def work(place: Place) -> None:
        slug, people, _ = await pair(lambda: Guest(place))
        for _ in range(2):
            await Guest(place).look(slug)
        with pytest.raises(ConnectionClosed) as closed:
            await Guest(place).look(slug)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        again = await people[1].look(slug)
        assert again.state["mine"] == [1]
        with pytest.raises(ConnectionClosed):
            await people[1].look(slug)

    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, watchers=2, pages_per_seat=2) as place:
        run(work(place))


def test_an_address_has_only_so_many_pages_open(tmp_path: Path, seed: str) -> None:
    async def work(place: Place) -> None:
        slug, _, (ada, _) = await pair(lambda: Guest(place))
        with pytest.raises(ConnectionClosed):
            await Guest(place).look(slug)
        await ada.close()
        await Guest(place).look(slug)

    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, pages_per_address=2) as place:
        run(work(place))


def test_a_house_with_many_addresses_is_one_neighbourhood() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("2001:db8:1:2::") != neighbourhood("2001:db8:1:3::")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("192.0.2.7") != neighbourhood("192.0.2.8")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert neighbourhood("?") == "?"


def test_what_costs_nothing_leaves_a_limit_as_it_is() -> None:
    limit = Limit(0.0, 2, lambda: 0.0)
    assert [limit.allows("one", cost=0.0) for _ in range(5)] == [True] * 5
    assert [limit.allows("one") for _ in range(3)] == [True, True, False]
    assert not limit.allows("one", cost=0.0)
