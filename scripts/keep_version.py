"""Keeps a database and records of this version in tests/table/versions; every later version must open them.

Run it once when the schema or a game's rules get a new version, and never write over what was kept before.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from bastide.table import messages, visits
from bastide.table.commands import obey
from bastide.table.hall import Hall
from bastide.table.seating import sit
from bastide.table.secrecy import Secrets
from bastide.table.settings import Settings
from bastide.table.shapes import Clock, Setup

KEPT = Path(__file__).resolve().parents[1] / "tests" / "table" / "versions"
PEOPLE = ("a" * 64, "b" * 64)
TABLES = {
    "standard": (Setup("standard", boxes=["inns", "traders"], clock=Clock("chess", 600, 5)), 24),
    "winter": (Setup("winter", boxes=["count", "gingerbread", "river"]), 16),
    "castle": (Setup("castle"), 12),
    "city": (Setup("city"), 24),
    "over": (Setup("base"), 6),
}


async def play(hall: Hall, name: str) -> str:
    """One table of each kind, with so many moves; the record of its game."""
    setup, moves = TABLES[name]
    slug = await hall.make_table(PEOPLE[0], visits.NewTable(setup, name="Ada", luck="clover"))
    room = await hall.room(slug)
    await sit(room, PEOPLE[1], visits.Sit("Bruno"))
    choose = Secrets(f"moves of {name}").source("choice").choice
    for number in range(moves):
        assert room.fold.game is not None
        assert room.fold.turn is not None
        move = str(choose(room.fold.game.moves()))
        await obey(room, PEOPLE[room.fold.turn], messages.Play(f"m{number}", room.fold.at, [move]))
    await obey(room, PEOPLE[1], messages.Chat("hello", "Bonjour à tous"))
    if name == "over":
        await obey(room, PEOPLE[0], messages.Resign("enough", 0))
    else:
        await obey(room, PEOPLE[0], messages.TakeBack("oops", room.fold.at, 0))
    assert room.fold.game is not None
    return room.fold.game.record()


async def keep(schema: str) -> None:
    """Play the tables in a fresh database, then write it down as text."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        hall = Hall(Settings(f"sqlite:///{database}", secrets=Secrets(f"kept {schema}")))
        for name in TABLES:
            (KEPT / f"{schema}-{name}.record").write_text(await play(hall, name), "utf-8")
        await hall.close()
        with sqlite3.connect(database) as connection:
            (KEPT / f"{schema}.sql").write_text("\n".join(connection.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(keep(sys.argv[1]))
