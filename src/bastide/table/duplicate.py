"""Messages about duplicates: one deck that everybody plays against the same level, and what came of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .shapes import Name, Word


class NewDuplicate(Struct, forbid_unknown_fields=True):
    """A wish for a deck that everybody who has the link plays against this level."""

    game: Word
    level: Word
    boxes: Annotated[list[Word], Meta(max_length=16)] = []
    rules: Annotated[dict[Word, Word], Meta(max_length=40)] = {}


class DuplicateMade(Struct):
    """Where it is found."""

    code: str


class PlayDuplicate(Struct, forbid_unknown_fields=True):
    """Somebody sits down to it."""

    name: Name


class Attempt(Struct):
    """How somebody did; `slug` is his game, to be looked at by whoever has played his own."""

    name: str
    points: int
    level_points: int
    time: int
    mine: bool = False
    slug: str | None = None


class Duplicate(Struct):
    """A duplicate as one person sees it; `week` where it is that of a week, `slug` is his own table."""

    code: str
    game: str
    boxes: list[str]
    rules: dict[str, str]
    level: str
    attempts: list[Attempt]
    playing: int
    over: bool = False
    slug: str | None = None
    week: int | None = None
