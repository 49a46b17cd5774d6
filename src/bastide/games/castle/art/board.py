"""The Castle's board: the wall round the inside, the score track on it, its towers and start spaces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ....art.board import Board, corner, stand, tile_at
from ....art.canvas import element, number, numbers, path_of_ring
from ....art.curves import Point, between, direction, distance, moved
from ....art.letters import letters
from ....art.paint import disc
from ..view import CastleExtras, CornerTower, StartSpace

THICK = 64.0
TRACK = 43.0
"""How far outside the inside the middle of the track runs."""
IN_TOWER = 15.0
"""How far from the middle of a tower its two spaces lie."""
DISC = 14.0
MARGIN = 30.0
START = 24.0
"""How deep start spaces reach into the wall."""
_STEPS = {"N": (0, 0, 1, 0), "E": (1, 0, 0, 1), "S": (1, 1, -1, 0), "W": (0, 1, 0, -1)}
_BESIDE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def before_tiles(board: Board) -> None:
    """The wall with everything on it, the inside, keeps and markers."""
    castle = board.extras(CastleExtras)
    board.hidden = frozenset(start.name for start in castle.starts)
    outline = inner_corners(set(castle.inside))
    _wall(board, castle, outline)
    for start in castle.starts:
        _start(board, start)
    spaces = track_places(castle, outline)
    _towers(board, castle, spaces)
    _spaces(board, castle, spaces)
    _markers(board, spaces)
    for seat, keep in enumerate(castle.keeps):
        tile = tile_at(board, keep.cell) if keep is not None else None
        if keep is not None and tile is not None:
            x, y = stand(board, tile, keep.segment)
            board.figure("keep", seat, (x, y - 6), 1.2)


def inner_corners(inside: set[tuple[int, int]]) -> list[Point]:
    """The corners of the inside, clockwise."""
    steps: dict[Point, Point] = {}
    for x, y in inside:
        left, top = corner((x, y))
        for side, (dx, dy, along_x, along_y) in _STEPS.items():
            if (x + _BESIDE[side][0], y + _BESIDE[side][1]) not in inside:
                start = left + dx * 100, top + dy * 100
                steps[start] = (start[0] + along_x * 100, start[1] + along_y * 100)
    place = start = min(steps)
    ring = []
    while True:
        ring.append(place)
        place = steps[place]
        if place == start:
            break
    ends = zip(ring[-1:] + ring, ring, ring[1:] + ring[:1], strict=False)
    return [here for before, here, after in ends if direction(before, here) != direction(here, after)]


def widened(outline: Sequence[Point], reach: float) -> list[Point]:
    """The outline moved outwards."""
    found = []
    for place, here in enumerate(outline):
        one = direction(outline[place - 1], here)
        other = direction(here, outline[(place + 1) % len(outline)])
        found.append((here[0] + (one[1] + other[1]) * reach, here[1] - (one[0] + other[0]) * reach))
    return found


def edges(board: Board) -> tuple[float, float, float, float]:
    """West, north, east and south edge of the picture: the wall with a margin round it."""
    corners = [corner(cell) for cell in board.extras(CastleExtras).inside]
    reach = THICK + MARGIN
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs) - reach, min(ys) - reach, max(xs) + 100 + reach, max(ys) + 100 + reach


def _wall(board: Board, castle: CastleExtras, outline: Sequence[Point]) -> None:
    """The ground inside and the wall round it."""
    colours = board.theme
    outer, inner = path_of_ring(widened(outline, THICK)), path_of_ring(outline)
    line, teeth = colours["tower_line"], path_of_ring(widened(outline, THICK - 4))
    board.below += [
        element("path", d=outer, transform="translate(5 8)", fill=colours["shadow"], opacity=0.3),
        element("path", d=outer, fill=colours["tower_ground"], stroke=line, stroke_width=5),
        element("path", d=teeth, fill="none", stroke=colours["tower_light"], stroke_width=7, stroke_dasharray="9 6"),
        element("path", d=inner, fill=colours["earth"], stroke=line, stroke_width=5),
    ]
    _soil(board, castle, inner)


def _soil(board: Board, castle: CastleExtras, inner: str) -> None:
    """Pebbles and the grid of cells on the ground inside."""
    shade = board.theme["shadow"]
    board.symbols["soil"] = (
        '<pattern id="soil" width="50" height="50" patternUnits="userSpaceOnUse">'
        f'<path d="M6 9h5m9 14h3m14-9h6m-31 23h5m12 5h3m13-3h5m-40-23h3" stroke="{shade}"'
        ' stroke-width="1.6" stroke-linecap="round" opacity=".22"/></pattern>'
    )
    board.below.append(element("path", d=inner, fill="url(#soil)"))
    grid = "".join(f"M{number(x)} {number(y)}h100v100h-100z" for x, y in map(corner, castle.inside))
    board.below.append(
        element("path", d=grid, fill="none", stroke=shade, stroke_width=1, stroke_dasharray="3 5", opacity=0.3)
    )


def _start(board: Board, start: StartSpace) -> None:
    """A start space on the wall: the ground of its feature, and its path or market."""
    left, top = corner(start.cell)
    dx, dy, along_x, along_y = _STEPS[start.side]
    one = left + dx * 100, top + dy * 100
    other = one[0] + along_x * 100, one[1] + along_y * 100
    out = along_y, -along_x
    reach = START
    ring = [one, other, moved(other, out, reach), moved(one, out, reach)]
    ground = {"path": "court", "court": "court", "house": "house_ground", "tower": "tower_light"}[start.feature]
    line = board.theme["tower_line"]
    board.marks.append(
        element("path", d=path_of_ring(ring), fill=board.theme[ground], stroke=line, stroke_width=2.5)
    )
    middle = moved(between(one, other, 0.5), out, reach / 2)
    if start.feature == "path":
        end = moved(between(one, other, 0.5), out, reach)
        way = f"M{numbers(between(one, other, 0.5))}L{numbers(end)}"
        for colour, width in (("path_edge", 12.0), ("path", 9.8)):
            board.marks.append(element("path", d=way, stroke=board.theme[colour], stroke_width=width))
    sprite = {"house": "mansion", "tower": "roundtower", "court": "market" if start.markets else "tree1"}
    if start.feature in sprite:
        board.sprite(sprite[start.feature], (middle[0], middle[1] + 6), 0.95, colour="roof")


def track_places(castle: CastleExtras, outline: Sequence[Point]) -> list[Point]:
    """Where every space of the track lies, by its number."""
    middle = widened(outline, TRACK)
    ring = list(middle if castle.track == "clockwise" else middle[::-1])
    corners = list(outline if castle.track == "clockwise" else outline[::-1])
    places: list[Point] = [(0.0, 0.0)] * castle.spaces
    towers = sorted(castle.towers, key=lambda tower: min(tower.scores))
    for tower, following in zip(towers, towers[1:] + towers[:1], strict=True):
        route = _between_towers(ring, corners, tower, following)
        first = max(tower.scores) + 1
        count = (min(following.scores) - first) % castle.spaces
        size = sum(distance(a, b) for a, b in pairwise(route))
        for step in range(count):
            places[(first + step) % castle.spaces] = _at(route, 40 + (size - 80) * (step + 0.5) / count)
        _tower_places(places, tower, route[0], direction(route[0], route[1]), 1)
        _tower_places(places, following, route[-1], direction(route[-1], route[-2]), 0)
    return places


def _tower_places(places: list[Point], tower: CornerTower, centre: Point, heading: Point, half: int) -> None:
    """The spaces of a tower: the earlier half before the corner, the later half after it."""
    scores = sorted(tower.scores)
    mine = scores[len(scores) // 2 :] if half else scores[: (len(scores) + 1) // 2]
    for score in mine:
        places[score] = moved(centre, heading, IN_TOWER)


def _between_towers(
    ring: Sequence[Point], corners: Sequence[Point], tower: CornerTower, following: CornerTower
) -> list[Point]:
    """The way on the wall from one tower to the next."""
    start = corners.index((tower.column * 100, tower.row * 100))
    end = corners.index((following.column * 100, following.row * 100))
    count = (end - start) % len(ring) or len(ring)
    return [ring[(start + step) % len(ring)] for step in range(count + 1)]


def _at(route: Sequence[Point], reach: float) -> Point:
    """The point this far along a way."""
    for one, other in pairwise(route):
        if reach <= distance(one, other):
            return moved(one, direction(one, other), reach)
        reach -= distance(one, other)
    return route[-1]


def tower_middle(castle: CastleExtras, tower: CornerTower) -> Point:
    """The middle of a corner tower."""
    outline = inner_corners(set(castle.inside))
    return widened(outline, TRACK)[outline.index((tower.column * 100, tower.row * 100))]


def wall_tile_place(middle: Point, spaces: Sequence[Point]) -> Point:
    """Where a wall tile lies on its tower: away from the numbers of its spaces."""
    away = [(middle[0] - x, middle[1] - y) for x, y in spaces]
    return middle[0] + 0.6 * sum(dx for dx, _ in away), middle[1] + 0.6 * sum(dy for _, dy in away)


def _towers(board: Board, castle: CastleExtras, spaces: Sequence[Point]) -> None:
    """Corner towers, with their wall tiles face down beside their spaces."""
    for tower in castle.towers:
        x, y = tower_middle(castle, tower)
        for half, colour, width in ((32, "tower_dark", 4.0), (27, "tower_light", 1.5)):
            square = f"M{number(x - half)} {number(y - half)}h{half * 2}v{half * 2}h-{half * 2}z"
            line = board.theme["tower_line"]
            board.marks.append(
                element("path", d=square, fill=board.theme[colour], stroke=line, stroke_width=width)
            )
        if tower.wall_tile:
            place = wall_tile_place((x, y), [spaces[score] for score in tower.scores])
            board.upright.append((y - 40, _wall_tile(board, place)))


def _wall_tile(board: Board, place: Point) -> str:
    """A wall tile face down."""
    colours = board.theme
    back = element("path", d="M-13-9h26v18h-26z", fill=colours["roof3"], stroke=colours["ink"], stroke_width=2)
    rim = element("path", d="M-9-5h18v10h-18z", fill="none", stroke=colours["gold"], stroke_width=1.5)
    return f'<g transform="translate({numbers(place)})rotate(45)scale(.8)">{back}{rim}</g>'


def disc_radius(spaces: Sequence[Point], score: int) -> float:
    """How large a space of the track is drawn: smaller where they lie close to each other."""
    beside = spaces[score - 1], spaces[(score + 1) % len(spaces)]
    return min(DISC, min(distance(spaces[score], other) for other in beside) / 2 - 0.5)


def _spaces(board: Board, castle: CastleExtras, spaces: Sequence[Point]) -> None:
    """The spaces of the track with their numbers."""
    in_towers = {score for tower in castle.towers for score in tower.scores}
    discs, digits = "", ""
    for score, place in enumerate(spaces):
        radius = DISC if score in in_towers else disc_radius(spaces, score)
        discs += "" if score in in_towers else disc(place, radius)
        high = 10 * radius / DISC
        digits += letters(str(score), place[0], place[1] - high / 2, high, board.theme["ink"], 1.2)
    line = board.theme["tower_line"]
    board.marks += [element("path", d=discs, fill=board.theme["paper"], stroke=line, stroke_width=1.2), digits]


def _markers(board: Board, spaces: Sequence[Point]) -> None:
    """The players' markers; on the second lap they lie."""
    places: dict[int, int] = {}
    for seat, points in enumerate(board.view["scores"]):
        space = points % len(spaces)
        places[space] = places.get(space, -1) + 1
        x, y = spaces[space]
        kind = "standing" if points < len(spaces) else "lying"
        board.figure(kind, seat, (x + places[space] * 10, y - 7 + places[space] * 5), 1.3, y + 60)
