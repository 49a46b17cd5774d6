"""A worker process: reads positions, answers with moves. It knows nothing that is sealed."""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec

from .. import players
from ..analysis import judge_at
from ..play.flat import READY
from ..play.game import Game
from .computers import QUICK, Job, Thought
from .luck import told
from .rating import finished, rate
from .sets import new_game

MOST_TABLES = 32


class Bench:
    """The games that a worker remembers, each with the players it met there."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()
        self.players: dict[tuple[str, str], Any] = {}
        self.current: Any = None

    def game(self, job: Job) -> Game:
        """The game of a job, played on from where it was left if that is where it went."""
        game = self.games.pop(job.table, None)
        known = [str(move) for move in game.history] if game is not None else []
        if game is None or known != job.moves[: len(known)]:
            game, known = self._new(job), []
        for text in job.moves[len(known) :]:
            game.play(text)
        self.games[job.table] = game
        if len(self.games) > MOST_TABLES:
            self._forget(self.games.popitem(last=False)[0])
        return game

    def _new(self, job: Job) -> Game:
        self._forget(job.table)
        names = [str(seat + 1) for seat in range(job.seats)]
        return new_game(job.game, names, job.boxes, job.rules, 0, job.fixed, free=True)

    def _forget(self, table: str) -> None:
        for key in [key for key in self.players if key[0] == table]:
            del self.players[key]

    def player(self, job: Job) -> Any:
        """The player of a job, with what it remembers of the table."""
        key = (job.table, job.player)
        if key not in self.players:
            self.players[key] = _new_player(job)
        return self.players[key]

    def think(self, job: Job) -> Thought:
        """One step: the player chooses as long as the choice stays his."""
        game = self.game(job)
        if job.compile:
            judge_at(job.player, game, lambda: None)
            return Thought(job.number)
        if job.ends:
            judge = judge_at(job.player, game, lambda: say(Thought(job.number, compiling=True)))
            return Thought(job.number, analysed=told(game, job.player, judge, job.ends, Counted(job).tell))
        if job.rate:
            rated, choices = rate(game, judge_at(job.player, game), job.played)
            return Thought(job.number, [move.move for move in rated[0].moves], rated, choices)
        self.current = self.player(job)
        return Thought(job.number, [shape.move for shape in finished(game, self.current.choose, [])])


class Counted:
    """Tells the server now and then how many moves of a game are worked out."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.done = 0

    def tell(self, more: int) -> None:
        """So many more."""
        self.done += more
        say(Thought(self.job.number, done=self.done))


def say(thought: Thought) -> None:
    """A line to the server."""
    sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
    sys.stdout.buffer.flush()


def _new_player(job: Job) -> Any:
    """A player; the quick ones think with plain rules, which need no compiling before the first move."""
    player = players.by_name(job.player, job.seed)
    if job.player in QUICK and isinstance(player, players.CanThinkPlainly):
        player.think_plainly()
    return player


def listen(jobs: queue.SimpleQueue[Job], bench: Bench) -> None:
    """Read jobs until the server is gone; then there is nothing left to think about."""
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        if job.hurry:
            if isinstance(bench.current, players.CanBeHurried):
                with suppress(Exception):
                    bench.current.hurry()
        else:
            jobs.put(job)
    os._exit(0)


def answer(bench: Bench, job: Job) -> Thought:
    """What a player thinks; whatever goes wrong in it is told, not raised."""
    try:
        return bench.think(job)
    except Exception as error:
        return Thought(job.number, fault=f"{type(error).__name__}: {error}")


def main() -> None:
    """Think until the server is gone."""
    with suppress(OSError, AttributeError):
        os.nice(int(sys.argv[1]))
    READY.stay_plain()
    bench, jobs = Bench(), queue.SimpleQueue[Job]()
    threading.Thread(target=listen, args=(jobs, bench), daemon=True).start()
    while True:
        say(answer(bench, jobs.get()))


if __name__ == "__main__":
    main()
