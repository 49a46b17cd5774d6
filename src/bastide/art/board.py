"""Pictures of boards: tiles as they lie, with everything that stands on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec import Struct, convert

from bastide.core.tiles import TileSpec

from ..games.colours import COLOURS, colours_of
from .canvas import Canvas, definitions, element, number, path_of_rings
from .curves import Point
from .figures import figure_svg
from .geometry import turned_rings
from .looks import LYING, figure_of
from .looks import ground as ground_of
from .shelf import known_tiles
from .survey import stands
from .themes import Theme, theme
from .tile import paint_tile, variant_at

SIZE = 100
FACINGS = "NESW"

Cell = tuple[int, int]
View = Mapping[str, Any]


E = TypeVar("E", bound=Struct)


@dataclass
class Board:
    """A board being painted: layers in the order in which they lie on each other."""

    view: View
    theme: Theme
    specs: Mapping[str, TileSpec]
    below: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    upright: list[tuple[float, str]] = field(default_factory=list)
    used: dict[str, None] = field(default_factory=dict)
    symbols: dict[str, str] = field(default_factory=dict)
    hidden: frozenset[str] = frozenset()
    """Tiles that are painted by their family."""

    @property
    def family(self) -> str:
        """The family of the game."""
        return str(self.view["family"])

    def extras(self, kind: type[E], box: str = "") -> E:
        """What the family adds to the view, or one of its boxes."""
        added = self.view[self.family]
        return convert(added[box] if box else added, kind)

    def letter(self, seat: int) -> str:
        """The letter of a player: the first of his name that no earlier player has, else his number."""
        taken: list[str] = []
        for place, name in enumerate(self.view["seats"][: seat + 1]):
            free = [mark for mark in str(name).upper() if mark.isalnum() and mark not in taken]
            taken.append(free[0] if free else str(place + 1))
        return taken[seat]

    def colour(self, seat: int) -> str:
        """The colour of a player."""
        return COLOURS[colours_of(self.view["seats"])[seat]]

    def figure(self, kind: str, seat: int, place: Point, scale: float = 1.0, depth: float | None = None) -> None:
        """Put a figure of a player on the board; nearer ones hide farther ones."""
        name = f"{kind}-{seat}"
        if name not in self.symbols:
            colour, letter = (self.colour(seat), self.letter(seat)) if seat >= 0 else ("", "")
            self.symbols[name] = f'<g id="{name}">{figure_svg(kind, colour, letter, max(seat, 0))}</g>'
        move = f"translate({number(place[0])} {number(place[1])})"
        grow = "" if scale == 1 else f"scale({scale:.3g})"
        self.upright.append((place[1] if depth is None else depth, f'<use href="#{name}" transform="{move}{grow}"/>'))

    def sprite(
        self, name: str, place: Point, scale: float = 1.0, depth: float | None = None, colour: str | None = None
    ) -> None:
        """Put a sprite on the board; its own parts without a colour take this one."""
        self.used[name] = None
        move = f"translate({number(place[0])} {number(place[1])})"
        grow = "" if scale == 1 else f"scale({scale:.3g})"
        fill = "" if colour is None else f' fill="{self.theme[colour]}"'
        shown = f'<use href="#{name}" transform="{move}{grow}"{fill}/>'
        self.upright.append((place[1] if depth is None else depth, shown))


def corner(cell: Sequence[int]) -> Point:
    """The north-west corner of a cell."""
    return cell[0] * SIZE, -cell[1] * SIZE


def begin_board(view: View, theme_name: str, specs: Mapping[str, TileSpec] | None = None) -> Board:
    """An empty board for a view; tiles that are not on the shelf must be given."""
    known = {**known_tiles(view["family"]), **(specs or {})}
    return Board(view, theme(theme_name), known)


def lay_tiles(board: Board) -> None:
    """All tiles, each picture once, and a fine line round every tile."""
    squares = ""
    for tile in board.view["tiles"]:
        if tile["name"] in board.hidden:
            continue
        if tile["name"] not in board.specs:
            raise ValueError(f"no tile called {tile['name']!r} is known: give it with `specs`")
        x, y = corner((tile["x"], tile["y"]))
        variant = variant_at(tile["x"], tile["y"])
        name = f"{tile['name']}{tile['facing']}{variant or ''}"
        if name not in board.symbols:
            board.symbols[name] = _tile_symbol(board, tile, variant, name)
        board.tiles.append(element("use", href=f"#{name}", x=x, y=y, width=SIZE, height=SIZE))
        squares += f"M{number(x)} {number(y)}h{SIZE}v{SIZE}h-{SIZE}z"
    if squares:
        ground = board.theme[ground_of(board.family)]
        ink = board.theme["ink"]
        board.below.append(element("path", d=squares, fill=ground, stroke=ink, stroke_width=3))
        board.below.append(element("path", d=squares, fill=ground, stroke=ground, stroke_width=0.8))
        board.marks.append(element("path", d=squares, fill="none", stroke=ink, stroke_width=0.7, opacity=0.3))


def _tile_symbol(board: Board, tile: Mapping[str, Any], variant: int, symbol: str) -> str:
    """The picture of a tile as a symbol, which cuts off what reaches over the rim."""
    canvas = Canvas(board.theme)
    turn = FACINGS.index(tile["facing"])
    paint_tile(canvas, board.specs[tile["name"]], turn, board.family, variant)
    board.used |= canvas.used
    return f'<symbol id="{symbol}" viewBox="0 0 100 100">{canvas.text()}</symbol>'


def place_figures(board: Board) -> None:
    """The figures that stand or lie on tiles."""
    for tile in board.view["tiles"]:
        crowd: dict[int, int] = {}
        for figure in tile["figures"]:
            segment = figure["segment"]
            crowd[segment] = crowd.get(segment, -1) + 1
            place = stand(board, tile, segment)
            place = place[0] + 7 * crowd[segment], place[1] + 4 * crowd[segment]
            kind = figure_of(figure["figure"])
            if kind == "standing" and board.specs[tile["name"]].segments[segment].kind in LYING:
                kind = "lying"
            board.figure(kind, figure["seat"], place, 1.15)


def stand(board: Board, tile: Mapping[str, Any], segment: int) -> Point:
    """Where a figure stands on a laid tile."""
    x, y = corner((tile["x"], tile["y"]))
    spot = stands(board.specs[tile["name"]], FACINGS.index(tile["facing"]))[segment]
    return x + spot[0], y + spot[1]


def tile_at(board: Board, cell: Sequence[int]) -> Mapping[str, Any] | None:
    """The tile that lies on a cell."""
    found: Iterable[Mapping[str, Any]] = board.view["tiles"]
    return next((tile for tile in found if (tile["x"], tile["y"]) == tuple(cell)), None)


def mark_last(board: Board, cell: Sequence[int]) -> None:
    """A frame round the tile laid last."""
    x, y = corner(cell)
    square = f"M{number(x - 1)} {number(y - 1)}h102v102h-102z"
    for colour, width in (("#fff", 7), ("#d55e00", 4)):
        board.marks.append(
            element("path", d=square, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round")
        )


def highlight(board: Board, segments: Iterable[Sequence[int]], colour: str) -> None:
    """Hatch a feature: its segments, each by its cell and its number on the tile."""
    paths = ""
    for x, y, segment in segments:
        tile = tile_at(board, (x, y))
        if tile is None or tile["name"] not in board.specs:
            continue
        left, top = corner((x, y))
        rings = turned_rings(board.specs[tile["name"]], FACINGS.index(tile["facing"])).get(segment, [])
        paths += path_of_rings([[(px + left, py + top) for px, py in ring] for ring in rings])
    if paths:
        name = f"hatch{colour.strip('#')}"
        board.symbols[name] = (
            f'<pattern id="{name}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
            f'<path d="M0 0h9v9H0z" fill="{colour}" opacity=".22"/><path d="M0 2h9" stroke="{colour}" stroke-width="4"'
            ' opacity=".75"/></pattern>'
        )
        board.marks.append(f'<path d="{paths}" fill="url(#{name})" stroke="{colour}" stroke-width="1.6"/>')


def frame(board: Board, cells: tuple[int, int, int, int] | None = None) -> tuple[float, float, float, float]:
    """West, north, east and south edge of all tiles, or of given cells."""
    laid = [(tile["x"], tile["y"]) for tile in board.view["tiles"]] or [(0, 0)]
    xs, ys = [x for x, _ in laid], [y for _, y in laid]
    west, north, east, south = cells or (min(xs), max(ys), max(xs), min(ys))
    return west * SIZE, -north * SIZE, (east + 1) * SIZE, (1 - south) * SIZE


def finish(board: Board, edges: tuple[float, float, float, float], ground: bool = True) -> str:
    """The whole picture, cut at these edges."""
    west, north, east, south = edges
    box = [number(value) for value in (west, north, east - west, south - north)]
    shapes = "".join(text for _, text in sorted(board.upright, key=lambda entry: entry[0]))
    square = f"M{box[0]} {box[1]}h{box[2]}v{box[3]}H{box[0]}z"
    table = element("path", d=square, fill=board.theme["table"]) if ground else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(box)}">{definitions(board.theme, board.used)}'
        f"<defs>{''.join(board.symbols.values())}</defs>"
        f"{table}{''.join((*board.below, *board.tiles, *board.marks))}{shapes}</svg>"
    )
