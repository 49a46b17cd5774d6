"""Link previews: what a messenger shows of a link to a table or a puzzle, with a picture of the board."""

from __future__ import annotations

import asyncio
import importlib.util
import io
from functools import lru_cache
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from ..art import board_svg, png
from ..games import catalogue
from ..play.game import Game
from .fold import Fold
from .not_done import NotDone
from .pages import ASK_AGAIN
from .puzzling import called, position
from .room import Room
from .routes import caller, desk_of, room_of
from .security import person_of

WIDTH, HEIGHT, MARGIN = 1200, 630, 24


async def tags_for(request: Request) -> str:
    """The tags of the table that an address names, for whoever has no cookie; nothing of one that is closed."""
    if person_of(request) is not None:
        return ""
    try:
        room = await room_of(request)
    except NotDone:
        return ""
    return _of_table(room, _origin(request)) if room.may_look(None) else ""


def _origin(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


async def answer_picture(request: Request) -> Response:
    """GET /t/{slug}/picture.png"""
    room = await room_of(request)
    if room.fold.game is None or not room.may_look(None) or not can_draw():
        raise NotDone("no-picture")
    return await _drawn_for(request, room.fold.game)


async def _drawn_for(request: Request, game: Game) -> Response:
    if not desk_of(request).drawing.allows(caller(request)):
        raise NotDone("too-fast")
    drawn = await asyncio.to_thread(picture, game.copy())
    return Response(drawn, 200, {"cache-control": ASK_AGAIN}, "image/png")


async def puzzle_tags_for(request: Request) -> str:
    """The tags of the puzzle that an address names."""
    try:
        puzzle = called(request.path_params["name"], desk_of(request).settings.now())
    except NotDone:
        return ""
    about = " + ".join((catalogue.games[puzzle.game].title, *(catalogue.boxes[box].title for box in puzzle.boxes)))
    path = f"/puzzle/{puzzle.name}"
    return tags(_origin(request), path, f"Puzzle {puzzle.name}", about, f"{path}/picture.png")


async def answer_puzzle_picture(request: Request) -> Response:
    """GET /puzzle/{name}/picture.png"""
    desk = desk_of(request)
    if not can_draw():
        raise NotDone("no-picture")
    puzzle = await desk.puzzling.prepare(request.path_params["name"], caller(request), desk.settings.now())
    return await _drawn_for(request, position(puzzle.name))


def can_draw() -> bool:
    """Whether the packages are here that pictures in pixels need."""
    return all(importlib.util.find_spec(name) is not None for name in ("resvg_py", "PIL"))


def _of_table(room: Room, origin: str) -> str:
    """The tags of a table."""
    fold, path = room.fold, f"/t/{room.fold.slug}"
    drawn = f"{path}/picture.png?at={fold.at}" if fold.game is not None else None
    return tags(origin, path, f"{fold.slug} · {_title(fold)}", _about(fold), drawn)


def tags(origin: str, path: str, title: str, about: str, drawn: str | None) -> str:
    """Tags for the head of the page, with where its picture is if there is one."""
    told = {
        "og:type": "website",
        "og:site_name": "Bastide",
        "og:title": title,
        "og:description": about,
        "og:url": origin + path,
    }
    if can_draw() and drawn is not None:
        told |= {"og:image": origin + drawn, "twitter:card": "summary_large_image"}
        told |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items())


def _title(fold: Fold) -> str:
    return catalogue.games[fold.setup.game].title


def _about(fold: Fold) -> str:
    """Who plays, with the points where there are some; names need no translation."""
    scores = fold.game.scores if fold.game is not None and fold.phase != "waiting" else ()
    names = [chair.name or "…" for chair in fold.chairs]
    return " · ".join(f"{name} {scores[seat]}" if scores else name for seat, name in enumerate(names))


def picture(game: Game) -> bytes:
    """A board on its own ground, as large as messengers like it."""
    specs = {spec.name: spec for spec in game.prepared.specs}
    return _drawn(board_svg(game.view(), game.prepared.options.game.theme, specs=specs))


@lru_cache(maxsize=32)
def _drawn(svg: str) -> bytes:
    from PIL import Image

    board = Image.open(io.BytesIO(png(svg, WIDTH))).convert("RGBA")
    board.thumbnail((WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN))
    whole = Image.new("RGB", (WIDTH, HEIGHT), board.convert("RGB").getpixel((1, 1)))
    whole.paste(board, ((WIDTH - board.width) // 2, (HEIGHT - board.height) // 2), board)
    file = io.BytesIO()
    whole.save(file, "PNG", optimize=True)
    return file.getvalue()
