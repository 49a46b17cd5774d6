"""Thinking: computers that play at a table, each in a process of its own, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from ..games import catalogue
from ..games.guides import guides
from ..play.errors import BastideError
from ..play.game import Game
from . import guiding
from .belonging import Belonging
from .computers import Job
from .line import PLAYING, Asker
from .not_done import NotDone
from .seal import computer_seed

if TYPE_CHECKING:
    from .room import Room

ORDERS = {"deck", *catalogue.named("order")}  # a computer may know what comes, not in which order
log = logging.getLogger("bastide.table")


def open_order(game: Game, fixed: Mapping[str, Any]) -> dict[str, Any]:
    """What is fixed of a game, without the order of what comes; only what is drawn before other tiles comes first."""
    stages = {spec.name: game.prepared.box.kinds[kind].stage for kind, spec in enumerate(game.prepared.specs)}
    return {
        name: sorted(value, key=lambda one: (stages.get(one, 0), one)) if name in ORDERS else value
        for name, value in fixed.items()
    }


class Thinking(Belonging):
    """The computer that has to choose at one table."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._task: asyncio.Task[None] | None = None
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        """Whether a computer is thinking."""
        return self._task is not None and not self._task.done()

    def go_on(self) -> None:
        """Let the computer think whose choice it is; what another one thinks about is stale."""
        seat, fold = self.room.fold.turn, self.room.fold
        player = fold.chairs[seat].player if seat is not None else None
        if seat is None or player is None or not self.room.leads:
            self.stop()
        elif not self.busy or self._job is None or (self._job.at, self._job.player) != (fold.at, player):
            self.stop()
            self._job = self.job(player)
            self._task = asyncio.create_task(self._think(self._job, seat))

    def job(self, player: str) -> Job:
        """What a computer is asked: the game so far, without anything that is sealed."""
        game = self.room.fold.game
        assert game is not None
        return self._job_after(player, [str(move) for move in game.history])

    def rating_job(self, player: str, step: int | None, tried: list[str]) -> Job:
        """What a computer is asked about a position: to rate what could be played, and what was, or was tried."""
        fold = self.room.fold
        job = self.job(player) if step is None else self._job_after(player, self._moves_before(step))
        job.rate = True
        job.played = tried or (fold.steps[step].own if step is not None and step < len(fold.steps) else [])
        return job

    def _moves_before(self, step: int) -> list[str]:
        """All that was played in so many steps."""
        fold = self.room.fold
        return [text for before in (fold.opening, *fold.steps[:step]) for text in before.moves]

    def analysis_job(self, player: str) -> Job:
        """What a computer is asked about a game: to analyse it from its first move to its last."""
        fold = self.room.fold
        made = [step.moves for step in (fold.opening, *fold.steps)]
        job = self._job_after(player, [text for moves in made for text in moves])
        job.ends = list(accumulate(len(moves) for moves in made))
        return job

    def _job_after(self, player: str, moves: list[str]) -> Job:
        fold = self.room.fold
        return Job(
            table=f"{fold.slug}/{fold.imported}",
            at=fold.at,
            player=player,
            game=fold.setup.game,
            seats=len(fold.chairs),
            boxes=list(fold.setup.boxes),
            rules=dict(fold.setup.rules),
            fixed=open_order(fold.game, fold.fixed) if fold.game is not None else {},
            moves=moves,
            seed=computer_seed(fold.secret, player),
        )

    async def _think(self, job: Job, seat: int) -> None:
        from .commands import computer_plays

        settings, timepiece = self.room.settings, self.room.settings.timepiece
        start = timepiece.seconds()
        asker = Asker(PLAYING, (self.room.owner, self.room.slug))
        moves = await self._answer(job, asker)
        await timepiece.sleep(max(0.0, settings.pace - (timepiece.seconds() - start)))
        self._task = None
        try:
            await computer_plays(self.room, seat, job.at, moves)
        except NotDone as error:
            log.info("a computer's move came too late: %s", error.code)

    async def _answer(self, job: Job, asker: Asker) -> list[str]:
        """What a computer thinks; in a guided game it does what the guide has for it."""
        fold, name = self.room.fold, self.room.fold.setup.guide
        if name is None or name not in guides():
            return (await self.room.hall.computers.think(job, asker)).moves
        assert fold.game is not None
        try:
            return await self.room.hall.clerk.do(asker, partial(guiding.answer, name, fold.game.copy()))
        except BastideError as error:
            log.warning("the guide %s has no answer: %s", name, error)
            return []

    def hurry(self) -> None:
        """The computer shall move now, here or at the server that leads the table."""
        if not self.room.leads:
            self.room.hall.together.tell(hurried=self.room.slug)
        elif not self.hurry_if_busy():
            raise NotDone("no-computer")

    def hurry_if_busy(self) -> bool:
        """Whether there was a computer that could be hurried."""
        if not self.busy or self._job is None:
            return False
        self.room.hall.computers.hurry(self._job)
        return True

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = self._job = None
