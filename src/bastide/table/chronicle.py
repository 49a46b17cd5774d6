"""The chronicle: a table with its log as pages are told it, a line for every fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..play.view import View
from . import shapes, sight
from .facts import Entry, Played
from .fold import Fold
from .steps import Look, Ready, worked_out

OPEN_LINE = ("seat", "name", "player", "step", "text", "yes", "aid", "slug", "reason", "wish", "about")


class Shown(NamedTuple):
    """A step that is ready to happen, and its moves as pages are shown them."""

    ready: Ready
    moves: list[shapes.Move]


class Told(msgspec.Struct, frozen=True, gc=False):
    """A line as pages are told it, written once for all who will ever read it; there are very many of them."""

    number: int
    kind: str
    seat: int | None
    text: bytes

    @property
    def line(self) -> Any:
        """The line, to be put into a message as it is."""
        return msgspec.Raw(self.text)


def _looking(seen: list[shapes.Move]) -> Look:
    """Whoever looks on notes every move before it is made."""
    return lambda game, move: seen.append(sight.move_shape(game, move))


class Chronicle:
    """The lines of a table, and the table that its facts have made."""

    def __init__(self, slug: str, secret: str) -> None:
        self._seen: list[shapes.Move] = []
        self.fold = Fold(slug, secret, _looking(self._seen))
        self.lines: list[Told] = []
        self._looked = -1
        self._open: View | None = None
        self._hash = ""
        self._packed: list[int] = []

    @classmethod
    def told(cls, slug: str, secret: str, entries: Sequence[Entry]) -> Chronicle:
        """A table as its log tells it."""
        table = cls(slug, secret)
        for entry in entries:
            table.add(entry)
        return table

    def work_out(self, moves: Sequence[str]) -> Shown:
        """A step of the seat that has to choose, before it is written down."""
        assert self.fold.game is not None
        shown: list[shapes.Move] = []
        ready = worked_out(self.fold.game, moves, lambda game, move: shown.append(sight.move_shape(game, move)))
        return Shown(ready, shown)

    def add(self, entry: Entry, ready: Ready | None = None, moves: Sequence[shapes.Move] = ()) -> Told:
        """One more fact, worked out already or not; the line that tells it."""
        self._seen[:] = moves
        happened = self.fold.apply(entry, ready)
        line = shapes.Line(entry.number, entry.time, entry.fact.__struct_config__.tag)  # type: ignore[arg-type]
        for name in OPEN_LINE:
            if hasattr(entry.fact, name):
                setattr(line, name, getattr(entry.fact, name))
        if isinstance(entry.fact, Played):
            line.moves, line.step = list(self._seen), len(self.fold.steps)
        if self.fold.game is not None:
            line.events = [sight.event_shape(self.fold.game, event) for event in happened]
        told = Told(line.number, line.kind, line.seat, msgspec.json.encode(line))
        self.lines.append(told)
        return told

    def seen(self, seat: int | None) -> View:
        """The game as a seat may see it; what all see alike is found once for each position."""
        assert self.fold.game is not None
        return self.fold.game.seen(seat, self._public)

    @property
    def fingerprint(self) -> str:
        """A hash of the position, worked out once for all who look at it."""
        self._look_again()
        return self._hash

    def choice(self, mine: bool, thinking: bool) -> shapes.Choice | None:
        """Who has to choose, and, for that seat itself, among what; what there is to choose is found once."""
        self._look_again()
        return sight.choice_shape(self.fold.game, mine, thinking, self._packed) if self.fold.game is not None else None

    @property
    def _public(self) -> View:
        self._look_again()
        assert self._open is not None
        return self._open

    def _look_again(self) -> None:
        if self.fold.game is not None and self._looked != self.fold.at:
            self._open = self.fold.game.seen(None)
            self._hash, self._looked = sight.fingerprint_of(self._open), self.fold.at
            self._packed = self.fold.game.packed_moves()
