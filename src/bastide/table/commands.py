"""Commands: what people and computers may do at a table, and what is written down for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..play.errors import BastideError
from . import deciding, facts, messages, moderating, preparing
from .computers import names, stand_in
from .deciding import require_mine, require_playing
from .facts import Fact
from .not_done import NotDone
from .portrait import Onlooker

if TYPE_CHECKING:
    from .room import Room


ENDING = (messages.Resign, messages.EndNow)  # what is done even where the log is full


def key_of(person: str, id: str) -> str:
    """How a message is remembered: two persons may use the same id."""
    return f"{person[:32]}:{id}"


async def obey(room: Room, person: str, request: messages.Request) -> messages.Accepted:
    """Do what a person asks, once."""
    async with room.lock:
        room.require_open()
        key, at = key_of(person, request.id), getattr(request, "at", None)
        if at is not None and at > room.fold.at and room.hall.together.shared:
            await room.fetch()  # at another server the table has come farther than is known here
            room.require_open()
        if key in room.done:
            return messages.Accepted(request.id, room.done[key], again=True, slug=room.fold.rematch)
        if at is not None and at != room.fold.at:
            raise NotDone("stale")
        if room.fold.last >= room.settings.lines_per_table and not isinstance(request, ENDING):
            raise NotDone("full")
        try:
            return await _WAYS[type(request)](room, person, request, key)
        except NotDone:
            if key in room.done:  # another server did it meanwhile
                return messages.Accepted(request.id, room.done[key], again=True, slug=room.fold.rematch)
            raise


def require_known(player: str) -> None:
    """Only players that exist can sit down."""
    if player not in names():
        raise NotDone("unknown-player", f"there is no player called {player!r}; there are: {', '.join(names())}")


async def make_step(room: Room, seat: int, moves: Sequence[str], key: str | None, reason: str | None = None) -> int:
    """Moves of the seat that has to choose become one step."""
    with room.hall.metrics.telling.timing():
        number = await _step(room, seat, moves, key, reason)
    room.hall.metrics.moves.add()
    return number


async def _step(room: Room, seat: int, moves: Sequence[str], key: str | None, reason: str | None) -> int:
    if seat != room.fold.turn:
        raise NotDone("stale")
    shown = room.chronicle.work_out(moves)
    game, step = shown.ready
    new: list[Fact] = [facts.Played(seat, step.moves, room.keeper.after_step(seat, room.ticking()), reason)]
    if game.over:
        new.append(facts.Over("played"))
    return await room.commit(new, key, game.turn, ready=shown.ready, moves=shown.moves)


async def play(room: Room, person: str, request: messages.Play, key: str) -> messages.Accepted:
    """Make moves."""
    require_playing(room.fold)
    seat = room.fold.turn
    assert seat is not None
    require_mine(room, person, seat)
    if room.fold.chairs[seat].computer:
        raise NotDone("not-yours", "a computer plays for this seat: take it back first")
    return messages.Accepted(request.id, await make_step(room, seat, request.moves, key))


async def computer_plays(room: Room, seat: int, at: int, moves: Sequence[str]) -> None:
    """A computer's step, if the table still waits for it."""
    async with room.lock:
        fold = room.fold
        if room.closed or fold.at != at or fold.turn != seat or not fold.chairs[seat].computer:
            raise NotDone("stale")
        try:
            await make_step(room, seat, moves or _anything(room), None)
        except NotDone:
            raise  # the moves are not at fault: another server was quicker, or nothing can be written
        except BastideError:
            await make_step(room, seat, _anything(room), None)


def _anything(room: Room) -> list[str]:
    """Any move, where a computer knows none."""
    assert room.fold.game is not None
    return [str(room.settings.secrets.source("anything").choice(room.fold.game.moves()))]


async def time_is_up(room: Room, seat: int, at: int) -> None:
    """The clock has run down: a computer takes the seat, or the seat loses."""
    async with room.lock:
        if room.closed or room.fold.at != at or room.fold.turn != seat or not room.keeper.is_up(seat, room.ticking()):
            return
        if room.fold.setup.clock.end == "lose":
            await give_up(room, seat, facts.Flagged(seat), "time", None)
        else:
            left = room.keeper.left_at(room.ticking())
            await room.commit([facts.Replaced(seat, stand_in(), "time", left)], turn=room.fold.turn)


async def give_up(room: Room, seat: int, fact: Fact, reason: facts.Reason, key: str | None) -> int:
    """A seat is out. The game ends if nobody is left to play against; else a computer plays on for it."""
    others = [chair for number, chair in enumerate(room.fold.chairs) if number != seat and not chair.out]
    people = [chair for chair in others if chair.kind == "person" and not chair.computer]
    if len(others) < 2 or not people:
        return await room.commit([fact, facts.Over(reason)], key)
    replaced = facts.Replaced(seat, room.fold.chairs[seat].player or stand_in(), reason)
    return await room.commit([fact, replaced], key, room.fold.turn)


async def resign(room: Room, person: str, request: messages.Resign, key: str) -> messages.Accepted:
    """Give up with a seat."""
    require_playing(room.fold)
    require_mine(room, person, request.seat)
    if room.fold.chairs[request.seat].out:
        raise NotDone("over", "this seat has given up already")
    number = await give_up(room, request.seat, facts.Resigned(request.seat), "resigned", key)
    return messages.Accepted(request.id, number)


async def chat(room: Room, person: str, request: messages.Chat, key: str) -> messages.Accepted:
    """Say something: under the seat's name, or as a spectator."""
    mine = room.onlooker(person).mine
    name = room.fold.chairs[mine[0]].name if mine else ""
    if (mine[0] if mine else None) in room.fold.muted:
        raise NotDone("muted")
    text = "".join(sign for sign in request.text if sign.isprintable()).strip()
    if not text:
        raise NotDone("bad-message")
    if sum(line.kind == "said" for line in room.chronicle.lines) >= room.settings.chats_per_table:
        raise NotDone("full")
    said = facts.Said(name, text, mine[0] if mine else None)
    return messages.Accepted(request.id, await room.commit([said], key, room.fold.turn))


async def play_now(room: Room, person: str, request: messages.PlayNow, key: str) -> messages.Accepted:
    """Somebody who plays is tired of waiting for the computer."""
    require_playing(room.fold)
    if not room.onlooker(person).mine:
        raise NotDone("not-yours")
    room.thinking.hurry()
    return messages.Accepted(request.id)


async def substitute(room: Room, person: str, request: messages.Substitute, key: str) -> messages.Accepted:
    """A computer takes a seat."""
    require_known(request.player)
    fold, onlooker, seat = room.fold, room.onlooker(person), request.seat
    if seat >= len(fold.chairs):
        raise NotDone("no-seat")
    if fold.phase == "waiting":
        return messages.Accepted(request.id, await _seat_computer(room, onlooker, request, key))
    require_playing(fold)
    if fold.chairs[seat].computer:
        raise NotDone("seat-taken", "a computer plays for this seat already")
    if seat not in onlooker.mine:
        wish = facts.Asked(-1, len(fold.steps), [], "computer", seat, request.player)
        return messages.Accepted(request.id, await deciding.decide(room, person, wish, key))
    new = facts.Replaced(seat, request.player, "chosen")
    return messages.Accepted(request.id, await room.commit([new], key, fold.turn))


async def _seat_computer(room: Room, onlooker: Onlooker, request: messages.Substitute, key: str) -> int:
    from .seating import computer_name, start_if_full

    if not onlooker.mine and not onlooker.owner:
        raise NotDone("not-allowed")
    if room.fold.chairs[request.seat].kind != "free":
        raise NotDone("seat-taken")
    sat = facts.Sat(request.seat, computer_name(room.fold, request.player), request.player)
    return await start_if_full(room, [sat], key)


async def come_back(room: Room, person: str, request: messages.Return, key: str) -> messages.Accepted:
    """Take one's seat back from its substitute."""
    require_playing(room.fold)
    require_mine(room, person, request.seat)
    chair, clock = room.fold.chairs[request.seat], room.fold.setup.clock
    if not chair.computer:
        raise NotDone("no-computer", "no computer plays for this seat")
    if chair.out:
        raise NotDone("over", "this seat has given up")
    if clock.kind == "chess" and room.keeper.left_at(room.ticking())[request.seat] == 0:
        raise NotDone("out-of-time")
    return messages.Accepted(request.id, await room.commit([facts.Returned(request.seat)], key, room.fold.turn))


async def stand(room: Room, person: str, request: messages.Stand, key: str) -> messages.Accepted:
    """Free a seat before the start."""
    if room.fold.phase != "waiting":
        raise NotDone("started")
    if request.seat >= len(room.fold.chairs) or room.fold.chairs[request.seat].kind == "free":
        raise NotDone("no-seat")
    onlooker = room.onlooker(person)
    if request.seat not in onlooker.mine and not onlooker.owner:
        raise NotDone("not-yours")
    number = await room.commit([facts.Stood(request.seat)], key, free=[request.seat])
    return messages.Accepted(request.id, number)


async def lock(room: Room, person: str, request: messages.Lock, key: str) -> messages.Accepted:
    """The owner locks an aid off, or allows it."""
    if not room.onlooker(person).owner:
        raise NotDone("not-allowed")
    number = await room.commit([facts.Locked(request.aid, request.locked)], key, room.fold.turn)
    return messages.Accepted(request.id, number)


async def rematch(room: Room, person: str, request: messages.Rematch, key: str) -> messages.Accepted:
    """A new table for the same game; the first who asks makes it for all."""
    if room.fold.phase != "over":
        raise NotDone("not-over")
    if room.fold.rematch is not None:
        return messages.Accepted(request.id, slug=room.fold.rematch)
    if not room.onlooker(person).mine:
        raise NotDone("not-allowed")
    slug = await room.hall.make_rematch(room, person)
    return messages.Accepted(request.id, await room.commit([facts.Rematch(slug)], key), slug=slug)


_Way = Callable[["Room", str, Any, str], Awaitable[messages.Accepted]]
_WAYS: dict[type[messages.Request], _Way] = {
    messages.Play: play,
    messages.Prepare: preparing.prepare,
    messages.Chat: chat,
    messages.TakeBack: deciding.take_back,
    messages.Consent: deciding.consent,
    messages.Resign: resign,
    messages.PlayNow: play_now,
    messages.Substitute: substitute,
    messages.Return: come_back,
    messages.Stand: stand,
    messages.EndNow: deciding.end_now,
    messages.Lock: lock,
    messages.Mute: moderating.mute,
    messages.Kick: moderating.kick,
    messages.Rematch: rematch,
}
