"""Presence: who is connected to a table, who is away, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import deciding
from .belonging import Belonging
from .messages import CloseReason, Prepared
from .moderating import is_barred
from .portrait import Attendance
from .timepiece import Timer

if TYPE_CHECKING:
    from .connection import Connection
    from .room import Room
    from .together import Elsewhere


class Presence(Belonging):
    """The connections of one table."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.away: dict[int, int] = {}
        self._timer: Timer | None = None
        self.note()

    def come(self, connection: Connection, since: int) -> None:
        """Somebody opens the table: he is told how it stands, the others that he came."""
        self.connections.add(connection)
        self.note()
        connection.send(self.room.welcome(connection, since))
        for seat in self.room.onlooker(connection.person).mine:
            if self.room.plans.get(seat):
                connection.send(Prepared(seat, self.room.plans[seat]))
        self._take_notice()
        self.room.tell_presence(but=connection)
        self.room.hall.together.tell_there(self.room)

    def _take_notice(self) -> None:
        """Who comes back while the others decide about his seat has answered them."""
        ask = self.room.fold.ask
        if ask is not None and ask.about in self.connected():
            self.room.hall.spawn(deciding.he_is_back(self.room))

    def go(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        self.room.used = self.room.now()
        if not self.room.closed:
            self.note()
            self.room.tell_presence()
            self.room.hall.together.tell_there(self.room)

    def note_server(self, server: str, there: Elsewhere) -> None:
        """Who is at this table through another server."""
        before = self.elsewhere.get(server)
        self.elsewhere[server] = there
        if before is None or before[:3] != there[:3]:
            self._others_changed()

    def forget_servers(self, servers: Sequence[str]) -> None:
        """Other servers have put this table away, or are gone; it may be this one's to go on."""
        if any([self.elsewhere.pop(server, None) is not None for server in servers]):
            self._others_changed()

    def _others_changed(self) -> None:
        self.note()
        self._take_notice()
        self.room.tell_presence()
        self.room.go_on()

    def connected(self) -> frozenset[int]:
        """The seats whose players are there, through whichever server."""
        return self.here().union(*(one.seats for one in self.elsewhere.values()))

    def persons(self) -> set[str | None]:
        """Who is there: through this server, or with a seat whose player is there through another."""
        seats = [seat for one in self.elsewhere.values() for seat in one.seats]
        return {connection.person for connection in self.connections}.union(
            *(self.room.holders.get(seat, ()) for seat in seats)
        )

    def here(self) -> frozenset[int]:
        """The seats whose players are there through this server."""
        persons = {connection.person for connection in self.connections}
        return frozenset(seat for seat, holders in self.room.holders.items() if holders & persons)

    def connections_of(self, person: str | None) -> int:
        """How many pages a person has open here."""
        return sum(connection.person == person for connection in self.connections)

    def watching(self) -> int:
        """How many pages are open without a seat, through whichever server."""
        return self.watching_here() + sum(one.watching for one in self.elsewhere.values())

    def watching_here(self) -> int:
        """How many of them are open through this server."""
        return sum(not self.room.onlooker(connection.person).mine for connection in self.connections)

    def note(self) -> None:
        """Remember since when each seat's player is away, and wake when the others may decide."""
        here, now = self.connected(), self.room.now()
        persons = {
            seat for seat, chair in enumerate(self.room.fold.chairs) if chair.kind == "person" and seat not in here
        }
        for seat in persons - set(self.away):
            self.away[seat] = now
        for seat in set(self.away) - persons:
            del self.away[seat]
        self._wake_after_grace()

    def _wake_after_grace(self) -> None:
        """Everybody is told again when the next of those who are away has been away too long."""
        now = self.room.now()
        ends = [end for end in self.decide_at().values() if end > now]
        if self._timer is not None:
            self._timer.cancel()
        if self.connections and ends:
            self._timer = self.room.settings.timepiece.wake((min(ends) - now) / 1000, self._after_grace)

    def _after_grace(self) -> None:
        if not self.room.closed:
            self.room.tell_presence()
            self._wake_after_grace()

    def decide_at(self) -> dict[int, int]:
        """From when on the others may decide about the player whom they wait for, if he is away.

        His time begins when he left, or, if he was away already, when his turn came. Where a clock runs, it decides.
        """
        fold, seat = self.room.fold, self.room.fold.turn
        if seat is None or fold.setup.clock.kind != "none" or seat not in self.away or fold.chairs[seat].computer:
            return {}
        grace = fold.setup.grace or self.room.settings.grace
        return {seat: max(self.away[seat], fold.moved) + int(grace * 1000)}

    def may_decide(self) -> frozenset[int]:
        """The seats whose players have been away too long, so that the others may decide."""
        now = self.room.now()
        return frozenset(seat for seat, end in self.decide_at().items() if end <= now)

    def attendance(self) -> Attendance:
        """Who is there."""
        at_home = (self.connected(), dict(self.away), self.decide_at(), self.may_decide())
        return Attendance(*at_home, self.watching(), self._holidays())

    def _holidays(self) -> dict[int, int]:
        """Until when seats' players have holidays."""
        now = self.room.now()
        rests = {seat: self.room.rests_of(seat) for seat in self.room.holders}
        return {seat: ends for seat, known in rests.items() for begins, ends in known if begins <= now < ends}

    def send_away(self) -> None:
        """Spectators of a table without spectators leave when the last seat is taken, and who is sent away at once."""
        for connection in list(self.connections):
            if not self.room.may_look(connection.person):
                barred = is_barred(self.room.fold, connection.person)
                connection.close("sent-away" if barred else "not-allowed")

    def close(self, reason: CloseReason) -> None:
        """Send everybody away."""
        if self._timer is not None:
            self._timer.cancel()
        for connection in list(self.connections):
            connection.close(reason)
