"""The addresses of what is remembered of people: profiles, their games, and how they carry that along."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps

from starlette.requests import Request
from starlette.responses import Response

from . import carrying, commands, facts, matching, persons
from .answers import answer, body_of
from .fair import fair_levels
from .hall import Hall
from .memory import PAGE
from .not_done import NotDone
from .room import Room
from .routes import Endpoint, caller, desk_of, for_persons, room_of
from .seating import clean_name
from .security import COOKIE, forget_cookie, give_cookie
from .together import EVERY

LINK = "/carry#"


def for_people(endpoint: Callable[[Request, str], Awaitable[Response]]) -> Endpoint:
    """Whoever asks, but not too often."""

    @wraps(endpoint)
    async def patient(request: Request, person: str) -> Response:
        if not desk_of(request).allows(person, caller(request)):
            raise NotDone("too-fast")
        return await endpoint(request, person)

    return for_persons(patient)


@for_people
async def me(request: Request, person: str) -> Response:
    """GET /api/me"""
    hall = desk_of(request).hall
    profile = await asyncio.to_thread(hall.memory.profile, person, "", hall.settings.now())
    has_one = await asyncio.to_thread(hall.carrying.has_passphrase, person)
    holiday = await asyncio.to_thread(hall.holidays.of, person, hall.settings.now())
    return answer(persons.Me(profile, has_one, holiday))


@for_people
async def fair(request: Request, person: str) -> Response:
    """GET /api/me/fair"""
    hall = desk_of(request).hall
    known = await asyncio.to_thread(hall.memory.strengths, person, hall.settings.now())
    return answer(persons.FairLevels(fair_levels(known)))


@for_people
async def games(request: Request, person: str) -> Response:
    """GET /api/me/games?words=&game=&before="""
    asked = request.query_params
    before = asked.get("before", "")
    found = await asyncio.to_thread(
        desk_of(request).hall.memory.games,
        person,
        asked.get("words", "")[:100],
        asked.get("game", "")[:40],
        int(before) if before.isdecimal() and len(before) < 16 else None,
    )
    return answer(persons.PlayedGames(found, len(found) == PAGE))


@for_people
async def settings(request: Request, person: str) -> Response:
    """POST /api/me/settings"""
    wish, hall = await body_of(request, persons.KeepSettings), desk_of(request).hall
    now = hall.settings.now()
    await asyncio.to_thread(hall.carrying.keep, person, wish.settings, now)
    return answer(persons.Kept(wish.settings, now))


@for_people
async def passphrase(request: Request, person: str) -> Response:
    """POST /api/me/passphrase"""
    words = carrying.new_passphrase(desk_of(request).settings.secrets.source("passphrase"))
    await _make_key(request, person, words, None)
    return answer(persons.PassphraseMade(words))


@for_people
async def link(request: Request, person: str) -> Response:
    """POST /api/me/link"""
    settings = desk_of(request).settings
    code = settings.secrets.token("carry", 24)
    await _make_key(request, person, code, settings.now() + int(settings.link_life * 1000))
    return answer(persons.PassphraseMade(LINK + code))


async def _make_key(request: Request, person: str, secret: str, until: int | None) -> None:
    desk = desk_of(request)
    desk.let_make(caller(request))
    token, now = request.cookies[COOKIE], desk.settings.now()
    await asyncio.to_thread(desk.hall.carrying.make_key, carrying.plain(secret), person, token, until, now)


@for_people
async def carry(request: Request, person: str) -> Response:
    """POST /api/me/carry"""
    wish, desk = await body_of(request, persons.CarryOver), desk_of(request)
    if not desk.searching.allows(caller(request)):
        raise NotDone("too-fast")
    secret = carrying.plain(wish.passphrase)
    found = await asyncio.to_thread(desk.hall.carrying.open_key, secret, desk.settings.now())
    if found is None:
        raise NotDone("no-passphrase")
    new, token = found
    if new != person and not await asyncio.to_thread(desk.hall.carrying.has_passphrase, person):
        await asyncio.to_thread(desk.hall.carrying.become, person, new)
        _become_in_rooms(desk.hall, person, new)
        desk.hall.together.tell(refreshed=EVERY)
    kept = await asyncio.to_thread(desk.hall.carrying.kept, new)
    response = answer(kept or persons.Kept("", 0))
    give_cookie(response, token, request.url.scheme == "https")
    return response


def _become_in_rooms(hall: Hall, old: str, new: str) -> None:
    """Tables that are open know their people by themselves."""
    for room in hall.rooms.values():
        for held in room.holders.values():
            if old in held:
                held.discard(old)
                held.add(new)
        room.owner = new if room.owner == old else room.owner
        for page in room.presence.connections:
            page.person = new if page.person == old else page.person


@for_people
async def export(request: Request, person: str) -> Response:
    """GET /api/me/export"""
    told = await asyncio.to_thread(desk_of(request).hall.carrying.export, person)
    headers = {"content-disposition": 'attachment; filename="bastide.json"', "cache-control": "no-store"}
    return Response(json.dumps(told, ensure_ascii=False, indent=1), 200, headers, "application/json")


@for_people
async def erase(request: Request, person: str) -> Response:
    """POST /api/me/erase"""
    hall = desk_of(request).hall
    shared, own = await asyncio.to_thread(hall.carrying.shared_and_own, person)
    for slug in shared:
        with suppress(NotDone):
            await _take_leave(await hall.room(slug), person)
    for slug in (*shared, *own):
        await hall.close_room(slug)
    await asyncio.to_thread(hall.carrying.erase, person, own)
    hall.lobby.changed({person}, True)
    response = answer(persons.Kept("", 0))
    forget_cookie(response)
    return response


async def _take_leave(room: Room, person: str) -> None:
    """Whoever has himself erased gives his seats up."""
    async with room.lock:
        for seat in room.onlooker(person).mine:
            if room.fold.phase == "waiting":
                await room.commit([facts.Stood(seat)], free=[seat])
            elif room.fold.phase == "playing" and not room.fold.chairs[seat].out:
                await commands.give_up(room, seat, facts.Resigned(seat), "resigned", None)


@for_people
async def holiday(request: Request, person: str) -> Response:
    """POST /api/me/holiday"""
    wish, hall = await body_of(request, persons.TakeHoliday), desk_of(request).hall
    now = hall.settings.now()
    if wish.days:
        await asyncio.to_thread(hall.holidays.take, person, wish.begins, wish.days, now)
    else:
        await asyncio.to_thread(hall.holidays.end, person, now)
    await hall.holiday_changed(person)
    return answer(await asyncio.to_thread(hall.holidays.of, person, now))


@for_people
async def calling(request: Request, person: str) -> Response:
    """POST /api/me/calls"""
    wish, hall = await body_of(request, persons.Calling), desk_of(request).hall
    if wish.p256dh:
        await asyncio.to_thread(hall.calls.begin, person, wish)
    else:
        await asyncio.to_thread(hall.calls.end, wish.endpoint)
    return answer(persons.Kept("", hall.settings.now()))


@for_people
async def player(request: Request, person: str) -> Response:
    """GET /api/tables/{slug}/players/{seat}"""
    room, seat, hall = await room_of(request), request.path_params["seat"], desk_of(request).hall
    if not room.may_look(person):
        raise NotDone("not-allowed")
    if seat >= len(room.fold.chairs) or not room.holders.get(seat):
        raise NotDone("no-seat")
    other = person if person in room.holders[seat] else min(room.holders[seat])
    chair = room.fold.chairs[seat]
    profile = await asyncio.to_thread(hall.memory.profile, other, chair.name, hall.settings.now())
    together = await asyncio.to_thread(hall.memory.head_to_head, person, other)
    shared = await asyncio.to_thread(hall.memory.against, person, other) if other != person else []
    return answer(persons.OtherProfile(profile, other == person, together, shared, chair.bot))


@for_people
async def match(request: Request, person: str) -> Response:
    """POST /api/match"""
    wish, desk = await body_of(request, persons.Match), desk_of(request)
    desk.let_make(caller(request))
    return answer(await matching.match(desk.hall, person, persons.Match(wish.game, clean_name(wish.name), wish.luck)))
