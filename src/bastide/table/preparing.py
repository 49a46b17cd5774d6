"""Preparing: moves for the case that they are possible when one's turn comes; nobody else is told of them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from . import messages, prospects
from .deciding import require_mine, require_playing
from .not_done import NotDone
from .shapes import KeptPlan

if TYPE_CHECKING:
    from .room import Room


async def prepare(room: Room, person: str, request: messages.Prepare, key: str) -> messages.Accepted:
    """Take these plans in place of those there were."""
    require_playing(room.fold)
    require_mine(room, person, request.seat)
    assert room.fold.game is not None
    prospects.check_whose(room.fold.game, request.seat)
    game = room.fold.game.copy()
    plans = await asyncio.to_thread(prospects.tell_plans, game, request.seat, request.plans)
    await _keep(room, request.seat, plans)
    return messages.Accepted(request.id)


async def _keep(room: Room, seat: int, plans: list[KeptPlan]) -> None:
    await asyncio.to_thread(room.hall.store.keep_plans, room.slug, seat, plans)
    room.plans[seat] = plans
    room.hall.together.tell(refreshed=room.slug)
    room.tell_plans(seat)


def require_ahead(room: Room, person: str | None, request: messages.ProspectRequest) -> None:
    """Only one of my seats, whose turn is still to come, looks ahead."""
    require_playing(room.fold)
    require_mine(room, person or "", request.seat)
    if request.at != room.fold.at:
        raise NotDone("stale")
    assert room.fold.game is not None
    prospects.check_whose(room.fold.game, request.seat)


def due(room: Room) -> bool:
    """Whether it is the turn of somebody who has prepared something."""
    seat = room.fold.turn
    return seat is not None and bool(room.plans.get(seat)) and not room.fold.chairs[seat].computer


async def carry_out(room: Room) -> None:
    """The first plan that can be carried out is; whatever else was prepared for this turn is forgotten."""
    from .commands import make_step

    async with room.lock:
        seat, game = room.fold.turn, room.fold.game
        if room.closed or seat is None or game is None or not due(room):
            return
        last = room.fold.steps[-1].own if room.fold.steps else []
        moves = prospects.first_that_goes(game.copy(), last, room.plans[seat])
        await _keep(room, seat, [])
        if moves is not None:
            await make_step(room, seat, moves, None, "prepared")
