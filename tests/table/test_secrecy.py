"""Secrets and time: from the system for people, from a seed and from turned hands for tests."""

from __future__ import annotations

import asyncio
from pathlib import Path

from at_the_table import Guest, run, serving, take_turn
from hands import Hands

from bastide.table.secrecy import Secrets
from bastide.table.settings import Settings


def test_the_same_seed_brings_the_same_table_and_the_same_game(tmp_path: Path) -> None:
    told: list[tuple[str, str, str]] = []

    async def work(base: str) -> None:
        ada = Guest(base)
        look = await ada.look(ada.make_table("standard", computers={"1": "random"}))
        for _ in range(3):
            await look.until(lambda state: state["choice"]["mine"])
            await take_turn(look)
        told.append((look.state["slug"], ada.cookie, look.state["hash"]))

    for number, seed in enumerate(["one", "one", "other"]):
        with serving(f"sqlite:///{tmp_path / f'{number}.sqlite'}", seed) as place:
            run(work(place))
    assert told[0] == told[1]
    assert all(one != other for one, other in zip(told[0], told[2], strict=True))


def test_one_purpose_changes_nothing_for_another() -> None:
    one, other = Secrets("x"), Secrets("x")
    other.token("cookie", 32)
    assert one.hexadecimal("seal") == other.hexadecimal("seal")
    assert one.hexadecimal("seal") != one.hexadecimal("seal")


def test_without_a_seed_nothing_can_be_foretold() -> None:
    one, other = Settings("sqlite://").secrets, Settings("sqlite://").secrets
    assert one.hexadecimal("seal") != other.hexadecimal("seal")
    assert one.token("cookie", 32) != other.token("cookie", 32)
    assert len(one.hexadecimal("seal")) == 64
    assert len(one.token("cookie", 32)) == 43


def test_hands_wake_who_waits_in_the_order_of_time() -> None:
    async def work() -> None:
        hands, woken = Hands(), []
        for seconds in (3, 1, 2):
            hands.wake(seconds, lambda seconds=seconds: woken.append(seconds))
        hands.wake(1, lambda: woken.append("never")).cancel()
        hands.turn(2)
        await asyncio.sleep(0)
        assert woken == [1, 2]
        assert hands.seconds() == 2

    asyncio.run(work())
