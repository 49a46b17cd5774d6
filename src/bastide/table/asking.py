"""Asking: what a page wants to know. Nothing here changes a table, and nothing heavy happens in the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from ..play.game import Game
from ..play.move import Move
from . import aids, guiding, messages, previews, prospects, sight
from .analysing import judge, may_analyse
from .connection import Connection
from .deciding import require_playing
from .fold import Fold
from .line import HINTS, PLAYING, Asker
from .not_done import NotDone
from .portrait import viewpoint
from .preparing import require_ahead
from .room import Room

AIDS: dict[str, Callable[[Game, str], messages.Message]] = {
    "dead": aids.dead,
    "left": aids.left,
    "ended": aids.ended,
}


def require_now(room: Room, at: int) -> None:
    """What depends on the position is asked about the position as it is."""
    if at != room.fold.at:
        raise NotDone("stale")


def asker(connection: Connection, rank: int) -> Asker:
    """Whose share of the server's time a question costs."""
    return Asker(rank, (connection.address, connection.person or ""))


async def preview(room: Room, connection: Connection, request: messages.PreviewRequest) -> bytes:
    """What moves would bring; only the seat that has to choose may ask. What could have been is open to all."""
    fold, step = room.fold, request.step
    require_now(room, request.at)
    if step is None:
        require_playing(fold)
        if fold.turn not in room.onlooker(connection.person).mine:
            raise NotDone("not-yours")
    elif not may_analyse(room):
        raise NotDone("not-over")
    game_then, projected = _game_after(fold, step), step is not None or "ended" not in fold.setup.locked
    key = (fold.slug, fold.at, "preview", projected, step, *request.moves)
    return await room.hall.clerk.answer(
        asker(connection, PLAYING), key, request.id, lambda: previews.preview(game_then(), "", request.moves, projected)
    )


async def prospect(room: Room, connection: Connection, request: messages.ProspectRequest) -> bytes:
    """What one of my seats could do when its turn comes."""
    fold, nobodys = room.fold, msgspec.structs.replace(request, id="")
    require_ahead(room, connection.person, request)
    assert fold.game is not None
    game, key = fold.game.copy(), (fold.slug, fold.at, msgspec.json.encode(nobodys))
    return await room.hall.clerk.answer(
        asker(connection, PLAYING), key, request.id, lambda: prospects.prospect(game, request.seat, nobodys)
    )


async def aid(room: Room, connection: Connection, request: messages.AidRequest) -> messages.Message | bytes:
    """One of the aids, if the owner has not locked it off; a game that is over is open to all of them."""
    require_now(room, request.at)
    fold = room.fold
    if fold.game is None:
        raise NotDone("not-started")
    if request.step is not None and not may_analyse(room):
        raise NotDone("not-over")
    if request.aid in fold.setup.locked and fold.phase != "over":
        raise NotDone("locked")
    if request.aid == "hint":
        return await _hint(room, connection, request)
    if request.aid not in {*AIDS, "areas"}:
        raise NotDone("bad-message")
    points, step, name = fold.phase == "over" or "ended" not in fold.setup.locked, request.step, request.aid
    game_then = _game_after(fold, step)

    def find() -> messages.Message:
        return aids.areas(game_then(), "", points) if name == "areas" else AIDS[name](game_then(), "")

    key = (fold.slug, fold.at, "aid", name, step, points)
    return await room.hall.clerk.answer(asker(connection, HINTS), key, request.id, find)


async def _hint(room: Room, connection: Connection, request: messages.AidRequest) -> messages.Hint:
    """What a computer would play, and how it rates it; after a step also what was played, or is tried instead."""
    if request.step is None:
        require_playing(room.fold)
    elif request.step >= len(room.fold.steps):
        raise NotDone("no-step")
    elif request.moves:
        await asyncio.to_thread(_require_possible, _game_after(room.fold, request.step), request.moves)
    job = room.thinking.rating_job(judge(), request.step, request.moves if request.step is not None else [])
    thought = await room.hall.computers.think(job, asker(connection, HINTS))
    if not thought.moves:
        raise NotDone("no-computer")
    return messages.Hint(request.id, job.player, thought.moves, thought.rated, thought.choices)


def _require_possible(game_then: Callable[[], Game], moves: list[str]) -> None:
    """These moves can be made, one after the other, by the same seat."""
    game = game_then()
    seat = game.turn
    for text in moves:
        if game.turn != seat:
            raise game.not_due(Move(text))
        game.play(Move(text))


def _game_after(fold: Fold, step: int | None) -> Callable[[], Game]:
    """How to find the game as it is, or as it was after so many steps, whatever happens at the table meanwhile."""
    if step is None:
        assert fold.game is not None
        return fold.game.copy().copy
    if step > len(fold.steps):
        raise NotDone("no-step")
    steps = fold.steps[:step]
    return lambda: fold.game_after(steps)


async def guide(room: Room, connection: Connection, request: messages.GuideRequest) -> bytes:
    """Where a guided game stands, found by walking through it."""
    require_now(room, request.at)
    fold = room.fold
    script, moves = guiding.known(fold.setup.guide), fold.moves

    def find() -> messages.Message:
        return guiding.told(str(fold.setup.guide), guiding.Walk(script, fold.new_game(), moves))

    return await room.hall.clerk.answer(asker(connection, PLAYING), (fold.slug, fold.at, "guide"), request.id, find)


async def position(room: Room, connection: Connection, request: messages.PositionRequest) -> bytes:
    """The game after so many steps, as this page may see it."""
    fold = room.fold
    if fold.game is None:
        raise NotDone("not-started")
    seat, step, steps = viewpoint(fold, room.onlooker(connection.person)), request.step, len(fold.steps)
    game_then = _game_after(fold, step)
    last, may = fold.steps[step - 1] if step else fold.opening, may_analyse(room)

    def find() -> messages.Message:
        game = game_then()
        events = [sight.event_shape(game, event) for event in last.events]
        choice = sight.choice_shape(game, True, False) if may else None
        return messages.Position("", step, steps, game.seen(seat), events, choice)

    key = (fold.slug, fold.at, "position", seat, step, may)
    return await room.hall.clerk.answer(asker(connection, HINTS), key, request.id, find)
