"""Answers of plain HTTP: JSON, and why something was not done."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ..core.errors import BastideError
from .not_done import NotDone
from .settings import FRAME_LIMIT, Settings
from .visits import Problem

Shape = TypeVar("Shape")
STATUS = {
    "no-table": 404,
    "no-picture": 404,
    "no-code": 404,
    "no-puzzle": 404,
    "no-passphrase": 404,
    "holiday-taken": 409,
    "not-allowed": 403,
    "sent-away": 403,
    "not-yours": 403,
    "origin": 403,
    "host": 403,
    "too-fast": 429,
    "too-large": 413,
    "too-slow": 408,
    "stale": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "started": 409,
    "store": 503,
    "damaged": 500,
    "newer": 501,
    "not-built": 503,
}


def answer(shape: Any, status: int = 200) -> Response:
    """A shape as JSON; nothing of it is kept on the way."""
    body = msgspec.json.encode(shape)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def problem(code: str, status: int | None = None, sentence: str | None = None) -> Response:
    """Why something was not done."""
    said = sentence if sentence is not None else NotDone(code).sentence
    return answer(Problem(code, said), status or STATUS.get(code, 400))


def problem_of(error: BastideError) -> Response:
    """An error of the table or of the rules as an answer."""
    return problem(error.code, None, error.sentence)


async def body_of(request: Request, shape: type[Shape]) -> Shape:
    """The body of a request, checked; one that does not come is not waited for."""
    settings: Settings = request.app.state.desk.settings
    reading = asyncio.create_task(_whole_body(request))
    try:
        await settings.timepiece.wait({reading}, settings.request_patience)
        if not reading.done():
            raise NotDone("too-slow")
        body = reading.result()
    finally:
        reading.cancel()
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotDone("bad-message", f"the server does not understand this message: {error}") from None


async def _whole_body(request: Request) -> bytes:
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > FRAME_LIMIT:
                raise NotDone("too-large")
    except ClientDisconnect:
        raise NotDone("too-slow") from None
    return bytes(body)
