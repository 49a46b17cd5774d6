"""Memory is given back: a table that is put away is gone at once, and nothing grows without end."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from at_the_table import Guest, Place, pair, run, serving
from hands import Hands
from sqlalchemy.exc import IntegrityError
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bastide.table import messages, visits
from bastide.table.commands import obey
from bastide.table.door import Wire
from bastide.table.hall import Hall
from bastide.table.not_done import NotDone
from bastide.table.seating import sit
from bastide.table.secrecy import Secrets
from bastide.table.serve import server_for
from bastide.table.settings import Settings
from bastide.table.shapes import Setup

PEOPLE = ("p" * 64, "q" * 64)


async def _play_and_put_away(hall: Hall) -> list[weakref.ref[Any]]:
    slug = await hall.make_table(PEOPLE[0], visits.NewTable(Setup("standard"), name="Ada"))
    await sit(await hall.room(slug), PEOPLE[1], visits.Sit("Bruno"))
    for number in range(4):
        room = await hall.room(slug)
        fold = room.fold
        assert fold.game is not None
        assert fold.turn is not None
        request = messages.Play(f"m{number}", fold.at, [str(fold.game.moves()[0])])
        await obey(room, PEOPLE[fold.turn], request)
    parts = [room, room.chronicle, room.fold, room.fold.game, room.presence, room.thinking, room.keeper]
    found = [weakref.ref(part) for part in parts]
    await hall.close_room(slug)
    while hall._tasks:
        await asyncio.sleep(0.001)
    return found


def test_a_table_that_is_put_away_is_gone_at_once(tmp_path: Path, seed: str) -> None:
    async def work() -> None:
        hall = Hall(Settings(f"sqlite:///{tmp_path / 't.sqlite'}", secrets=Secrets(seed), timepiece=Hands()))
        gc.collect()
        gc.disable()
        try:
            left = await _play_and_put_away(hall)
            assert [type(part()).__name__ for part in left if part() is not None] == []
        finally:
            gc.enable()
            await hall.close()

    asyncio.run(work())


def test_what_compresses_for_a_page_is_gone_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_lost", lambda wire, error: None)
    wire: Any = Wire.__new__(Wire)
    wire.conn = SimpleNamespace(extensions=["deflate"])
    wire.connection_lost(None)
    assert wire.conn.extensions == []
    assert server_for(Settings(f"sqlite:///{tmp_path / 't.sqlite'}"), "127.0.0.1", 8000).config.ws is Wire


def test_chat_and_log_of_a_table_have_an_end(tmp_path: Path, seed: str) -> None:
    async def work(place: Place) -> None:
        _, _, (ada, _) = await pair(lambda: Guest(place))
        answers = [await ada.ask("chat", text="hello") for _ in range(4)]
        assert [answer.get("code") for answer in answers] == [None, None, None, "full"]
        refused = await ada.ask("lock", aid="hint", locked=True)
        assert refused.get("code") is None
        assert (await ada.ask("lock", aid="hint", locked=False))["code"] == "full"
        assert (await ada.ask("resign", seat=0))["type"] == "accepted"

    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, chats_per_table=3, lines_per_table=8) as place:
        run(work(place))


@pytest.mark.parametrize("limit", ["tables_per_person", "tables_per_day"])
def test_a_person_and_an_address_have_only_so_many_tables(tmp_path: Path, seed: str, limit: str) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, **{limit: 5}) as place:
        ada = Guest(place)
        answers = [ada.call("POST", "/api/tables", {"setup": {"game": "standard"}, "name": "Ada"}) for _ in range(6)]
        assert [status for status, _ in answers] == [201] * 5 + [400 if limit == "tables_per_person" else 429]
        code = {"tables_per_person": "too-many-tables", "tables_per_day": "too-fast"}[limit]
        assert answers[-1][1]["code"] == code


@pytest.mark.parametrize("ahead", [0, 1])
def test_who_asks_while_a_table_is_put_away_is_told_to_ask_again_not_that_it_has_moved_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    """Whether another server has written before this one, or this one has to look first how far the table has come."""

    async def work() -> None:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", secrets=Secrets("7")))
        slug = await hall.make_table(PEOPLE[0], visits.NewTable(Setup("standard"), name="Ada"))
        room = await hall.room(slug)
        await sit(room, PEOPLE[1], visits.Sit("Bruno"))
        assert room.fold.game is not None
        assert room.fold.turn is not None

        async def put_away() -> None:
            await hall.close_room(slug)

        async def write(change: object) -> None:
            raise IntegrityError("", None, Exception())

        monkeypatch.setattr(room, "fetch", put_away)
        monkeypatch.setattr(hall.writer, "write", write)
        monkeypatch.setattr(hall.together, "tell", lambda **news: None)
        monkeypatch.setattr(hall.together, "shared", True)
        request = messages.Play("id", room.fold.at + ahead, [str(room.fold.game.moves()[0])])
        with pytest.raises(NotDone) as refused:
            await obey(room, PEOPLE[room.fold.turn], request)
        assert refused.value.code == "store"
        monkeypatch.undo()
        await hall.close()

    run(work())
