"""The address of guided games."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from . import visits
from .answers import answer, body_of
from .guiding import PARTNER, fixed_of, known
from .routes import caller, desk_of, for_persons
from .seating import clean_name
from .shapes import Setup

LEVEL = "child"
"""Who plays along: once the guide is over, it is a good opponent for a first game."""


@for_persons
async def play(request: Request, person: str) -> Response:
    """POST /api/guides/{name}/play"""
    desk, wish, name = desk_of(request), await body_of(request, visits.PlayGuide), str(request.path_params["name"])
    guide = known(name)
    desk.let_make(caller(request))
    setup = Setup(guide.game, guide.boxes, {}, 2, locked=["hint"], guide=name)
    table = visits.NewTable(setup, clean_name(wish.name), computers={str(PARTNER): LEVEL})
    return answer(visits.Made(await desk.hall.make_table(person, table, fixed=fixed_of(guide))), 201)
