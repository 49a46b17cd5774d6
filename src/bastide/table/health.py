"""Health: whether a server is alive, and whether it is ready for people."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from . import trouble
from .answers import problem_of
from .hall import Hall
from .migrations import newest, version_of
from .not_done import NotDone


async def alive(request: Request) -> Response:
    """GET /healthz: the server answers."""
    return PlainTextResponse("alive\n", headers={"cache-control": "no-store"})


async def ready(request: Request) -> Response:
    """GET /readyz: the database answers and is of the right version, and the server is not about to stop."""
    hall: Hall = request.app.state.desk.hall
    try:
        version = await asyncio.to_thread(_version, hall)
    except SQLAlchemyError as error:
        return problem_of(trouble.told(error))
    if hall.closing or version != newest():
        return problem_of(NotDone("store", "the server stops" if hall.closing else f"the database is now {version}"))
    return PlainTextResponse("ready\n", headers={"cache-control": "no-store"})


def _version(hall: Hall) -> int | None:
    with hall.store.engine.connect() as connection:
        return version_of(connection)
