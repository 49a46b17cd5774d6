"""The operator: whoever runs a server looks at its tables, deletes them, sends people away, silences or erases them.

All of it is written into the database as another server would write it, so it can be done while servers run: those on
PostgreSQL hear of it at once, one on SQLite finds it within half a minute or at the next move there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..core.errors import BadSetup
from . import facts
from .carrying import Carrying
from .chronicle import Chronicle
from .connecting import open_engine
from .facts import Entry, Fact
from .files import sqlite_file
from .fold import Fold
from .migrations import newest, version_of
from .moderating import leaving, require_person
from .not_done import NotDone
from .portrait import Standing, standing_after
from .schema import deadlines, tables
from .store import Change, Store, Stored, delete_tables
from .together import NOTIFY, News

OPERATOR = "operator"
ATTEMPTS = 20
DAY = 86_400_000  # milliseconds


class TableTold(NamedTuple):
    """A table as an operator sees it."""

    slug: str
    game: str
    phase: str
    names: list[str | None]
    steps: int
    changed: int


class Operator:
    """Commands on the database of a server, whether it runs or not."""

    def __init__(self, url: str, now: Callable[[], int] | None = None) -> None:
        self.store = Store(url)
        self.now = now or (lambda: int(time.time() * 1000))
        self.shared = self.store.engine.name == "postgresql"
        if self.shared:
            self.store.server = OPERATOR

    def tables(self, older_than: float = 0.0, most: int = 100) -> list[TableTold]:
        """Tables that have not changed for so many days, those first that have not for longest."""
        own = tables.c
        wanted = select(own.slug, own.summary, own.phase, own.changed)
        if older_than:
            wanted = wanted.where(own.changed <= self.now() - int(older_than * DAY))
        with self.store.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(own.changed, own.slug).limit(most)).all()
        return [_told(*row) for row in rows]

    def forget(self, slugs: Sequence[str]) -> int:
        """Delete tables with all that belongs to them; how many there were. Results stay remembered."""
        with self.store.engine.begin() as connection:
            known = list(connection.execute(select(tables.c.slug).where(tables.c.slug.in_(slugs))).scalars())
            delete_tables(connection, known)
            for slug in known:
                self._tell(connection, slug)
        return len(known)

    def mute(self, slug: str, seat: int | None, muted: bool = True) -> None:
        """A seat, or whoever watches, may speak no more, or may again."""

        def new(fold: Fold) -> list[Fact]:
            if seat is not None:
                require_person(fold, seat)
            return [facts.Muted(muted, seat)]

        self._append(slug, new)

    def kick(self, slug: str, seat: int) -> None:
        """Whoever sits there is sent away for good: before the start the seat is free again, later a computer plays."""
        barred = self._holders(slug, seat)

        def new(fold: Fold) -> list[Fact]:
            require_person(fold, seat)
            return leaving(fold, seat, barred)

        self._append(slug, new, seat)

    def erase(self, slug: str, seat: int) -> int:
        """Forget all that is kept of whoever holds a seat, on all tables; how many people that was."""
        carrying = Carrying(self.store.engine)
        people = self._holders(slug, seat)
        for person in people:
            shared, own = carrying.shared_and_own(person)
            for table in shared:
                for held in self._seats(table, person):
                    self._append(table, lambda fold, held=held: leaving(fold, held), held)  # type: ignore[misc]
            carrying.erase(person, own)
            with self.store.engine.begin() as connection:
                for table in (*shared, *own):
                    self._tell(connection, table)
        return len(people)

    def close(self) -> None:
        """Let go of the database."""
        self.store.close()

    def _tell(self, connection: Connection, slug: str) -> None:
        """Servers that share the database look at a table again."""
        if self.shared:
            told = msgspec.json.encode(News(OPERATOR, refreshed=slug)).decode()
            connection.execute(NOTIFY, {"told": told})

    def _load(self, slug: str) -> Stored:
        stored = self.store.load(slug)
        if stored is None:
            raise NotDone("no-table")
        return stored

    def _holders(self, slug: str, seat: int) -> list[str]:
        people = sorted(self._load(slug).holders.get(seat, ()))
        if not people:
            raise NotDone("no-seat")
        return people

    def _seats(self, slug: str, person: str) -> list[int]:
        return [seat for seat, people in self._load(slug).holders.items() if person in people]

    def _append(self, slug: str, new: Callable[[Fold], list[Fact]], free: int | None = None) -> None:
        """Write facts after the last line of a table; if a server was quicker, look again."""
        for _ in range(ATTEMPTS):
            stored = self._load(slug)
            fold = Chronicle.told(slug, stored.secret, stored.entries).fold
            found = new(fold)
            try:
                if found:
                    self._write(fold, found, free)
                return
            except IntegrityError:
                continue
        raise NotDone("store")

    def _write(self, fold: Fold, new: Sequence[Fact], free: int | None) -> None:
        now = self.now()
        entries = [Entry(fold.last + 1 + place, now, fact) for place, fact in enumerate(new)]
        change = Change(fold.slug, entries, *standing_after(fold, new, fold.turn), free=() if free is None else [free])
        with self.store.engine.begin() as connection:
            if free is None or free != fold.turn:
                deadline = select(deadlines.c.time).where(deadlines.c.slug == fold.slug)
                change.deadline = connection.execute(deadline).scalar_one_or_none()
            self.store.write(connection, [change])


def _told(slug: str, summary: str, phase: str, changed: int) -> TableTold:
    standing: Any = msgspec.json.decode(summary, type=Standing)
    return TableTold(slug, standing.game, phase, standing.names, standing.steps, changed)


def _require_newest(url: str) -> None:
    """A database of another version is left alone: a server of that version may be running on it."""
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            version = version_of(connection)
    finally:
        engine.dispose()
    if version != newest():
        known = f"of version {version}, and this Bastide works on version {newest()}"
        raise BadSetup("schema", f"the database is {known}: start a server of this version on it first")


@contextmanager
def operating(url: str) -> Iterator[Operator]:
    """Commands on a database, as long as the context lasts; none is made for them."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise BadSetup("database", f"there is no database {file}")
    try:
        _require_newest(url)
        operator = Operator(url)
        try:
            yield operator
        finally:
            operator.close()
    except (SQLAlchemyError, ImportError) as error:
        reason = f"the database cannot be used ({type(error).__name__}): check its address"
        raise BadSetup("database", reason) from None
