"""Clocks: none, by the choice, by the game; and what happens when time is up."""

from __future__ import annotations

import pytest
from at_the_table import Guest, Place, pair, run, take_turn

from bastide.table.clock import Keeper
from bastide.table.shapes import Clock


def test_a_chess_clock_runs_for_one_seat_and_adds_its_bonus() -> None:
    keeper = Keeper(Clock("chess", 60, 5), [60_000, 60_000])
    keeper.run(0, 1000)
    assert keeper.left_at(11_000) == [50_000, 60_000]
    keeper.left = keeper.after_step(0, 11_000)
    assert keeper.left == [55_000, 60_000]
    keeper.running = None
    keeper.run(1, 11_000)
    assert keeper.left_at(12_000) == [55_000, 59_000]
    assert keeper.is_up(1, 71_000)
    assert not keeper.is_up(0, 71_000)


def test_a_clock_by_the_choice_starts_anew() -> None:
    keeper = Keeper(Clock("move", 10), [10_000, 10_000])
    keeper.run(0, 0)
    assert keeper.left_at(4000) == [6000, 10_000]
    keeper.run(1, 4000)
    assert keeper.left_at(5000) == [10_000, 9000]
    assert keeper.after_step(1, 5000) == []


def test_without_a_clock_nothing_runs() -> None:
    keeper = Keeper(Clock(), [0, 0])
    keeper.run(0, 0)
    assert keeper.running is None
    assert not keeper.is_up(0, 10)


def test_time_going_backwards_gives_nobody_time() -> None:
    keeper = Keeper(Clock("chess", 60), [60_000])
    keeper.run(0, 5000)
    assert keeper.left_at(1000) == [60_000]


def test_pages_see_the_clocks(place: Place) -> None:
    async def work() -> None:
        clock = {"kind": "chess", "seconds": 100, "increment": 10}
        _, _, (ada, bruno) = await pair(lambda: Guest(place), setup={"clock": clock})
        assert ada.state["clocks"]["running"] == 0
        place.hands.turn(30)
        await take_turn(ada)
        await bruno.until(lambda state: state["clocks"]["running"] == 1)
        assert bruno.state["clocks"]["left"] == [80_000, 100_000]

    run(work())


@pytest.mark.parametrize("kind", ["move", "chess"])
def test_only_moves_touch_the_clock(place: Place, kind: str) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(lambda: Guest(place), setup={"clock": {"kind": kind, "seconds": 100}})
        await take_turn(ada)
        await bruno.until(lambda state: state["clocks"]["running"] == 1)
        place.hands.turn(30)
        await ada.ask("lock", aid="hint", locked=True)
        await ada.ask("takeback", at=ada.state["at"], seat=0)
        await ada.ask("chat", text="hm")
        await bruno.until(lambda state: state.get("ask"))
        assert bruno.state["clocks"]["running"] == 1
        assert bruno.state["clocks"]["left"] == [100_000, 70_000]

    run(work())


@pytest.mark.parametrize("kind", ["move", "chess"])
def test_when_time_is_up_a_computer_takes_the_seat(place: Place, kind: str) -> None:
    async def work() -> None:
        clock = {"kind": kind, "seconds": 100, "end": "computer"}
        _, _, (ada, bruno) = await pair(lambda: Guest(place), setup={"clock": clock})
        place.hands.turn(101)
        await bruno.until(lambda state: state["seats"][0].get("substitute"))
        line = next(line for line in bruno.lines if line["kind"] == "replaced")
        assert (line["seat"], line["reason"]) == (0, "time")
        await bruno.until(lambda state: state["steps"] >= 1)
        answer = await ada.ask("return", seat=0)
        assert answer["type"] == ("accepted" if kind == "move" else "refused")
        place.hands.turn(101)
        await bruno.until(lambda state: state["seats"][1].get("substitute"))

    run(work())


def test_nothing_happens_a_moment_before(place: Place) -> None:
    async def work() -> None:
        _, _, (ada, _) = await pair(lambda: Guest(place), setup={"clock": {"kind": "move", "seconds": 100}})
        place.hands.turn(99.999)
        await take_turn(ada)
        assert not ada.state["seats"][0].get("substitute")

    run(work())


def test_or_the_seat_loses(place: Place) -> None:
    async def work() -> None:
        clock = {"kind": "chess", "seconds": 100, "end": "lose"}
        _, _, (_, bruno) = await pair(lambda: Guest(place), setup={"clock": clock})
        place.hands.turn(101)
        state = await bruno.until(lambda state: state["phase"] == "over")
        assert state["result"]["reason"] == "time"
        assert state["result"]["winners"] == [1]
        assert state["seats"][0]["out_of_time"]

    run(work())


@pytest.mark.parametrize("kind", ["move", "chess"])
@pytest.mark.parametrize("hours", [1, -1])
def test_nobody_gains_or_loses_time_when_the_machines_clock_is_set(place: Place, kind: str, hours: int) -> None:
    async def work() -> None:
        clock = {"kind": kind, "seconds": 100, "end": "lose"}
        _, _, (ada, bruno) = await pair(lambda: Guest(place), setup={"clock": clock})
        place.hands.turn(30)
        place.hands.jump(3600 * hours)
        await ada.ask("chat", text="what time is it?")
        await ada.ask("lock", aid="hint", locked=True)
        assert (ada.state["clocks"]["left"], ada.state["time"]) == ([70_000, 100_000], place.hands.now())
        await take_turn(ada)
        await bruno.until(lambda state: state["clocks"]["running"] == 1)
        assert bruno.state["clocks"]["left"] == [100_000 if kind == "move" else 70_000, 100_000]
        place.hands.turn(60)
        place.hands.jump(-7200 * hours)
        place.hands.turn(39.9)
        await bruno.ask("ping")
        assert bruno.state["phase"] == "playing"
        place.hands.turn(0.2)
        state = await bruno.until(lambda state: state["phase"] == "over")
        assert (state["result"]["reason"], state["result"]["winners"]) == ("time", [0])

    run(work())
