"""A tile as a block of characters: areas by colour and sign, roads as lines, figures as the number of their seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from ..core.tiles import TileSpec
from ..games.colours import COLOURS, colours_of, ink_on
from ..games.telling import all_tellings


class Size(NamedTuple):
    """How many characters a tile takes."""

    width: int
    height: int


SMALL, LARGE, HUGE = Size(7, 3), Size(9, 5), Size(23, 9)


class Look(NamedTuple):
    """How a kind of segment is drawn."""

    sign: str
    ink: str
    paper: str


LOOKS = {kind: Look(*look) for telling in all_tellings() for kind, look in telling.kinds.items()}
GROUND = {kind for telling in all_tellings() for kind in telling.ground}  # what lies between the other segments
NOTHING = Look(".", "#8cc063", "#4f8a35")
OTHER = Look("░", "#d0d0d0", "#707070")
WALL = Style(bgcolor="#202020")
CROSSING = "■"
INSET = 0.64
LINES = {frozenset(sides): sign for sides, sign in zip(
    ("N", "S", "NS", "E", "W", "EW", "NE", "NW", "ES", "SW", "NEW", "ESW", "NES", "NSW", "NESW"),
    "║║║═══╚╝╔╗╩╦╠╣╬", strict=True,
)}  # fmt: skip
Place = tuple[int, int]


def rim(port: int) -> tuple[float, float]:
    """Where a port lies on a square of side 1, from its north-west corner."""
    side, along = port // 3, (0.2, 0.5, 0.8)[port % 3]
    return ((along, 0.0), (1.0, along), (1 - along, 1.0), (0.0, 1 - along))[side]


def turned(spec: TileSpec, facing: int) -> list[list[int]]:
    """The ports of each segment as the tile lies."""
    return [[(port + 3 * facing) % 12 for port in segment.ports] for segment in spec.segments]


def is_line(ports: Sequence[int]) -> bool:
    """Whether a segment runs from middles of sides, as roads and rivers do."""
    return bool(ports) and all(port % 3 == 1 for port in ports)


@cache
def owners(spec: TileSpec, facing: int, size: Size) -> Mapping[Place, int]:
    """The segment that each character shows; -1 for a crossing, none where two areas of a kind are kept apart."""
    ports = turned(spec, facing)
    found = _areas(spec, ports, size)
    for place, segment in _lines(ports, size):
        found[place] = segment
    middle = (size.width // 2, size.height // 2)
    for segment, owned in enumerate(ports):
        if not owned:
            place = _centre_place(spec, found, middle) if spec.segments[segment].centre else (middle[0] - 2, middle[1])
            found[place] = segment
    return _kept_apart(spec, found)


def _centre_place(spec: TileSpec, found: Mapping[Place, int], middle: Place) -> Place:
    """What lies in the middle of a tile interrupts no line and stands in no city while there is ground beside."""
    owner = found.get(middle, -1)
    if owner < 0 or spec.segments[owner].kind in GROUND or len(spec.segments[owner].ports) == 1:
        return middle
    ground = [place for place, other in found.items() if other >= 0 and spec.segments[other].kind in GROUND]
    return min(ground or [middle], key=lambda place: (abs(place[0] - middle[0]) + 2 * abs(place[1] - middle[1]), place))


def _areas(spec: TileSpec, ports: list[list[int]], size: Size) -> dict[Place, int]:
    anchors = [(segment, point) for segment, owned in enumerate(ports) if owned and not is_line(owned)
               for point in _anchors(owned)]  # fmt: skip
    centre = _centre(spec, ports)
    if centre is not None:
        anchors.append((centre, (0.5, 0.5)))
    found: dict[Place, int] = {}
    for row in range(size.height if anchors else 0):
        for column in range(size.width):
            u, v = (column + 0.5) / size.width, (row + 0.5) / size.height
            near = min(anchors, key=lambda anchor: (anchor[1][0] - u) ** 2 + (anchor[1][1] - v) ** 2)
            found[(column, row)] = near[0]
    return found


def _anchors(ports: Sequence[int]) -> Iterator[tuple[float, float]]:
    """Points of an area: its ports, the middle of a side it has alone, and a point further in where it fills one."""
    for port in ports:
        u, v = rim(port)
        yield u, v
        if port % 3 == 1:
            yield 0.5 + (u - 0.5) * INSET, 0.5 + (v - 0.5) * INSET
        elif port % 3 == 0 and port + 2 in ports and port + 1 not in ports:
            yield rim(port + 1)


def _centre(spec: TileSpec, ports: list[list[int]]) -> int | None:
    """The area in the middle of the tile: one that joins opposite sides, else the one with the longest rim."""
    areas = [segment for segment, owned in enumerate(ports) if owned and not is_line(owned)]

    def rank(segment: int) -> tuple[bool, bool, int]:
        sides = {port // 3 for port in ports[segment]}
        across = any(side in sides and side + 2 in sides for side in (0, 1))
        return across, across and spec.segments[segment].kind not in GROUND, len(ports[segment])

    return max(areas, key=rank, default=None)


def _kept_apart(spec: TileSpec, found: dict[Place, int]) -> dict[Place, int]:
    """Where two cities touch that are not one, a character between them stays empty."""
    kept = dict(found)
    for (column, row), segment in found.items():
        for beside in ((column + 1, row), (column, row + 1)):
            other = found.get(beside, segment)
            if segment >= 0 and other >= 0 and other != segment and _alike(spec, segment, other):
                kept.pop((column, row), None)
    return kept


def _alike(spec: TileSpec, segment: int, other: int) -> bool:
    """Whether two segments would look like one."""
    kind = spec.segments[segment].kind
    return spec.segments[other].kind == kind and kind not in GROUND and not is_line(spec.segments[segment].ports)


def _lines(ports: list[list[int]], size: Size) -> Iterator[tuple[Place, int]]:
    column, row = size.width // 2, size.height // 2
    lines = [(segment, owned) for segment, owned in enumerate(ports) if is_line(owned)]
    runs = {
        0: [(column, at) for at in range(row)],
        1: [(at, row) for at in range(column + 1, size.width)],
        2: [(column, at) for at in range(row + 1, size.height)],
        3: [(at, row) for at in range(column)],
    }
    for segment, owned in lines:
        for port in owned:
            yield from ((place, segment) for place in runs[port // 3])
    through = [segment for segment, owned in lines if len(owned) > 1]
    if through or len(lines) > 1:
        yield (column, row), through[0] if through else -1


def anchor(spec: TileSpec, facing: int, size: Size, segment: int) -> Place:
    """The character in the middle of what a segment shows."""
    shown = [place for place, owner in owners(spec, facing, size).items() if owner == segment]
    ports = turned(spec, facing)[segment]
    if not shown:
        return size.width // 2, size.height // 2
    if is_line(ports):
        u, v = rim(ports[0])
        goal = ((u * 0.5 + 0.25) * size.width - 0.5, (v * 0.5 + 0.25) * size.height - 0.5)
    else:
        goal = (sum(column for column, _ in shown) / len(shown), sum(row for _, row in shown) / len(shown))
    return min(shown, key=lambda place: ((place[0] - goal[0]) ** 2 + 4 * (place[1] - goal[1]) ** 2, place))


def picture(
    spec: TileSpec,
    facing: int,
    size: Size,
    marks: Mapping[int, tuple[str, Style]] | None = None,
    shaded: bool = False,
) -> list[Text]:
    """The lines of a tile; marks are signs on its segments: figures, numbers of choices."""
    signs = {place: (sign, style) for place, sign, style in _characters(spec, facing, size, shaded)}
    for segment, (label, style) in (marks or {}).items():
        column, row = anchor(spec, facing, size, segment)
        column += not spec.segments[segment].ports  # beside a cloister, not on it
        for offset, sign in enumerate(label):
            signs[(min(column + offset, size.width - 1), row)] = (sign, style)
    lines = []
    for row in range(size.height):
        line = Text()
        for column in range(size.width):
            line.append(*signs[(column, row)])
        lines.append(line)
    return lines


@cache
def _characters(spec: TileSpec, facing: int, size: Size, shaded: bool) -> tuple[tuple[Place, str, Style], ...]:
    shown, ports = owners(spec, facing, size), turned(spec, facing)
    ground = _areas(spec, ports, size)
    characters = {}
    for row in range(size.height):
        for column in range(size.width):
            place = (column, row)
            segment = shown.get(place)
            paper = _look(spec, ground.get(place)).paper
            characters[place] = (" ", WALL) if segment is None else _character(spec, ports, segment, place, size, paper)
    for segment, number in enumerate(spec.segments):
        if number.marks:
            column, row = anchor(spec, facing, size, segment)
            beside = next((spot for spot in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
                           if shown.get(spot) == segment), (column, row))  # fmt: skip
            sign = "♦" if "shield" in number.marks else next(iter(number.marks))[0]
            characters[beside] = (sign, characters[beside][1] + Style(color="#1030a0", bold=True))
    return tuple((place, sign, _shade(style) if shaded else style) for place, (sign, style) in characters.items())


def _shade(style: Style) -> Style:
    """The same a little darker, so that tiles side by side can be told apart."""
    if style.bgcolor is None or style.bgcolor.triplet is None:
        return style
    red, green, blue = (part * 9 // 10 for part in style.bgcolor.triplet)
    return style + Style(bgcolor=f"#{red:02x}{green:02x}{blue:02x}")


def _look(spec: TileSpec, segment: int | None) -> Look:
    return NOTHING if segment is None or segment < 0 else LOOKS.get(spec.segments[segment].kind, OTHER)


def _character(
    spec: TileSpec, ports: list[list[int]], segment: int, place: Place, size: Size, paper: str
) -> tuple[str, Style]:
    if segment < 0:
        return CROSSING, Style(color="#ffffff", bgcolor=paper, bold=True)
    look = _look(spec, segment)
    if look.sign:
        return look.sign, Style(color=look.ink, bgcolor=look.paper or paper)
    middle = (size.width // 2, size.height // 2)
    sides = "".join("NESW"[port // 3] for port in ports[segment])
    if place != middle:
        sides = "NS" if place[0] == middle[0] else "EW"
    return LINES[frozenset(sides)], Style(color=look.ink, bgcolor=look.paper or paper, bold=True)


def seat_style(names: Sequence[str], seat: int) -> Style:
    """A seat's colour as paper, and ink that can be read on it."""
    paper = COLOURS[colours_of(names)[seat]]
    return Style(color=ink_on(paper), bgcolor=paper, bold=True)
