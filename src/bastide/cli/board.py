"""The town as a block of characters, with coordinates, figures and the places where the next tile may lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text

from ..core.tiles import TileSpec
from .picture import LARGE, SMALL, Size, picture, seat_style

MARGIN = 5
OPEN_PLACE = Style(color="#ffffff", bgcolor="#303030")
Cell = tuple[int, int]


class Window(NamedTuple):
    """The cells that are shown."""

    west: int
    east: int
    south: int
    north: int


class Board:
    """Draws what a view of a game shows."""

    def __init__(self, view: Mapping[str, Any], specs: Sequence[TileSpec], labels: Mapping[Cell, str]) -> None:
        self.names = view["seats"]
        self.specs = {spec.name: spec for spec in specs}
        self.tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
        self.labels = labels
        self.last = next(reversed(self.tiles), (0, 0))

    def whole(self) -> Window:
        """All tiles and all places where one may lie."""
        cells = [*self.tiles, *self.labels] or [(0, 0)]
        columns, rows = [x for x, _ in cells], [y for _, y in cells]
        return Window(min(columns), max(columns), min(rows), max(rows))

    def draw(self, width: int | None = None, height: int | None = None) -> Text:
        """The town, as large as it fits so many characters; without limits all of it, small."""
        window = self.whole()
        size = LARGE if width and height and _fits(window, LARGE, width, height) else SMALL
        if width and height and not _fits(window, size, width, height):
            window = self._around_the_last(window, size, width, height)
        lines = [self._heading(window, size)]
        for y in range(window.north, window.south - 1, -1):
            lines += self._row(window, size, y)
        return Text("\n").join(lines)

    def _around_the_last(self, window: Window, size: Size, width: int, height: int) -> Window:
        columns, rows = max(1, (width - MARGIN) // size.width), max(1, (height - 1) // size.height)
        west = _start(self.last[0], columns, window.west, window.east)
        south = _start(self.last[1], rows, window.south, window.north)
        east, north = min(window.east, west + columns - 1), min(window.north, south + rows - 1)
        return Window(west, east, south, north)

    def _heading(self, window: Window, size: Size) -> Text:
        numbers = "".join(f"{x:^{size.width}}" for x in range(window.west, window.east + 1))
        return Text(" " * MARGIN + numbers, style="dim")

    def _row(self, window: Window, size: Size, y: int) -> list[Text]:
        blocks = [self._cell((x, y), size) for x in range(window.west, window.east + 1)]
        lines = []
        for line in range(size.height):
            text = Text()
            text.append(f"{y:>{MARGIN - 1}} " if line == size.height // 2 else " " * MARGIN, style="dim")
            for block in blocks:
                text.append_text(block[line])
            lines.append(text)
        return lines

    def _cell(self, cell: Cell, size: Size) -> list[Text]:
        tile = self.tiles.get(cell)
        if tile is not None:
            facing, shaded = "NESW".index(tile["facing"]), sum(cell) % 2 == 1
            return picture(self.specs[tile["name"]], facing, size, self._figures(tile), shaded)
        if cell not in self.labels:
            return [Text(" " * size.width)] * size.height
        lines = _wrapped(self.labels[cell], size)
        return [Text(f"{line:^{size.width}.{size.width}}", style=OPEN_PLACE) for line in lines]

    def _figures(self, tile: Mapping[str, Any]) -> dict[int, tuple[str, Style]]:
        return {
            figure["segment"]: (
                str(figure["seat"] + 1) if figure["figure"] == "m" else figure["figure"],
                seat_style(self.names, figure["seat"]),
            )
            for figure in tile["figures"]
        }


def _wrapped(label: str, size: Size) -> list[str]:
    """A label in the middle of a cell; one that is too long takes several lines."""
    parts = [label] if len(label) <= size.width else label.split(",")
    above = max(0, size.height - len(parts)) // 2
    return ([""] * above + parts + [""] * size.height)[: size.height]


def _fits(window: Window, size: Size, width: int, height: int) -> bool:
    columns, rows = window.east - window.west + 1, window.north - window.south + 1
    return columns * size.width + MARGIN <= width and rows * size.height + 1 <= height


def _start(last: int, room: int, low: int, high: int) -> int:
    """Where a stretch of so many cells begins that has the last tile in its middle and stays on the board."""
    return max(low, min(last - room // 2, high - room + 1))
