"""Moderating: the owner of a table lets somebody speak no more, or sends somebody away before the game has begun."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import TYPE_CHECKING

from . import facts, messages
from .computers import stand_in
from .facts import Fact
from .fold import Fold
from .not_done import NotDone

if TYPE_CHECKING:
    from .room import Room


def known_here(slug: str, person: str) -> str:
    """How a table remembers whom it has sent away: nobody finds the same person elsewhere by it."""
    return hashlib.sha256(f"barred:{slug}:{person}".encode()).hexdigest()[:32]


def is_barred(fold: Fold, person: str | None) -> bool:
    """Whether somebody was sent away from this table."""
    return person is not None and bool(fold.barred) and known_here(fold.slug, person) in fold.barred


def require_person(fold: Fold, seat: int) -> None:
    """Only people can be sent away or silenced."""
    if seat >= len(fold.chairs) or fold.chairs[seat].kind != "person":
        raise NotDone("no-seat")


def leaving(fold: Fold, seat: int, barred: Collection[str] = ()) -> list[Fact]:
    """Somebody has to leave a seat: before the start it is free again, later a computer plays on for him."""
    known = [known_here(fold.slug, person) for person in sorted(barred)]
    bar: list[Fact] = [facts.Barred(seat, fold.chairs[seat].name, known)] if known else []
    if fold.phase == "waiting":
        return [*bar, facts.Stood(seat)]
    if fold.phase == "playing" and not fold.chairs[seat].computer:
        return [*bar, facts.Replaced(seat, stand_in(), "barred" if barred else "away")]
    return bar


async def mute(room: Room, person: str, request: messages.Mute, key: str) -> messages.Accepted:
    """The owner silences a seat or all who watch, or lets them speak again."""
    if not room.onlooker(person).owner:
        raise NotDone("not-allowed")
    if request.seat is not None:
        require_person(room.fold, request.seat)
    muted = facts.Muted(request.muted, request.seat)
    return messages.Accepted(request.id, await room.commit([muted], key, room.fold.turn))


async def kick(room: Room, person: str, request: messages.Kick, key: str) -> messages.Accepted:
    """The owner sends somebody away who sits there before the start; he does not come back to this table."""
    onlooker, seat = room.onlooker(person), request.seat
    if not onlooker.owner or seat in onlooker.mine:
        raise NotDone("not-allowed")
    if room.fold.phase != "waiting":
        raise NotDone("started")
    require_person(room.fold, seat)
    new = leaving(room.fold, seat, room.holders.get(seat, set()))
    return messages.Accepted(request.id, await room.commit(new, key, free=[seat]))
