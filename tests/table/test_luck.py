"""Luck and skill of a finished game: worked out once by a worker, kept with the table, told by its steps."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from at_the_table import Guest, Place, Visitors, pair, play_on, run, serving

from bastide.table import analysing
from bastide.table.computers import Computers, Job, Thought
from bastide.table.store import Store

STEPS = 2


@pytest.fixture(autouse=True)
def plain_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a few steps."""
    monkeypatch.setenv("BASTIDE_PLAIN", "1")


@pytest.fixture
def greedy_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who is asked quickly, where it does not matter who."""
    monkeypatch.setattr(analysing, "judge", lambda: "greedy")


async def finished(visitor: Visitors, game: str = "standard") -> tuple[str, list[Any]]:
    """A table where one of two gave up after some steps."""
    slug, _, looks = await pair(visitor, game)
    await play_on(looks, STEPS, random.Random(7))
    assert (await looks[0].ask("resign", seat=0))["type"] == "accepted"
    for look in looks:
        await look.until(lambda state: state["phase"] == "over")
    return slug, looks


def test_a_finished_game_is_told_by_its_steps(visitor: Visitors) -> None:
    async def work() -> None:
        _, looks = await finished(visitor)
        answer = await looks[0].ask("analysis", at=looks[0].state["at"])
        assert answer["type"] == "analysis", answer
        found = answer["analysed"]
        for side in found["sides"]:
            assert side["luck"] + side["play"] == pytest.approx(side["lead"])
        assert sum(side["luck"] for side in found["sides"]) == pytest.approx(0)
        steps = [step["step"] for step in found["steps"]]
        assert steps == sorted(steps)
        assert {*steps} <= {*range(1, STEPS + 1)}
        played = {line["step"]: line for line in looks[0].lines if line["kind"] == "played"}
        for step in found["steps"]:
            own = next(one for one in step["rated"] if one.get("played"))
            best = step["rated"][0]
            assert step["seat"] == played[step["step"]]["seat"]
            assert own["moves"][0]["move"] == played[step["step"]]["moves"][0]["move"]
            assert step["price"] == pytest.approx(best["worth"] - own["worth"], abs=0.02)
            assert (best["rank"], best["chance"]) == (1, max(one["chance"] for one in step["rated"]))
            assert 1 <= own["rank"] <= step["choices"]
        assert found["curve"][0]["step"] == 0
        assert found["curve"][-1]["step"] == STEPS
        for point in found["curve"]:
            assert sum(point["chances"]) == pytest.approx(1, abs=0.001)
            lead = point["worths"][0] - point["worths"][1]
            assert lead * (point["chances"][0] - 0.5) > 0 or abs(lead) < 0.02  # chances are rounded
        assert not found["over"]

    run(work())


def test_a_game_that_is_on_and_a_stale_wish_are_refused_in_one_sentence(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, looks = await pair(visitor)
        at = looks[0].state["at"]
        refused = await looks[0].ask("analysis", at=at)
        assert (refused["type"], refused["code"]) == ("refused", "not-over")
        assert refused["sentence"]
        await looks[0].ask("resign", seat=0)
        await looks[0].until(lambda state: state["phase"] == "over")
        assert (await looks[0].ask("analysis", at=at + 1000))["code"] == "stale"

    run(work())


@pytest.mark.usefixtures("greedy_judges")
def test_it_is_worked_out_once_and_kept_with_the_game(
    tmp_path: Path, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the server has been stopped in between; who watches may read it too. What an older version kept in its
    own way is worked out again.
    """
    asked: list[int] = []
    original = Computers.analyse

    async def counted(self: Computers, job: Job, progress: Any, *asker: Any) -> Thought:
        asked.append(job.number)
        return await original(self, job, progress, *asker)

    monkeypatch.setattr(Computers, "analyse", counted)
    database, told, slugs = f"sqlite:///{tmp_path / 't.sqlite'}", [], []

    async def first(place: Place) -> None:
        slug, looks = await finished(lambda: Guest(place))
        slugs.append(slug)
        for look in looks:
            told.append((await look.ask("analysis", at=look.state["at"]))["analysed"])

    async def second(place: Place) -> None:
        look = await Guest(place).look(slugs[0])
        told.append((await look.ask("analysis", at=look.state["at"]))["analysed"])

    for work in (first, second):
        with serving(database, seed) as place:
            run(work(place))
    assert told[0] == told[1] == told[2]
    assert len(asked) == 1
    store = Store(database)
    store.keep_analysis(slugs[0], '{"player": "mind", "over": true, "choices": []}')
    with serving(database, seed) as place:
        run(second(place))
    assert told[3] == told[0]
    assert len(asked) == 2
    assert msgspec.json.decode(store.analysis(slugs[0]) or "") == told[0]
    store.close()


@pytest.mark.usefixtures("greedy_judges")
def test_what_cannot_be_analysed_is_refused_and_may_be_asked_again(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: Computers, job: Job, progress: Any, *asker: Any) -> Thought:
        progress(Thought(job.number, done=1))
        return Thought(job.number)

    async def work() -> None:
        _, looks = await finished(visitor)
        with monkeypatch.context() as patch:
            patch.setattr(Computers, "analyse", nothing)
            assert (await looks[0].ask("analysis", at=looks[0].state["at"]))["code"] == "no-analysis"
        assert (await looks[0].ask("analysis", at=looks[0].state["at"]))["type"] == "analysis"

    run(work())
