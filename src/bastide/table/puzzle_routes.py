"""The addresses of puzzles: `today` stands for that of this day."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from . import puzzle
from .answers import answer, body_of
from .memory_routes import for_people
from .routes import caller, desk_of


@for_people
async def home(request: Request, person: str) -> Response:
    """GET /api/puzzles"""
    desk = desk_of(request)
    return answer(await asyncio.to_thread(desk.puzzling.home, person, desk.settings.now()))


@for_people
async def following(request: Request, person: str) -> Response:
    """GET /api/puzzles/next?game=&theme="""
    desk, asked = desk_of(request), request.query_params
    wish = (asked.get("game", "")[:40], asked.get("theme", "")[:40])
    return answer(
        puzzle.PuzzleFound(await asyncio.to_thread(desk.puzzling.next, person, *wish, desk.settings.now()))
    )


@for_people
async def look(request: Request, person: str) -> Response:
    """GET /api/puzzles/{name}"""
    puzzling, now = desk_of(request).puzzling, desk_of(request).settings.now()
    found = await puzzling.prepare(_name(request), caller(request), now)
    return answer(await asyncio.to_thread(puzzling.look, found, person, now))


@for_people
async def ask(request: Request, person: str) -> Response:
    """POST /api/puzzles/{name}/ask"""
    desk, wish = desk_of(request), await body_of(request, puzzle.PuzzleAsk)
    found = await desk.puzzling.ask(_name(request), wish.ask, caller(request), desk.settings.now())
    return Response(found, 200, {"cache-control": "no-store"}, "application/json")


@for_people
async def solve(request: Request, person: str) -> Response:
    """POST /api/puzzles/{name}/answer"""
    wish = await body_of(request, puzzle.PuzzleAnswer)
    puzzling, now = desk_of(request).puzzling, desk_of(request).settings.now()
    found = await puzzling.prepare(_name(request), caller(request), now)
    return answer(await asyncio.to_thread(puzzling.answer, found, person, wish.moves, now))


def _name(request: Request) -> str:
    return str(request.path_params["name"])
