"""Positions drawn by hand: a text with the tags of a record and a grid of tiles, their turns and their figures.

    [Game "standard"]
    [Turn "blue"]
    [Deck "BG-E BG-B"]

    |               | BG-E S red>S |
    | BG-U N blue>W | *BG-D N      |

Rows run from north to south; the star marks the start tile, which lies at 0,0.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from ..core.errors import BadSetup
from .errors import BadRecord

CELL = re.compile(r"(\*?)\s*([A-Za-z0-9_-]+)\s+([NESW])((?:\s+\S+>\S+)*)")
FOLLOWER = "m"
TAGS = ("Laid", "Turn", "Points")
OPTIONS = ("laid", "turn", "points")


def record_of(text: str) -> str:
    """A drawn position as a record that begins with it."""
    tags, rows = [], []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith("|"):
            rows.append((number, line.strip().strip("|").split("|")))
        elif line.strip() and not line.strip().startswith("{"):
            tags.append(line.strip())
    return "\n".join([*tags, *(f'[Laid "{one}"]' for one in _laid(rows)), "", "*", ""])


def _laid(rows: Sequence[tuple[int, list[str]]]) -> Iterator[str]:
    """The tiles of a grid by their cells, all but the start tile."""
    found = [
        (column, -row, line, CELL.fullmatch(cell.strip()), cell)
        for row, (line, cells) in enumerate(rows)
        for column, cell in enumerate(cells)
        if cell.strip()
    ]
    stars = [(x, y) for x, y, _, cell, _ in found if cell and cell[1]]
    if len(stars) != 1:
        raise BadRecord("bad-position", "one tile of the grid is the start tile and has a star, as in *BG-D N", 1)
    for x, y, line, cell, text in found:
        if cell is None:
            raise BadRecord("bad-position", f"line {line}: {text.strip()!r} is no tile as in BG-U N red>E", line)
        figures = "".join(f" {figure}" for figure in cell[4].split())
        if not cell[1]:
            yield f"{cell[2]}@{x - stars[0][0]},{y - stars[0][1]}{cell[3]}{figures}"
        elif figures or cell[3] != "N":
            raise BadRecord("bad-position", f"line {line}: the start tile faces N and nobody stands on it", line)


def numbered(extras: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
    """What is fixed beforehand, with the numbers of seats instead of their names."""
    found = dict(extras)
    words = [name.replace(" ", "_") for name in names]
    if isinstance(found.get("turn"), str):
        found["turn"] = _seat(str(found["turn"]), words)
    laid = found.get("laid")
    if isinstance(laid, Sequence) and not isinstance(laid, str) and all(isinstance(one, str) for one in laid):
        found["laid"] = tuple(_numbered(one, words) for one in laid)
    elif laid is not None:
        raise BadSetup("position", f"a position is a list of tiles, as in ['BG-U@1,0N red>E'], not {laid!r}")
    return found


def _numbered(text: str, words: Sequence[str]) -> str:
    tile, *figures = text.split()
    told = []
    for figure in figures:
        who, _, spot = figure.partition(">")
        name, _, letter = who.partition(":")
        seat = int(name) if name.isdecimal() and name not in words else _seat(name, words)
        told.append(f"{seat}:{letter or FOLLOWER}>{spot}")
    return " ".join([tile, *told])


def _seat(name: str, words: Sequence[str]) -> int:
    word = name.replace(" ", "_")
    if word not in words:
        raise BadSetup("position", f"there is no seat {name!r}; there are: {', '.join(words)}")
    return words.index(word)


def written(extras: Mapping[str, object], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The tags of a position."""
    words = [name.replace(" ", "_") for name in names]
    laid = extras.get("laid", ())
    for text in laid if isinstance(laid, tuple) else ():
        yield "Laid", re.sub(r" ([0-9]):([A-Za-z]+)>", lambda one: f" {_told(words[int(one[1])], one[2])}>", text)
    if isinstance(extras.get("turn"), int):
        yield "Turn", words[int(str(extras["turn"]))]
    points = extras.get("points")
    if isinstance(points, (list, tuple)):
        yield "Points", " ".join(str(number) for number in points)


def _told(name: str, letter: str) -> str:
    return name if letter == FOLLOWER else f"{name}:{letter}"


def told(tags: Sequence[tuple[str, str, int]]) -> dict[str, object]:
    """What the tags of a record fix of a position: each has its name, its text and its line."""
    found: dict[str, object] = {}
    laid = [text for name, text, _ in tags if name == "Laid"]
    if laid:
        found["laid"] = laid
    for name, text, line in tags:
        if name == "Turn":
            found["turn"] = text
        if name == "Points":
            if not re.fullmatch(r"[0-9]{1,4}( [0-9]{1,4})*", text):
                raise BadRecord("bad-tag", f"line {line}: points are a number for each seat, as in 3 0", line)
            found["points"] = [int(number) for number in text.split()]
    return found
