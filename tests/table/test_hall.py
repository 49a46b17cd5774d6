"""Two servers on one database, tables that are put away, and what cannot be replayed."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from hands import Hands
from sqlalchemy import update

from bastide import Game
from bastide.table import facts, messages, visits
from bastide.table.commands import obey
from bastide.table.hall import Hall
from bastide.table.load import Figures, buckets_of, run
from bastide.table.metrics import Metrics
from bastide.table.not_done import NotDone
from bastide.table.schema import entries
from bastide.table.seating import sit
from bastide.table.secrecy import Secrets
from bastide.table.settings import Settings, data_folder, default_database
from bastide.table.shapes import Setup

PEOPLE = ("p" * 64, "q" * 64)


def with_halls(folder: Path, count: int, work: Any) -> None:
    async def inside() -> None:
        url, hands = f"sqlite:///{folder / 't.sqlite'}", Hands()
        chosen = [Settings(url, secrets=Secrets(str(number)), timepiece=hands) for number in range(count)]
        halls = [Hall(settings) for settings in chosen]
        try:
            await work(*halls)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(inside())


async def new_table(hall: Hall) -> str:
    slug = await hall.make_table(PEOPLE[0], visits.NewTable(Setup("standard"), name="Ada"))
    await sit(await hall.room(slug), PEOPLE[1], visits.Sit("Bruno"))
    return slug


async def play(hall: Hall, slug: str, id: str) -> messages.Accepted:
    room = await hall.room(slug)
    assert room.fold.game is not None
    assert room.fold.turn is not None
    request = messages.Play(id, room.fold.at, [str(room.fold.game.moves()[0])])
    return await obey(room, PEOPLE[room.fold.turn], request)


PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")


def test_a_position_drawn_by_hand_opens_at_a_table_for_two(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        for text in re.findall(r"```position\n(.*?)```", PAGE, re.DOTALL):
            drawn = Game.from_position(text)
            slug = await hall.import_table(PEOPLE[0], visits.Import(drawn.record()))
            room = await hall.room(slug)
            for person, name in zip(PEOPLE, ("Ada", "Bruno"), strict=True):
                await sit(room, person, visits.Sit(name))
            assert room.fold.game is not None
            assert room.fold.game.view()["tiles"] == drawn.view()["tiles"]
            assert room.fold.game.scores == drawn.scores
            assert room.thinking.job("random").fixed["laid"] == list(drawn.prepared.options.extras["laid"])
            before = len(room.fold.game.played)
            await play(hall, slug, "first")
            assert len(room.fold.game.played) > before

    with_halls(tmp_path, 1, work)


def test_two_servers_on_one_database_never_write_the_same_line(tmp_path: Path) -> None:
    async def work(one: Hall, other: Hall) -> None:
        slug = await new_table(one)
        await other.room(slug)
        await play(one, slug, "first")
        with pytest.raises(NotDone) as refused:
            await play(other, slug, "second")
        assert refused.value.code == "stale"
        await play(other, slug, "third")
        stored = one.store.load(slug)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
        assert sum(isinstance(entry.fact, facts.Played) for entry in stored.entries) == 2

    with_halls(tmp_path, 2, work)


def test_a_table_nobody_looks_at_is_put_away(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        slug = await new_table(hall)
        room = await hall.room(slug)
        assert not room.idle
        hands: Any = hall.settings.timepiece
        hands.turn(700)
        assert room.idle
        at = room.fold.at
        await hall.close_room(slug)
        again = await hall.room(slug)
        assert again is not room
        assert again.fold.at == at
        with pytest.raises(NotDone, match="nothing has changed, try again"):
            await obey(room, PEOPLE[0], messages.Chat("x", "too late"))

    with_halls(tmp_path, 1, work)


def test_a_damaged_log_is_told_and_hurts_no_other_table(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        slug, other = await new_table(hall), await new_table(hall)
        await play(hall, slug, "first")
        await hall.close_room(slug)
        with hall.store.engine.begin() as connection:
            wrong = facts.write(facts.Played(0, ["BG-A@9,9N"]))
            connection.execute(update(entries).where(entries.c.slug == slug, entries.c.number == 5).values(fact=wrong))
        with pytest.raises(NotDone) as refused:
            await hall.room(slug)
        assert refused.value.code == "damaged"
        assert (await play(hall, other, "first")).number == 5

    with_halls(tmp_path, 1, work)


def test_opening_twice_at_once_opens_once(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        slug = await new_table(hall)
        await hall.close_room(slug)
        rooms = await asyncio.gather(*(hall.room(slug) for _ in range(5)))
        assert len({id(room) for room in rooms}) == 1
        with pytest.raises(NotDone):
            await hall.room("no-table")

    with_halls(tmp_path, 1, work)


def test_the_data_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / "bastide"
    assert default_database() == f"sqlite:///{tmp_path / 'bastide' / 'tables.sqlite'}"
    assert (tmp_path / "bastide").is_dir()


def test_load_is_measured() -> None:
    figures = run(tables=3, computers=1, seconds=1.5, pause=0.1)
    assert figures["moves"] > 0
    assert figures["computer_moves"] > 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["max_ms"]
    assert figures["server_lag_p99_below_ms"] > 0
    assert Figures(1, 1, 1, 1.0, latencies=[1.0, 2.0, 3.0]).share(0.5) == 2.0


def test_what_took_how_long_is_read_out_of_metrics() -> None:
    metrics = Metrics(lambda: 0.0)
    metrics.stalls.lag.took(0.3)
    before = buckets_of(metrics.text(), "bastide_loop_lag_seconds")
    assert before.share(0.99) == 0.5
    for _ in range(99):
        metrics.stalls.lag.took(0.002)
    metrics.stalls.lag.took(20.0)
    since = buckets_of(metrics.text(), "bastide_loop_lag_seconds") - before
    assert (since.share(0.99), since.share(1.0)) == (0.0025, float("inf"))
    assert buckets_of(metrics.text(), "bastide_tidying_seconds").share(1.0) == 0.0


def test_who_hangs_up_while_his_move_is_written_and_sends_it_again_is_told_it_was_done(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        slug = await new_table(hall)
        room, write, begun, go_on = await hall.room(slug), hall.writer.write, asyncio.Event(), asyncio.Event()

        async def slowly(change: Any) -> None:
            begun.set()
            await go_on.wait()
            await write(change)

        hall.writer.write = slowly  # type: ignore[method-assign]
        assert room.fold.game is not None
        request = messages.Play("mine", room.fold.at, [str(room.fold.game.moves()[0])])
        first = asyncio.create_task(obey(room, PEOPLE[0], request))
        await begun.wait()
        first.cancel()
        second = asyncio.create_task(obey(room, PEOPLE[0], request))
        await asyncio.sleep(0)
        go_on.set()
        answer = await second
        assert answer.again
        assert len(room.fold.steps) == 1

    with_halls(tmp_path, 1, work)
