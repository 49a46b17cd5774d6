"""Setting the table of The Castle: tile file, wall file and switches become records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any

from ...core.bag import fill, tiles_left
from ...core.errors import BadSetup, BadTiles
from ...core.geometry import SIDES, cell_at, neighbour
from ...core.kinds import Printer
from ...core.moves import Verb, pack
from ...core.offers import print_offers
from ...core.tiles import SegmentSpec, TileFile, TileSpec
from ..drawn import counts_left, lay_position
from ..options import Options, Prepared
from ..room import check_figures
from ..tile_sets import sets_in_play, together
from . import wall as walls
from .drawn import DRAWING, check_belongs
from .state import NUMBERS, ON_NO_TOWER, TURNED_UP, Box, ExtraTurn, Kind, Mark, State, Step, WellsLeft
from .wall import COPIES, StartSpace, WallFile
from .words import KINDS, WALL_TILES

HERE = Path(__file__).parent
FOLLOWERS = 6
CHOICES: Mapping[str, type[IntEnum]] = {"wells_left": WellsLeft, "extra_turn": ExtraTurn}
MOST_TILES = 32767  # that a bag can count


def printer() -> Printer:
    """How the family's tiles are printed: only paths must continue."""
    return Printer(
        kinds={word: kind for kind, word in KINDS.items()},
        bits={"well": Mark.WELL},
        counted=frozenset({"market"}),
        matching=frozenset({"path"}),
    )


def prepare(options: Options) -> Prepared:
    """The table as it stands before the first tile is drawn."""
    files = sets_in_play(options, lambda name: HERE / "tiles.toml")
    file = together(files)
    wall = walls.load(_path(options, "wall"))
    specs = (*file.tiles, *(start_spec(start) for start in wall.starts))
    box, state = Box(), State()
    _check_names(file, wall)
    _check_squares(file)
    _print(box, specs, len(file.tiles), file, wall)
    build(box, wall, len(file.tiles))
    set_switches(box, options.rules)
    state.seats = options.seats
    check_figures(state, FOLLOWERS)
    check_belongs(options)
    lying = lay_position(DRAWING, box, state, specs[: len(file.tiles)], options)
    deck = _fill_bag(box, state, file, lying, options.deck)
    _check_room(box, state, specs, lying.total())
    wall_tiles = check_wall_tiles(box, options.extras.get("wall_tiles"))
    check_not_seen(state, wall_tiles or {}, lying.total() > 0)
    return Prepared(options, box, state, specs, files, _fixed(deck, wall_tiles), (wall,))


def _path(options: Options, name: str) -> Path:
    given = options.extras.get(name, HERE / f"{name}.toml")
    if not isinstance(given, (str, Path)):
        raise BadSetup(name, f"{name!r} is the path of a file")
    return Path(given)


def start_spec(start: StartSpace) -> TileSpec:
    """A start space as a tile that has something on one side only, here the north."""
    ports = (1,) if start.feature == "path" else (0, 2)
    marks = {"market": start.markets} if start.markets else {}
    return TileSpec(start.name, 1, (SegmentSpec(start.feature, ports, (), marks),), certainty="reconstructed")


def _check_names(file: TileFile, wall: WallFile) -> None:
    names = {spec.name for spec in file.tiles}
    for name in WALL_TILES.values():
        if name in names:
            raise BadTiles(file.path, name, "this is how a wall tile is called; give the tile another name")
    for start in wall.starts:
        if start.name in names:
            raise BadTiles(wall.path, "", f'start space "{start.name}": a tile of the set has the same name')


def _check_squares(file: TileFile) -> None:
    """At a square every path ends."""
    for spec in file.tiles:
        through = any(part.kind == "path" and len(part.ports) > 1 for part in spec.segments)
        if spec.marks.get("square") and through:
            raise BadTiles(file.path, spec.name, "a square ends its paths, so each has one side only", line=spec.line)


def _print(box: Box, specs: Sequence[TileSpec], own: int, file: TileFile, wall: WallFile) -> None:
    if len(specs) > len(box.kinds):
        wanted = f"{own} kinds of tile and {len(specs) - own} start spaces"
        raise BadSetup("too-many-kinds", f"{wanted} are more than the {len(box.kinds)} there is room for")
    press = printer()
    for number, spec in enumerate(specs):
        box.kinds[number] = press.print(spec, file.path if number < own else wall.path)
    box.kinds_count = len(specs)
    print_offers(box, Kind.PATH)


def build(box: Box, wall: WallFile, first_start: int) -> None:
    """The wall as records: column c, row r is the cell c,-r."""
    box.west, box.east, box.south, box.north = -1, len(wall.rows[0]), -len(wall.rows), 1
    for number, (x, y) in enumerate(wall.cells()):
        box.inside[number] = cell_at(x, -y)
    box.inside_count = len(wall.cells())
    for number, start in enumerate(wall.starts):
        record = box.starts[number]
        record.kind, record.side = first_start + number, SIDES.index(start.side)
        record.before = cell_at(start.column, -start.row)
        record.cell = neighbour(record.before, record.side)
    box.start_count = len(wall.starts)
    _build_track(box, wall)


def _build_track(box: Box, wall: WallFile) -> None:
    box.spaces, box.clockwise = wall.spaces, int(wall.track == "clockwise")
    box.tower_at = [ON_NO_TOWER] * len(box.tower_at)
    for number, tower in enumerate(wall.towers):
        record = box.towers[number]
        record.column, record.row, record.carries = tower.column, tower.row, int(tower.wall_tile)
        for score in tower.scores:
            box.tower_at[score] = number
    box.tower_count = len(wall.towers)


def set_switches(box: Box, rules: Mapping[str, str]) -> None:
    """The switches and numbers of the table."""
    for name, choice in rules.items():
        setattr(box.rules, name, int(CHOICES[name][choice.upper()]))
    box.rules.followers = FOLLOWERS
    box.rules.copies = COPIES


def _fill_bag(
    box: Box, state: State, file: TileFile, lying: Counter[int], deck: Sequence[str] | None
) -> list[int] | None:
    if deck is None:
        for number, count in enumerate(counts_left(file.tiles, lying)):
            fill(box, state, number, count)
        return None
    numbers = {spec.name: number for number, spec in enumerate(file.tiles)}
    for name in deck:
        if name not in numbers:
            raise BadSetup("unknown-tile", f"no set in play has a tile called {name!r}")
        fill(box, state, numbers[name], 1)
    return [numbers[name] for name in deck]


def _check_room(box: Box, state: State, specs: Sequence[TileSpec], lying: int) -> None:
    """Refuses what the state has no room for: no more tiles are laid than there are cells."""
    if tiles_left(state) > MOST_TILES:
        raise BadSetup("too-many-tiles", f"{tiles_left(state)} tiles are too many: there is room for {MOST_TILES}")
    cells = box.inside_count - lying
    copies = [min(state.bag[kind], cells) for kind in range(len(specs))]
    parts = [len(spec.segments) for spec, number in zip(specs, copies, strict=True) for _ in range(number)]
    laid = sorted(parts, reverse=True)[:cells]
    room = len(state.segments) - max(state.segment_count, box.start_count)
    if sum(laid) > room:
        raise BadSetup(
            "too-many-tiles", f"{len(laid)} tiles may have {sum(laid)} segments: there is room for {room}"
        )


def check_wall_tiles(box: Box, wall_tiles: Any) -> dict[int, int] | None:
    """The wall tiles as they are to lie on the towers, by tower."""
    if wall_tiles is None:
        return None
    towers = [number for number in range(box.tower_count) if box.towers[number].carries]
    whole = isinstance(wall_tiles, (list, tuple)) and all(type(number) is int for number in wall_tiles)
    if not whole or len(wall_tiles) != len(towers):
        wanted = f"a list of {len(towers)} numbers, one for each tower in track order"
        raise BadSetup("wall-tiles", f"wall tiles are {wanted}")
    for number in wall_tiles:
        if not 1 <= number < NUMBERS:
            raise BadSetup("wall-tiles", f"there is no wall tile {number}; they go from 1 to {NUMBERS - 1}")
        if wall_tiles.count(number) > COPIES:
            raise BadSetup("wall-tiles", f"there are only {COPIES} wall tiles {number}")
    return dict(zip(towers, wall_tiles, strict=True))


def check_not_seen(state: State, wall_tiles: Mapping[int, int], is_drawn: bool) -> None:
    """In a position that was drawn, no wall tile lies on a tower that is held or used already."""
    there = Counter(number for tower, number in wall_tiles.items() if state.towers >> tower & 1)
    for number, count in there.items() if is_drawn else ():
        if count > state.unseen[number]:
            raise BadSetup("wall-tiles", f"more wall tiles {number} lie on the towers than nobody has seen")


def _fixed(deck: list[int] | None, wall_tiles: Mapping[int, int] | None) -> Callable[[Any], int | None]:
    def fixed(state: State) -> int | None:
        if wall_tiles is not None and state.step == Step.TURN_UP:
            return pack(Verb.DRAW, TURNED_UP + wall_tiles[state.tower], 0, 0)
        if deck is not None and state.step == Step.DRAW:
            return pack(Verb.DRAW, deck[len(deck) - tiles_left(state)], 0, 0)
        return None

    return fixed
