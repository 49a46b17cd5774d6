"""Guided games: short games in which a person is told what to try. Families and boxes keep theirs in `guides.toml`.

A guide is a game that was played well, turn by turn, with what each turn is meant to show. The deck follows from it.
What is said of it stands in the page's words.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert

from ..core.errors import BadSetup
from .folders import everywhere

FILE = "guides.toml"


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be tried: an event of one's own of this kind, about this thing, of at least so many points.

    A `put` may say in which role. `more` is no event: one's features of this kind have grown, or are worth more.
    """

    kind: str
    what: str = ""
    role: str = ""
    least: int = 1


class GuideStep(Struct, frozen=True, forbid_unknown_fields=True, rename={"moves": "try", "answer": "then"}):
    """A turn: what it is to show, the moves that show it, and what the other one does until the next turn."""

    goal: Goal
    moves: str
    answer: str = ""

    @property
    def tile(self) -> str:
        """The tile that is laid in it; none where the first tile lies already."""
        tile, at, _ = self.moves.partition("@")
        return tile if at else ""


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game: how it is set up, and its turns.

    `before` are tiles that are drawn before the first of them; `draws` are all tiles as they are drawn, where that is
    not the order in which they are laid.
    """

    game: str
    steps: list[GuideStep]
    boxes: list[str] = []
    before: list[str] = []
    draws: list[str] = []
    fixed: dict[str, Any] = {}

    @property
    def deck(self) -> list[str]:
        """All tiles in the order in which they are drawn."""
        return self.draws or [*self.before, *(text.partition("@")[0] for text in self._written() if "@" in text)]

    def _written(self) -> Iterator[str]:
        for step in self.steps:
            yield from f"{step.moves} {step.answer}".split()

    def step_for(self, tile: str, after: int) -> int | None:
        """The first step after another that lays such a tile."""
        return next((at for at in range(after + 1, len(self.steps)) if self.steps[at].tile == tile), None)


@cache
def guides() -> Mapping[str, Guide]:
    """All guided games by their names."""
    return {name: guide for path in everywhere(FILE) for name, guide in _read(path).items()}


def _read(path: Path) -> dict[str, Guide]:
    try:
        return convert(tomllib.loads(path.read_text("utf-8")), dict[str, Guide])
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadSetup("guides", f"{path}: {error}") from None
