"""Computers: worker processes that think about moves, as many as there are cores to spare."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from .. import players
from ..games import catalogue
from ..players.levels import LEVELS
from ..players.weights import has_minds
from .line import ANALYSIS, ANYBODY, Asker, Line
from .settings import Settings
from .shapes import Analysed, Rated

log = logging.getLogger("bastide.table")
QUICK = ("greedy", "random")
QUICK_PATIENCE = 10.0
LINE_LIMIT = 4 * 1024 * 1024  # of what a worker says
_numbers = itertools.count(1)


class Job(msgspec.Struct):
    """What a computer is asked: a player's name and the game so far; or to rate what could be played, or to analyse."""

    table: str
    at: int
    player: str
    game: str
    seats: int
    boxes: list[str]
    rules: dict[str, str]
    fixed: dict[str, Any]
    moves: list[str]
    rate: bool = False
    played: list[str] = []
    ends: list[int] = []  # of each step its last move: the game is to be analysed
    compile: bool = False  # nothing is asked but that the rules be compiled
    seed: int = 0
    number: int = msgspec.field(default_factory=lambda: next(_numbers))
    hurry: bool = False


class Thought(msgspec.Struct):
    """What it answers: its moves as one step, how it rates others if that was asked, or what went wrong."""

    number: int
    moves: list[str] = []
    rated: list[Rated] = []
    choices: int = 0
    analysed: Analysed | None = None
    done: int = 0  # moves that are worked out; more will be said
    compiling: bool = False  # the rules are compiled first; more will be said
    fault: str = ""


Progress = Callable[[Thought], None]


def names() -> list[str]:
    """The players that can sit at a table."""
    return players.names()


def offered() -> list[tuple[str, int]]:
    """The players as people are offered them: the levels, counted from the weakest, then all others."""
    levels = [level.name for level in LEVELS if level.name in names()]
    others = [name for name in names() if name not in levels]
    return [*((name, number) for number, name in enumerate(levels, 1)), *((name, 0) for name in others)]


def stand_in() -> str:
    """The player that takes over for a person."""
    return next(name for name in (*QUICK, *names()) if name in names())


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.tables: dict[str, None] = {}

    @classmethod
    async def start(cls, give_way: int) -> Worker:
        """A fresh process, ready to think, which stands so far back behind the others."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "bastide.table.worker", str(give_way))
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LINE_LIMIT))

    async def think(self, job: Job, progress: Progress = lambda said: None) -> Thought:
        """Ask, and wait for the answer; what it says on the way is passed on."""
        assert self.process.stdout is not None
        self.tell(job)
        self.tables[job.table] = None
        while True:
            line = await self.process.stdout.readline()
            if not line:
                raise EOFError("the worker process is gone")
            thought = msgspec.json.decode(line, type=Thought)
            if thought.number == job.number and (thought.done or thought.compiling):
                progress(thought)
            elif thought.number == job.number:
                return thought

    def tell(self, job: Job) -> None:
        """Send a job; the same job with `hurry` means: answer now."""
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(job) + b"\n")

    def kill(self) -> None:
        """Stop it, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()

    async def bury(self) -> None:
        """Stop it, and wait until it is gone."""
        self.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        await self.process.wait()


class Computers:
    """All worker processes of a server. They are started when they are first needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._idle: list[Worker] = []
        self._busy: dict[int, Worker] = {}
        self.line = Line(settings.workers, settings.timepiece.seconds)
        self._hurried: dict[int, asyncio.Event] = {}
        self._burials: set[asyncio.Task[None]] = set()
        self._analyst: Worker | None = None
        self._analysing = Line(1, settings.timepiece.seconds)

    async def think(self, job: Job, asker: Asker = ANYBODY) -> Thought:
        """What a computer thinks when it is its turn; no moves if no player could answer in time."""
        hurried = self._hurried[job.number] = asyncio.Event()
        try:
            patience = self.settings.patience
            for player in dict.fromkeys([job.player, *QUICK]):
                job.player = player
                thought = await self._try(job, asker, hurried, patience)
                if thought is not None and thought.moves:
                    return thought
                hurried, patience = asyncio.Event(), QUICK_PATIENCE
            return Thought(job.number)
        finally:
            del self._hurried[job.number]

    async def analyse(self, job: Job, progress: Progress, asker: Asker = ANYBODY) -> Thought:
        """A game analysed, one after the other, by a worker that no table waits for to move."""
        async with self._analysing.place(asker):
            try:
                self._analyst = self._analyst or await Worker.start(self.settings.give_way)
                return await self._worked_out(self._analyst, job, progress)
            except (TimeoutError, EOFError, OSError, ValueError, msgspec.DecodeError) as error:
                log.info("a game could not be analysed: %s", type(error).__name__)
                self._dismiss()
                return Thought(job.number)
            except asyncio.CancelledError:
                self._dismiss()
                raise

    async def _worked_out(self, analyst: Worker, job: Job, progress: Progress) -> Thought:
        """Wait as long as patience lasts; who stops waiting hears nothing any more."""
        work = asyncio.create_task(analyst.think(job, progress))
        try:
            await self.settings.timepiece.wait({work}, self.settings.analysis_patience)
            if not work.done():
                raise TimeoutError
            return work.result()
        finally:
            work.cancel()

    async def compile_ahead(self) -> None:
        """What minds think with in each family, one after the other; who wants a game analysed comes in between."""
        if not has_minds():
            return
        for game in {game.family: game for game in catalogue.games.values()}.values():
            wish = Job(f"?{game.family}", 0, "mind", game.name, game.seats[0], [], {}, {}, [], compile=True)
            await self.analyse(wish, lambda said: None, Asker(ANALYSIS))

    def _dismiss(self) -> None:
        """The worker that analyses is stopped; the next game gets a new one."""
        if self._analyst is not None:
            self._bury(self._analyst)
        self._analyst = None

    async def _try(self, job: Job, asker: Asker, hurried: asyncio.Event, patience: float) -> Thought | None:
        async with self.line.place(asker):
            try:
                worker = await self._take(job)
            except OSError:
                log.exception("no worker process could be started")
                return None
            self._busy[job.number] = worker
            try:
                thought = await self._in_time(worker, job, hurried, patience)
                self._idle.append(worker)
                return thought
            except (TimeoutError, EOFError, OSError, ValueError, msgspec.DecodeError) as error:
                log.info("the player %s did not answer: %s", job.player, type(error).__name__)
                self._bury(worker)
                return None
            except asyncio.CancelledError:
                self._bury(worker)
                raise
            finally:
                del self._busy[job.number]

    def _bury(self, worker: Worker) -> None:
        task = asyncio.create_task(worker.bury())
        self._burials.add(task)
        task.add_done_callback(self._burials.discard)

    async def _take(self, job: Job) -> Worker:
        """An idle worker, one that knows the table if possible, or a new one."""
        worker = next((worker for worker in self._idle if job.table in worker.tables), None)
        worker = worker or (self._idle[0] if self._idle else None)
        if worker is None:
            return await Worker.start(self.settings.give_way)
        self._idle.remove(worker)
        return worker

    async def _in_time(self, worker: Worker, job: Job, hurried: asyncio.Event, patience: float) -> Thought:
        """Wait as long as patience lasts, or a little while after somebody hurried it."""
        answer = asyncio.create_task(worker.think(job))
        hurry = asyncio.create_task(hurried.wait())
        try:
            await self.settings.timepiece.wait({answer, hurry}, patience)
            if not answer.done() and hurried.is_set():
                worker.tell(msgspec.structs.replace(job, hurry=True))
                await self.settings.timepiece.wait({answer}, self.settings.hurry)
            if not answer.done():
                raise TimeoutError
            return answer.result()
        finally:
            answer.cancel()
            hurry.cancel()

    def hurry(self, job: Job) -> None:
        """That computer shall answer now."""
        if job.number in self._hurried:
            self._hurried[job.number].set()

    async def close(self) -> None:
        """Stop all processes."""
        for worker in (*self._idle, *self._busy.values()):
            self._bury(worker)
        self._idle.clear()
        self._dismiss()
        await asyncio.gather(*self._burials, return_exceptions=True)
