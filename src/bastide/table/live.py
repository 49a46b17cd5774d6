"""The live connection: one WebSocket for each open page."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from ..core.errors import BastideError
from . import asking, messages, trouble
from .commands import obey
from .connection import Connection, both
from .desk import Desk
from .messages import CLOSE_CODES, CloseReason
from .moderating import is_barred
from .not_done import NotDone
from .room import Room
from .security import person_of
from .settings import FRAME_LIMIT

log = logging.getLogger("bastide.table")
MOST_REFUSED = 300
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.AnyRequest)
CLOSED_BY: dict[str, CloseReason] = {
    "no-table": "no-table",
    "not-allowed": "not-allowed",
    "sent-away": "sent-away",
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
    connection = Connection(socket, person_of(socket))
    try:
        with desk.visit(connection.address):
            room = await desk.find(socket.path_params["slug"], connection.address)
            _let_in(desk, room, connection)
            await _serve(desk, room, connection, _since(socket))
    except NotDone as error:
        await _hang_up(socket, CLOSED_BY.get(error.code, "stopping"))
    except SQLAlchemyError as error:
        trouble.told(error)
        await _hang_up(socket, "stopping")


def _let_in(desk: Desk, room: Room, connection: Connection) -> None:
    """Whoever may look comes in; watchers leave room for those who hold seats."""
    if not room.may_look(connection.person):
        raise NotDone("sent-away" if is_barred(room.fold, connection.person) else "not-allowed")
    mine = room.onlooker(connection.person).mine
    crowd = room.presence.connections_of(connection.person) if mine else room.presence.watching()
    if crowd >= (desk.settings.pages_per_seat if mine else desk.settings.watchers):
        raise NotDone("too-fast")


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
    """Take request after request, and let others go on after each; far too many send the page away."""
    refused = 0
    while True:
        await asyncio.sleep(0)
        text = await _receive(connection.socket)
        if text is None:
            return
        if not desk.allows(connection.person, connection.address):
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
            await connection.answer(_answer(desk, room, connection, request))


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


async def _answer(
    desk: Desk, room: Room, connection: Connection, request: messages.Request
) -> messages.Message | bytes:
    """What the server says to one request, whatever it is."""
    try:
        return await _do(desk, room, connection, request)
    except BastideError as error:
        return messages.Refused(error.code, error.sentence, request.id)
    except SQLAlchemyError as error:
        return messages.Refused("store", trouble.told(error).sentence, request.id)
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


async def _do(
    desk: Desk, room: Room, connection: Connection, request: messages.Request
) -> messages.Message | bytes:
    if isinstance(request, messages.Ping):
        return messages.Pong(request.id, room.now())
    if isinstance(request, messages.PreviewRequest):
        return await asking.preview(room, connection, request)
    if isinstance(request, messages.ProspectRequest):
        return await asking.prospect(room, connection, request)
    if isinstance(request, messages.AidRequest):
        return await asking.aid(room, connection, request)
    if isinstance(request, messages.AnalysisRequest):
        return await room.analysing.answer(request.id, request.at)
    if isinstance(request, messages.PositionRequest):
        return await asking.position(room, connection, request)
    if isinstance(request, messages.GuideRequest):
        return await asking.guide(room, connection, request)
    if connection.person is None:
        raise NotDone("not-yours")
    if isinstance(request, messages.Chat) and not desk.chats.allows(connection.person):
        raise NotDone("too-fast")
    return await obey(room, connection.person, request)
