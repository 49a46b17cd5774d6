"""How a game is told in English lines. What families and boxes add stands in their folders, in `telling.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from . import catalogue
from .folders import modules


class Happened(Protocol):
    """An event, as far as its sentence tells it."""

    @property
    def what(self) -> str | None:
        """What it is about."""
        ...

    @property
    def place(self) -> str | None:
        """Where it happened, as that is written."""
        ...


Sentence = str | Callable[[Happened, str, str], str]
"""For an event: a pattern with {name} {what} {place} {amount}, or what makes one of event, name and kind of segment."""
Beside = Callable[..., Iterator[str]]
"""Of what the family or box adds to a view, and of the names of the seats."""


@dataclass(frozen=True)
class Telling:
    """How a family, or a box, is told.

    `sentences` are for events, `paid` for what points are for, by the kind of segment; `counted` are parts of points
    with what one of them is called, `uncounted` things without an article, `figures` letters with what they stand for;
    `beside` gives lines about what there is beside tiles and figures; `reasons` says of events that only it has what a
    move did that brought them about, as the rest of a sentence.
    """

    sentences: Mapping[str, Sentence] = field(default_factory=dict)
    paid: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    counted: Mapping[str, str] = field(default_factory=dict)
    uncounted: tuple[str, ...] = ()
    figures: Mapping[str, str] = field(default_factory=dict)
    beside: Beside | None = None
    kinds: Mapping[str, tuple[str, str, str]] = field(default_factory=dict)
    """How kinds of segment look in a terminal: sign, ink and paper."""
    ground: tuple[str, ...] = ()
    """The kinds that lie between the others."""
    reasons: Mapping[str, str] = field(default_factory=dict)


COMMON = Telling(counted={"tiles": "tile"}, figures={"m": "follower"})


def telling_of(family: str, boxes: Sequence[str]) -> Telling:
    """How a family is told with these boxes, but for what lies beside the tiles."""
    parts = [COMMON, *tellings(family, boxes).values()]
    return Telling(
        sentences={kind: sentence for part in parts for kind, sentence in part.sentences.items()},
        paid={what: teller for part in parts for what, teller in part.paid.items()},
        counted={name: one for part in parts for name, one in part.counted.items()},
        uncounted=tuple(name for part in parts for name in part.uncounted),
        figures={letter: name for part in parts for letter, name in part.figures.items()},
    )


def tellings(family: str, boxes: Sequence[str]) -> dict[str, Telling]:
    """What the boxes add, and what the family itself does, by the names of their folders."""
    return {name: module.TELLING for name, module in modules("telling", family, boxes).items()}


def all_tellings() -> Iterator[Telling]:
    """How every family and every box is told."""
    for family in catalogue.families:
        boxes = [box.name for box in catalogue.boxes.values() if box.family == family]
        yield from tellings(family, boxes).values()


def article(word: str) -> str:
    """A word with its article."""
    return f"{'an' if word[:1] in 'aeiou' else 'a'} {word}"


def listing(things: Iterable[str]) -> str:
    """Things one after the other."""
    return ", ".join(things) or "none"
