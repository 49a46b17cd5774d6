"""Several servers on one PostgreSQL: people at one table through two servers are at one table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace

import msgspec
import pytest
from at_the_table import Guest, Place, play_on, run, sent_away, serving, take_turn
from sqlalchemy import insert

from bastide.table.calls import Call, Calls
from bastide.table.client import Look
from bastide.table.facts import Entry, Over, Row
from bastide.table.schema import entries
from bastide.table.store import Change, Store
from bastide.table.together import NOTIFY, News, There, Together, written

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


@pytest.fixture
def places(database: str, seed: str) -> Iterator[list[Place]]:
    """Two servers on one database."""
    with ExitStack() as both:
        yield [both.enter_context(serving(database, f"{seed} {number}")) for number in range(2)]


async def across(places: list[Place], seats: int = 2, **wish: object) -> tuple[str, list[Guest], list[Look]]:
    """A table for two people, each through a server of his own."""
    people = [Guest(place) for place in places]
    slug = people[0].make_table("standard", seats, **wish)
    people[1].sit(slug, "Bruno")
    looks = [await person.look(slug) for person in people]
    for look in looks:
        await look.until(lambda state: all(seat.get("connected") for seat in state["seats"][:2]))
    return slug, people, looks


def test_moves_chat_and_presence_reach_the_other_server(places: list[Place]) -> None:
    async def work() -> None:
        slug, _, (ada, bruno) = await across(places)
        await play_on([ada, bruno], 6, random.Random(1))
        assert (ada.state["steps"], ada.state["hash"]) == (6, bruno.state["hash"])
        await ada.ask("chat", text="hello over there")
        while not any(line.get("text") == "hello over there" for line in bruno.lines):
            await bruno.read()
        watcher = await Guest(places[1]).look(slug)
        await ada.until(lambda state: state["watching"] == 1)
        await watcher.close()
        await ada.until(lambda state: state["watching"] == 0)
        await bruno.close()
        await ada.until(lambda state: state["seats"][1].get("away_since"))

    run(work())


def test_a_move_is_read_without_looking_at_the_whole_table_again(
    places: list[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        _, _, looks = await across(places)
        asked = noting(monkeypatch, "load", "since")
        await play_on(looks, 4, random.Random(2))
        assert looks[0].state["hash"] == looks[1].state["hash"]
        assert asked == []

    run(work())


def noting(monkeypatch: pytest.MonkeyPatch, *ways: str) -> list[str]:
    """The ways of reading tables that are used from now on."""
    used: list[str] = []

    def noted(way: str) -> Callable[..., object]:
        real = getattr(Store, way)
        return lambda *given: used.append(way) or real(*given)  # type: ignore[func-returns-value]

    for way in ways:
        monkeypatch.setattr(Store, way, noted(way))
    return used


def test_lines_that_do_not_follow_are_fetched_with_what_is_missing(
    places: list[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await across(places)
        missed: list[News] = []
        with monkeypatch.context() as deaf:
            deaf.setattr(Together, "_hear", lambda self, told: missed.append(told))
            await ada.ask("chat", text="this is not heard")
            while not any(news.written for news in missed):
                await bruno.ask("ping")
            assert not any(line.get("text") for line in bruno.lines)
        asked = noting(monkeypatch, "load", "since")
        await ada.ask("chat", text="this is")
        while len(said := [line["text"] for line in bruno.lines if line.get("text")]) < 2:
            await bruno.read()
        assert said == ["this is not heard", "this is"]
        assert asked == ["since"]

    run(work())


def test_lines_are_told_unless_they_are_long_or_seats_changed_hands(database: str) -> None:
    change = Change("brave-otter", [Entry(7, 1, Over("played"))], "over", "", persons=["b", "a"])
    short, long = [Row(7, 1, "é" * 1000, "a:1")], [Row(7, 1, "é" * 4000, "a:1")]
    told = msgspec.json.decode(written("s", change, short), type=News)
    assert (told.number, told.persons, told.log) == (7, ["a", "b"], short)
    assert msgspec.json.decode(written("s", change, long), type=News) == msgspec.structs.replace(told, log=[])
    seated = msgspec.json.decode(written("s", replace(change, free=[1]), short), type=News)
    assert (seated.refreshed, seated.log) == ("brave-otter", [])


def test_nobody_is_called_who_is_there_through_another_server(
    places: list[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[frozenset[str]] = []

    async def noted(self: Calls, calls: Sequence[Call], slug: str, game: str) -> None:
        called.extend(call.persons for call in calls)

    async def work() -> None:
        _, _, looks = await across(places)
        monkeypatch.setattr(Calls, "make_all", noted)
        await play_on(looks, 4, random.Random(3))
        assert called == []
        gone, there = sorted(looks, key=lambda look: look.mine)
        await gone.close()
        await there.until(lambda state: any(seat.get("away_since") for seat in state["seats"]))
        await play_on([there], 4, random.Random(4))
        assert [len(persons) for persons in called] == [1]

    run(work())


def test_who_sits_down_elsewhere_has_his_seat_here(places: list[Place]) -> None:
    async def work() -> None:
        people = [Guest(place) for place in places]
        slug = people[0].make_table("standard", 3)
        people[1].call("GET", "/api/lobby")
        watching = await people[1].look(slug)
        elsewhere = Guest(places[0])
        elsewhere.cookie = people[1].cookie
        elsewhere.sit(slug, "Bruno")
        await watching.until(lambda state: state["mine"] == [1])

    run(work())


def test_a_clock_goes_on_at_another_server(places: list[Place]) -> None:
    async def work() -> None:
        ada, clock = Guest(places[0]), {"kind": "chess", "seconds": 100}
        slug = ada.make_table("standard", setup={"clock": clock})
        Guest(places[0]).sit(slug, "Bruno")
        look = await ada.look(slug)
        for place in places:
            place.hands.turn(30)
        places[1].hands.jump(3600)
        elsewhere = await Guest(places[1]).look(slug)
        await elsewhere.until(lambda state: state["clocks"] == {"left": [70_000, 100_000], "running": 0})
        await take_turn(look)
        await elsewhere.until(lambda state: state["steps"] == 1)
        assert elsewhere.state["clocks"] == {"left": [70_000, 100_000], "running": 1}

    run(work())


def test_a_connection_that_died_is_replaced_before_anybody_notices(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.table.connecting.FRESH", 0.0)
    store = Store(database)
    with store.engine.connect() as one:
        with store.engine.connect() as other:
            died = other.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        one.exec_driver_sql(f"SELECT pg_terminate_backend({died}, 10000)")
        with store.engine.connect() as other:
            assert other.exec_driver_sql("SELECT pg_backend_pid()").scalar_one() != died
    store.close()


def test_whoever_has_seen_more_than_a_server_knows_is_no_late_comer(
    places: list[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        slug, people, (ada, bruno) = await across(places)
        monkeypatch.setattr(Together, "_hear", lambda *_: None)
        await take_turn(ada)
        people[1].base = places[0]
        ahead = await people[1].look(slug)
        assert ahead.mine
        assert bruno.state["at"] < ahead.state["at"]
        answer = await bruno.ask("play", at=ahead.state["at"], moves=ahead.options()[:1])
        assert answer["type"] == "accepted", answer

    run(work())


def test_two_who_write_at_once_are_judged_one_after_the_other(places: list[Place]) -> None:
    async def work() -> None:
        slug, people, (ada, bruno) = await across(places)
        again = Guest(places[1])
        again.cookie = people[0].cookie
        other = await again.look(slug)
        move = {"at": ada.state["at"], "moves": [ada.options()[0]]}
        first = await ada.ask("play", "same", **move)
        second = await other.ask("play", "same", **move)
        assert (second["number"], second["again"]) == (first["number"], True)
        third = await other.ask("play", "another", **move)
        assert third["code"] == "stale"
        await bruno.until(lambda state: state["steps"] == 1)
        assert bruno.state["hash"] == ada.state["hash"]

    run(work())


def ghost(database: str, slug: str, seats: list[int], watching: int = 0, told: int = 0) -> None:
    """A server that is older than all others says that it has a table open, and gives no other sign of life."""
    store = Store(database)
    news = News("ghost", there=[There(slug, 0.0, seats, watching, told=told)])
    with store.engine.begin() as connection:
        connection.execute(NOTIFY, {"told": msgspec.json.encode(news).decode()})
    store.close()


def test_who_is_there_through_another_server_is_not_away_until_that_is_gone(
    database: str, places: list[Place]
) -> None:
    async def work() -> None:
        ada = Guest(places[0])
        slug = ada.make_table("standard")
        Guest(places[1]).sit(slug, "Bruno")
        look = await ada.look(slug)
        await look.until(lambda state: state["phase"] == "playing" and state["seats"][1].get("away_since"))
        ghost(database, slug, [1])
        await look.until(lambda state: state["seats"][1].get("connected"))
        assert look.state["seats"][1].get("away_since") is None
        places[0].hands.turn(11)
        await look.until(lambda state: state["seats"][1].get("away_since"))

    run(work())


def test_what_is_heard_too_late_of_who_is_there_changes_nothing(database: str, places: list[Place]) -> None:
    async def work() -> None:
        ada = Guest(places[0])
        slug = ada.make_table("standard")
        Guest(places[0]).sit(slug, "Bruno")
        look = await ada.look(slug)
        ghost(database, slug, [1], told=2)
        await look.until(lambda state: state["seats"][1].get("connected"))
        ghost(database, slug, [], told=1)
        ghost(database, slug, [1], watching=3, told=3)
        while look.state["watching"] < 3:
            await look.read()
            assert look.state["seats"][1].get("connected")

    run(work())


def test_a_computer_thinks_where_its_table_is_led_and_elsewhere_when_that_is_gone(
    database: str, places: list[Place]
) -> None:
    async def work() -> None:
        ada = Guest(places[0])
        slug = ada.make_table("standard", computers={"1": "random"})
        look = await ada.look(slug)
        ghost(database, slug, [0])
        other = await Guest(places[1]).look(slug)
        await other.until(lambda state: state["seats"][0].get("connected"))
        await take_turn(look)
        await other.until(lambda state: state["steps"] == 1)
        assert other.state["choice"]["thinking"]
        for place in places:
            place.hands.turn(11)
        await other.until(lambda state: state["steps"] == 2)
        await look.until(lambda state: state["steps"] == 2)
        assert look.state["hash"] == other.state["hash"]

    run(work())


def test_news_that_were_lost_are_found(places: list[Place], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await across(places)
        with monkeypatch.context() as deaf:
            deaf.setattr(Together, "_hear", lambda self, told: None)
            await ada.play(ada.options()[0])
            assert (await bruno.ask("ping"))["type"] == "pong"
            assert bruno.state["steps"] == 0
            while bruno.state["steps"] == 0:
                places[1].hands.turn(4)
                await bruno.ask("ping")
        assert bruno.state["hash"] == ada.state["hash"]

    run(work())


def test_a_line_of_a_newer_version_asks_people_to_reload(database: str, places: list[Place]) -> None:
    async def work() -> None:
        slug, _, (ada, bruno) = await across(places)
        store = Store(database)
        with store.engine.begin() as connection:
            line = {"slug": slug, "number": bruno.state["last"] + 1, "time": 1, "fact": '{"kind": "unheard"}'}
            connection.execute(insert(entries), [line])
        store.close()
        places[1].hands.turn(4)
        assert await sent_away(bruno) == 4505
        assert ada.state["phase"] == "playing"

    run(work())


def test_a_server_that_stops_leaves_its_tables_to_the_other(database: str, seed: str) -> None:
    async def work(first: Place, second: Place) -> None:
        slug, people, (_, bruno) = await across([first, second])
        first.leave()  # type: ignore[attr-defined]
        await bruno.until(lambda state: state["seats"][0].get("away_since"))
        again = Guest(second)
        again.cookie = people[0].cookie
        ada = await again.look(slug)
        await take_turn(ada)
        await bruno.until(lambda state: state["steps"] == 1)

    with serving(database, f"{seed} 1") as second, ExitStack() as first:
        place = first.enter_context(serving(database, f"{seed} 0"))
        place.leave = first.close  # type: ignore[attr-defined]
        run(work(place, second))
