"""Holidays: days on which the clocks of correspondence games do not run for somebody."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, Engine, delete, insert, select, update

from .not_done import NotDone
from .persons import Holiday
from .schema import holidays

DAY = 86_400_000
YEAR = 365 * DAY
MOST_DAYS = 30


def rests_of(connection: Connection, persons: Collection[str]) -> dict[str, list[tuple[int, int]]]:
    """When each of these has holidays, in order."""
    found: dict[str, list[tuple[int, int]]] = {}
    rows = select(holidays).where(holidays.c.person.in_(persons)).order_by(holidays.c.begins)
    for row in connection.execute(rows):
        found.setdefault(row.person, []).append((row.begins, row.ends))
    return found


def days_left(rests: Sequence[tuple[int, int]], now: int) -> int:
    """How many more days of holidays somebody may take: there are so many in any year."""
    taken = sum(ends - begins for begins, ends in rests if ends > now - YEAR)
    return max(0, MOST_DAYS - -(-taken // DAY))


class Holidays:
    """Taking holidays and ending them. Its methods block, so they are called beside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, person: str, now: int) -> Holiday:
        """The holidays that somebody has or will have, and how many days he may still take."""
        with self.engine.connect() as connection:
            rests = rests_of(connection, [person]).get(person, [])
        begins, ends = next((rest for rest in rests if rest[1] > now), (None, None))
        return Holiday(begins=begins, ends=ends, days_left=days_left(rests, now))

    def take(self, person: str, begins: int, days: int, now: int) -> None:
        """Holidays from now on or from a later day on; one after the other."""
        begins = max(begins, now)
        with self.engine.begin() as connection:
            rests = rests_of(connection, [person]).get(person, [])
            if any(ends > now for _, ends in rests):
                raise NotDone("holiday-taken")
            if days > days_left(rests, now) or begins > now + YEAR:
                raise NotDone("holiday-over")
            connection.execute(insert(holidays).values(person=person, begins=begins, ends=begins + days * DAY))

    def end(self, person: str, now: int) -> None:
        """Back again: what has not begun is forgotten, what has ends now."""
        with self.engine.begin() as connection:
            mine = holidays.c.person == person
            connection.execute(delete(holidays).where(mine, holidays.c.begins >= now))
            connection.execute(update(holidays).where(mine, holidays.c.ends > now).values(ends=now))
