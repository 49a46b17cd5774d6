"""Compiling ahead: a server that starts has what minds think with compiled, family by family, beside all else."""

from __future__ import annotations

import asyncio
import gc
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Guest, serving

from bastide import Game
from bastide.analysis import judge_at
from bastide.analysis.leaf_judge import LeafJudge
from bastide.games import catalogue
from bastide.players import warming
from bastide.players.mind import RULES
from bastide.table.computers import Computers, Job, Thought
from bastide.table.serve import settings_for
from bastide.table.settings import Settings
from bastide.table.worker import Bench, answer


def test_a_server_has_one_game_of_each_family_compiled(
    tmp_path: Path, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Job] = []

    async def nothing(self: Computers, job: Job, progress: Any, *asker: Any) -> Thought:
        asked.append(job)
        return Thought(job.number)

    monkeypatch.setattr(Computers, "analyse", nothing)
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, compiles_ahead=True) as place:
        assert Guest(place).call("GET", "/api/hello")[0] == 200
    assert [catalogue.games[job.game].family for job in asked] == list(catalogue.families)
    assert all(job.compile and job.player == "mind" for job in asked)
    assert settings_for("127.0.0.1", "sqlite://").compiles_ahead


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What would have been compiled, by a compiler that is never done."""
    asked: list[str] = []
    monkeypatch.setattr(warming, "_warm", lambda prepared, rules, mark: asked.append(rules.code))
    monkeypatch.setattr(warming, "_warming", {})
    monkeypatch.setattr(warming, "_mark", lambda family, name, size: tmp_path / f"{family}.compiled")
    monkeypatch.setattr(warming, "compiler_available", lambda: True)
    return asked


def test_a_worker_compiles_and_says_that_it_is_done(compiled: list[str]) -> None:
    job = Job("?castle", 0, "mind", "castle", 2, [], {}, {}, [], compile=True)
    assert answer(Bench(), job) == Thought(job.number)
    assert compiled == [RULES.code]


def test_who_waits_for_the_compiler_is_told_and_who_does_not_judges_plainly(compiled: list[str]) -> None:
    game, told = Game.new("castle", seed=1), list[str]()
    judge = judge_at("mind", game)
    assert isinstance(judge, LeafJudge)
    assert not judge.memory.compiled
    judge_at("mind", game, lambda: told.append("waits"))
    assert told == ["waits"]
    assert compiled == [RULES.code]


def test_what_another_process_compiles_is_not_compiled_twice(compiled: list[str], tmp_path: Path) -> None:
    """But who wants to wait for it does not rely on that process, nor does anybody when it began long ago."""
    game, begun = Game.new("castle", seed=1), tmp_path / "castle.begun"
    begun.touch()
    judge_at("mind", game)
    assert compiled == []
    judge_at("mind", game, lambda: None)
    assert compiled == [RULES.code]
    warming._warming.clear()
    os.utime(begun, (0, 0))
    assert not warming.is_ready(game.prepared, RULES)
    next(iter(warming._warming.values())).join()
    assert compiled == [RULES.code] * 2


def test_a_server_that_stops_while_it_compiles_leaves_nothing_unheard() -> None:
    """The worker is gone before it has answered, and nobody waits for that any more."""
    unheard: list[str] = []

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: unheard.append(context["message"]))
        computers = Computers(Settings("sqlite://", give_way=0))
        job = Job("?castle", 0, "mind", "castle", 2, [], {}, {}, [], compile=True)
        asked = asyncio.create_task(computers.analyse(job, lambda said: None))
        while computers._analyst is None:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked.cancel()
        await computers.close()
        with suppress(asyncio.CancelledError):
            await asked
        gc.collect()

    asyncio.run(work())
    gc.collect()
    assert unheard == []
