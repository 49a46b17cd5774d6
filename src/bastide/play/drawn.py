"""Positions drawn by hand: a text with the tags of a record and a grid of tiles, their turns and their figures.

    [Game "standard"]
    [Turn "blue"]
    [Deck "BG-E BG-B"]

    |               | BG-E S red>S |
    | BG-U N blue>W | *BG-D N      |

Rows run from north to south; the star marks the tile that lies at 0,0, or, as in *4,-3, at another cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ..core.errors import BadSetup
from .errors import BadRecord

CELL = re.compile(r"(?:\*(?:(-?[0-9]{1,3}),(-?[0-9]{1,3})\s)?)?\s*([A-Za-z0-9_-]+)\s+([NESW])((?:\s+\S+>\S+)*)")
FOLLOWER = "m"
TAGS = ("Laid", "Turn", "Points")
OPTIONS = ("laid", "turn", "points")


class Cell(NamedTuple):
    """A cell of a grid, counted from its north-west: the line it stands on, whether it has the star, what it tells."""

    line: int
    x: int
    y: int
    star: bool
    told: re.Match[str]


def record_of(text: str) -> str:
    """A drawn position as a record that begins with it; what stands on a line stays on it."""
    lines = [line.strip() for line in text.splitlines()]
    rows = {number: line.strip("|").split("|") for number, line in enumerate(lines, 1) if line.startswith("|")}
    laid = _laid(rows)
    told = [
        " ".join(f'[Laid "{one}"]' for one in laid[number]) if number in laid else "" if line.startswith("{") else line
        for number, line in enumerate(lines, 1)
    ]
    return "\n".join([*told, "*", ""])


def _laid(rows: Mapping[int, list[str]]) -> dict[int, list[str]]:
    """The tiles of a grid by their cells, line by line."""
    found = []
    for row, (line, cells) in enumerate(rows.items()):
        for column, text in ((column, cell.strip()) for column, cell in enumerate(cells) if cell.strip()):
            cell = CELL.fullmatch(text)
            if cell is None:
                raise BadRecord("bad-position", f"line {line}: {text!r} is no tile as in BG-U N red>E", line)
            found.append(Cell(line, column, -row, text.startswith("*"), cell))
    west, north = _corner([cell for cell in found if cell.star], min(rows, default=1))
    laid: dict[int, list[str]] = {line: [] for line in rows}
    for line, x, y, _, cell in found:
        figures = "".join(f" {figure}" for figure in cell[5].split())
        laid[line].append(f"{cell[3]}@{west + x},{north + y}{cell[4]}{figures}")
    return laid


def _corner(stars: Sequence[Cell], line: int) -> tuple[int, int]:
    """The cell in the north-west of a grid."""
    if len(stars) != 1:
        sentence = "one tile of the grid has a star: it lies at 0,0, as in *BG-D N, or as in *4,-3 CA-1 N where it says"
        raise BadRecord("bad-position", f"line {line}: {sentence}", line)
    x, y, told = stars[0].x, stars[0].y, stars[0].told
    return int(told[1] or 0) - x, int(told[2] or 0) - y


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
