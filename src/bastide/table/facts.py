"""Facts: what is written into a table's log. The table is the fold of its facts."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from .shapes import Aid as Aid
from .shapes import Reason as Reason
from .shapes import Setup as Setup
from .shapes import Wish as Wish


class Fact(Struct, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Created(Fact, tag="created"):
    """The table was made.

    A table made from a record has what that had fixed beforehand, its seats' names and what was drawn first.
    """

    setup: Setup
    hash: str
    names: list[str] = []
    fixed: dict[str, Any] = {}
    opening: list[str] = []


class Sat(Fact, tag="sat"):
    """A person, a computer of the server or somebody's bot took a seat."""

    seat: int
    name: str
    player: str | None = None
    luck: str = ""
    bot: bool = False


class Stood(Fact, tag="stood"):
    """A seat became free again."""

    seat: int


class Started(Fact, tag="started"):
    """All seats are filled; the first tiles are drawn."""

    drew: list[str] = []


class Played(Fact, tag="played"):
    """A step: the moves of one seat, what chance did after each, and the clocks after it."""

    seat: int
    moves: list[str]
    left: list[int] = []
    reason: str | None = None


class Asked(Fact, tag="asked"):
    """A seat asked to go back to the position after a step; those who wait have to agree.

    Or it asked what shall become of a seat whose player is away: a computer plays for it, or the game ends.
    """

    seat: int
    step: int
    waiting: list[int] = []
    wish: Wish = "back"
    about: int | None = None
    player: str | None = None


class Answered(Fact, tag="answered"):
    """A seat agreed to that, or did not."""

    seat: int
    yes: bool


class Undone(Fact, tag="undone"):
    """The steps after this one do not count any more."""

    seat: int
    step: int


class Resigned(Fact, tag="resigned"):
    """A seat gave up."""

    seat: int


class Flagged(Fact, tag="flagged"):
    """A seat lost by its clock."""

    seat: int


class Replaced(Fact, tag="replaced"):
    """A computer plays for a seat from now on; clocks stand as they stood then."""

    seat: int
    player: str
    reason: str
    left: list[int] = []


class Returned(Fact, tag="returned"):
    """A player took the seat back from the computer."""

    seat: int


class Ended(Fact, tag="ended"):
    """A player ended the game as it stood."""

    seat: int


class Over(Fact, tag="over"):
    """The game is over."""

    reason: Reason


class Locked(Fact, tag="locked"):
    """The owner locked an aid off, or allowed it."""

    aid: Aid
    yes: bool


class Said(Fact, tag="said"):
    """Somebody spoke."""

    name: str
    text: str
    seat: int | None = None


class Muted(Fact, tag="muted"):
    """A seat, or, where none is named, whoever watches, may speak no more, or may again."""

    yes: bool
    seat: int | None = None


class Barred(Fact, tag="barred"):
    """Whoever held a seat was sent away for good; the table knows him by a hash of its own."""

    seat: int
    name: str
    persons: list[str] = []


class Rematch(Fact, tag="rematch"):
    """The same players play again at another table."""

    slug: str


AnyFact = (
    Created | Sat | Stood | Started | Played | Asked | Answered | Undone | Resigned | Flagged | Replaced | Returned
    | Ended | Over | Locked | Said | Muted | Barred | Rematch
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyFact)


class Entry(NamedTuple):
    """A fact with its place in the log."""

    number: int
    time: int
    fact: Fact


class Row(NamedTuple):
    """A line of a log as it is on disk, and the message that it answers."""

    number: int
    time: int
    fact: str
    message: str | None

    def entry(self) -> Entry:
        """The line as it is read; one that this version does not know is a ValidationError."""
        return Entry(self.number, self.time, read(self.fact))


def write(fact: Fact) -> str:
    """A fact as text."""
    return msgspec.json.encode(fact).decode()


def read(text: str) -> Fact:
    """A fact from text."""
    fact: Fact = _decoder.decode(text)
    return fact
