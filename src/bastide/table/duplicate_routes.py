"""The addresses of duplicates: `week` stands for that of this week."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from . import duplicate, visits
from .answers import answer, body_of
from .routes import caller, desk_of, for_persons

WEEK = "week"


@for_persons
async def make(request: Request, person: str) -> Response:
    """POST /api/duplicates"""
    desk, wish = desk_of(request), await body_of(request, duplicate.NewDuplicate)
    desk.let_make(caller(request))
    return answer(duplicate.DuplicateMade(await desk.duplicates.make(wish)), 201)


@for_persons
async def look(request: Request, person: str) -> Response:
    """GET /api/duplicates/{code}"""
    return answer(await desk_of(request).duplicates.look(await _code(request), person))


@for_persons
async def play(request: Request, person: str) -> Response:
    """POST /api/duplicates/{code}/play"""
    desk, wish = desk_of(request), await body_of(request, duplicate.PlayDuplicate)
    desk.let_make(caller(request))
    return answer(visits.Made(await desk.duplicates.play(await _code(request), person, wish.name)), 201)


async def _code(request: Request) -> str:
    code = str(request.path_params["code"])
    return await desk_of(request).duplicates.of_week() if code == WEEK else code
