"""Owners and operators: silenced, sent away, deleted, erased; servers that run hear of it."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Guest, Place, Visitors, pair, play_on, run, sent_away, serving
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from bastide import BastideError
from bastide.cli.app import app
from bastide.table.carrying import Carrying
from bastide.table.client import Look
from bastide.table.connecting import open_engine
from bastide.table.hall import SWEEP
from bastide.table.messages import CLOSE_CODES
from bastide.table.operator import DAY, Operator, operating
from bastide.table.schema import entries, holders, keepsakes, ratings, results, tables


def told(look: Look, kind: str) -> list[dict[str, Any]]:
    return [line for line in look.lines if line["kind"] == kind]


def test_the_owner_silences_a_seat_and_whoever_watches(visitor: Visitors) -> None:
    async def work() -> None:
        slug, _, (ada, bruno) = await pair(visitor)
        other = visitor()
        other.call("GET", "/api/hello")
        watcher = await other.look(slug)
        assert (await bruno.ask("mute", seat=0, muted=True))["code"] == "not-allowed"
        assert (await ada.ask("mute", seat=5, muted=True))["code"] == "no-seat"
        assert (await ada.ask("mute", seat=1, muted=True))["type"] == "accepted"
        await bruno.until(lambda state: state["seats"][1].get("muted"))
        assert (await bruno.ask("chat", text="hello"))["code"] == "muted"
        assert (await watcher.ask("chat", text="hello"))["type"] == "accepted"
        await ada.ask("mute", muted=True)
        await watcher.until(lambda state: state.get("hushed"))
        assert (await watcher.ask("chat", text="hello"))["code"] == "muted"
        assert (await ada.ask("chat", text="hello"))["type"] == "accepted"
        await ada.ask("mute", seat=1, muted=False)
        assert (await bruno.ask("chat", text="hello"))["type"] == "accepted"
        assert [(line.get("seat"), line["yes"]) for line in told(ada, "muted")] == [(1, True), (None, True), (1, False)]
        await play_on([ada, bruno], 2, random.Random(1))

    run(work())


def test_who_is_sent_away_does_not_come_back(visitor: Visitors) -> None:
    async def work() -> None:
        ada, bruno, carla = visitor(), visitor(), visitor()
        slug = ada.make_table("standard", 3)
        bruno.sit(slug, "Bruno")
        looks = [await one.look(slug) for one in (ada, bruno)]
        await looks[0].until(lambda state: state["seats"][1]["kind"] == "person")
        assert (await looks[1].ask("kick", seat=0))["code"] == "not-allowed"
        assert (await looks[0].ask("kick", seat=0))["code"] == "not-allowed"
        assert (await looks[0].ask("kick", seat=2))["code"] == "no-seat"
        assert (await looks[0].ask("kick", seat=1))["type"] == "accepted"
        assert await sent_away(looks[1]) == CLOSE_CODES["sent-away"]
        await looks[0].until(lambda state: state["seats"][1]["kind"] == "free")
        assert [(line["seat"], line["name"]) for line in told(looks[0], "barred")] == [(1, "Bruno")]
        assert "persons" not in told(looks[0], "barred")[0]
        status, answer = bruno.call("POST", f"/api/tables/{slug}/sit", {"name": "Bruno again"})
        assert (status, answer["code"]) == (403, "sent-away")
        assert bruno.call("GET", f"/api/tables/{slug}")[1]["code"] == "not-allowed"
        carla.sit(slug, "Carla")
        carla.sit(slug, "Clara")
        await looks[0].until(lambda state: state["phase"] == "playing")
        assert (await looks[0].ask("kick", seat=1))["code"] == "started"

    run(work())


async def _found(place: Place, look: Look, found: Any) -> None:
    """Time goes on until a server on SQLite looks for what was written elsewhere."""
    place.hands.turn(SWEEP + 1)
    await look.until(found)


def test_an_operator_silences_and_sends_away_while_the_game_is_on(database: str, seed: str) -> None:
    async def work(place: Place) -> None:
        slug, (_, bruno), (ada, his) = await pair(lambda: Guest(place))
        await play_on([ada, his], 3, random.Random(1))
        with operating(database) as operator:
            operator.mute(slug, 1)
            await _found(place, his, lambda state: state["seats"][1].get("muted"))
            assert (await his.ask("chat", text="hello"))["code"] == "muted"
            operator.kick(slug, 1)
            place.hands.turn(SWEEP + 1)
            assert await sent_away(his) == CLOSE_CODES["sent-away"]
        await ada.until(lambda state: state["seats"][1].get("substitute"))
        assert [line.get("reason") for line in told(ada, "replaced")] == ["barred"]
        await ada.until(lambda state: state["choice"] is not None and state["choice"]["mine"])
        await play_on([ada], 1, random.Random(1))
        assert bruno.call("GET", f"/api/tables/{slug}")[1]["code"] == "not-allowed"

    with serving(database, seed) as place:
        run(work(place))


async def _is_refused(mover: Look) -> bool:
    """Whether a move is not accepted; a server that has heard of the end of its table may close before it answers."""
    try:
        return (await mover.play(mover.options()[0]))["type"] == "refused"
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == CLOSE_CODES["no-table"]


def test_a_table_that_was_deleted_is_closed_and_takes_no_move(database: str, seed: str) -> None:
    async def work(place: Place) -> None:
        slug, _, looks = await pair(lambda: Guest(place))
        other, _, others = await pair(lambda: Guest(place))
        with operating(database) as operator:
            assert operator.forget([slug, "no-such-table"]) == 1
            assert await _is_refused(next(look for look in looks if look.mine))
            place.hands.turn(SWEEP + 1)
            assert {await sent_away(look) for look in looks} == {CLOSE_CODES["no-table"]}
            assert Guest(place).call("GET", f"/api/tables/{slug}")[0] == 404
            assert [table.slug for table in operator.tables()] == [other]
            with operator.store.engine.connect() as connection:
                left = connection.execute(entries.select().where(entries.c.slug == slug)).all()
            assert left == []
        await play_on(others, 2, random.Random(1))

    with serving(database, seed) as place:
        run(work(place))


def _rows(url: str, person: str) -> int:
    engine = open_engine(url)
    with engine.connect() as connection:
        kept = [connection.execute(one.select().where(one.c.person == person)).all() for one in
                (results, ratings, keepsakes, holders)]
        kept.append(connection.execute(tables.select().where(tables.c.owner == person)).all())
    engine.dispose()
    return sum(map(len, kept))


def _holder(url: str, slug: str, seat: int) -> str:
    with operating(url) as operator:
        return operator._holders(slug, seat)[0]


def test_an_operator_erases_a_person_and_a_computer_plays_on(database: str, seed: str) -> None:
    async def work(place: Place) -> None:
        slug, (_, bruno), looks = await pair(lambda: Guest(place))
        bruno.make_table("standard")
        bruno.call("POST", "/api/me/settings", {"settings": "{}"})
        person = _holder(database, slug, 1)
        assert _rows(database, person) == 4
        with operating(database) as operator:
            assert operator.erase(slug, 1) == 1
            assert [table.slug for table in operator.tables()] == [slug]
        assert _rows(database, person) == 0
        await _found(place, looks[0], lambda state: state["seats"][1].get("substitute"))

    with serving(database, seed) as place:
        run(work(place))


def test_people_are_forgotten_after_their_last_sign(tmp_path: Path, seed: str) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"

    async def work(place: Place) -> None:
        slug, (_, bruno), looks = await pair(lambda: Guest(place))
        await looks[1].ask("resign", seat=1)
        person, other = _holder(url, slug, 1), _holder(url, slug, 0)
        place.hands.turn(3 * DAY / 1000)
        bruno.call("POST", "/api/me/settings", {"settings": "{}"})
        await looks[0].ask("ping")
        assert (_rows(url, person), _rows(url, other)) == (3, 3)
        operator = Operator(url, lambda: 0)
        now = place.hands.now()
        assert Carrying(operator.store.engine).forget_people(now - 2 * DAY) == 1
        operator.close()
        assert (_rows(url, person) > 0, _rows(url, other)) == (True, 0)

    with serving(url, seed) as place:
        run(work(place))


def test_the_commands_say_what_they_did(tmp_path: Path, seed: str) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"

    def command(*words: str) -> str:
        ran = CliRunner().invoke(app, ["operate", *words, "--database", url])
        assert ran.exit_code == 0, ran.output
        return ran.output

    with serving(url, seed) as place:
        slug = Guest(place).make_table("standard", name="Ada")
        Guest(place).sit(slug, "Bruno")
    assert command("tables").startswith(f"{slug}  standard, playing, 0 steps, ")
    assert command("mute", slug, "2") == "seat 2 may speak no more\n"
    assert command("mute", slug, "--speak") == "whoever watches may speak again\n"
    assert command("kick", slug, "2") == "seat 2 was sent away\n"
    assert command("erase", slug, "1") == "1 people erased\n"
    assert command("forget", slug) == "0 tables deleted\n"
    refused = CliRunner().invoke(app, ["operate", "forget", "--database", url])
    assert isinstance(refused.exception, (BastideError, SystemExit))
    old = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript((Path(__file__).parent / "versions" / "schema-4.sql").read_text("utf-8"))
    with pytest.raises(BastideError, match="of version 4"), operating(f"sqlite:///{old}"):
        pass
    with pytest.raises(BastideError, match="no database"), operating(f"sqlite:///{tmp_path / 'none.sqlite'}"):
        pass
