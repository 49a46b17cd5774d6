"""What has happened in a game, move by move: kept as the rules wrote it, told as events when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import overload

from ..core.table import Table
from .event import Event, EventReader, Line
from .move import Move

Lines = list[tuple[int, ...]]
"""Rows of events, not looked at yet."""


class Chapter:
    """What one move brought about; `events` is None until it is told."""

    __slots__ = ("events", "lines", "move")

    def __init__(self, lines: Lines, move: Move | None) -> None:
        self.lines = lines
        self.move = move
        self.events: list[Event] | None = None


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
            if chapter.events is None:
                chapter.events = list(self.reader.read(lying, map(Line._make, chapter.lines), chapter.move))
        self._told = len(self.chapters)

    def back_to(self, chapters: int) -> None:
        """The story as it was after so many chapters."""
        del self.chapters[chapters:]
        self._told = min(self._told, chapters)


def events_of(chapters: Iterable[Chapter]) -> Iterator[Event]:
    """The events of chapters that are told."""
    for chapter in chapters:
        yield from chapter.events or ()


class Told(Sequence[Event]):
    """Some events of a game, in their order; worked out when they are looked at, and equal to a list of the same."""

    def __init__(self, chapters: Sequence[Chapter], tell: Callable[[], None]) -> None:
        self._chapters, self._tell = chapters, tell

    def _list(self) -> list[Event]:
        if any(chapter.events is None for chapter in self._chapters):
            self._tell()
        return list(events_of(self._chapters))

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._list()[place]

    def __len__(self) -> int:
        return len(self._list())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._list())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (list, Told)) and self._list() == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._list())
