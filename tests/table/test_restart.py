"""Connections are cut and the server is killed at random points: no move is lost, none is made twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from at_the_table import GENEROUS, Guest, run, take_turn

from bastide.table.own_server import OwnServer
from bastide.table.soak import Verdict, Witness, beside_strangers, struggle

SETTINGS = {name: value for name, value in GENEROUS.items() if name != "hosts"}


@pytest.fixture
def server(database: str, seed: str) -> Iterator[OwnServer]:
    with OwnServer(database, seed=seed, **SETTINGS) as server:
        yield server


SHARED = ["kills"] * 2 + ["cuts"] * 4 + ["pauses"] * 3 + ["backends"] * 3
SMALL = ["kills"] * 3 + ["cuts"] * 8 + ["pauses", "half_open", "locks"] * 2 + ["none"] * 7


@pytest.mark.long
def test_nothing_is_lost_or_doubled(server: OwnServer) -> None:
    """What `bastide soak` does at length: kills, cuts, pauses, pages that never read, a database that is held."""

    async def work() -> None:
        chance, verdict = random.Random(1), Verdict()
        disasters = chance.sample(SMALL, len(SMALL))
        await struggle([server], disasters, chance, verdict)
        assert verdict.moves >= len(SMALL)
        assert verdict.disasters.total() == len(SMALL) - 7
        assert verdict.clean, verdict

    run(work())


@pytest.mark.long
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_nothing_is_lost_or_doubled_between_two_servers(database: str, seed: str) -> None:
    async def work(servers: list[OwnServer]) -> None:
        chance, verdict = random.Random(2), Verdict()
        await struggle(servers, chance.sample(SHARED, len(SHARED)), chance, verdict)
        assert verdict.disasters.total() == len(SHARED)
        assert verdict.clean, verdict

    with OwnServer(database, seed=f"{seed} 1", **SETTINGS) as one, OwnServer(database, seed=seed, **SETTINGS) as other:
        run(work([one, other]))


def test_strangers_who_ask_never_read_or_send_half_take_nothing_from_anybody(tmp_path: Path, seed: str) -> None:
    async def work(server: OwnServer) -> None:
        verdict = Verdict()
        await beside_strangers(server, 6, 6, random.Random(1), verdict)
        assert verdict.moves == 6
        assert verdict.clean, verdict

    with OwnServer(f"sqlite:///{tmp_path / 't.sqlite'}", seed=seed, **SETTINGS) as server:
        run(work(server))


def test_the_witness_finds_what_was_lost_doubled_or_told_otherwise() -> None:
    def page(lines: list[int], hash: str, text: str = "hello") -> Any:
        told = [{"number": number, "text": text} for number in lines]
        return SimpleNamespace(lines=told, state={"at": 3, "hash": hash, "last": max(lines)})

    verdict = Verdict()
    witness = Witness(verdict)
    witness.hear(page([1, 2, 3], "one"))
    assert verdict.clean
    witness.hear(page([1, 2, 3], "other"))
    assert verdict.different == 1
    witness.hear(page([3], "one", "hallo"))
    assert verdict.different == 2
    witness.check_complete(page([1, 3], "one"))
    assert verdict.lost == 2
    assert not verdict.clean


def test_a_table_is_the_same_after_a_kill(tmp_path: Path, seed: str) -> None:
    """Also what is not a move: seats, locks, chat, a take-back that was asked for, clocks."""

    async def work(server: OwnServer) -> None:
        people = [Guest(server.base), Guest(server.base)]
        clock = {"kind": "chess", "seconds": 600, "increment": 5}
        slug = people[0].make_table("standard", setup={"clock": clock})
        people[1].sit(slug, "Bruno")
        ada, bruno = [await person.look(slug) for person in people]
        await take_turn(ada)
        await ada.ask("lock", aid="hint", locked=True)
        await bruno.ask("chat", text="hello")
        await ada.ask("takeback", at=ada.state["at"], seat=0)
        before = (await people[0].look(slug)).state
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        after = (await people[0].look(slug)).state
        for part in ("at", "last", "hash", "view", "choice", "ask", "setup", "mine", "owner", "seal", "steps"):
            assert after[part] == before[part], part
        assert (after["clocks"]["left"][0], after["clocks"]["running"]) == (before["clocks"]["left"][0], 1)
        link = people[0].call("POST", f"/api/tables/{slug}/link")[1]["path"]
        other = Guest(server.base)
        other.call("POST", "/api/continue", {"code": link.split("#")[1]})
        assert (await other.look(slug)).state["mine"] == [0]

    with OwnServer(f"sqlite:///{tmp_path / 't.sqlite'}", seed=seed, **SETTINGS) as server:
        run(work(server))
