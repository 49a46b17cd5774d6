"""What could have been: a step of a finished game is tried again; while a game is on, where the table allows it."""

from __future__ import annotations

import random

import pytest
from at_the_table import Place, Visitors, pair, play_on, run

from bastide.table import analysing, asking

STEPS = 4


@pytest.fixture(autouse=True)
def plain_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who answers at once: it does not matter who."""
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    for module in (analysing, asking):
        monkeypatch.setattr(module, "judge", lambda: "greedy")


def test_a_step_is_tried_again_and_rated_beside_the_best(visitor: Visitors, base: Place) -> None:
    async def work() -> None:
        base.deal("a follower may stand on each of two tiles")
        _, _, (ada, bruno) = await pair(visitor)
        await play_on([ada, bruno], STEPS, random.Random(3))
        await ada.ask("resign", seat=0)
        await bruno.until(lambda state: state["phase"] == "over")
        at = bruno.state["at"]
        position = await bruno.ask("position", step=2)
        choice = position["choice"]
        assert choice["mine"]
        moves = [turn["move"] for one in choice["placements"] for turn in one["turns"]]
        preview = await bruno.ask("preview", at=at, step=2, moves=moves[:1])
        assert preview["type"] == "preview"
        assert preview["options"]
        hint = await bruno.ask("aid", at=at, aid="hint", step=2, moves=moves[:1])
        tried = next(one for one in hint["rated"] if one.get("played"))
        assert tried["moves"][0]["move"] == moves[0]
        assert tried["worth"] <= hint["rated"][0]["worth"]
        refused = await bruno.ask("aid", at=at, aid="hint", step=2, moves=["BG-Z@9,9N"])
        assert refused["type"] == "refused"
        assert (await bruno.ask("position", step=STEPS))["choice"]["placements"]

    run(work())


def test_nobody_tries_steps_or_analyses_while_the_game_is_on(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        await play_on([ada, bruno], 2, random.Random(3))
        at = ada.state["at"]
        assert "choice" not in await ada.ask("position", step=1)
        assert (await ada.ask("preview", at=at, step=1, moves=[]))["code"] == "not-over"
        assert (await ada.ask("aid", at=at, aid="areas", step=1))["code"] == "not-over"
        assert (await ada.ask("analysis", at=at))["code"] == "not-over"

    run(work())


def test_where_the_table_allows_it_the_game_is_analysed_as_far_as_it_has_come(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor, setup={"analysis": True})
        for steps in (2, STEPS):
            await play_on([ada, bruno], 2, random.Random(steps))
            answer = await ada.ask("analysis", at=ada.state["at"])
            assert answer["type"] == "analysis", answer
            assert answer["analysed"]["curve"][-1]["step"] == steps
            assert not answer["analysed"]["over"]
        assert (await ada.ask("aid", at=ada.state["at"], aid="hint", step=1))["rated"]

    run(work())


def test_a_hint_says_what_it_is_worth(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, _) = await pair(visitor)
        hint = await ada.ask("aid", at=ada.state["at"], aid="hint")
        best, *others = hint["rated"]
        assert hint["moves"] == [move["move"] for move in best["moves"]]
        assert all(one["worth"] <= best["worth"] for one in others)
        assert 0 <= best["chance"] <= 1
        assert hint["choices"] >= len(hint["rated"])

    run(work())
