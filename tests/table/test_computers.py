"""Computers in worker processes: they answer, they can be hurried, and nothing stops when one fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Guest, Place, run, serving, take_turn
from hands import Hands

from bastide import Game, players
from bastide.table import visits
from bastide.table.commands import computer_plays, make_step
from bastide.table.computers import Computers, Job, stand_in
from bastide.table.hall import Hall
from bastide.table.not_done import NotDone
from bastide.table.secrecy import Secrets
from bastide.table.settings import Settings
from bastide.table.shapes import Setup
from bastide.table.worker import Bench, answer

GAME = "standard"


def job(player: str = "greedy", moves: list[str] | None = None, table: str = "t") -> Job:
    game = Game.new(GAME, 2, seed=1, chance="explicit")
    if moves is None:
        game.let_chance()
        moves = [str(move) for move in game.history]
    return Job(table, 1, player, GAME, 2, [], {}, {}, moves)


def with_computers(work: Any, **settings: Any) -> Any:
    async def inside() -> Any:
        computers = Computers(Settings("sqlite://", workers=1, give_way=0, **{"timepiece": Hands(), **settings}))
        try:
            return await work(computers)
        finally:
            await computers.close()

    return asyncio.run(inside())


def test_a_worker_remembers_a_table_and_plays_on() -> None:
    bench = Bench()
    game = Game.new(GAME, 2, seed=1, chance="explicit")
    for _ in range(4):
        while game.let_chance() is not None:
            pass
        thought = answer(bench, job(moves=[str(move) for move in game.history]))
        assert thought.fault == ""
        for move in thought.moves:
            game.play(move)
    assert len(bench.games) == 1
    remembered = bench.games["t"]
    answer(bench, job())
    assert bench.games["t"] is not remembered


def test_a_worker_tells_what_goes_wrong() -> None:
    assert "unknown" in answer(Bench(), job("nobody")).fault or answer(Bench(), job("nobody")).fault
    assert answer(Bench(), job(moves=["?BG-A", "nonsense"])).fault


def test_a_computer_knows_nothing_that_is_sealed() -> None:
    bench = Bench()
    answer(bench, job())
    assert bench.games["t"].seed == 0


@pytest.mark.parametrize("player", players.names())
def test_every_player_answers_with_a_whole_step(player: str) -> None:
    wanted = job(player)
    moves = with_computers(lambda computers: computers.think(wanted)).moves
    game = Game.new(GAME, 2, chance="explicit")
    for text in [*wanted.moves, *moves]:
        game.play(text)
    assert game.turn is None


def test_a_player_that_fails_is_replaced_by_a_quick_one() -> None:
    assert with_computers(lambda computers: computers.think(job("no-such-player"))).moves


def test_a_worker_that_dies_is_replaced() -> None:
    async def work(computers: Computers) -> None:
        first = await computers.think(job("random"))
        computers._idle[0].kill()
        await computers._idle[0].process.wait()
        second = await computers.think(job("random"))
        assert first.moves
        assert second.moves

    with_computers(work)


class Slow:
    """A worker that never answers, put in the place of a real one."""

    def __init__(self) -> None:
        self.tables: dict[str, None] = {}
        self.killed = False
        self.asked, self.hurried = asyncio.Event(), asyncio.Event()

    async def think(self, job: Job) -> None:
        self.tables[job.table] = None
        self.asked.set()
        await asyncio.Event().wait()

    def tell(self, job: Job) -> None:
        assert job.hurry
        self.hurried.set()

    async def bury(self) -> None:
        self.killed = True


def test_play_now_stops_a_thinking_computer() -> None:
    async def work(computers: Computers) -> None:
        slow: Any = Slow()
        computers._idle.append(slow)
        wanted = job("random")
        task = asyncio.create_task(computers.think(wanted))
        await slow.asked.wait()
        computers.hurry(wanted)
        await slow.hurried.wait()
        assert not slow.killed
        hands.turn(0.1)
        assert (await task).moves
        assert slow.killed

    hands = Hands()
    with_computers(work, hurry=0.1, timepiece=hands)


def test_patience_has_an_end() -> None:
    async def work(computers: Computers) -> None:
        slow: Any = Slow()
        computers._idle.append(slow)
        task = asyncio.create_task(computers.think(job("random")))
        await slow.asked.wait()
        assert not slow.killed
        hands.turn(30)
        assert (await task).moves
        assert slow.killed

    hands = Hands()
    with_computers(work, patience=30, timepiece=hands)


def test_a_thought_nobody_waits_for_is_stopped() -> None:
    async def work(computers: Computers) -> None:
        slow: Any = Slow()
        computers._idle.append(slow)
        task = asyncio.create_task(computers.think(job("random")))
        await slow.asked.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.gather(*computers._burials)
        assert slow.killed
        assert (await computers.think(job("random"))).moves

    with_computers(work)


def test_play_now_at_a_table_and_the_pace_of_computers(tmp_path: Path, seed: str) -> None:
    """A computer's move is not shown before its time; while it is awaited, everything else goes on."""

    async def work(place: Place) -> None:
        ada = Guest(place)
        look = await ada.look(ada.make_table(GAME, computers={"1": "greedy"}))
        assert (await look.ask("now", at=look.state["at"]))["code"] == "no-computer"
        await take_turn(look)
        assert look.state["choice"]["thinking"]
        assert (await look.ask("now", at=look.state["at"]))["type"] == "accepted"
        for _ in range(20):
            assert (await look.ask("ping"))["type"] == "pong"
        assert (await look.ask("chat", text="hm"))["type"] == "accepted"
        assert look.state["steps"] == 1
        while not look.mine:
            place.hands.turn(60)
            await look.ask("ping")
        assert look.state["steps"] == 2

    endless = {"patience": 1e9, "hurry": 1e9}
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", seed, pace=60.0, **endless) as place:
        run(work(place))


def test_the_stand_in_is_a_player() -> None:
    assert stand_in() in players.names()


def test_a_computer_whose_move_another_server_has_made_does_not_move_for_whoever_comes_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers think for the same computer; the slower one finds its line taken, and the turn is a person's."""

    async def think_for_ever(self: Computers, *wish: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Computers, "think", think_for_ever)

    async def work() -> None:
        halls = [Hall(Settings(f"sqlite:///{tmp_path / 't.sqlite'}", secrets=Secrets(name))) for name in "ab"]
        setup = visits.NewTable(Setup(GAME), name="Ada", seat=1, computers={"0": "random"})
        slug = await halls[0].make_table("a" * 64, setup)
        rooms = [await hall.room(slug) for hall in halls]
        game, at = rooms[0].fold.game, rooms[0].fold.at
        assert game is not None
        assert rooms[1].fold.turn == 0
        laid = game.copy()
        laid.play(laid.moves()[0])
        moves = [str(game.moves()[0]), *(["-"] if laid.turn == 0 else [])]
        await computer_plays(rooms[0], 0, at, moves)
        assert rooms[0].fold.turn == 1
        with pytest.raises(NotDone) as refused:
            await computer_plays(rooms[1], 0, at, moves)
        assert refused.value.code == "stale"
        played = [line for line in rooms[1].chronicle.lines if line.kind == "played"]
        assert [(line.number, line.seat) for line in played] == [(at + 1, 0)]
        with pytest.raises(NotDone):
            await make_step(rooms[1], 0, [], None)
        for hall in halls:
            await hall.close()

    run(work())
