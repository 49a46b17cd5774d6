"""The server as one application: routes, the live connection, the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from . import (
    duplicate_routes,
    guide_routes,
    health,
    link_previews,
    memory_routes,
    own_tiles,
    pictures,
    puzzle_routes,
    routes,
)
from .answers import problem
from .desk import Desk
from .files import only_server
from .hall import Hall
from .live import live
from .lobby import lobby_live
from .pages import FOLDER, Page
from .security import Guard
from .settings import Settings

OF_A_TABLE = ("/t/{slug}", "/t/{slug}/{step:number}")
SCREENS = (
    *("/", "/new", "/tables", "/continue", "/rules", "/settings", "/replay", *OF_A_TABLE),
    *("/me", "/carry", "/learn", "/d/{code}", "/t/{slug}/player/{seat:number}", "/puzzles"),
)


class Number(Convertor[int]):
    """A number in an address; one that is too long is no number."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        """The number that is written."""
        return int(value)

    def to_string(self, value: int) -> str:
        """A number as it is written."""
        return str(value)


register_url_convertor("number", Number())


def build(settings: Settings, page_folder: Path = FOLDER) -> Starlette:
    """A server with these settings."""
    page = Page(page_folder)
    app = Starlette(
        routes=[*_api(), *_art(), *_page(page)],
        middleware=[Middleware(Guard, settings=settings)],
        lifespan=_life(settings),
        exception_handlers={404: _not_found, 500: _fault},
    )
    return app


def _life(settings: Settings) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """From start to stop: the hall is open in between."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        with only_server(settings.database):
            hall = Hall(settings)
            app.state.desk = Desk(hall, settings)
            hall.together.start()
            sweeping = asyncio.create_task(hall.sweep())
            if settings.metrics_port:
                await hall.metrics.open(settings.metrics_host, settings.metrics_port)
            if settings.compiles_ahead:
                hall.spawn(hall.computers.compile_ahead())
            try:
                yield
            finally:
                sweeping.cancel()
                with suppress(asyncio.CancelledError):
                    await sweeping
                await hall.close()

    return life


def _api() -> list[Route | WebSocketRoute]:
    table = "/api/tables/{slug}"
    return [
        Route("/healthz", health.alive, methods=["GET"]),
        Route("/readyz", health.ready, methods=["GET"]),
        Route("/api/hello", routes.hello, methods=["GET"]),
        Route("/api/lobby", routes.lobby, methods=["GET"]),
        Route("/api/tables", routes.my_tables, methods=["GET"]),
        Route("/api/tables", routes.make_table, methods=["POST"]),
        Route("/api/tables/import", routes.import_table, methods=["POST"]),
        Route("/api/continue", routes.use_link, methods=["POST"]),
        Route(table, routes.summary, methods=["GET"]),
        Route(f"{table}/sit", routes.sit, methods=["POST"]),
        Route(f"{table}/link", routes.make_link, methods=["POST"]),
        Route(f"{table}/record", routes.record, methods=["GET"]),
        Route(f"{table}/seal", routes.sealed, methods=["GET"]),
        Route("/api/tiles", own_tiles.check_tiles, methods=["POST"]),
        Route(f"{table}/art/{{version}}/shapes/{{tile}}/{{facing}}.json", own_tiles.own_shapes, methods=["GET"]),
        Route(f"{table}/art/{{version}}/{{theme}}/{{tile}}/{{facing}}.svg", own_tiles.own_picture, methods=["GET"]),
        Route(f"{table}/players/{{seat:number}}", memory_routes.player, methods=["GET"]),
        Route("/api/match", memory_routes.match, methods=["POST"]),
        Route("/api/duplicates", duplicate_routes.make, methods=["POST"]),
        Route("/api/duplicates/{code}", duplicate_routes.look, methods=["GET"]),
        Route("/api/duplicates/{code}/play", duplicate_routes.play, methods=["POST"]),
        *_puzzles(),
        Route("/api/guides/{name}/play", guide_routes.play, methods=["POST"]),
        *_me(),
        WebSocketRoute(f"{table}/live", live),
        WebSocketRoute("/api/lobby/live", lobby_live),
    ]


def _puzzles() -> list[Route]:
    """Positions to be solved."""
    return [
        Route("/api/puzzles", puzzle_routes.home, methods=["GET"]),
        Route("/api/puzzles/next", puzzle_routes.following, methods=["GET"]),
        Route("/api/puzzles/{name}", puzzle_routes.look, methods=["GET"]),
        Route("/api/puzzles/{name}/ask", puzzle_routes.ask, methods=["POST"]),
        Route("/api/puzzles/{name}/answer", puzzle_routes.solve, methods=["POST"]),
    ]


def _me() -> list[Route]:
    """What is remembered of whoever asks."""
    ways = {"passphrase": memory_routes.passphrase, "link": memory_routes.link, "carry": memory_routes.carry}
    ways |= {"settings": memory_routes.settings, "erase": memory_routes.erase, "holiday": memory_routes.holiday}
    ways |= {"calls": memory_routes.calling}
    return [
        Route("/api/me", memory_routes.me, methods=["GET"]),
        Route("/api/me/fair", memory_routes.fair, methods=["GET"]),
        Route("/api/me/games", memory_routes.games, methods=["GET"]),
        Route("/api/me/export", memory_routes.export, methods=["GET"]),
        *(Route(f"/api/me/{name}", way, methods=["POST"]) for name, way in ways.items()),
    ]


ART: dict[str, Callable[[Request], Response]] = {
    "figures/{kind}/{seat:number}.svg": pictures.answer_figure,
    "{piece}/{theme}.svg": pictures.answer_piece,
    "shapes/{piece}.json": pictures.answer_piece_shapes,
    "shapes/{family}/{tile}/{facing}.json": pictures.answer_shapes,
    "{theme}/{family}/{tile}/{facing}.svg": pictures.answer_picture,
}


def _art() -> list[Route]:
    return [
        Route(f"/art/{{version}}/{path}", routes.open_to_all(_beside(answer)), methods=["GET"])
        for path, answer in ART.items()
    ]


def _beside(answer: Callable[[Request], Response]) -> routes.Endpoint:
    """Pictures are painted in a thread, beside everything else."""

    async def painted(request: Request) -> Response:
        return await asyncio.to_thread(answer, request)

    return painted


def _page(page: Page) -> list[Route]:
    async def index(request: Request) -> Response:
        return page.index(request)

    async def table(request: Request) -> Response:
        return page.index(request, await link_previews.tags_for(request))

    async def puzzle(request: Request) -> Response:
        return page.index(request, await link_previews.puzzle_tags_for(request))

    async def file(request: Request) -> Response:
        return page.file(request)

    return [
        Route("/t/{slug}/picture.png", routes.open_to_all(link_previews.answer_picture), methods=["GET"]),
        Route("/puzzle/{name}/picture.png", routes.open_to_all(link_previews.answer_puzzle_picture), methods=["GET"]),
        Route("/puzzle/{name}", puzzle, methods=["GET"]),
        *(Route(path, table if path in OF_A_TABLE else index, methods=["GET"]) for path in SCREENS),
        Route("/{name:path}", file, methods=["GET"]),
    ]


async def _not_found(request: Request, error: Exception) -> Response:
    return problem("no-table", 404, "there is nothing at this address")


async def _fault(request: Request, error: Exception) -> Response:
    return problem("fault", 500, "something went wrong in the server; nothing has changed")
