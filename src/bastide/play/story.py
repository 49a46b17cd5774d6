"""What has happened in a game, move by move: kept as the rules wrote it, told as events when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.events import Happening
from ..core.table import CHANCE, Table
from .event import Event, EventReader, Line, become, untold
from .move import Move

PART = int(Happening.PART)
Lines = list[tuple[int, ...]]
"""Rows of events, not looked at yet."""


class Played(NamedTuple):
    """One move of the game's history."""

    move: int
    text: Move
    chooser: int

    @property
    def by_chance(self) -> bool:
        """Whether no player made it."""
        return self.chooser == CHANCE


class Chapter:
    """What one move brought about; its events are there as soon as somebody wants them, told or not."""

    __slots__ = ("_events", "lines", "move", "told")

    def __init__(self, lines: Lines, move: Move | None) -> None:
        self.lines = lines
        self.move = move
        self.told = False
        self._events: list[Event] | None = None

    def events(self, tell: Callable[[], None]) -> list[Event]:
        """Its events; `tell` tells this chapter when somebody looks at them."""
        if self._events is None:
            self._events = [untold(tell) for line in self.lines if line[0] != PART]
        return self._events

    def tell(self, reader: EventReader, board: Table) -> None:
        """What its events are."""
        told = list(reader.read(board, map(Line._make, self.lines), self.move))
        for event, known in zip(self._events or told, told, strict=True):
            become(event, known)
        self._events, self.told = self._events or told, True


class Story:
    """All chapters of a game."""

    def __init__(self, reader: EventReader) -> None:
        self.reader = reader
        self.chapters: list[Chapter] = []
        self._told = 0

    def copy(self) -> Story:
        """The same story, to go on otherwise."""
        twin = Story(self.reader)
        twin.chapters, twin._told = list(self.chapters), self._told
        return twin

    def add(self, lines: Lines, move: Move | None) -> None:
        """One chapter more."""
        self.chapters.append(Chapter(lines, move))

    def tell(self, board: Callable[[], Table]) -> None:
        """Chapters that nobody has asked for yet become events; tiles stay where they lie, so a later board will do."""
        if self._told == len(self.chapters):
            return
        lying = board()
        for chapter in self.chapters[self._told :]:
            if not chapter.told:
                chapter.tell(self.reader, lying)
        self._told = len(self.chapters)

    def back_to(self, chapters: int) -> None:
        """The story as it was after so many chapters."""
        del self.chapters[chapters:]
        self._told = min(self._told, chapters)

    def events(self, tell: Callable[[], None], since: int = 0) -> list[Event]:
        """The events from a chapter on; they are told by `tell` when somebody looks at one."""
        return [event for chapter in self.chapters[since:] for event in chapter.events(tell)]
