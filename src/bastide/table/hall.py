"""The hall: all tables of a server. A table is opened when somebody asks for it and put away when nobody looks."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..core.errors import BadSetup
from ..games.catalogue import games
from ..games.options import choose
from . import facts, imports, own_sets, seal, seating, trouble, visits
from .calls import Calls
from .carrying import Carrying
from .chronicle import Chronicle
from .clerk import Clerk
from .computers import Computers
from .deadlines import first_deadline
from .facts import Entry, Fact
from .fetching import Fetching
from .fold import Fold
from .holidays import Holidays
from .line import HINTS, PLAYING, Asker
from .lobby import Lobby
from .metrics import Metrics
from .not_done import NotDone
from .portrait import standing_after
from .room import Room
from .settings import Settings
from .shapes import Setup
from .slugs import is_slug, new_slug
from .steps import Ready
from .store import Change, Store
from .tidying import TIDYING, give_back
from .together import Together
from .writer import Writer

log = logging.getLogger("bastide.table")
SWEEP = 30.0
OPENING = Asker(PLAYING, ("opening",))
MAKING = Asker(HINTS, ("making",))


class Hall:
    """The tables of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.writer = Writer(self.store)
        self.fetching = Fetching(self.store, self.spawn)
        self.metrics = Metrics(settings.timepiece.seconds)
        self.clerk = Clerk(settings.timepiece.seconds)
        self.computers = Computers(settings)
        self.carrying = Carrying(self.store.engine)
        self.holidays = Holidays(self.store.engine)
        self.calls = Calls(self.store.engine, settings)
        self.lobby = Lobby(self.store, self.spawn, settings.now)
        self.memory = self.lobby.memory
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.together = Together(self)
        self._show_metrics()

    def _show_metrics(self) -> None:
        show = self.metrics.show
        show("tables_open", lambda: len(self.rooms))
        show("visitors", self.visitors)
        show("list_watchers", lambda: len(self.lobby.watchers))
        show("thinking_waiting", lambda: self.computers.line.length)
        show("questions_waiting", lambda: self.clerk.line.length)

    def visitors(self) -> int:
        """How many pages are open at tables."""
        return sum(len(room.presence.connections) for room in self.rooms.values())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else; what goes wrong is told in the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, SQLAlchemyError):
            trouble.told(error)
        elif error is not None and not isinstance(error, NotDone):
            log.error("something went wrong", exc_info=error)

    async def room(self, slug: str) -> Room:
        """An open table; it is opened if it is not."""
        room = self.rooms.get(slug)
        if room is not None:
            room.used = self.settings.now()
            return room
        if slug not in self._opening:
            self._opening[slug] = asyncio.create_task(self._open(slug))
            self._opening[slug].add_done_callback(lambda _: self._opening.pop(slug, None))
        return await asyncio.shield(self._opening[slug])

    async def _open(self, slug: str) -> Room:
        if not is_slug(slug):
            raise NotDone("no-table")
        stored = await asyncio.to_thread(self.store.load, slug)
        if stored is None:
            raise NotDone("no-table")
        try:
            table = await self.clerk.do(OPENING, partial(Chronicle.told, stored.slug, stored.secret, stored.entries))
        except BadSetup as error:
            log.warning("a table cannot go on here: %s", error)
            raise NotDone("newer" if error.code == "version" else "damaged", error.sentence) from error
        except Exception as error:
            log.exception("a table cannot be replayed")
            raise NotDone("damaged") from error
        self.rooms[slug] = room = Room(self, stored, table)
        self.together.tell_there(room)
        room.go_on()
        return room

    async def close_room(self, slug: str) -> None:
        """Put a table away; who looks at it has to come again."""
        room = self.rooms.pop(slug, None)
        if room is not None:
            room.close("stopping")
            self.together.close_room(slug)

    async def sweep(self) -> None:
        """Now and then put away what nobody looks at."""
        while True:
            await self.settings.timepiece.sleep(SWEEP)
            for slug in [slug for slug, room in self.rooms.items() if room.idle]:
                await self.close_room(slug)
            try:
                await self._forget_old()
                await self.open_due()
                await self.together.look_for_lost_news()
            except SQLAlchemyError as error:
                trouble.told(error)
            if TIDYING.now_and_then(self.visitors()):
                await asyncio.to_thread(give_back)

    async def _forget_old(self) -> None:
        """Tables that nobody has touched for longer than they are kept, and people who have not come for so long."""
        if self.settings.keep_days > 0:
            before = self.settings.now() - int(self.settings.keep_days * 86_400_000)
            await asyncio.to_thread(self.store.forget, before, set(self.rooms))
        if self.settings.keep_people_days > 0:
            before = self.settings.now() - int(self.settings.keep_people_days * 86_400_000)
            await asyncio.to_thread(self.carrying.forget_people, before)

    async def open_due(self) -> None:
        """Open the tables where somebody's time is up, so that it is."""
        for slug in await asyncio.to_thread(self.store.due, self.settings.now()):
            with suppress(NotDone):
                await self.room(slug)

    async def holiday_changed(self, person: str) -> None:
        """Somebody has taken holidays or is back: the clocks of his tables go otherwise now."""
        for listed in await asyncio.to_thread(self.store.tables_of, person):
            if listed.phase == "playing" and (listed.slug in self.rooms or listed.deadline is not None):
                with suppress(NotDone):
                    await (await self.room(listed.slug)).holiday_changed()

    async def close(self) -> None:
        """Send everybody away and stop."""
        self.closing = True
        self.metrics.close()
        self.lobby.close()
        await self.together.close()
        for slug in list(self.rooms):
            await self.close_room(slug)
        for task in list(self._tasks):
            task.cancel()
        self.clerk.close()
        self.calls.close()
        await self.computers.close()
        await asyncio.to_thread(self.writer.close)
        self.store.close()

    async def make_table(
        self, person: str, wish: visits.NewTable, secret: str = "", fixed: Mapping[str, Any] | None = None
    ) -> str:
        """A new table; its name. With a secret of its own its luck is that of all tables with this secret.

        A guided game has more fixed beforehand.
        """
        setup = checked(wish.setup) if secret or fixed else alone(checked(wish.setup))
        own = await asyncio.to_thread(own_sets.fixed_tiles, setup, wish.tiles, self.settings)
        sats = seating.first_seats(wish)
        hold = [(wish.seat, person)] if wish.seat is not None else []
        secret = secret or self.settings.secrets.hexadecimal("seal")
        created = facts.Created(setup, seal.seal(secret), fixed=newest_rules(setup) | own | dict(fixed or {}))
        return await self._make(person, secret, setup, [created], sats, hold)

    async def import_table(self, person: str, wish: visits.Import) -> str:
        """A table made from a record: its seats are free, or, if the game is over, it can be looked at."""
        secret = self.settings.secrets.hexadecimal("seal")
        read = partial(imports.facts_of, wish, seal.seal(secret), self.settings)
        setup, new, sats = await self.clerk.do(MAKING, read)
        return await self._make(person, secret, setup, new, sats, [])

    async def make_rematch(self, room: Room, person: str) -> str:
        """A new table for the same game: who asks and the computers sit there already, each one seat further on."""
        secret, setup = self.settings.secrets.hexadecimal("seal"), alone(room.fold.setup)
        sats: list[facts.Sat] = []
        hold: list[tuple[int, str]] = []
        for seat, chair in enumerate(room.fold.chairs):
            moved, player = (seat + 1) % setup.seats, chair.player if chair.kind == "computer" else None
            mine = person in room.holders.get(seat, ())
            if mine or player is not None:
                sats.append(facts.Sat(moved, chair.name, player))
            hold += [(moved, person)] if mine else []
        fixed = newest_rules(setup) | own_sets.kept(room.fold.fixed)
        created = facts.Created(setup, seal.seal(secret), fixed=fixed)
        return await self._make(room.owner, secret, setup, [created], sats, hold)

    async def _make(
        self, person: str, secret: str, setup: Setup, new: Sequence[Fact], sats: Sequence[facts.Sat], hold: Any
    ) -> str:
        """Write a new table down under a name that no other has."""
        if await asyncio.to_thread(self.store.unfinished, person) >= self.settings.tables_per_person:
            raise NotDone("too-many-tables")
        first = await self.clerk.do(MAKING, partial(self._first_entries, secret, new, sats))
        entries, phase, summary, deadline = first
        row, persons = {"owner": person, "secret": secret, "listed": setup.listed}, {person, *(one for _, one in hold)}
        change = Change("", entries, phase, summary, hold=hold, new=row, deadline=deadline)
        change.persons, change.listed = persons, setup.listed
        for attempt in range(20):
            slug = new_slug(self.settings.secrets.source("slug"), setup.listed, attempt)
            try:
                await self.writer.write(replace(change, slug=slug))
                self.lobby.changed(persons, setup.listed)
                return slug
            except IntegrityError:
                continue
        raise NotDone("store")

    def _first_entries(
        self, secret: str, new: Sequence[Fact], sats: Sequence[facts.Sat]
    ) -> tuple[list[Entry], str, str, int | None]:
        """A new table's log, and how it stands after it."""
        now, fold = self.settings.now(), Fold("", secret)
        entries: list[Entry] = []

        def happen(fact: Fact, ready: Ready | None = None) -> None:
            entries.append(Entry(len(entries) + 1, now, fact))
            fold.apply(entries[-1], ready)

        for fact in new:
            happen(fact)
        if sats and fold.phase != "over":
            seated, ready = seating.with_start(fold, sats)
            for fact in seated:
                happen(fact, ready)
        phase, summary = standing_after(fold, [], fold.turn)
        return entries, phase, summary, first_deadline(fold, now)

    async def make_link(self, room: Room, seat: int) -> str:
        """A code that gives a seat to another device, once."""
        code, now = self.settings.secrets.token("link", 24), self.settings.now()
        until = now + int(self.settings.link_life * 1000)
        await asyncio.to_thread(self.store.add_link, hashed(code), room.slug, seat, until, now)
        return code

    async def use_link(self, person: str, code: str) -> tuple[str, int]:
        """The seat that a code gives."""
        found = await asyncio.to_thread(self.store.use_link, hashed(code), person, self.settings.now())
        if found is None:
            raise NotDone("no-code")
        slug, seat = found
        if slug in self.rooms:
            self.rooms[slug].holders.setdefault(seat, set()).add(person)
        self.together.tell(refreshed=slug)
        return slug, seat


def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def checked(setup: Setup) -> Setup:
    """A setup against the catalogue, with every switch written down."""
    options = choose(setup.game, setup.boxes, setup.rules, setup.seats)
    return msgspec.structs.replace(setup, boxes=list(options.boxes), rules=dict(options.rules))


def alone(setup: Setup) -> Setup:
    """The same with a deck of its own."""
    return msgspec.structs.replace(setup, duplicate=None, guide=None)


def newest_rules(setup: Setup) -> dict[str, Any]:
    """A new table is played by the newest rules of its game."""
    return imports.fixed_version(games[setup.game].version)
