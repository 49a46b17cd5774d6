"""Duplicates: the same deck and the same luck of the level for everybody, in the same database as the tables.

Whoever has not played his own game to its end learns nothing of the deck: not from others' games, nor from the seal.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import Connection, and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..games import catalogue
from . import duplicate, visits
from .computers import offered
from .hall import Hall, checked
from .not_done import NotDone
from .schema import attempts, duplicates, results, tables
from .seating import clean_name
from .shapes import Setup

WEEKLY = re.compile(r"week-(\d{4}-\d\d-\d\d)")
WEEKLY_LEVEL = "club"
MOST = 100
"""Attempts that are told of, the best first."""


def week_of(now: int) -> date:
    """The Monday of the week in which a time lies."""
    day = datetime.fromtimestamp(now / 1000, UTC).date()
    return date.fromordinal(day.toordinal() - day.weekday())


def weekly(monday: date) -> tuple[str, duplicate.NewDuplicate]:
    """The code of a week's duplicate, and what is played: another game every week."""
    games = sorted(catalogue.games)
    game = games[monday.toordinal() // 7 % len(games)]
    return f"week-{monday.isoformat()}", duplicate.NewDuplicate(game, WEEKLY_LEVEL)


class Duplicates:
    """All duplicates of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.engine = hall.store.engine

    async def make(self, wish: duplicate.NewDuplicate) -> str:
        """A new one; its code."""
        if wish.level not in {name for name, level in offered() if level}:
            raise NotDone("no-level")
        code = self.hall.settings.secrets.token("duplicate", 9)
        await asyncio.to_thread(self._write, code, wish)
        return code

    async def of_week(self) -> str:
        """That of this week; whoever asks first makes it."""
        code, wish = weekly(week_of(self.hall.settings.now()))
        if await asyncio.to_thread(self._row, code) is None:
            await asyncio.to_thread(self._write, code, wish)
        return code

    async def play(self, code: str, person: str, name: str) -> str:
        """The person's own table; it is made when he first asks for it."""
        found = await asyncio.to_thread(self._found, code)
        known = await asyncio.to_thread(self._known, code, person)
        if known is not None:
            return known
        wish = duplicate.NewDuplicate(**json.loads(found.wish))
        table = visits.NewTable(_setup(wish, code), clean_name(name), computers={"1": wish.level})
        slug = await self.hall.make_table(person, table, found.secret)
        try:
            await asyncio.to_thread(self._attempt, code, person, slug)
        except IntegrityError:
            return await asyncio.to_thread(self._known, code, person) or slug
        return slug

    async def look(self, code: str, person: str) -> duplicate.Duplicate:
        """One of them as a person sees it."""
        return await asyncio.to_thread(self._look, code, person)

    def _look(self, code: str, person: str) -> duplicate.Duplicate:
        found = self._found(code)
        with self.engine.connect() as connection:
            told, slug = _told(connection, code, person), _slug(connection, code, person)
            begun = connection.execute(_count(code)).scalar_one()
            over = slug is not None and connection.execute(_phase(slug)).scalar_one_or_none() == "over"
        if not over:
            for attempt in told:
                attempt.slug = None
        monday = WEEKLY.fullmatch(code)
        week = date.fromisoformat(monday[1]).isocalendar().week if monday else None
        return duplicate.Duplicate(code, **json.loads(found.wish), attempts=told[:MOST], playing=begun - len(told),
                                   over=over, slug=slug, week=week)  # fmt: skip

    def _row(self, code: str) -> Any:
        with self.engine.connect() as connection:
            return connection.execute(select(duplicates).where(duplicates.c.code == code)).first()

    def _found(self, code: str) -> Any:
        found = self._row(code)
        if found is None:
            raise NotDone("no-duplicate")
        return found

    def _known(self, code: str, person: str) -> str | None:
        with self.engine.connect() as connection:
            return _slug(connection, code, person)

    def _write(self, code: str, wish: duplicate.NewDuplicate) -> None:
        """Write one down with every switch, unless another server has just done so."""
        setup, settings = checked(_setup(wish, None)), self.hall.settings
        kept = {"game": setup.game, "boxes": setup.boxes, "rules": setup.rules, "level": wish.level}
        secret = settings.secrets.hexadecimal("seal")
        row = {"code": code, "wish": json.dumps(kept), "secret": secret, "made": settings.now()}
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(duplicates).values(row))

    def _attempt(self, code: str, person: str, slug: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(attempts).values(code=code, person=person, slug=slug))


def _setup(wish: duplicate.NewDuplicate, code: str | None) -> Setup:
    """A table for it: nobody is helped, and nothing can be taken back."""
    return Setup(wish.game, wish.boxes, wish.rules, 2, locked=["hint"], duplicate=code)


def _slug(connection: Connection, code: str, person: str) -> str | None:
    mine = and_(attempts.c.code == code, attempts.c.person == person)
    return connection.execute(select(attempts.c.slug).where(mine)).scalar_one_or_none()


def _phase(slug: str) -> Any:
    return select(tables.c.phase).where(tables.c.slug == slug)


def _count(code: str) -> Any:
    return select(func.count()).select_from(attempts).where(attempts.c.code == code)


def _told(connection: Connection, code: str, person: str) -> list[duplicate.Attempt]:
    """Games that were played to their end, the best first: by how far they are ahead of the level."""
    his, level = results.alias(), results.alias()
    rows = connection.execute(
        select(his.c.name, his.c.points, level.c.points.label("others"), his.c.time, his.c.slug, attempts.c.person)
        .where(attempts.c.code == code, his.c.slug == attempts.c.slug, his.c.seat == 0)
        .where(level.c.slug == attempts.c.slug, level.c.seat == 1, his.c.reason == "played")
        .order_by((his.c.points - level.c.points).desc(), his.c.time)
    )
    return [
        duplicate.Attempt(row.name, row.points, row.others, row.time, row.person == person, row.slug) for row in rows
    ]
