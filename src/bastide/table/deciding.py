"""Deciding together: take-backs, and what becomes of a seat whose player is away. Those who stay have to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from . import facts, messages
from .facts import Fact
from .fold import Fold
from .not_done import NotDone
from .steps import Ready, Step

if TYPE_CHECKING:
    from .room import Room


def require_playing(fold: Fold) -> None:
    """Most things can be done only while the game is on."""
    if fold.phase == "waiting":
        raise NotDone("not-started")
    if fold.phase == "over":
        raise NotDone("over")


def require_mine(room: Room, person: str, seat: int) -> None:
    """A seat is its holder's alone."""
    if seat >= len(room.fold.chairs):
        raise NotDone("no-seat")
    if person not in room.holders.get(seat, ()):
        raise NotDone("not-yours")


async def take_back(room: Room, person: str, request: messages.TakeBack, key: str) -> messages.Accepted:
    """Ask to take back a seat's last step; nobody to ask means yes."""
    require_playing(room.fold)
    require_mine(room, person, request.seat)
    fold = room.fold
    if fold.setup.duplicate is not None:
        raise NotDone("duplicate")
    if fold.ask is not None:
        raise NotDone("ask-open")
    own = [number for number, step in enumerate(fold.steps) if step.seat == request.seat and number >= fold.imported]
    if not own:
        raise NotDone("nothing-to-take-back")
    asked = facts.Asked(request.seat, own[-1], _others_to_ask(room, person))
    if asked.waiting:
        return messages.Accepted(request.id, await room.commit([asked], key, fold.turn))
    ready = _back_to(fold, asked.step)
    undone = facts.Undone(request.seat, asked.step)
    return messages.Accepted(request.id, await room.commit([undone], key, ready.game.turn, ready=ready))


def _back_to(fold: Fold, step: int) -> Ready:
    """The game as it was after so many steps."""
    return Ready(fold.game_after(fold.steps[:step]), Step())


def _others_to_ask(room: Room, person: str) -> list[int]:
    """People who play and are not the one who asks."""
    return [
        seat
        for seat, chair in enumerate(room.fold.chairs)
        if chair.kind == "person" and not chair.computer and person not in room.holders.get(seat, ())
    ]


async def consent(room: Room, person: str, request: messages.Consent, key: str) -> messages.Accepted:
    """Answer for all of one's seats; when nobody is left to answer, what was asked for is done."""
    require_playing(room.fold)
    ask, mine = room.fold.ask, room.onlooker(person).mine
    if ask is None:
        raise NotDone("no-ask")
    answering = [seat for seat in ask.waiting if seat in mine]
    if not answering:
        raise NotDone("not-yours")
    new: list[Fact] = [facts.Answered(seat, request.yes) for seat in answering]
    turn, ready = room.fold.turn, None
    if request.yes and set(ask.waiting) <= set(answering):
        if ask.wish == "back":
            new.append(facts.Undone(ask.seat, ask.step))
            ready = _back_to(room.fold, ask.step)
            turn = ready.game.turn
        else:
            require_away(room, ask.about)
            wish = facts.Asked(ask.seat, ask.step, [], ask.wish, ask.about, ask.player)
            new += _carried_out(room.fold, wish, ask.seat)
    return messages.Accepted(request.id, await room.commit(new, key, turn, ready=ready))


async def end_now(room: Room, person: str, request: messages.EndNow, key: str) -> messages.Accepted:
    """End the game as it stands because the player who is waited for does not come back."""
    require_playing(room.fold)
    wish = facts.Asked(-1, len(room.fold.steps), [], "end", room.fold.turn)
    return messages.Accepted(request.id, await decide(room, person, wish, key))


async def decide(room: Room, person: str, wish: facts.Asked, key: str) -> int:
    """What shall become of a seat whose player is away: whoever else stays is asked; nobody to ask means yes."""
    mine, fold = room.onlooker(person).mine, room.fold
    if not mine:
        raise NotDone("not-allowed")
    require_away(room, wish.about)
    if fold.ask is not None and (fold.ask.wish, fold.ask.about) == (wish.wish, wish.about):
        still = [seat for seat in fold.ask.waiting if seat in room.presence.connected() and seat not in mine]
        if still:
            raise NotDone("ask-open")
        return await room.commit(_carried_out(fold, wish, mine[0]), key, fold.turn)
    asked = msgspec.structs.replace(wish, seat=mine[0], waiting=_those_who_stay(room, person))
    new = [asked] if asked.waiting else _carried_out(fold, wish, mine[0])
    return await room.commit(new, key, fold.turn)


def require_away(room: Room, seat: int | None) -> None:
    """Offline is not lost: nobody decides about a seat before its clock, or the table's time for it, has run out."""
    if room.fold.setup.clock.kind != "none":
        raise NotDone("clock")
    if seat not in room.presence.may_decide():
        raise NotDone("present")


def _those_who_stay(room: Room, person: str) -> list[int]:
    here = room.presence.connected()
    return [seat for seat in _others_to_ask(room, person) if seat in here]


def _carried_out(fold: Fold, wish: facts.Asked, seat: int) -> list[Fact]:
    if wish.wish == "end":
        return [facts.Ended(seat), facts.Over("ended")]
    assert wish.about is not None
    assert wish.player is not None
    return [facts.Replaced(wish.about, wish.player, "away")]


async def he_is_back(room: Room) -> None:
    """The player whom the others wanted to decide about has come back, which is his answer."""
    async with room.lock:
        ask = room.fold.ask
        if not room.closed and ask is not None and ask.about in room.presence.connected():
            assert ask.about is not None
            await room.commit([facts.Answered(ask.about, False)], turn=room.fold.turn)
