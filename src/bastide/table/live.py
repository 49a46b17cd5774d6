"""The live connection: one WebSocket for each open page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from ..core.errors import BastideError
from ..play.game import Game
from . import aids, messages, previews, sight
from .commands import obey
from .computers import stand_in
from .connection import Connection, both
from .deciding import require_playing
from .fold import Fold
from .messages import CLOSE_CODES, CloseReason
from .not_done import NotDone
from .portrait import viewpoint
from .preparing import look_ahead
from .room import Room
from .routes import Desk
from .security import person_of
from .settings import FRAME_LIMIT

log = logging.getLogger("bastide.table")
MOST_REFUSED = 300
MOST_CONNECTIONS = 200
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.AnyRequest)
CLOSED_BY: dict[str, CloseReason] = {
    "no-table": "no-table",
    "too-fast": "too-fast",
    "damaged": "damaged",
    "newer": "newer",
}


class _OnlyId(msgspec.Struct):
    id: str | None = None


async def live(socket: WebSocket) -> None:
    """GET /api/tables/{slug}/live"""
    desk: Desk = socket.app.state.desk
    await socket.accept()
    person = person_of(socket)
    address = socket.client.host if socket.client is not None else "?"
    slug = socket.path_params["slug"]
    try:
        if slug not in desk.hall.rooms and not desk.searching.allows(address):
            raise NotDone("too-fast")
        room = await desk.hall.room(slug)
    except NotDone as error:
        await _hang_up(socket, CLOSED_BY.get(error.code, "stopping"))
        return
    if not room.may_look(person):
        await _hang_up(socket, "not-allowed")
        return
    if len(room.presence.connections) >= MOST_CONNECTIONS:
        await _hang_up(socket, "too-fast")
        return
    await _serve(desk, room, Connection(socket, person), _since(socket))


def _since(socket: WebSocket) -> int:
    asked = socket.query_params.get("since", "")
    return int(asked) if asked.isdecimal() and len(asked) < 10 else 0


async def _hang_up(socket: WebSocket, reason: CloseReason) -> None:
    await socket.close(CLOSE_CODES[reason], reason)


async def _serve(desk: Desk, room: Room, connection: Connection, since: int) -> None:
    """Speak and listen until one side hangs up."""
    room.presence.come(connection, since)
    try:
        await both(connection.write_all(), _listen(desk, room, connection))
    finally:
        room.presence.go(connection)
        connection.forget()


async def _listen(desk: Desk, room: Room, connection: Connection) -> None:
    """Take request after request; far too many send the page away."""
    key, refused = connection.person or f"?{id(connection)}", 0
    while True:
        text = await _receive(connection.socket)
        if text is None:
            return
        if not desk.requests.allows(key):
            refused += 1
            connection.send(messages.Refused("too-fast", NotDone("too-fast").sentence, _id_of(text)))
            if refused > MOST_REFUSED:
                connection.close("too-fast")
            continue
        request = _understood(connection, text)
        if _takes_a_while(request):
            assert request is not None
            connection.think(request.id, _answer(desk, room, connection, request))
        elif request is not None:
            connection.send(await _answer(desk, room, connection, request))


def _takes_a_while(request: messages.Request | None) -> bool:
    """Whether a computer has to think before it can be answered."""
    is_hint = isinstance(request, messages.AidRequest) and request.aid == "hint"
    return is_hint or isinstance(request, messages.AnalysisRequest)


def _understood(connection: Connection, text: str) -> messages.Request | None:
    """The request that a frame holds; one that cannot be understood is answered at once."""
    try:
        return _read(text)
    except BastideError as error:
        connection.send(messages.Refused(error.code, error.sentence, _id_of(text)))
        return None


async def _receive(socket: WebSocket) -> str | None:
    """The next frame as text, None when there is no more; a frame of bytes is no message."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    return message.get("text") or ""


def _id_of(text: str) -> str | None:
    """The id of a request that is not looked at any further."""
    try:
        return msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def _answer(desk: Desk, room: Room, connection: Connection, request: messages.Request) -> messages.Message:
    """What the server says to one request, whatever it is."""
    try:
        return await _do(desk, room, connection, request)
    except BastideError as error:
        return messages.Refused(error.code, error.sentence, request.id)
    except Exception:
        log.exception("a request failed")
        return messages.Refused("bad-message", NotDone("bad-message").sentence, request.id)


def _read(text: str) -> messages.Request:
    if len(text) > FRAME_LIMIT:
        raise NotDone("too-large")
    try:
        request: messages.Request = _decoder.decode(text)
        return request
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotDone("bad-message", f"the server does not understand this message: {error}") from None


async def _do(desk: Desk, room: Room, connection: Connection, request: messages.Request) -> messages.Message:
    if isinstance(request, messages.Ping):
        return messages.Pong(request.id, room.now())
    if isinstance(request, messages.PreviewRequest):
        return _preview(room, connection, request)
    if isinstance(request, messages.ProspectRequest):
        return look_ahead(room, connection.person, request)
    if isinstance(request, messages.AidRequest):
        return await _aid(room, request)
    if isinstance(request, messages.AnalysisRequest):
        return await room.analysing.answer(request.id, request.at)
    if isinstance(request, messages.PositionRequest):
        return _position(room, connection, request)
    if connection.person is None:
        raise NotDone("not-yours")
    if isinstance(request, messages.Chat) and not desk.chats.allows(connection.person):
        raise NotDone("too-fast")
    return await obey(room, connection.person, request)


def _require_now(room: Room, at: int) -> None:
    if at != room.fold.at:
        raise NotDone("stale")


def _preview(room: Room, connection: Connection, request: messages.PreviewRequest) -> messages.Preview:
    """What moves would bring; only the seat that has to choose may ask."""
    require_playing(room.fold)
    _require_now(room, request.at)
    assert room.fold.game is not None
    if room.fold.turn not in room.onlooker(connection.person).mine:
        raise NotDone("not-yours")
    return previews.preview(room.fold.game, request.id, request.moves, "ended" not in room.fold.setup.locked)


AIDS: dict[str, Callable[[Game, str], messages.Message]] = {
    "dead": aids.dead,
    "left": aids.left,
    "ended": aids.ended,
}


async def _aid(room: Room, request: messages.AidRequest) -> messages.Message:
    """One of the aids, if the owner has not locked it off; a game that is over is open to all of them."""
    _require_now(room, request.at)
    fold = room.fold
    if fold.game is None:
        raise NotDone("not-started")
    if request.step is not None and fold.phase != "over":
        raise NotDone("not-over")
    if request.aid in fold.setup.locked and fold.phase != "over":
        raise NotDone("locked")
    if request.aid == "hint":
        return await _hint(room, request)
    if request.aid not in {*AIDS, "areas"}:
        raise NotDone("bad-message")
    game = fold.game if request.step is None else _game_after(fold, request.step)
    if request.aid == "areas":
        return aids.areas(game, request.id, fold.phase == "over" or "ended" not in fold.setup.locked)
    return AIDS[request.aid](game, request.id)


async def _hint(room: Room, request: messages.AidRequest) -> messages.Hint:
    """What a computer would play now, or how it rates what could have been played after a step."""
    if request.step is None:
        require_playing(room.fold)
        job = room.thinking.job(stand_in())
    elif request.step < len(room.fold.steps):
        job = room.thinking.rating_job(stand_in(), request.step)
    else:
        raise NotDone("no-step")
    thought = await room.hall.computers.think(job)
    if not thought.moves:
        raise NotDone("no-computer")
    return messages.Hint(request.id, job.player, thought.moves, thought.rated, thought.choices)


def _game_after(fold: Fold, step: int) -> Game:
    """The game as it was after so many steps."""
    if step > len(fold.steps):
        raise NotDone("no-step")
    return fold.game_after(fold.steps[:step])


def _position(room: Room, connection: Connection, request: messages.PositionRequest) -> messages.Position:
    """The game after so many steps, as this page may see it."""
    fold = room.fold
    if fold.game is None:
        raise NotDone("not-started")
    game = _game_after(fold, request.step)
    view = game.seen(viewpoint(fold, room.onlooker(connection.person)))
    last = fold.steps[request.step - 1] if request.step else fold.opening
    events = [sight.event_shape(game, event) for event in last.events]
    return messages.Position(request.id, request.step, len(fold.steps), view, events)
