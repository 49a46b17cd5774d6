"""The store, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy.exc import IntegrityError

from bastide.table import facts
from bastide.table.connecting import open_engine
from bastide.table.facts import Entry
from bastide.table.shapes import Setup
from bastide.table.store import Change, Store
from bastide.table.writer import Writer


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def write(store: Store, *changes: Change) -> None:
    with store.engine.begin() as connection:
        store.write(connection, changes)


def new_table(slug: str = "brave-otter", owner: str = "a" * 64, listed: bool = False, time: int = 10) -> Change:
    created = facts.Created(Setup("standard"), "hash")
    row = {"owner": owner, "secret": "s" * 64, "listed": listed}
    return Change(slug, [Entry(1, time, created)], "waiting", "{}", new=row)


def said(number: int, text: str, message: str | None = None, slug: str = "brave-otter") -> Change:
    return Change(slug, [Entry(number, number, facts.Said("Ada", text))], "waiting", "{}", message)


def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    write(store, new_table(), said(2, "héllo \u2603", "me:1"))
    stored = store.load("brave-otter")
    assert stored is not None
    assert [entry.number for entry in stored.entries] == [1, 2]
    assert stored.entries[1].fact == facts.Said("Ada", "héllo \u2603")
    assert stored.messages == {"me:1": 2}
    assert (stored.owner, stored.secret) == ("a" * 64, "s" * 64)


def test_an_unknown_table_is_not_there(store: Store) -> None:
    assert store.load("no-table") is None
    assert not store.exists("no-table")


def test_a_line_number_is_taken_once(store: Store) -> None:
    write(store, new_table(), said(2, "first"))
    with pytest.raises(IntegrityError):
        write(store, said(2, "second"))
    stored = store.load("brave-otter")
    assert stored is not None
    assert len(stored.entries) == 2


def test_a_message_is_done_once(store: Store) -> None:
    write(store, new_table(), said(2, "first", "me:1"))
    with pytest.raises(IntegrityError):
        write(store, said(3, "first", "me:1"))


def test_a_name_of_a_table_is_taken_once(store: Store) -> None:
    write(store, new_table())
    with pytest.raises(IntegrityError):
        write(store, new_table())
    assert store.exists("brave-otter")


def test_holders_come_and_go(store: Store) -> None:
    hold = Change("brave-otter", [Entry(2, 2, facts.Sat(0, "Ada"))], "waiting", "{}", hold=[(0, "p1"), (0, "p2")])
    write(store, new_table(), hold)
    stored = store.load("brave-otter")
    assert stored is not None
    assert stored.holders == {0: {"p1", "p2"}}
    write(store, Change("brave-otter", [Entry(3, 3, facts.Stood(0))], "waiting", "{}", free=[0]))
    stored = store.load("brave-otter")
    assert stored is not None
    assert stored.holders == {}


def test_lists_show_mine_and_what_is_listed(store: Store) -> None:
    write(store, new_table("one-owl", "me", time=1), new_table("two-owl", "you", True, time=2))
    write(store, new_table("three-owl", "you", time=3))
    sat = Change("two-owl", [Entry(2, 9, facts.Sat(1, "Ada"))], "waiting", "{}", hold=[(1, "me")])
    write(store, sat)
    assert [(table.slug, table.seats) for table in store.tables_of("me")] == [("two-owl", [1]), ("one-owl", [])]
    assert [table.slug for table in store.lobby("me")] == ["two-owl"]
    assert store.tables_of("nobody") == []


def test_a_link_works_once_and_not_for_ever(store: Store) -> None:
    write(store, new_table())
    store.add_link("code", "brave-otter", 1, until=100, now=0)
    assert store.use_link("code", "me", now=50) == ("brave-otter", 1)
    assert store.use_link("code", "me", now=50) is None
    store.add_link("late", "brave-otter", 1, until=100, now=0)
    assert store.use_link("late", "me", now=101) is None
    stored = store.load("brave-otter")
    assert stored is not None
    assert stored.holders == {1: {"me"}}


def test_the_writer_lets_one_fail_alone(store: Store) -> None:
    writer = Writer(store)

    async def all_at_once() -> list[object]:
        await writer.write(new_table())
        changes = [said(2, "a"), said(2, "b"), said(3, "c"), *(said(number, "x") for number in range(4, 40))]
        return list(await asyncio.gather(*(writer.write(change) for change in changes), return_exceptions=True))

    results = asyncio.run(all_at_once())
    writer.close()
    assert isinstance(results[1], IntegrityError)
    assert [result for place, result in enumerate(results) if place != 1] == [None] * 38
    stored = store.load("brave-otter")
    assert stored is not None
    assert [entry.number for entry in stored.entries] == list(range(1, 40))


def test_sqlite_waits_for_the_disk(tmp_path: object) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/x.sqlite")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_a_connection_in_use_when_all_is_closed_is_closed_when_it_comes_back(postgres: str) -> None:
    engine = open_engine(postgres)
    with engine.connect() as connection:
        real = connection.connection.driver_connection
        engine.dispose()
        assert not real.closed
    assert real.closed


@pytest.mark.parametrize("url", ["postgresql://a@b/c", "postgres://a@b/c", "postgresql+psycopg://a@b/c"])
def test_one_url_is_enough_for_postgresql(url: str) -> None:
    assert open_engine(url).url.drivername == "postgresql+psycopg"
