"""The addresses of the server's plain HTTP side: making, finding, joining and leaving tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from importlib.metadata import version

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..art import themes
from ..art.looks import Silhouette, figures
from ..core.errors import BastideError
from ..games import catalogue
from . import computers, pictures, seal, seating, trouble, visits
from .answers import answer, body_of, problem_of
from .desk import Desk
from .fold import Fold
from .limits import neighbourhood
from .lobby import summary_of
from .not_done import NotDone
from .portrait import Standing
from .room import Room
from .security import give_cookie, person_of

HALF_A_LETTER = 3.8

Endpoint = Callable[[Request], Awaitable[Response]]


def desk_of(request: Request) -> Desk:
    """The server's desk."""
    desk: Desk = request.app.state.desk
    return desk


def caller(request: Request) -> str:
    """Where a request comes from, for limits only."""
    return neighbourhood(request.client.host if request.client is not None else "?")


def open_to_all(endpoint: Endpoint) -> Endpoint:
    """What is refused becomes an answer."""

    @wraps(endpoint)
    async def careful(request: Request) -> Response:
        try:
            if not desk_of(request).crowds.allows(caller(request)):
                raise NotDone("too-fast")
            return await endpoint(request)
        except BastideError as error:
            return problem_of(error)
        except SQLAlchemyError as error:
            return problem_of(trouble.told(error))

    return careful


def for_persons(endpoint: Callable[[Request, str], Awaitable[Response]]) -> Endpoint:
    """Whoever asks becomes somebody: without a cookie he gets one."""

    @wraps(endpoint)
    async def known(request: Request) -> Response:
        person, token = person_of(request), None
        if person is None:
            token = desk_of(request).settings.secrets.token("cookie", 32)
            request.cookies["bastide"] = token
            person = person_of(request)
        assert person is not None
        response = await endpoint(request, person)
        if token is not None:
            give_cookie(response, token, request.url.scheme == "https")
        return response

    return open_to_all(known)


async def room_of(request: Request) -> Room:
    """The table that an address names."""
    return await desk_of(request).find(request.path_params["slug"], caller(request))


@for_persons
async def hello(request: Request, person: str) -> Response:
    """GET /api/hello"""
    return answer(
        visits.Hello(
            version=version("bastide"),
            art=pictures.version(),
            themes=list(themes()),
            games=[_game(name) for name in catalogue.games],
            boxes=[_box(box) for box in catalogue.boxes.values()],
            players=[visits.PlayerShape(name, name.capitalize(), level) for name, level in computers.offered()],
            figures={figure.sign or name: _figure(figure) for name, figure in figures().items()},
            grace=int(desk_of(request).settings.grace * 1000),
            call_key=desk_of(request).hall.calls.public_key,
            kept=await asyncio.to_thread(desk_of(request).hall.carrying.kept, person),
        )
    )


def _figure(figure: Silhouette) -> visits.FigureShape:
    """A figure of the pictures; its letter is told by its middle."""
    x, y = figure.letter
    size = float(figure.size or 1)
    path = "".join(figure.parts)
    return visits.FigureShape(path, figure.face, (x, round(y + HALF_A_LETTER, 1)), figure.hem, size, figure.colour)


def _game(name: str) -> visits.GameShape:
    game = catalogue.games[name]
    boxes = [box.name for box in catalogue.boxes.values() if name in box.games]
    switches = [_switch(switch) for switch in game.switches.values()]
    return visits.GameShape(
        name, game.family, game.title, game.seats[0], game.seats[1], boxes, switches, game.certainty
    )


def _box(box: catalogue.BoxEntry) -> visits.BoxShape:
    switches = [_switch(switch) for switch in box.switches.values()]
    return visits.BoxShape(box.name, box.title, list(box.games), box.most_seats, switches, list(box.instead_of))


def _switch(switch: catalogue.Switch) -> visits.SwitchShape:
    return visits.SwitchShape(switch.name, list(switch.choices), switch.default, switch.about)


@for_persons
async def make_table(request: Request, person: str) -> Response:
    """POST /api/tables"""
    desk = desk_of(request)
    wish = await body_of(request, visits.NewTable)
    desk.let_make(caller(request))
    return answer(visits.Made(await desk.hall.make_table(person, wish)), 201)


@for_persons
async def import_table(request: Request, person: str) -> Response:
    """POST /api/tables/import"""
    desk = desk_of(request)
    wish = await body_of(request, visits.Import)
    desk.let_make(caller(request))
    return answer(visits.Made(await desk.hall.import_table(person, wish)), 201)


@for_persons
async def my_tables(request: Request, person: str) -> Response:
    """GET /api/tables"""
    listed = await asyncio.to_thread(desk_of(request).hall.store.tables_of, person)
    return answer(visits.Tables([summary_of(table, person) for table in listed]))


@for_persons
async def lobby(request: Request, person: str) -> Response:
    """GET /api/lobby"""
    return answer(visits.Tables(await asyncio.to_thread(desk_of(request).hall.lobby.open_tables, person)))


@for_persons
async def summary(request: Request, person: str) -> Response:
    """GET /api/tables/{slug}"""
    room = await room_of(request)
    if not room.may_look(person):
        raise NotDone("not-allowed")
    fold, onlooker = room.fold, room.onlooker(person)
    standing = Standing(fold.setup.game, list(fold.setup.boxes), _names(fold), len(fold.steps), fold.turn)
    return answer(
        visits.Summary(
            slug=fold.slug,
            game=standing.game,
            boxes=standing.boxes,
            phase=fold.phase,
            seats=standing.names,
            mine=list(onlooker.mine),
            my_choice=fold.turn in onlooker.mine,
            owner=onlooker.owner,
            steps=standing.steps,
            made=fold.made,
            changed=fold.changed,
        )
    )


def _names(fold: Fold) -> list[str | None]:
    return [chair.name or None for chair in fold.chairs]


@for_persons
async def sit(request: Request, person: str) -> Response:
    """POST /api/tables/{slug}/sit"""
    wish = await body_of(request, visits.Sit)
    room = await room_of(request)
    return answer(visits.Seated(room.slug, await seating.sit(room, person, wish)))


@for_persons
async def make_link(request: Request, person: str) -> Response:
    """POST /api/tables/{slug}/link"""
    room = await room_of(request)
    mine, asked = room.onlooker(person).mine, request.query_params.get("seat", "")
    seat = int(asked) if asked.isdecimal() and len(asked) < 3 else mine[0] if mine else -1
    if seat not in mine:
        raise NotDone("not-yours")
    desk_of(request).let_make(caller(request))
    return answer(visits.LinkMade(f"/continue#{await desk_of(request).hall.make_link(room, seat)}"))


@for_persons
async def use_link(request: Request, person: str) -> Response:
    """POST /api/continue"""
    wish = await body_of(request, visits.Continue)
    if not desk_of(request).searching.allows(caller(request)):
        raise NotDone("too-fast")
    slug, seat = await desk_of(request).hall.use_link(person, wish.code)
    return answer(visits.Seated(slug, seat))


@for_persons
async def record(request: Request, person: str) -> Response:
    """GET /api/tables/{slug}/record"""
    room = await room_of(request)
    if not room.may_look(person):
        raise NotDone("not-allowed")
    if room.fold.game is None:
        raise NotDone("not-started")
    headers = {"content-disposition": f'attachment; filename="{room.slug}.txt"', "cache-control": "no-store"}
    return PlainTextResponse(room.fold.game.record(), headers=headers)


@for_persons
async def sealed(request: Request, person: str) -> Response:
    """GET /api/tables/{slug}/seal"""
    room = await room_of(request)
    if not room.may_look(person):
        raise NotDone("not-allowed")
    fold = room.fold
    luck = [chair.luck for chair in fold.chairs] if fold.phase != "waiting" else []
    if fold.phase != "over" or fold.game is None or fold.setup.duplicate is not None:
        return answer(visits.SealShape(fold.hash, luck))
    record, imported = fold.game.record(), fold.imported_draws
    fair = await asyncio.to_thread(seal.check, record, fold.hash, fold.secret, luck, imported)
    return answer(visits.SealShape(fold.hash, luck, fold.secret, fold.seed, fair, imported, record))
