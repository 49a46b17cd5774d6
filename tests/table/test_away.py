"""Offline is not lost: when the others may decide about a player who is away, and who has to agree."""

from __future__ import annotations

import pytest
from at_the_table import Guest, Place, Visitors, pair, run, take_turn

from bastide.table.client import Look

CLOCK = {"kind": "move", "seconds": 86_400, "end": "lose"}


async def bruno_leaves(place: Place, **setup: object) -> tuple[str, list[Guest], Look]:
    """A game in which Bruno has to choose and is gone."""
    slug, people, (ada, bruno) = await pair(lambda: Guest(place), setup=setup)
    await take_turn(ada)
    await bruno.close()
    await ada.until(lambda state: state["seats"][1].get("away_since"))
    return slug, people, ada


async def three(place: Place) -> tuple[str, list[Guest], list[Look]]:
    """A table for three, all there; the first has made his step."""
    people = [Guest(place) for _ in range(3)]
    slug = people[0].make_table("standard", seats=3, setup={"grace": 100})
    for person, name in zip(people[1:], ("Bruno", "Clara"), strict=True):
        person.sit(slug, name)
    looks = [await person.look(slug) for person in people]
    await looks[0].until(lambda state: all(seat.get("connected") for seat in state["seats"]))
    await take_turn(looks[0])
    return slug, people, looks


@pytest.mark.parametrize("way", ["substitute", "end"])
def test_the_others_decide_only_after_the_time_that_the_table_shows(place: Place, way: str) -> None:
    async def work() -> None:
        _, _, ada = await bruno_leaves(place, grace=100)
        wish = {"substitute": {"seat": 1, "player": "greedy"}, "end": {"at": ada.state["at"]}}[way]
        assert ada.state["seats"][1]["decide_at"] == ada.state["seats"][1]["away_since"] + 100_000
        place.hands.turn(99.9)
        assert (await ada.ask(way, **wish))["code"] == "present"
        place.hands.turn(0.1)
        await ada.until(lambda state: state["seats"][1].get("may_decide"))
        assert (await ada.ask(way, **wish))["type"] == "accepted"
        if way == "end":
            state = await ada.until(lambda state: state["phase"] == "over")
            assert state["result"]["reason"] == "ended"
        else:
            await ada.until(lambda state: state["steps"] >= 2)

    run(work())


def test_who_is_away_while_nobody_waits_for_him_has_lost_nothing(place: Place) -> None:
    """His time begins when his turn comes."""

    async def work() -> None:
        _, _, (ada, bruno) = await pair(lambda: Guest(place), setup={"grace": 100})
        await bruno.close()
        await ada.until(lambda state: state["seats"][1].get("away_since"))
        place.hands.turn(500)
        assert (await ada.ask("end", at=ada.state["at"]))["code"] == "present"
        await take_turn(ada)
        await ada.until(lambda state: state["seats"][1].get("decide_at"))
        assert ada.state["seats"][1]["decide_at"] == place.hands.now() + 100_000
        assert (await ada.ask("end", at=ada.state["at"]))["code"] == "present"

    run(work())


def test_with_a_clock_the_game_is_won_only_when_it_has_run_out(place: Place) -> None:
    """A correspondence game of one day a move: offline for hours is nothing."""

    async def work() -> None:
        _, _, ada = await bruno_leaves(place, clock=CLOCK)
        place.hands.turn(86_000)
        assert (await ada.ask("end", at=ada.state["at"]))["code"] == "clock"
        assert (await ada.ask("substitute", seat=1, player="greedy"))["code"] == "clock"
        assert not ada.state["seats"][1].get("decide_at")
        place.hands.turn(401)
        state = await ada.until(lambda state: state["phase"] == "over")
        assert (state["result"]["reason"], state["result"]["winners"]) == ("time", [0])

    run(work())


@pytest.mark.parametrize("agreed", [True, False])
def test_a_computer_takes_the_seat_by_consent_of_those_who_stay(place: Place, agreed: bool) -> None:
    async def work() -> None:
        _, _, (ada, bruno, clara) = await three(place)
        await bruno.close()
        await ada.until(lambda state: state["seats"][1].get("decide_at"))
        place.hands.turn(100)
        await ada.until(lambda state: state["seats"][1].get("may_decide"))
        assert (await ada.ask("substitute", seat=1, player="greedy"))["type"] == "accepted"
        state = await clara.until(lambda state: state.get("ask"))
        assert state["ask"] == {"seat": 0, "step": 1, "waiting": [2], "wish": "computer", "about": 1}
        assert not state["seats"][1].get("substitute")
        assert (await ada.ask("substitute", seat=1, player="greedy"))["code"] == "ask-open"
        await clara.ask("consent", at=clara.state["at"], yes=agreed)
        state = await ada.until(lambda state: not state.get("ask"))
        assert bool(state["seats"][1].get("substitute")) == agreed

    run(work())


def test_who_comes_back_while_the_others_decide_keeps_his_seat(place: Place) -> None:
    async def work() -> None:
        slug, people, (ada, bruno, clara) = await three(place)
        await bruno.close()
        await ada.until(lambda state: state["seats"][1].get("decide_at"))
        place.hands.turn(100)
        await ada.until(lambda state: state["seats"][1].get("may_decide"))
        await ada.ask("end", at=ada.state["at"])
        await clara.until(lambda state: state.get("ask"))
        back = await people[1].look(slug)
        await clara.until(lambda state: not state.get("ask"))
        assert (await clara.ask("consent", at=clara.state["at"], yes=True))["code"] == "no-ask"
        await back.until(lambda state: state["choice"]["mine"])
        assert back.state["phase"] == "playing"

    run(work())


def test_when_nobody_is_left_to_agree_the_one_who_asked_decides(place: Place) -> None:
    async def work() -> None:
        _, _, (ada, bruno, clara) = await three(place)
        await bruno.close()
        await ada.until(lambda state: state["seats"][1].get("decide_at"))
        place.hands.turn(100)
        await ada.until(lambda state: state["seats"][1].get("may_decide"))
        await ada.ask("substitute", seat=1, player="greedy")
        await clara.until(lambda state: state.get("ask"))
        await clara.close()
        await ada.until(lambda state: state["seats"][2].get("away_since"))
        assert (await ada.ask("substitute", seat=1, player="greedy"))["type"] == "accepted"
        await ada.until(lambda state: state["seats"][1].get("substitute"))

    run(work())


def test_a_spectator_decides_nothing(visitor: Visitors) -> None:
    async def work() -> None:
        slug, _, (ada, _) = await pair(visitor)
        look = await visitor().look(slug)
        assert (await look.ask("end", at=ada.state["at"]))["code"] in ("not-allowed", "not-yours")

    run(work())
