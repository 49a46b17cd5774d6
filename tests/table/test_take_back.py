"""Taking back: with the others' consent, and without anybody to ask."""

from __future__ import annotations

import random

from at_the_table import Visitors, pair, play_on, run, take_turn

GAME = "standard"


def test_take_back_needs_consent_and_brings_the_same_tiles(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        start = ada.state["hash"]
        await play_on([ada, bruno], 4, random.Random(4))
        steps = ada.state["steps"]
        drawn = [event["what"] for line in ada.lines for event in line.get("events", []) if event["kind"] == "drawn"]
        assert (await bruno.ask("consent", at=bruno.state["at"], yes=True))["code"] == "no-ask"
        await ada.ask("takeback", at=ada.state["at"], seat=0)
        await bruno.until(lambda state: state.get("ask"))
        assert bruno.state["ask"]["waiting"] == [1]
        assert (await ada.ask("consent", at=ada.state["at"], yes=True))["code"] == "not-yours"
        await bruno.ask("consent", at=bruno.state["at"], yes=False)
        await ada.until(lambda state: not state.get("ask"))
        assert ada.state["steps"] == steps
        while ada.state["steps"]:
            await ada.ask("takeback", at=ada.state["at"], seat=0)
            await bruno.until(lambda state: state.get("ask"))
            await bruno.ask("consent", at=bruno.state["at"], yes=True)
            await ada.until(lambda state, steps=steps: not state.get("ask") and state["steps"] < steps)
            steps = ada.state["steps"]
        assert ada.state["hash"] == start
        assert (await ada.ask("takeback", at=ada.state["at"], seat=0))["code"] == "nothing-to-take-back"
        await play_on([ada, bruno], 4, random.Random(4))
        again = [event["what"] for line in ada.lines for event in line.get("events", []) if event["kind"] == "drawn"]
        assert again[len(drawn) :] == drawn[1:]

    run(work())


def test_alone_with_computers_a_take_back_is_granted_at_once(visitor: Visitors) -> None:
    async def work() -> None:
        ada = visitor()
        look = await ada.look(ada.make_table(GAME, computers={"1": "random"}))
        start = look.state["hash"]
        await take_turn(look)
        await look.until(lambda state: state["choice"]["mine"] and state["steps"] >= 2)
        answer = await look.ask("takeback", at=look.state["at"], seat=0)
        assert answer["type"] == "accepted"
        await look.until(lambda state: state["steps"] == 0)
        assert look.state["hash"] == start
        assert look.state["choice"]["mine"]

    run(work())


def test_a_take_back_nobody_is_left_to_agree_to_can_be_asked_for_again(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        await take_turn(ada)
        await bruno.until(lambda state: state["choice"]["mine"])
        await take_turn(bruno)
        await ada.until(lambda state: state["steps"] == 2)
        await ada.ask("takeback", at=ada.state["at"], seat=0)
        await bruno.until(lambda state: state.get("ask"))
        await bruno.ask("substitute", seat=1, player="greedy")
        await ada.until(lambda state: state["seats"][1].get("substitute"))
        assert not ada.state.get("ask")
        await ada.ask("takeback", at=ada.state["at"], seat=0)
        await ada.until(lambda state: state["steps"] == 0)

    run(work())
