"""Analysing: luck and skill of a game that is over, told by its steps; worked out once, then kept with the table."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from ..analysis import Analysis, Choice, analyse
from ..analysis.game import net_luck
from ..play.game import Game
from ..players.weights import has_minds
from . import messages, shapes, sight
from .line import ANALYSIS, Asker
from .not_done import NotDone

if TYPE_CHECKING:
    from .room import Room

Progress = Callable[[int], None]


def judge() -> str:
    """Who judges: the mind that has learned, if there is one."""
    return "mind" if has_minds() else "greedy"


def told(game: Game, player: str, ends: Sequence[int], progress: Progress) -> shapes.Analysed:
    """The analysis of a game in the steps of its table; `ends` are the numbers of the last moves of each."""
    found = analyse(game, player, progress=progress)
    return shapes.Analysed(
        player=player,
        over=found.over,
        sides=_sides(found),
        choices=_choices(game, found, ends),
        draws=[shapes.LuckyDraw(bisect_left(ends, one.number), one.seat, one.luck) for one in found.draws],
        curve=[shapes.CurvePoint(bisect_left(ends, point.number), list(point.worths)) for point in found.curve],
    )


def _sides(found: Analysis) -> list[shapes.SideShape]:
    """What luck and play came to: together they are the lead."""
    luck = [side.luck for side in found.sides]
    return [
        shapes.SideShape(
            side.seat, side.points, side.lead, net_luck(luck, side.seat), side.adjusted, side.price, side.choices,
            side.best_choices,
        )
        for side in found.sides
    ]


def _choices(game: Game, found: Analysis, ends: Sequence[int]) -> list[shapes.PricedChoice]:
    """Every choice with what it cost; the twin stands where each was made, to tell its moves in parts."""
    twin, priced = game.after(0), {choice.number: choice for choice in found.choices}
    told = []
    for number, played in enumerate(game.played, 1):
        if number in priced:
            told.append(_choice(twin, priced[number], bisect_left(ends, number)))
        twin.apply(played.move)
    return told


def _choice(twin: Game, choice: Choice, step: int) -> shapes.PricedChoice:
    best = choice.best[0].move if choice.price > 0 else None
    return shapes.PricedChoice(
        step, choice.seat, _shape(twin, choice.move), choice.price, choice.rank, choice.choices,
        _shape(twin, best) if best is not None else None,
    )


def _shape(twin: Game, text: str) -> shapes.Move:
    with twin.trying():
        shape = sight.make(twin, text)
    assert shape is not None
    return shape


class Analysing:
    """The analysis of one table: whoever asks while it is worked out waits for the same one."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._task: asyncio.Task[shapes.Analysed] | None = None

    async def answer(self, id: str, at: int) -> messages.AnalysisTold:
        """The analysis of the game as it ended."""
        fold = self.room.fold
        if fold.game is None or fold.phase != "over":
            raise NotDone("not-over")
        if at != fold.at:
            raise NotDone("stale")
        if self._task is None or (self._task.done() and (self._task.cancelled() or self._task.exception())):
            self._task = asyncio.create_task(self._work_out())
        return messages.AnalysisTold(id, await asyncio.shield(self._task))

    async def _work_out(self) -> shapes.Analysed:
        """From the store if it was worked out before, else by a computer."""
        store, slug = self.room.hall.store, self.room.slug
        kept = await asyncio.to_thread(store.analysis, slug)
        if kept is not None:
            return msgspec.json.decode(kept, type=shapes.Analysed)
        job = self.room.thinking.analysis_job(judge())
        asker = Asker(ANALYSIS, (self.room.owner, slug))
        thought = await self.room.hall.computers.analyse(job, self._tell(len(job.moves)), asker)
        if thought.analysed is None:
            raise NotDone("no-analysis")
        await asyncio.to_thread(store.keep_analysis, slug, msgspec.json.encode(thought.analysed).decode())
        return thought.analysed

    def _tell(self, moves: int) -> Progress:
        """Everybody at the table sees how far it is, in steps of a fiftieth."""
        last = -1

        def tell(done: int) -> None:
            nonlocal last
            if done * 50 // max(1, moves) != last:
                last = done * 50 // max(1, moves)
                self.room.broadcast(lambda _: messages.AnalysisProgress(done, moves))

        return tell

    def stop(self) -> None:
        """The table is put away."""
        if self._task is not None:
            self._task.cancel()
