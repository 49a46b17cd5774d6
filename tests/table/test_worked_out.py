"""A move is worked out once on its way to the log: read once, played once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from hands import Hands

from bastide.play.notation import Notation
from bastide.play.position import PlainPosition
from bastide.table import messages, visits
from bastide.table.commands import obey
from bastide.table.hall import Hall
from bastide.table.room import Room
from bastide.table.seating import sit
from bastide.table.secrecy import Secrets
from bastide.table.settings import Settings
from bastide.table.shapes import Setup

PEOPLE = ("p" * 64, "q" * 64)


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """How often a text was read as a move, and a move was played, whoever asked for it."""
    counted: Counter[str] = Counter()
    for kind, name in ((Notation, "read"), (Notation, "read_at"), (PlainPosition, "play")):
        monkeypatch.setattr(kind, name, counting(counted, name, getattr(kind, name)))
    return counted


def counting(counted: Counter[str], name: str, work: object) -> object:
    def call(*arguments: object) -> object:
        counted[name] += 1
        return work(*arguments)  # type: ignore[operator]

    return call


async def seated(hall: Hall, game: str) -> Room:
    slug = await hall.make_table(PEOPLE[0], visits.NewTable(Setup(game), name="Ada"))
    await sit(await hall.room(slug), PEOPLE[1], visits.Sit("Bruno"))
    return await hall.room(slug)


async def play(room: Room, moves: list[str]) -> None:
    assert room.fold.turn is not None
    await obey(room, PEOPLE[room.fold.turn], messages.Play(f"m{room.fold.at}", room.fold.at, moves))


def at_a_table(game: str, folder: Path, work: Callable[[Hall, Room], Awaitable[None]]) -> None:
    async def whole() -> None:
        hall = Hall(Settings(f"sqlite:///{folder / 't.sqlite'}", secrets=Secrets("once"), timepiece=Hands()))
        await work(hall, await seated(hall, game))
        await hall.close()

    asyncio.run(whole())


def moves_made(room: Room) -> int:
    assert room.fold.game is not None
    return len(room.fold.game.played)


async def play_first(room: Room) -> None:
    assert room.fold.game is not None
    await play(room, [str(room.fold.game.moves()[0])])


@pytest.mark.parametrize("game", ["standard", "castle", "city"])
def test_a_step_is_read_once_and_played_once(game: str, tmp_path: Path, done: Counter[str]) -> None:
    async def work(hall: Hall, room: Room) -> None:
        for _ in range(12):
            before = moves_made(room)
            done.clear()
            await play_first(room)
            assert done["play"] == moves_made(room) - before
            assert done["read_at"] == 1
            assert done["read"] <= 1

    at_a_table(game, tmp_path, work)


def test_the_start_is_worked_out_once(tmp_path: Path, done: Counter[str]) -> None:
    async def work(hall: Hall, room: Room) -> None:
        assert done == {"play": moves_made(room)}

    at_a_table("standard", tmp_path, work)


def test_a_step_taken_back_is_worked_out_once(tmp_path: Path, done: Counter[str]) -> None:
    async def work(hall: Hall, room: Room) -> None:
        for _ in range(4):
            await play_first(room)
        last = room.fold.steps[-1].seat
        await obey(room, PEOPLE[last], messages.TakeBack("back", room.fold.at, last))
        done.clear()
        await obey(room, PEOPLE[1 - last], messages.Consent("yes", room.fold.at, True))
        assert len(room.fold.steps) == 3
        assert done == {"play": moves_made(room)}

    at_a_table("standard", tmp_path, work)


def test_a_table_opened_again_reads_and_plays_every_move_once(tmp_path: Path, done: Counter[str]) -> None:
    async def work(hall: Hall, room: Room) -> None:
        for _ in range(6):
            await play_first(room)
        lines, slug = room.chronicle.lines, room.slug
        await hall.close_room(slug)
        done.clear()
        again = await hall.room(slug)
        drawn_first = len(again.fold.opening.played)
        assert again.chronicle.lines == lines
        assert done["read_at"] == moves_made(again)
        assert done["play"] == moves_made(again)
        assert drawn_first

    at_a_table("standard", tmp_path, work)


def test_what_chance_did_is_known_by_the_moves(tmp_path: Path) -> None:
    async def work(hall: Hall, room: Room) -> None:
        await play_first(room)
        await play_first(room)
        steps = room.fold.steps
        assert [played.by_chance for played in steps[-1].played] == [False, True]
        assert steps[-1].own == steps[-1].moves[:1]
        wish = visits.Import(record_of(room))
        copied = await hall.room(await hall.import_table(PEOPLE[0], wish))
        await sit(copied, PEOPLE[0], visits.Sit("Carla"))
        await sit(copied, PEOPLE[1], visits.Sit("David"))
        assert room.fold.game is not None
        assert copied.fold.imported_draws == sum(played.by_chance for played in room.fold.game.played)

    at_a_table("standard", tmp_path, work)


def record_of(room: Room) -> str:
    assert room.fold.game is not None
    return room.fold.game.record()
