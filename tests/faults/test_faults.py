"""Faults in a small form, as `bastide soak` has them at length; kills, cuts and pauses are in table/test_restart.py."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bastide.core.errors import BadSetup
from bastide.table.own_database import OwnDatabase
from bastide.table.own_server import HOUR, Jumping, OwnServer
from bastide.table.soak import GENEROUS, Verdict, struggle
from bastide.table.timepiece import Timepiece

ONES_OWN = ["full_disks", "jumps", "half_open"] * 2 + ["none"] * 2


def struggled(servers: Sequence[OwnServer], names: Sequence[str], database: OwnDatabase | None = None) -> Verdict:
    chance, verdict = random.Random(1), Verdict()
    asyncio.run(struggle(servers, chance.sample(names, len(names)), chance, verdict, database))
    assert verdict.disasters.total() == len(names) - names.count("none")
    return verdict


def test_nothing_is_lost_when_disks_fill_clocks_jump_and_pages_fall_silent(tmp_path: Path, seed: str) -> None:
    with OwnServer(f"sqlite:///{tmp_path / 't.sqlite'}", **{**GENEROUS, "seed": seed, "give_way": 0}) as server:
        verdict = struggled([server], ONES_OWN)
    assert verdict.clean, verdict


def test_nothing_is_lost_when_the_database_is_killed(seed: str) -> None:
    try:
        own = OwnDatabase()
    except BadSetup:
        pytest.skip("PostgreSQL is not installed: scripts/install_system_packages installs it")
    with own, OwnServer(own.url, **{**GENEROUS, "seed": seed, "give_way": 0}) as server:
        verdict = struggled([server], ["database_kills"] * 2 + ["none"], own)
    assert verdict.clean, verdict


def test_a_full_disk_refuses_moves_and_a_disk_with_room_takes_them_again(tmp_path: Path, seed: str) -> None:
    from bastide.table.client import Visitor

    async def work(server: OwnServer) -> None:
        ada = Visitor(server.base)
        slug = await asyncio.to_thread(ada.make_table, "standard", 2, computers={"1": "random"})
        look = await ada.look(slug)
        await look.until(lambda state: state["choice"]["mine"])
        server.leave_room(False)
        refused = await look.play(look.options()[0])
        assert (refused["type"], refused["code"]) == ("refused", "store")
        server.leave_room(True)
        again = await ada.look(slug)
        assert again.state["at"] == look.state["at"]
        assert (await again.play(again.options()[0]))["type"] == "accepted"
        await again.close()

    with OwnServer(f"sqlite:///{tmp_path / 't.sqlite'}", **{**GENEROUS, "seed": seed, "give_way": 0}) as server:
        asyncio.run(work(server))


def test_a_clock_that_jumps_goes_forward_and_back() -> None:
    clock, true = Jumping(), Timepiece()
    hours = []
    for _ in range(4):
        clock.jump()
        hours.append(round((clock.now() - true.now()) / HOUR))
    assert hours == [1, -2, 3, -4]
