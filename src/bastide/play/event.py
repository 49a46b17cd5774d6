"""An event as people read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from types import MemberDescriptorType
from typing import TYPE_CHECKING, NamedTuple

from ..core.board import column, row, tile_at
from ..core.events import SIDE, Happening
from ..core.table import Table
from ..games.extras import SIDES, Side
from .move import Move
from .notation import Notation
from .view import Json


class Line(NamedTuple):
    """One row of events as the rules wrote it."""

    kind: int
    seat: int
    cell: int
    spot: int
    what: int
    number: int
    amount: int


class Place(NamedTuple):
    """Where something happened: a cell, and in it a segment of the tile, one of its sides, or how the tile faces."""

    x: int
    y: int
    facing: Side | None = None
    side: Side | None = None
    segment: int | None = None


class Untold:
    """An event that nobody has looked at yet: what it says is worked out at the first look."""

    __slots__ = ("_tell",)

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            tell = _tell_of(self)
            if tell is None or name.startswith("__"):
                raise AttributeError(f"an event has no {name}")
            tell()
            return getattr(self, name)


@dataclass(frozen=True, slots=True)
class Event(Untold):
    """What happened: its kind, the move that brought it (None: set-up), whose it is, where, what, points by name.

    `place` is how the place is written, `at` the same as data.
    """

    kind: str
    move: Move | None
    seat: int | None = None
    place: str | None = None
    what: str | None = None
    amount: int = 0
    points: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    at: Place | None = None

    def plain(self) -> Json:
        """The event as plain JSON data."""
        return {
            "kind": self.kind,
            "move": str(self.move) if self.move else None,
            "seat": self.seat,
            "place": self.place,
            "what": self.what,
            "amount": self.amount,
            "points": {name: list(part) for name, part in self.points.items()},
        }


def untold(tell: Callable[[], None]) -> Event:
    """An event that is told by and by; `tell` makes it `become` what it is."""
    event = object.__new__(Event)
    _slot.__set__(event, tell)
    return event


def become(event: Event, told: Event) -> None:
    """An event that was not told is told now."""
    _slot.__set__(event, None)
    for name in _NAMES:
        object.__setattr__(event, name, getattr(told, name))


def _tell_of(event: Untold) -> Callable[[], None] | None:
    try:
        tell: Callable[[], None] | None = _slot.__get__(event)
    except AttributeError:
        return None
    return tell


_slot: MemberDescriptorType = vars(Untold)["_tell"]
_NAMES = tuple(field.name for field in fields(Event))


class EventReader:
    """Turns the rows that the rules wrote into events."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation
        self.words = notation.words

    def read(self, state: Table, lines: Iterable[Line], move: Move | None) -> Iterator[Event]:
        """The events of one move; named parts of points join the scores that follow them."""
        parts: dict[str, tuple[int, int]] = {}
        before: int = Happening.OVER
        for line in lines:
            if line.kind == Happening.PART:
                parts = {} if before != Happening.PART else parts
                parts[self.words.parts[line.what]] = (line.number, line.amount)
            else:
                yield self._event(state, line, move, parts if line.kind == Happening.SCORED else {})
            before = line.kind

    def _event(self, state: Table, line: Line, move: Move | None, points: Mapping[str, tuple[int, int]]) -> Event:
        at = _place(state, line)
        return Event(
            kind=self.words.happenings[line.kind],
            move=move,
            seat=line.seat if line.seat >= 0 else None,
            place=self._written(state, line, at) if at is not None else None,
            what=self._what(line),
            amount=line.amount,
            points=dict(points),
            at=at,
        )

    def _written(self, state: Table, line: Line, at: Place) -> str:
        """How a place is written: 1,2N for how a tile faces there, 1,2.N for a part of it."""
        cell = f"{at.x},{at.y}"
        if at.facing is not None:
            return cell + at.facing
        if at.side is not None:
            return f"{cell}.{at.side}"
        tile = tile_at(state, line.cell)
        return f"{cell}.{self.notation.spot(state, tile, at.segment)}" if at.segment is not None else cell

    def _what(self, line: Line) -> str | None:
        if line.kind in (Happening.DRAWN, Happening.DISCARDED, Happening.PLACED):
            return str(self.notation.specs[line.what].name)
        if line.kind == Happening.SCORED:
            return self.words.scored.get(line.what) or self.words.kinds[line.what]
        if line.kind in (Happening.PUT, Happening.RETURNED):
            return self.words.figures[line.what]
        return self.words.whats.get(line.kind, {}).get(line.what)


def _place(state: Table, line: Line) -> Place | None:
    """Where a row happened, None if that is nowhere on the board."""
    if line.kind in (Happening.DRAWN, Happening.DISCARDED, Happening.OVER) or tile_at(state, line.cell) < 0:
        return None
    x, y = column(state, line.cell), row(state, line.cell)
    if line.kind == Happening.PLACED:
        return Place(x, y, facing=SIDES[line.spot])
    if line.spot >= SIDE:
        return Place(x, y, side=SIDES[line.spot - SIDE])
    return Place(x, y, segment=int(line.spot)) if line.spot >= 0 else Place(x, y)
