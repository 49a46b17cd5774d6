"""Games outlive versions: what every earlier version has kept is opened, brought up to date and played on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hands import Hands
from sqlalchemy import Connection, insert, inspect, update

from bastide import BadSetup, Game, catalogue
from bastide.play.errors import BadRecord
from bastide.table import facts, messages, migrations, visits
from bastide.table.commands import obey
from bastide.table.connecting import open_engine
from bastide.table.hall import Hall
from bastide.table.not_done import NotDone
from bastide.table.schema import about, entries, metadata
from bastide.table.seating import sit
from bastide.table.secrecy import Secrets
from bastide.table.settings import Settings
from bastide.table.shapes import Setup
from bastide.table.store import Store

HERE = Path(__file__).parent / "versions"
DATABASES = sorted(HERE.glob("*.sql"))
RECORDS = sorted(HERE.glob("*.record"))
FIRST = ("tables", "entries", "holders", "links")  # of the first version
PEOPLE = ("a" * 64, "b" * 64)


def opened(dump: Path, folder: Path) -> str:
    """The address of a kept database, as a file again."""
    file = folder / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump.read_text("utf-8"))
    return f"sqlite:///{file}"


def with_hall(url: str, work: Any) -> None:
    async def inside() -> None:
        hall = Hall(Settings(url, secrets=Secrets("later"), timepiece=Hands()))
        try:
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(inside())


def version_in(url: str) -> int | None:
    engine = open_engine(url)
    with engine.connect() as connection:
        found = migrations.version_of(connection)
    engine.dispose()
    return found


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_every_kept_table_is_opened_and_played_on(dump: Path, tmp_path: Path) -> None:
    records = {path.read_text("utf-8") for path in RECORDS if path.stem.startswith(f"{dump.stem}-")}

    async def work(hall: Hall) -> None:
        told = set()
        for listed in hall.store.tables_of(PEOPLE[0]):
            room = await hall.room(listed.slug)
            assert room.fold.game is not None
            told.add(room.fold.game.record())
            if room.fold.phase == "over":
                assert room.fold.result is not None
                assert room.fold.result.reason == "resigned"
                continue
            assert room.fold.ask is not None
            await play(room, "later")
            assert len(room.fold.steps) > 0
        assert told == records
        assert len(told) == 5

    with_hall(opened(dump, tmp_path), work)
    assert version_in(f"sqlite:///{tmp_path / 'tables.sqlite'}") == migrations.newest()


async def play(room: Any, id: str) -> None:
    turn = room.fold.turn
    move = str(room.fold.game.moves()[0])
    await obey(room, PEOPLE[turn], messages.Play(id, room.fold.at, [move]))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_kept_record_replays_to_itself(path: Path) -> None:
    assert Game.from_record(path.read_text("utf-8")).record() == path.read_text("utf-8")


def test_a_database_of_this_version_is_kept() -> None:
    assert [path.stem for path in DATABASES] == [f"schema-{number}" for number in range(1, migrations.newest() + 1)]


def test_an_older_file_is_copied_before_it_changes(tmp_path: Path) -> None:
    url = opened(DATABASES[0], tmp_path)
    Store(url).close()
    backup = tmp_path / "tables.sqlite.version-1"
    with closing(sqlite3.connect(backup)) as connection:
        assert "\n".join(connection.iterdump()) + "\n" == DATABASES[0].read_text("utf-8")
    assert version_in(url) == migrations.newest()
    Store(url).close()
    assert sorted(path.name for path in tmp_path.glob("*.version-*")) == [backup.name]
    assert migrations.free_name(tmp_path / "tables.sqlite", 1).name == "tables.sqlite.version-1-2"


@pytest.fixture
def older(database: str) -> str:
    """A database of the first version, of each kind."""
    Store(database).close()
    engine = open_engine(database)
    later = [table for name, table in metadata.tables.items() if name not in FIRST]
    metadata.drop_all(engine, later)
    engine.dispose()
    return database


def test_an_older_database_of_each_kind_is_brought_up_to_date(older: str) -> None:
    assert version_in(older) == 1
    Store(older).close()
    assert version_in(older) == migrations.newest()


def test_a_step_that_fails_changes_nothing(older: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (name TEXT)")
        raise OSError("the disk is full")

    monkeypatch.setattr(migrations, "STEPS", [*migrations.STEPS, fail])
    with pytest.raises(OSError, match="the disk is full"):
        Store(older)
    assert version_in(older) == 1
    engine = open_engine(older)
    assert {"half", "about"}.isdisjoint(inspect(engine).get_table_names())
    engine.dispose()


def test_a_newer_database_is_refused_in_one_sentence(database: str) -> None:
    Store(database).close()
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(update(about).values(value="99"))
    engine.dispose()
    with pytest.raises(BadSetup, match="the database is of version 99, and this Bastide knows version"):
        Store(database)


def city(version: int | None) -> Game:
    """A ring with one slot left, by a version of the rules; red names the other end."""
    game = Game.new("city", deck=["CI-U1", "CI-U2", "CI-V1"], stacks=[1, 0, 20], version=version)
    game.play("m>S CI-U2@0,-1S - gate>0,0.N wall>cw wall>cw wall>ccw wall>cw wall>ccw - -")
    return game


def test_a_game_goes_on_by_the_rules_it_began_with() -> None:
    old, new = city(1), city(None)
    assert (old.prepared.options.version, new.prepared.options.version) == (1, catalogue.games["city"].version)
    assert "Version" not in old.record()
    assert '[Version "2"]' in new.record()
    for game in (old, new):
        again = Game.from_record(game.record())
        assert again.state_bytes() == game.state_bytes()
        game.play("tower>ccw")
    assert [game.scores for game in (old, new)] == [(2, 1), (2, 2)]


@pytest.mark.parametrize("text", ["3000", "0"])
def test_rules_that_nobody_knows_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadRecord, match="line 2: ") as refused:
        Game.from_record(f'[Game "city"]\n[Version "{text}"]\n*')
    assert refused.value.code == "version"


def test_a_version_is_a_number() -> None:
    with pytest.raises(BadRecord, match="'two' is no version of rules: that is a number"):
        Game.from_record('[Game "city"]\n[Version "two"]\n*')


def test_tables_name_the_rules_they_are_played_by(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        for name in ("city", "standard"):
            slug = await hall.make_table(PEOPLE[0], visits.NewTable(Setup(name), name="Ada"))
            stored = hall.store.load(slug)
            assert stored is not None
            created: Any = stored.entries[0].fact
            version = catalogue.games[name].version
            assert created.fixed.get("version", 1) == version
            await sit(await hall.room(slug), PEOPLE[1], visits.Sit("Bruno"))
            assert (await hall.room(slug)).fold.game.prepared.options.version == version
            record = (await hall.room(slug)).fold.game.record()
            again = await hall.import_table(PEOPLE[0], visits.Import(record))
            assert (await hall.room(again)).fold.game.record() == record
            job = (await hall.room(slug)).thinking.job("random")
            assert job.fixed.get("version", 1) == version

    with_hall(f"sqlite:///{tmp_path / 't.sqlite'}", work)


def test_a_table_begun_by_newer_rules_says_so_and_stays_as_it_is(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        created = facts.Created(Setup("city"), "hash", ["Ada", "Bruno"], {"version": 99})
        text = facts.write(created)
        slug = await hall.make_table(PEOPLE[0], visits.NewTable(Setup("city"), name="Ada"))
        with hall.store.engine.begin() as connection:
            connection.execute(update(entries).where(entries.c.number == 1).values(fact=text))
        with pytest.raises(NotDone, match="version 99 of the rules of city") as refused:
            await hall.room(slug)
        assert refused.value.code == "newer"
        stored = hall.store.load(slug)
        assert stored is not None
        assert stored.entries[0].fact == created

    with_hall(f"sqlite:///{tmp_path / 't.sqlite'}", work)


def test_new_databases_are_of_the_newest_version(database: str) -> None:
    Store(database).close()
    assert version_in(database) == migrations.newest()
    engine = open_engine(database)
    with engine.connect() as connection, pytest.raises(Exception, match=r"(?i)unique"):
        connection.execute(insert(about).values(name="schema", value="1"))
    engine.dispose()
