"""A room: one table that is open, with the people who look at it. All that happens in it goes through the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from . import calls, facts, messages, preparing, shapes, trouble
from .analysing import Analysing
from .belonging import weakly
from .chronicle import Chronicle, Told
from .clock import Keeper, Rests
from .deadlines import deadline_after, is_by_days
from .facts import Entry, Fact, Row
from .fetching import NOBODYS_SEAT
from .moderating import is_barred
from .not_done import NotDone
from .portrait import Attendance, Onlooker, Times, portrait, seat_shapes, standing_after
from .presence import Presence
from .results import Finished, finished
from .steps import Ready
from .store import Change, Stored
from .thinking import Thinking
from .tidying import TIDYING
from .timepiece import Timer

if TYPE_CHECKING:
    from .connection import Connection
    from .hall import Hall

log = logging.getLogger("bastide.table")
SLACK = 500  # milliseconds by which the clocks of two servers may differ


class Room:
    """One open table."""

    def __init__(self, hall: Hall, stored: Stored, table: Chronicle) -> None:
        self.hall = hall
        self.settings = hall.settings
        self.owner = stored.owner
        self.holders = stored.holders
        self.done = stored.messages
        self.chronicle = table
        self.fold = table.fold
        self.lock = asyncio.Lock()
        self.closed = False
        self.presence = Presence(self)
        self.thinking = Thinking(self)
        self.analysing = Analysing(self)
        self.rests, self.plans = stored.rests, stored.plans
        self.keeper = Keeper(self.fold.setup.clock, self.fold.left, weakly(self.rests_of))
        self._clocked: tuple[int, int | None] = (0, None)
        self._alarm: Timer | None = None
        self.used = self.now()
        self.since = self.settings.now() / 1000

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.settings.now()

    def ticking(self) -> int:
        """The time that clocks go by, in milliseconds: nobody can set it; but days are counted by the machine's."""
        return self.now() if is_by_days(self.fold.setup.clock) else round(self.settings.timepiece.seconds() * 1000)

    def _deadline(self, ticked: int | None) -> int | None:
        """When that will be by the machine's time, for whoever goes on after this server."""
        return None if ticked is None else self.now() + ticked - self.ticking()

    @property
    def slug(self) -> str:
        """The table's name."""
        return self.fold.slug

    def onlooker(self, person: str | None) -> Onlooker:
        """What a person is at this table."""
        seats = sorted(seat for seat, persons in self.holders.items() if person in persons)
        return Onlooker(tuple(seats), person is not None and person == self.owner)

    def may_look(self, person: str | None) -> bool:
        """Everybody may, unless the table has no spectators and all seats are taken, or has sent him away."""
        if is_barred(self.fold, person):
            return False
        onlooker = self.onlooker(person)
        free = self.fold.phase == "waiting" and any(chair.kind == "free" for chair in self.fold.chairs)
        return bool(onlooker.mine) or onlooker.owner or self.fold.setup.watch or free

    def rests_of(self, seat: int) -> Rests:
        """When a seat's clock does not run: in games by correspondence, while one of its players has holidays."""
        if not is_by_days(self.fold.setup.clock):
            return ()
        return sorted(rest for person in self.holders.get(seat, ()) for rest in self.rests.get(person, ()))

    async def holiday_changed(self) -> None:
        """Somebody here has taken holidays or is back."""
        async with self.lock:
            stored = await asyncio.to_thread(self.hall.store.load, self.slug)
            if stored is None or self.closed:
                return
            self.rests = stored.rests
            self._set_alarm()
            seat = self.keeper.running
            deadline = self.keeper.up_at(seat, self.ticking()) if seat is not None else None
            await asyncio.to_thread(self.hall.store.postpone, self.slug, self._deadline(deadline))
        self.tell_presence()

    def persons(self) -> set[str]:
        """Whose table it is: the owner's, and theirs who hold its seats."""
        return {self.owner}.union(*self.holders.values())

    async def commit(
        self,
        new: Sequence[Fact],
        message: str | None = None,
        turn: int | None = None,
        hold: Sequence[tuple[int, str]] = (),
        free: Sequence[int] = (),
        ready: Ready | None = None,
        moves: Sequence[shapes.Move] = (),
    ) -> int:
        """Write facts down, then let them happen and tell everybody; the number of the first. The lock is held.

        What was worked out already to find these facts is not worked out again: the game after them, and their moves.
        """
        now = self.now()
        entries = [Entry(self.fold.last + 1 + place, now, fact) for place, fact in enumerate(new)]
        change = Change(self.slug, entries, *standing_after(self.fold, new, turn), message, hold, free)
        change.deadline = self._deadline(deadline_after(self.fold, self.keeper, new, turn, self.ticking()))
        change.timed = self.fold.setup.clock.kind != "none"
        change.persons, change.listed = self.persons() | {person for _, person in hold}, self.fold.setup.listed
        if self.fold.setup.guide is None and any(isinstance(fact, facts.Over) for fact in new):
            change.finished = self._finished(entries, ready)
        writing = asyncio.create_task(self._commit(change, ready, moves))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.gather(writing, return_exceptions=True)  # the lock is held until it is known what was written
            raise

    def _finished(self, entries: Sequence[Entry], ready: Ready | None) -> Finished:
        """What will have to be remembered of the game once these facts are written."""
        twin = self.fold.twin()
        for entry in entries:
            twin.apply(entry, ready)
        return finished(twin, self.holders)

    async def _commit(self, change: Change, ready: Ready | None, moves: Sequence[shapes.Move]) -> int:
        await self._write(change)
        if change.message is not None:
            self.done[change.message] = change.entries[0].number
        for seat in change.free:
            self.holders.pop(seat, None)
        for seat, person in change.hold:
            self.holders.setdefault(seat, set()).add(person)
        before, new = self.fold.turn, [entry.fact for entry in change.entries]
        lines = [self.chronicle.add(entry, ready, moves) for entry in change.entries]
        self._happened(lines, new)
        if called := calls.after(self, before, new):
            self.hall.spawn(self.hall.calls.make_all(called, self.slug, self.fold.setup.game))
        return change.entries[0].number

    def require_open(self) -> None:
        """Nothing is done at a table that was put away: a wish that is sent again comes to the table as it is then."""
        if self.closed:
            raise NotDone("store")

    async def _write(self, change: Change) -> None:
        try:
            with self.hall.metrics.writing.timing():
                await self.hall.writer.write(change)
        except IntegrityError as error:
            await self.fetch()
            self.require_open()
            raise NotDone("stale") from error
        except SQLAlchemyError as error:
            self.hall.metrics.troubles.add()
            await self.hall.close_room(self.slug)
            raise trouble.told(error) from error
        except Exception as error:
            log.error("a change could not be written: %s", type(error).__name__)
            await self.hall.close_room(self.slug)
            raise NotDone("store") from error

    @property
    def leads(self) -> bool:
        """Whether clocks and computers of this table are this server's."""
        return self.hall.together.leads(self)

    async def catch_up(self) -> None:
        """What another server has written happens here, too."""
        async with self.lock:
            if not self.closed:
                await self.fetch()

    async def read_on(self, number: int, told: Sequence[Row] = ()) -> None:
        """What another server has written up to a number happens here, too; all is fetched only if seats changed.

        Lines that were told are not asked for, if they go on exactly where this server's end.
        """
        async with self.lock:
            if self.closed or self.fold.last >= number:
                return
            follows = bool(told) and told[0].number == self.fold.last + 1
            rows = told if follows else await self.hall.fetching.since(self.slug, self.fold.last)
            with suppress(msgspec.ValidationError):
                entries = [row.entry() for row in rows]
                if entries and all(isinstance(entry.fact, NOBODYS_SEAT) for entry in entries):
                    self.done |= {row.message: row.number for row in rows if row.message is not None}
                    lines = [self.chronicle.add(entry) for entry in entries]
                    self._happened(lines, [entry.fact for entry in entries])
                    return
            await self.fetch()

    async def fetch(self) -> None:
        """All that is in the log and not here yet; a line that this version does not know ends it. The lock is held."""
        try:
            more = await asyncio.to_thread(self.hall.store.load, self.slug, self.fold.last)
        except msgspec.ValidationError:
            self.close("newer")
            await self.hall.close_room(self.slug)
            return
        if more is None:
            self.close("no-table")  # whoever runs the server has deleted it
            await self.hall.close_room(self.slug)
        if more is None or self.closed:
            return
        self.owner, self.holders, self.rests, self.plans = more.owner, more.holders, more.rests, more.plans
        self.done |= more.messages
        lines = [self.chronicle.add(entry) for entry in more.entries]
        if lines:
            self._happened(lines, [entry.fact for entry in more.entries])
        else:
            self.presence.note()
            self.tell_presence()

    def _happened(self, lines: Sequence[Told], new: Sequence[Fact]) -> None:
        """Everybody hears of it, clocks go on, computers begin to think."""
        if all(isinstance(fact, facts.Said) for fact in new):
            for told in lines:
                self.broadcast(lambda _, told=told: messages.Said(told.line))  # type: ignore[misc]
            return
        self.presence.note()
        self.go_on()
        self.hall.lobby.changed(self.persons(), self.fold.setup.listed)
        self.broadcast(lambda who: messages.Changed([told.line for told in lines], self.portrait(who)))
        self.presence.send_away()
        TIDYING.changed()

    def go_on(self) -> None:
        """Start the clock of whoever has to choose, and the computer, if it is one."""
        if self.closed:
            return
        self._run_clock()
        self._set_alarm()
        self.thinking.go_on()
        if self.leads and preparing.due(self):
            self.hall.spawn(preparing.carry_out(self))

    def _run_clock(self) -> None:
        """The clock goes to the next choice, or to another player of the same choice; nothing else touches it."""
        seat = self.fold.turn
        running = seat if seat is not None and not self.fold.chairs[seat].computer else None
        if self._clocked == (self.fold.at, running):
            return
        if self._clocked[0] != self.fold.at:
            self.keeper.left, self.keeper.running = list(self.fold.left), None
        self.keeper.run(running, self._since())
        self._clocked = (self.fold.at, running)

    def _since(self) -> int:
        """From when on the clock runs: from now on, but days go by also while the table is put away."""
        opened = self._clocked == (0, None)
        return self.fold.clocked if opened and is_by_days(self.fold.setup.clock) else self.ticking()

    def spent(self) -> int:
        """How many milliseconds the choice that is due has taken, where a clock runs; days are counted otherwise."""
        counted = self.keeper.running is not None and not is_by_days(self.fold.setup.clock)
        return self.ticking() - self.keeper.since if counted else 0

    def have_spent(self, at: int, spent: int) -> None:
        """At another server this choice has taken longer: its clock goes on here."""
        if at == self.fold.at and self.keeper.running is not None and spent > self.spent() + SLACK:
            self.keeper.since = self.ticking() - spent
            self._set_alarm()
            self.broadcast(lambda who: messages.Changed([], self.portrait(who)))

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        seat = self.keeper.running
        if seat is not None:
            now = self.ticking()
            wait = (self.keeper.up_at(seat, now) - now) / 1000
            self._alarm = self.settings.timepiece.wake(wait + 0.01, partial(self._ring, seat, self.fold.at))

    def _ring(self, seat: int, at: int) -> None:
        from .commands import time_is_up

        if self.leads:
            self.hall.spawn(time_is_up(self, seat, at))

    def attendance(self) -> Attendance:
        """Who is there."""
        return self.presence.attendance()

    def portrait(self, onlooker: Onlooker) -> shapes.State:
        """The table as one person may see it."""
        times = Times(self.now(), self.keeper.left_at(self.ticking()), self.keeper.running)
        return portrait(self.chronicle, times, self.attendance(), onlooker)

    def broadcast(self, message_for: Callable[[Onlooker], messages.Message], but: Connection | None = None) -> None:
        """Tell everybody, each what he may see; it is made once for all who may see the same."""
        made: dict[Onlooker, bytes] = {}
        for connection in self.presence.connections - {but}:
            onlooker = self.onlooker(connection.person)
            if onlooker not in made:
                made[onlooker] = msgspec.json.encode(message_for(onlooker))
            connection.send(made[onlooker])

    def tell_presence(self, but: Connection | None = None) -> None:
        """Tell everybody who is there."""
        there, now = self.attendance(), self.now()
        self.broadcast(lambda who: messages.Presence(seat_shapes(self.fold, there, who), there.watching, now), but)

    def tell_plans(self, seat: int) -> None:
        """Tell those who hold a seat what is prepared for it."""
        for connection in self.presence.connections:
            if connection.person in self.holders.get(seat, ()):
                connection.send(messages.Prepared(seat, self.plans.get(seat, [])))

    def welcome(self, connection: Connection, since: int) -> messages.Welcome:
        """What a page is told first."""
        onlooker = self.onlooker(connection.person)
        lines = [line for line in self.chronicle.lines if line.number > since]
        missed = sum(line.kind == "played" and line.seat not in onlooker.mine for line in lines) if since else 0
        return messages.Welcome(self.portrait(onlooker), [told.line for told in lines], missed)

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it were put away."""
        long_ago = self.now() - self.used > self.settings.idle * 1000
        waits = self.keeper.running is not None and not is_by_days(self.fold.setup.clock)
        busy = self.thinking.busy or self.lock.locked() or waits
        return long_ago and not self.presence.connections and not busy

    def close(self, reason: messages.CloseReason) -> None:
        """Stop clocks and thoughts, and send everybody away."""
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self.thinking.stop()
        self.analysing.stop()
        self.presence.close(reason)
