"""The addresses of tiles of one's own: a set is looked at before it is played with, a table shows its own tiles."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ..core.tiles import TileSpec
from ..games import catalogue
from . import pictures, visits
from .answers import answer, body_of
from .fold import Fold
from .not_done import NotDone
from .own_sets import look_at
from .pages import respond
from .routes import caller, desk_of, for_persons, room_of
from .security import PICTURE_POLICY


@for_persons
async def check_tiles(request: Request, person: str) -> Response:
    """POST /api/tiles"""
    desk = desk_of(request)
    wish = await body_of(request, visits.TilesWish)
    if not desk.drawing.allows(caller(request)):
        raise NotDone("too-fast")
    return answer(await asyncio.to_thread(look_at, wish, desk.settings))


def _tile_of(fold: Fold, name: str) -> TileSpec:
    """A tile of a table, by its name."""
    prepared = fold.game.prepared if fold.game is not None else fold.new_game().prepared
    found = next((spec for file in prepared.files for spec in file.tiles if spec.name == name), None)
    if found is None:
        raise NotDone("no-picture")
    return found


@for_persons
async def own_picture(request: Request, person: str) -> Response:
    """GET /api/tables/{slug}/art/{version}/{theme}/{tile}/{facing}.svg?variant=1"""
    family, spec = await _asked(request, person)
    names = request.path_params
    drawn = names["facing"], pictures.variant_of(request)
    file = await asyncio.to_thread(pictures.painted, names["theme"], family, spec, *drawn)
    return respond(request, pictures.kept(file, names["version"]), {"content-security-policy": PICTURE_POLICY})


@for_persons
async def own_shapes(request: Request, person: str) -> Response:
    """GET /api/tables/{slug}/art/{version}/shapes/{tile}/{facing}.json"""
    family, spec = await _asked(request, person)
    names = request.path_params
    file = await asyncio.to_thread(pictures.outlined, family, spec, names["facing"])
    return respond(request, pictures.kept(file, names["version"]))


async def _asked(request: Request, person: str) -> tuple[str, TileSpec]:
    """The tile of a table that a request names."""
    room = await room_of(request)
    if not room.may_look(person):
        raise NotDone("not-allowed")
    return catalogue.games[room.fold.setup.game].family, _tile_of(room.fold, request.path_params["tile"])
