"""Matching: an opponent at once, for the same game and about as strong; whoever finds none waits where he is found."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from . import seating, visits
from .glicko import MIDDLE
from .not_done import NotDone
from .persons import Match, Matched
from .portrait import Standing
from .shapes import Clock, Setup
from .store import Listed

if TYPE_CHECKING:
    from .hall import Hall

CLOCK = Clock("chess", 900, 15)
WIDEST = 400
JUST_MADE = 20_000


def setup_for(game: str) -> Setup:
    """A quick match: two seats, no boxes, usual rules, a quarter of an hour and a bonus."""
    return Setup(game, seats=2, clock=CLOCK, listed=True)


async def match(hall: Hall, person: str, wish: Match) -> Matched:
    """Sit down with the opponent whose rating is nearest, or wait for one."""
    for slug in await _candidates(hall, person, wish.game):
        room = await hall.room(slug)
        if not _is_match(room.fold.setup, wish.game):
            continue
        taken = [chair.name for chair in room.fold.chairs]
        try:
            await seating.sit(room, person, visits.Sit(seating.unused_name(taken, wish.name), luck=wish.luck))
        except NotDone:
            continue
        return Matched(slug, False)
    wanted = visits.NewTable(setup_for(wish.game), name=wish.name, luck=wish.luck)
    return Matched(await hall.make_table(person, wanted), True)


def _is_match(setup: Setup, game: str) -> bool:
    """Whether a table was made for a quick match of this game, whatever switches were written down."""
    quick = setup_for(game)
    return (setup.game, setup.seats, setup.clock, setup.boxes) == (game, quick.seats, quick.clock, quick.boxes)


async def _candidates(hall: Hall, person: str, game: str) -> list[str]:
    """The open tables whose makers are there, the nearest in strength first; nobody much stronger or weaker."""
    listed = await asyncio.to_thread(hall.store.lobby, person)
    open_tables = [table for table in listed if table.owner != person and not table.seats and _plays(table, game)]
    there = [table for table in open_tables if _is_there(hall, table)]
    persons = [person, *(table.owner for table in there)]
    known = await asyncio.to_thread(hall.memory.ratings_of, persons, game, hall.settings.now())
    mine = known[person].rating if person in known else MIDDLE
    apart = {table.slug: abs((known[table.owner].rating if table.owner in known else MIDDLE) - mine) for table in there}
    return sorted((slug for slug in apart if apart[slug] <= WIDEST), key=lambda slug: (apart[slug], slug))


def _plays(table: Listed, game: str) -> bool:
    return msgspec.json.decode(table.summary, type=Standing).game == game


def _is_there(hall: Hall, table: Listed) -> bool:
    """Whether the maker looks at the table, or has just made it and will."""
    room = hall.rooms.get(table.slug)
    looks = room is not None and bool(room.presence.connected())
    return looks or hall.settings.now() - table.made < JUST_MADE
