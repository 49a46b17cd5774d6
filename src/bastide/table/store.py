"""The store: tables as append-only logs on disk, in SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from . import facts
from .connecting import open_engine
from .facts import Entry, Row
from .holidays import rests_of
from .memory import remember
from .migrations import bring_up_to_date
from .results import Finished
from .schema import OF_A_TABLE, analyses, deadlines, entries, holders, links, plans, tables
from .shapes import KeptPlan
from .together import NOTIFY, written

LIST_LENGTH = 100
AT_ONCE = 500  # tables in one question


class Stored(NamedTuple):
    """A table as it is on disk."""

    slug: str
    owner: str
    secret: str
    entries: list[Entry]
    holders: dict[int, set[str]]
    messages: dict[str, int]
    rests: dict[str, list[tuple[int, int]]]
    plans: dict[int, list[KeptPlan]]


class Listed(NamedTuple):
    """A table in a list, with the seats that the asking person holds."""

    slug: str
    owner: str
    made: int
    changed: int
    phase: str
    summary: str
    deadline: int | None
    seats: list[int]


@dataclass
class Change:
    """What is written in one go: facts, seats' holders, and how the table stands afterwards."""

    slug: str
    entries: Sequence[Entry]
    phase: str
    summary: str
    message: str | None = None
    hold: Sequence[tuple[int, str]] = ()
    free: Sequence[int] = ()
    new: dict[str, Any] | None = field(default=None)  # owner, secret and listed of a new table
    deadline: int | None = None  # when the time of whoever has to choose is up
    timed: bool = True  # whether anybody's time ever runs at the table
    persons: Collection[str] = ()  # whose lists of tables change
    listed: bool = False  # whether everybody's do
    finished: Finished | None = None


ADD_ENTRIES = insert(entries)
LOG = (
    select(entries.c.number, entries.c.time, entries.c.fact, entries.c.message)
    .where(entries.c.slug == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
NEWS = text(
    "SELECT entries.slug, entries.number, entries.time, entries.fact, entries.message"
    " FROM unnest(CAST(:slugs AS text[]), CAST(:numbers AS integer[])) AS known(slug, number)"
    " JOIN entries ON entries.slug = known.slug AND entries.number > known.number ORDER BY entries.number"
)
FORGET_DEADLINE = delete(deadlines).where(deadlines.c.slug == bindparam("table"))
TELL_STANDING = (
    update(tables)
    .where(tables.c.slug == bindparam("table"))
    .values(changed=bindparam("changed"), phase=bindparam("phase"), summary=bindparam("summary"))
)


def _rows(change: Change) -> list[Row]:
    """A row for every fact; the first has the id of the message that it answers."""
    return [
        Row(entry.number, entry.time, facts.write(entry.fact), change.message if place == 0 else None)
        for place, entry in enumerate(change.entries)
    ]


def _standing(change: Change) -> dict[str, Any]:
    """How the table stands after a change."""
    changed = change.entries[-1].time
    return {"table": change.slug, "changed": changed, "phase": change.phase, "summary": change.summary}


def delete_tables(connection: Connection, slugs: Sequence[str]) -> None:
    """Tables are gone, with all that belongs to them; results stay remembered."""
    for kept in OF_A_TABLE:
        connection.execute(delete(kept).where(kept.c.slug.in_(slugs)))


class Store:
    """Reading and writing tables. Its methods block, so they are called beside the event loop."""

    server = ""  # who tells other servers what is written here; nobody if there are none

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            bring_up_to_date(self.engine)
        except Exception:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def write(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Append what happened, at several tables at once; an entry number that is taken is an IntegrityError."""
        for change in changes:
            if change.new is not None:
                self._make(connection, change)
        written_down = [(change, _rows(change)) for change in changes]
        rows = [{"slug": change.slug, **row._asdict()} for change, log in written_down for row in log]
        if rows:
            connection.execute(ADD_ENTRIES, rows)
            told = [change for change in changes if change.entries]
            found = connection.execute(TELL_STANDING, [_standing(change) for change in told]).rowcount
            if 0 <= found < len(told):
                raise IntegrityError("a table is gone", None, LookupError("deleted"))
            self._set_deadlines(connection, [change for change in told if change.timed])
        for change in changes:
            if change.finished is not None:
                remember(connection, change.slug, change.entries[-1].time, change.finished)
            self._seat(connection, change)
        if self.server and changes:  # other servers hear of it when, and only if, it is written
            news = [{"told": written(self.server, change, log)} for change, log in written_down]
            connection.execute(NOTIFY, news)

    def _seat(self, connection: Connection, change: Change) -> None:
        for seat in change.free:
            for kept in (holders, links):
                connection.execute(delete(kept).where(kept.c.slug == change.slug, kept.c.seat == seat))
        for seat, person in change.hold:
            connection.execute(insert(holders).values(slug=change.slug, seat=seat, person=person))

    def _make(self, connection: Connection, change: Change) -> None:
        made = change.entries[0].time
        row = {"slug": change.slug, "made": made, "changed": made, "phase": change.phase, "summary": change.summary}
        connection.execute(insert(tables).values(**row, **(change.new or {})))

    def _set_deadlines(self, connection: Connection, changes: Sequence[Change]) -> None:
        if not changes:
            return
        connection.execute(FORGET_DEADLINE, [{"table": change.slug} for change in changes])
        known = [{"slug": change.slug, "time": change.deadline} for change in changes if change.deadline is not None]
        if known:
            connection.execute(insert(deadlines), known)

    def postpone(self, slug: str, deadline: int | None) -> None:
        """The time of whoever has to choose is up at another moment than was thought."""
        with self.engine.begin() as connection:
            self._set_deadlines(connection, [Change(slug, (), "", "", deadline=deadline)])

    def due(self, now: int) -> list[str]:
        """The tables where somebody's time is up."""
        with self.engine.connect() as connection:
            late = select(deadlines.c.slug).where(deadlines.c.time <= now).order_by(deadlines.c.time)
            return list(connection.execute(late.limit(LIST_LENGTH)).scalars())

    def heads(self, slugs: Sequence[str]) -> dict[str, int]:
        """The last number in the log of each of these tables."""
        last = select(entries.c.slug, func.max(entries.c.number)).group_by(entries.c.slug)
        found: dict[str, int] = {}
        with self.engine.connect() as connection:
            for first in range(0, len(slugs), AT_ONCE):
                some = entries.c.slug.in_(slugs[first : first + AT_ONCE])
                found |= {slug: number for slug, number in connection.execute(last.where(some))}
        return found

    def load(self, slug: str, after: int = 0) -> Stored | None:
        """A table with its log, all of it or what comes after a number."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables.c.owner, tables.c.secret).where(tables.c.slug == slug)).first()
            if row is None:
                return None
            log = [Row(*row) for row in connection.execute(LOG, {"table": slug, "after": after})]
            found = [row.entry() for row in log]
            messages = {row.message: row.number for row in log if row.message is not None}
            held = self._holders(connection, slug)
            rests = rests_of(connection, {person for persons in held.values() for person in persons})
            return Stored(slug, row.owner, row.secret, found, held, messages, rests, self._plans(connection, slug))

    def since(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """What stands in the logs of several tables after a number of each; for servers on PostgreSQL."""
        found: dict[str, list[Row]] = {}
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for slug, *row in connection.execute(NEWS, {"slugs": list(after), "numbers": list(after.values())}):
                found.setdefault(slug, []).append(Row(*row))
        return found

    def _plans(self, connection: Connection, slug: str) -> dict[int, list[KeptPlan]]:
        rows = connection.execute(select(plans.c.seat, plans.c.plan).where(plans.c.slug == slug))
        return {seat: msgspec.json.decode(plan, type=list[KeptPlan]) for seat, plan in rows}

    def keep_plans(self, slug: str, seat: int, prepared: Sequence[KeptPlan]) -> None:
        """What a seat has prepared, in place of what it had."""
        with self.engine.begin() as connection:
            connection.execute(delete(plans).where(plans.c.slug == slug, plans.c.seat == seat))
            if prepared:
                text = msgspec.json.encode(prepared).decode()
                connection.execute(insert(plans).values(slug=slug, seat=seat, plan=text))

    def _holders(self, connection: Connection, slug: str) -> dict[int, set[str]]:
        held: dict[int, set[str]] = {}
        for seat, person in connection.execute(select(holders.c.seat, holders.c.person).where(holders.c.slug == slug)):
            held.setdefault(seat, set()).add(person)
        return held

    def analysis(self, slug: str) -> str | None:
        """What was found out about a game, if that was done."""
        with self.engine.connect() as connection:
            return connection.execute(select(analyses.c.told).where(analyses.c.slug == slug)).scalar_one_or_none()

    def keep_analysis(self, slug: str, told: str) -> None:
        """Keep what was found out, instead of what an older version has; another server may have been quicker."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(delete(analyses).where(analyses.c.slug == slug))
            connection.execute(insert(analyses).values(slug=slug, told=told))

    def forget(self, before: int, but: Collection[str]) -> int:
        """Tables that have not changed since then are forgotten, except some; how many. Results stay remembered."""
        with self.engine.begin() as connection:
            old = select(tables.c.slug).where(tables.c.changed < before).order_by(tables.c.changed).limit(LIST_LENGTH)
            slugs = [slug for slug in connection.execute(old).scalars() if slug not in but]
            delete_tables(connection, slugs)
            return len(slugs)

    def unfinished(self, owner: str) -> int:
        """How many tables of an owner are not over."""
        with self.engine.connect() as connection:
            counted = select(func.count()).where(tables.c.owner == owner, tables.c.phase != "over")
            return int(connection.execute(counted).scalar_one())

    def exists(self, slug: str) -> bool:
        """Whether there is a table of this name."""
        with self.engine.connect() as connection:
            return connection.execute(select(tables.c.slug).where(tables.c.slug == slug)).first() is not None

    def tables_of(self, person: str) -> list[Listed]:
        """The tables where a person holds a seat or that he made, the newest first."""
        held = select(holders.c.slug).where(holders.c.person == person)
        return self._list(or_(tables.c.owner == person, tables.c.slug.in_(held)), person)

    def lobby(self, person: str) -> list[Listed]:
        """Listed tables that wait for players."""
        return self._list((tables.c.listed.is_(True)) & (tables.c.phase == "waiting"), person)

    def _list(self, condition: Any, person: str) -> list[Listed]:
        own = tables.c
        columns = (own.slug, own.owner, own.made, own.changed, own.phase, own.summary, deadlines.c.time)
        latest = select(*columns).outerjoin_from(tables, deadlines, own.slug == deadlines.c.slug).where(condition)
        with self.engine.connect() as connection:
            rows = connection.execute(latest.order_by(own.changed.desc(), own.slug).limit(LIST_LENGTH)).all()
            slugs = [row.slug for row in rows]
            mine: dict[str, list[int]] = {slug: [] for slug in slugs}
            held = select(holders.c.slug, holders.c.seat).where(holders.c.person == person, holders.c.slug.in_(slugs))
            for slug, seat in connection.execute(held.order_by(holders.c.seat)):
                mine[slug].append(seat)
        return [Listed(*row, seats=mine[row.slug]) for row in rows]

    def add_link(self, code: str, slug: str, seat: int, until: int, now: int) -> None:
        """Remember a link's code, by its hash; forget those that are too old."""
        with self.engine.begin() as connection:
            connection.execute(delete(links).where(links.c.until < now))
            connection.execute(insert(links).values(code=code, slug=slug, seat=seat, until=until))

    def use_link(self, code: str, person: str, now: int) -> tuple[str, int] | None:
        """A link gives its seat once; None if it cannot."""
        with self.engine.begin() as connection:
            row = connection.execute(
                delete(links).where(links.c.code == code, links.c.until >= now).returning(links.c.slug, links.c.seat)
            ).first()
            if row is None:
                return None
            there = select(holders.c.seat).where(
                holders.c.slug == row.slug, holders.c.seat == row.seat, holders.c.person == person
            )
            if connection.execute(there).first() is None:
                connection.execute(insert(holders).values(slug=row.slug, seat=row.seat, person=person))
            return row.slug, row.seat
