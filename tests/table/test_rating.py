"""A game that is over can be analysed: every step is rated beside the best that could have been played."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from typing import Any

import pytest
from at_the_table import PATIENCE, Visitors, pair, play_on, run

from bastide import Game, catalogue
from bastide.analysis import judge_by
from bastide.players import GreedyPlayer, RandomPlayer
from bastide.table.computers import Computers, Thought
from bastide.table.rating import MOST_RATED, rate

GAME = "standard"


def in_the_middle(name: str, moves: int) -> Game:
    game = Game.new(name, 2, seed=3, chance="explicit")
    player = RandomPlayer(3)
    for _ in range(moves):
        while game.let_chance() is not None:
            pass
        game.play(player.choose(game))
    while game.let_chance() is not None:
        pass
    return game


@pytest.mark.parametrize("name", list(catalogue.games))
def test_the_best_step_is_the_one_that_greedy_plays_or_as_good(name: str) -> None:
    game, player = in_the_middle(name, 14), GreedyPlayer(1, compiled=False)
    before, seat = game.state_bytes(), game.turn
    assert seat is not None
    judge = judge_by("greedy", game.prepared, compiled=False)
    rated, choices = rate(game, judge, [str(RandomPlayer(5).choose(game))])
    assert game.state_bytes() == before
    assert choices == len(game.moves())
    assert [one.worth for one in rated[:MOST_RATED]] == sorted((one.worth for one in rated[:MOST_RATED]), reverse=True)
    assert rated[0].rank == 1
    assert sum(one.played for one in rated) == 1
    chosen = game.copy()
    chosen.play(player.choose(game))
    assert player.worth(chosen, seat) == rated[0].worth
    for one in rated:
        played = game.copy()
        for move in one.moves:
            played.play(move.move)


def test_a_played_step_is_told_once_and_worse_than_the_best_if_it_is() -> None:
    game, player = in_the_middle(GAME, 10), GreedyPlayer(1, compiled=False)
    judge = judge_by("greedy", game.prepared, compiled=False)
    best = [move.move for move in rate(game, judge, [])[0][0].moves]
    rated, _ = rate(game, judge, [*best, "?BG-A"])
    assert [one.played for one in rated] == [True, *[False] * (len(rated) - 1)]
    worst = min(game.moves(), key=lambda move: _worth(game, player, str(move)))
    rated, choices = rate(game, judge, [str(worst)])
    played = next(one for one in rated if one.played)
    assert played.worth <= rated[0].worth
    assert 1 <= played.rank <= choices


def _worth(game: Game, player: GreedyPlayer, move: str) -> int:
    seat, tried = game.turn, game.copy()
    assert seat is not None
    tried.play(move)
    return player.worth(tried, seat)


def test_a_finished_game_is_analysed_step_by_step_whatever_was_locked(visitor: Visitors) -> None:
    async def work() -> None:
        _, _, (ada, bruno) = await pair(visitor)
        await play_on([ada, bruno], 6, random.Random(4))
        assert (await ada.ask("aid", at=ada.state["at"], aid="hint", step=2))["code"] == "not-over"
        await ada.ask("lock", aid="hint", locked=True)
        assert (await ada.ask("aid", at=ada.state["at"], aid="hint"))["code"] == "locked"
        await ada.ask("resign", seat=0)
        await bruno.until(lambda state: state["phase"] == "over")
        at, steps = bruno.state["at"], bruno.state["steps"]
        played = [line for line in bruno.lines if line["kind"] == "played"]
        for step in (0, 3, steps - 1):
            answer = await bruno.ask("aid", at=at, aid="hint", step=step)
            own = [one for one in answer["rated"] if one.get("played")]
            assert own[0]["moves"][0]["move"] == played[step]["moves"][0]["move"]
            assert answer["moves"] == [move["move"] for move in answer["rated"][0]["moves"]]
            assert answer["choices"] >= own[0]["rank"]
        assert (await bruno.ask("aid", at=at, aid="hint", step=steps))["code"] == "no-step"
        assert (await bruno.ask("aid", at=at, aid="areas", step=steps + 1))["code"] == "no-step"
        areas = [await bruno.ask("aid", at=at, aid="areas", step=step) for step in (0, steps)]
        laid = [{(part["x"], part["y"]) for area in told["areas"] for part in area["parts"]} for told in areas]
        assert laid[0] < laid[1]
        assert len(laid[1]) == steps_laid(played) + len(laid[0])

    run(work())


def steps_laid(played: list[dict[str, Any]]) -> int:
    """How many tiles were laid."""
    return sum(move["verb"] == "place" for line in played for move in line["moves"])


def test_the_table_goes_on_while_a_hint_is_thought_about(visitor: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    played, real = threading.Event(), Computers.think

    async def think_long(self: Computers, *wish: Any) -> Thought:
        await asyncio.to_thread(played.wait, PATIENCE)
        return await real(self, *wish)

    monkeypatch.setattr(Computers, "think", think_long)

    async def work() -> None:
        _, _, (ada, _) = await pair(visitor)
        at, answers = ada.state["at"], {}
        hint, move = {"type": "aid", "aid": "hint", "at": at}, {"type": "play", "moves": [ada.options()[0]], "at": at}
        for id, wish in (("first", hint), ("second", hint), ("move", move)):
            await ada.socket.send(json.dumps({"id": id, **wish}))
        while len(answers) < 3:
            message = await ada.read()
            if "id" in message:
                answers[message["id"]] = message["type"]
            if message.get("id") == "move":
                played.set()
        assert answers == {"first": "hint", "second": "refused", "move": "accepted"}
        assert list(answers)[-1] == "first"

    run(work())


def test_of_several_seats_nobody_is_told_more_than_his_share() -> None:
    """Three who are level have a third each, whoever of them is to choose."""
    game = Game.new(GAME, 3, seed=3)
    rated, _ = rate(game, judge_by("greedy", game.prepared, compiled=False, size=game.prepared.size), [])
    assert 0.3 < rated[0].chance < 0.4
