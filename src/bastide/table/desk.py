"""The desk: what every visit passes. It knows the hall, and how much a person and an address may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .duplicates import Duplicates
from .hall import Hall
from .limits import Limit, Limits
from .not_done import NotDone
from .puzzle_ratings import PuzzleRatings
from .puzzling import Puzzling
from .room import Room
from .settings import Settings


class Desk:
    """The hall, the settings, and limits on what a caller may do, by person and by address."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.duplicates = Duplicates(hall)
        self.puzzling = Puzzling(PuzzleRatings(hall.store.engine), hall.clerk)
        clock, people = settings.timepiece.seconds, settings.people_per_address
        minute, day = settings.tables_per_minute, settings.tables_per_day
        self.making = Limits(
            Limit(minute / 60, max(5, int(minute)), clock), Limit(day / 86_400, max(5, int(day)), clock)
        )
        self.searching = Limit(1.0, 60, clock)
        self.requests = Limit(settings.requests_per_second, settings.requests_at_once, clock)
        self.crowds = Limit(settings.requests_per_second * people, settings.requests_at_once * people, clock)
        self.drawing = Limit(settings.drawings_per_second, settings.drawings_at_once, clock)
        self.chats = Limit(settings.chats_per_second, settings.chats_at_once, clock)
        self._visits: Counter[str] = Counter()

    def let_make(self, address: str) -> None:
        """One more thing that is kept: whoever makes too many waits."""
        if not self.making.allows(address):
            raise NotDone("too-fast")

    def allows(self, person: str | None, address: str) -> bool:
        """Whether one more request is allowed; whoever has no cookie shares what his address has."""
        return self.requests.allows(person or f"at {address}") and self.crowds.allows(address)

    @contextmanager
    def visit(self, address: str) -> Iterator[None]:
        """One open page; an address has only so many."""
        if self._visits[address] >= self.settings.pages_per_address:
            raise NotDone("too-fast")
        self._visits[address] += 1
        try:
            yield
        finally:
            self._visits[address] -= 1
            if not self._visits[address]:
                del self._visits[address]

    async def find(self, slug: str, address: str) -> Room:
        """The table of a name. Guessing names is slow: each that is none costs its address a little."""
        if slug not in self.hall.rooms and not self.searching.allows(address, cost=0.0):
            raise NotDone("too-fast")
        try:
            return await self.hall.room(slug)
        except NotDone as error:
            if error.code == "no-table":
                self.searching.allows(address)
            raise
