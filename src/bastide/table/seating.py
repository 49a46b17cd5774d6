"""Seating: who takes which seat, under which name; the game starts when the last one is taken."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..play.errors import BastideError
from ..play.game import seat_names
from . import facts, visits
from .computers import names
from .facts import Fact
from .fold import Chair, Fold
from .moderating import is_barred
from .not_done import NotDone
from .steps import Ready, settled

if TYPE_CHECKING:
    from .room import Room


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, single spaces, nothing that a record could not hold."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    try:
        seat_names([words])
    except BastideError as error:
        raise NotDone("name") from error
    if len(words) > 24:
        raise NotDone("name")
    return words


def check_free(taken: Sequence[str], name: str) -> None:
    """Two seats cannot have the same name."""
    if _plain(name) in {_plain(other) for other in taken if other}:
        raise NotDone("name-taken")


def _plain(name: str) -> str:
    return name.replace(" ", "_").casefold()


def unused_name(taken: Sequence[str], name: str) -> str:
    """A computer's name at the table: the player's, with a number if that is taken."""
    used = {_plain(other) for other in taken}
    numbered = [name, *(f"{name} {number}" for number in range(2, 9))]
    return next(wish for wish in numbered if _plain(wish) not in used)


def computer_name(fold: Fold, player: str) -> str:
    """A name for a computer that sits down."""
    return unused_name([chair.name for chair in fold.chairs], player)


def ready_to_start(fold: Fold, sats: Sequence[facts.Sat]) -> Ready:
    """The game once these have sat down, and what chance does first."""
    twin = copy.copy(fold)
    twin.chairs = list(fold.chairs)
    for sat in sats:
        twin.chairs[sat.seat] = Chair("person", sat.name, sat.player, sat.luck)
    return settled(twin.game_after(fold.steps))


def with_start(fold: Fold, sats: Sequence[facts.Sat]) -> tuple[list[Fact], Ready | None]:
    """The facts of sitting down, and of starting if no seat is left."""
    seats = {sat.seat for sat in sats}
    if any(chair.kind == "free" and seat not in seats for seat, chair in enumerate(fold.chairs)):
        return list(sats), None
    ready = ready_to_start(fold, sats)
    return [*sats, facts.Started(ready.step.moves)], ready


async def start_if_full(
    room: Room, sats: Sequence[facts.Sat], key: str | None, hold: Sequence[tuple[int, str]] = ()
) -> int:
    """Let them sit down; with the last seat the game starts."""
    new, ready = with_start(room.fold, sats)
    return await room.commit(new, key, ready.game.turn if ready else None, hold, ready=ready)


async def sit(room: Room, person: str, wish: visits.Sit) -> int:
    """A person takes a free seat; which one is the answer."""
    async with room.lock:
        fold = room.fold
        if room.closed:
            raise NotDone("stale")
        if fold.phase != "waiting":
            raise NotDone("started")
        if is_barred(fold, person):
            raise NotDone("sent-away")
        seat = wish.seat if wish.seat is not None else _any_free(fold)
        if seat is None or seat >= len(fold.chairs):
            raise NotDone("no-seat")
        if fold.chairs[seat].kind != "free":
            raise NotDone("seat-taken")
        name = clean_name(wish.name)
        check_free([chair.name for chair in fold.chairs], name)
        await start_if_full(room, [facts.Sat(seat, name, luck=wish.luck, bot=wish.bot)], None, [(seat, person)])
        return seat


def _any_free(fold: Fold) -> int | None:
    return next((seat for seat, chair in enumerate(fold.chairs) if chair.kind == "free"), None)


def first_seats(wish: visits.NewTable) -> list[facts.Sat]:
    """Who sits at a new table from the start: its maker and the computers he wants."""
    sats: list[facts.Sat] = []
    if wish.seat is not None:
        sats.append(facts.Sat(wish.seat, clean_name(wish.name), luck=wish.luck))
    for seat, player in sorted(wish.computers.items()):
        if player not in names():
            raise NotDone("unknown-player", f"there is no player called {player!r}; there are: {', '.join(names())}")
        if not seat.isdecimal() or len(seat) > 2 or any(sat.seat == int(seat) for sat in sats):
            raise NotDone("seat-taken")
        sats.append(facts.Sat(int(seat), unused_name([sat.name for sat in sats], player), player))
    if any(sat.seat >= wish.setup.seats for sat in sats):
        raise NotDone("no-seat")
    return sats
