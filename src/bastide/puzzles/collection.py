"""Collections: puzzles in a compressed file, a line each. One comes with the package."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from pathlib import Path

from ..core.errors import BadSetup
from .puzzle import Puzzle

HERE = Path(__file__).parent
OURS = HERE / "collection.jsonl.xz"
CHOSEN = HERE / "daily.txt"
"""The names of those that were looked at and chosen for everybody."""


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    try:
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            return [Puzzle.of(json.loads(line)) for line in lines]
    except OSError as error:
        raise BadSetup("puzzles", f"{path} cannot be read: {error.strerror}") from None
    except (lzma.LZMAError, ValueError, KeyError, TypeError, EOFError):
        raise BadSetup("puzzles", f"{path} is no collection of puzzles") from None


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a collection; the same puzzles make the same file."""
    lines = (json.dumps(puzzle.plain(), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles)
    whole = "".join(f"{line}\n" for line in lines)
    fresh = path.with_name(f"{path.name}.new")
    try:
        fresh.write_bytes(lzma.compress(whole.encode(), preset=9))
        fresh.replace(path)
    except OSError as error:
        raise BadSetup("puzzles", f"{path} cannot be written: {error.strerror}") from None


@cache
def collection() -> Mapping[str, Puzzle]:
    """The puzzles that come with the package, by name."""
    return {puzzle.name: puzzle for puzzle in read(OURS)}


@cache
def daily() -> tuple[str, ...]:
    """The names of those that are for everybody, one a day."""
    return tuple(name for name in CHOSEN.read_text("utf-8").split() if name in collection())


def of_day(day: date) -> str:
    """The name of a day's puzzle."""
    names = daily() or tuple(collection())
    return names[day.toordinal() % len(names)]


def called(name: str, puzzles: Iterable[Puzzle]) -> Puzzle:
    """The puzzle of a name, of these."""
    for puzzle in puzzles:
        if puzzle.name == name:
            return puzzle
    raise BadSetup("no-puzzle", f"there is no puzzle called {name[:40]!r}")
