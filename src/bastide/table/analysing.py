"""Analysing: luck and skill at one table; of a game that is over worked out once, then kept with the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from ..players.weights import has_minds
from . import messages, shapes
from .belonging import Belonging
from .computers import Progress, Thought
from .line import ANALYSIS, Asker
from .not_done import NotDone

if TYPE_CHECKING:
    from .room import Room


def judge() -> str:
    """Who judges: the mind that has learned, if there is one."""
    return "mind" if has_minds() else "greedy"


def may_analyse(room: Room) -> bool:
    """Whether people may look behind the game: when it is over, or where the table allows it before."""
    return room.fold.phase == "over" or (room.fold.phase == "playing" and room.fold.setup.analysis)


class Analysing(Belonging):
    """The analysis of one table: whoever asks while it is worked out waits for the same one."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._task: asyncio.Task[shapes.Analysed] | None = None
        self._at = 0

    async def answer(self, id: str, at: int) -> messages.AnalysisTold:
        """The analysis of the game as it ended, or as it stands."""
        fold = self.room.fold
        if fold.game is None or not may_analyse(self.room):
            raise NotDone("not-over")
        if at != fold.at:
            raise NotDone("stale")
        if self._task is None or self._at != at or self._failed(self._task):
            self._at, self._task = at, asyncio.create_task(self._work_out(fold.phase == "over"))
        return messages.AnalysisTold(id, await asyncio.shield(self._task))

    def _failed(self, task: asyncio.Task[shapes.Analysed]) -> bool:
        return task.done() and (task.cancelled() or task.exception() is not None)

    async def _work_out(self, over: bool) -> shapes.Analysed:
        """From the store if it was worked out before, else by a computer."""
        kept = await asyncio.to_thread(self._kept) if over else None
        if kept is not None:
            return kept
        job = self.room.thinking.analysis_job(judge())
        asker = Asker(ANALYSIS, (self.room.owner, self.room.slug))
        thought = await self.room.hall.computers.analyse(job, self._tell(len(job.moves)), asker)
        if thought.analysed is None:
            raise NotDone("no-analysis")
        if over:
            told = msgspec.json.encode(thought.analysed).decode()
            await asyncio.to_thread(self.room.hall.store.keep_analysis, self.room.slug, told)
        return thought.analysed

    def _kept(self) -> shapes.Analysed | None:
        """What is in the store; an older version told it otherwise, and it is worked out again."""
        kept = self.room.hall.store.analysis(self.room.slug)
        try:
            return msgspec.json.decode(kept, type=shapes.Analysed) if kept is not None else None
        except msgspec.ValidationError:
            return None

    def _tell(self, moves: int) -> Progress:
        """Everybody at the table sees how far it is, in steps of a fiftieth."""
        last = -1

        def tell(said: Thought) -> None:
            nonlocal last
            part = -2 if said.compiling else said.done * 50 // max(1, moves)
            if part != last:
                last = part
                self.room.broadcast(lambda _: messages.AnalysisProgress(said.done, moves, said.compiling))

        return tell

    def stop(self) -> None:
        """The table is put away."""
        if self._task is not None:
            self._task.cancel()
