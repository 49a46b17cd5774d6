"""The portrait of a table for one person: the only way out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from ..games.colours import colours_of
from ..play.game import Game
from . import facts, own_sets, shapes
from .chronicle import Chronicle
from .fold import Chair, Fold


@dataclass(frozen=True)
class Onlooker:
    """Who looks at a table: the seats he holds, and whether he made the table."""

    mine: tuple[int, ...] = ()
    owner: bool = False


class Times(NamedTuple):
    """What the clocks say: the machine's time, what each seat has left, and whose time runs."""

    now: int
    left: list[int]
    running: int | None


@dataclass(frozen=True)
class Attendance:
    """Who is there: seats with a connection, since when the others are away, when the others may decide, spectators.

    `holidays` tells until when seats' players have holidays.
    """

    connected: frozenset[int]
    away_since: Mapping[int, int]
    decide_at: Mapping[int, int]
    may_decide: frozenset[int]
    watching: int
    holidays: Mapping[int, int] = field(default_factory=dict)


def portrait(table: Chronicle, times: Times, there: Attendance, onlooker: Onlooker) -> shapes.State:
    """The table as one person may see it."""
    fold = table.fold
    state = shapes.State(
        slug=fold.slug,
        at=fold.at,
        last=fold.last,
        steps=len(fold.steps),
        time=times.now,
        phase=fold.phase,
        setup=fold.setup,
        seats=seat_shapes(fold, there, onlooker),
        mine=list(onlooker.mine),
        owner=onlooker.owner,
        watching=there.watching,
        hash="",
        seal=_seal(fold),
        result=shapes.Result(*fold.result) if fold.result is not None else None,
        rematch=fold.rematch,
        tiles=own_sets.titles(fold.setup.game, fold.fixed),
        hushed=None in fold.muted,
    )
    if fold.game is not None:
        state.view = table.seen(viewpoint(fold, onlooker))
        state.hash = table.fingerprint
        state.secret = has_secrets(fold.game, onlooker.mine)
    if fold.phase == "playing":
        state.choice = _choice(table, onlooker)
        state.clocks = _clocks(fold, times)
        state.ask = _ask(fold)
    return state


def has_secrets(game: Game, seats: Sequence[int]) -> bool:
    """Whether one of these seats sees something that another one does not."""
    if len(seats) < 2:
        return False
    seen = {msgspec.json.encode(msgspec.structs.replace(game.seen(seat), seat=None)) for seat in seats}
    return len(seen) > 1


def viewpoint(fold: Fold, onlooker: Onlooker) -> int | None:
    """The seat through whose eyes a person looks: the one that has to choose, if it is his.

    Where several seats at one device have secrets from each other, the device shows none of them meanwhile.
    """
    if fold.turn in onlooker.mine:
        return fold.turn
    if fold.game is not None and has_secrets(fold.game, onlooker.mine):
        return None
    return onlooker.mine[0] if onlooker.mine else None


def _seal(fold: Fold) -> shapes.Seal:
    luck = [chair.luck for chair in fold.chairs] if fold.phase != "waiting" else []
    return shapes.Seal(fold.hash, luck, fold.secret if fold.phase == "over" else None)


def _choice(table: Chronicle, onlooker: Onlooker) -> shapes.Choice | None:
    seat = table.fold.turn
    if seat is None:
        return None
    thinking = table.fold.chairs[seat].computer
    return table.choice(seat in onlooker.mine and not thinking, thinking)


def _clocks(fold: Fold, times: Times) -> shapes.Clocks | None:
    if fold.setup.clock.kind == "none":
        return None
    return shapes.Clocks(times.left, times.running)


def _ask(fold: Fold) -> shapes.Ask | None:
    ask = fold.ask
    return shapes.Ask(ask.seat, ask.step, ask.waiting, ask.wish, ask.about) if ask is not None else None


def seat_shapes(fold: Fold, there: Attendance, onlooker: Onlooker) -> list[shapes.Seat]:
    """Who sits where, and whether they are there."""
    colours = colours_of([chair.name or "" for chair in fold.chairs])
    seats = [_seat(number, chair, colours[number], there, onlooker) for number, chair in enumerate(fold.chairs)]
    for seat in seats:
        seat.muted = seat.seat in fold.muted
    return seats


def _seat(number: int, chair: Chair, colour: str, there: Attendance, onlooker: Onlooker) -> shapes.Seat:
    return shapes.Seat(
        seat=number,
        kind=chair.kind,
        colour=colour,
        name=chair.name or None,
        player=chair.player,
        mine=number in onlooker.mine,
        connected=number in there.connected,
        away_since=there.away_since.get(number),
        may_decide=number in there.may_decide,
        decide_at=there.decide_at.get(number),
        substitute=chair.kind == "person" and chair.computer,
        resigned=chair.resigned,
        out_of_time=chair.flagged,
        holiday=there.holidays.get(number),
        bot=chair.bot,
    )


class Standing(msgspec.Struct):
    """What a list of tables tells of one; kept beside the log so that lists need not replay it."""

    game: str
    boxes: list[str]
    names: list[str | None]
    steps: int
    turn: int | None


def standing_after(fold: Fold, new: Sequence[facts.Fact], turn: int | None) -> tuple[str, str]:
    """The phase of a table and what a list tells of it, once these facts are written."""
    setup, phase, steps = fold.setup, str(fold.phase), len(fold.steps)
    names: list[str | None] = [chair.name or None for chair in fold.chairs]
    for fact in new:
        if isinstance(fact, facts.Created):
            setup, names = fact.setup, [None] * fact.setup.seats
        elif isinstance(fact, facts.Sat):
            names[fact.seat] = fact.name
        elif isinstance(fact, facts.Stood):
            names[fact.seat] = None
        elif isinstance(fact, facts.Started):
            phase = "playing"
        elif isinstance(fact, facts.Over):
            phase = "over"
        elif isinstance(fact, facts.Played):
            steps += 1
        elif isinstance(fact, facts.Undone):
            steps = fact.step
    standing = Standing(setup.game, list(setup.boxes), names, steps, turn if phase == "playing" else None)
    return phase, msgspec.json.encode(standing).decode()
