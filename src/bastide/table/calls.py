"""Calls: whoever wants that is told by his browser that it is his turn, or that somebody sat down, while he is away."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Engine, delete, insert, select

from . import facts, push
from .facts import Fact
from .not_done import NotDone
from .persons import Calling
from .push import Address
from .schema import callings
from .settings import Settings

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("bastide.table")
MOST_DEVICES = 10
LINES = 4


class Call(NamedTuple):
    """Whom to call, and why: his turn, or somebody who sat down."""

    persons: frozenset[str]
    kind: str
    name: str


class Calls:
    """The browsers that may be called. Its methods block, so they are called beside the event loop."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings
        self.pushing = push.Pushing(engine, settings.contact) if push.available() else None
        self._lines = ThreadPoolExecutor(LINES, "bastide-calls")
        if self.pushing is None:
            log.warning(push.OFF)

    async def make_all(self, calls: Sequence[Call], slug: str, game: str) -> None:
        """Make calls on lines of their own: a service that does not answer keeps nobody waiting but other calls."""
        loop = asyncio.get_running_loop()
        for call in calls if self.pushing is not None else ():
            await loop.run_in_executor(self._lines, self.make, call, slug, game)

    def close(self) -> None:
        """Nobody is called any more."""
        self._lines.shutdown(wait=False, cancel_futures=True)

    @property
    def public_key(self) -> str:
        """What a browser needs to know of this server; nothing if nobody can be called."""
        return self.pushing.public_key if self.pushing is not None else ""

    def begin(self, person: str, wish: Calling) -> None:
        """A browser of somebody wants to be called."""
        address = Address(wish.endpoint, wish.p256dh, wish.auth)
        known = push.is_service(wish.endpoint, self.settings.push_services)
        if self.pushing is None or not known or not push.readable(address):
            raise NotDone("no-call")
        with self.engine.begin() as connection:
            connection.execute(delete(callings).where(callings.c.code == _code(wish.endpoint)))
            mine = select(callings.c.code).where(callings.c.person == person)
            if len(connection.execute(mine).all()) >= MOST_DEVICES:
                raise NotDone("no-call")
            row = {"person": person, "address": json.dumps(address), "language": wish.language}
            connection.execute(insert(callings).values(code=_code(wish.endpoint), **row))

    def end(self, endpoint: str) -> None:
        """A browser wants to be left alone, or is gone."""
        with self.engine.begin() as connection:
            connection.execute(delete(callings).where(callings.c.code == _code(endpoint)))

    def make(self, call: Call, slug: str, game: str) -> None:
        """Call every browser of these people."""
        if self.pushing is None:
            return
        with self.engine.connect() as connection:
            mine = select(callings.c.address, callings.c.language).where(callings.c.person.in_(call.persons))
            found = connection.execute(mine).all()
        for address, language in found:
            said = {"kind": call.kind, "slug": slug, "game": game, "name": call.name, "language": language}
            to = Address(*json.loads(address))
            topic = push.encoded(hashlib.sha256(f"{call.kind}:{slug}".encode()).digest())[:32]
            answer = self.pushing.send(to, json.dumps(said).encode(), topic, self.settings.now())
            if answer in push.GONE:
                self.end(to.endpoint)
            elif not 200 <= answer < 300:
                log.info("a call did not get through: %d", answer)


def _code(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def after(room: Room, before: int | None, new: Sequence[Fact]) -> list[Call]:
    """Who has to be called after these facts: those who are not at the table."""
    here = room.presence.persons()
    fold, found = room.fold, []
    turn = fold.turn
    if turn is not None and turn != before and not fold.chairs[turn].computer and not room.plans.get(turn):
        found.append(Call(_away(room.holders.get(turn, ()), here), "turn", fold.chairs[turn].name))
    for fact in new:
        if isinstance(fact, facts.Sat) and fact.player is None:
            others = {person for seat, held in room.holders.items() if seat != fact.seat for person in held}
            found.append(Call(_away(others - set(room.holders.get(fact.seat, ())), here), "sat", fact.name))
    return [call for call in found if call.persons]


def _away(persons: Collection[str], here: Collection[str | None]) -> frozenset[str]:
    return frozenset(person for person in persons if person not in here)
