"""The castle wall as its file describes it: cells inside, track, towers, start spaces; all of it checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...core.datafile import Fault, check_certainty, check_keys, check_name, read
from ...core.errors import BadTiles
from ...core.geometry import SIDES
from .state import INSIDE, NUMBERS, SPACES, STARTS, TOWERS

COPIES = 2         # of each wall tile
WIDEST = 60        # rows and columns of a wall at most
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FEATURES = ("path", "tower", "house", "court")
TOWER_CERTAINTIES = ("found", "inferred", "reconstructed")

_KEYS: Mapping[str, type] = {
    "set": str, "title": str, "certainty": str, "provenance": str,
    "rows": list, "track": str, "spaces": int, "towers": list, "starts": list,
}  # fmt: skip
_TOWER_KEYS: Mapping[str, type] = {
    "scores": list, "column": int, "row": int, "corner": str, "wall_tile": bool, "certainty": str,
}  # fmt: skip
_START_KEYS: Mapping[str, type] = {
    "name": str, "column": int, "row": int, "side": str, "feature": str, "markets": int,
}  # fmt: skip


@dataclass(frozen=True)
class Tower:
    """A corner tower: its spaces on the track, where it stands, whether it carries a wall tile."""

    scores: tuple[int, ...]
    column: int
    row: int
    corner: str
    wall_tile: bool
    certainty: str


@dataclass(frozen=True)
class StartSpace:
    """What is drawn on the wall beside a cell inside and goes on into the castle."""

    name: str
    column: int
    row: int
    side: str
    feature: str
    markets: int


@dataclass(frozen=True)
class WallFile:
    """The whole wall and how surely it is known."""

    set: str
    title: str
    certainty: str
    provenance: str
    rows: tuple[str, ...]
    track: str
    spaces: int
    towers: tuple[Tower, ...]
    starts: tuple[StartSpace, ...]
    path: str

    def is_inside(self, column: int, row: int) -> bool:
        """Whether a cell lies inside the wall."""
        there = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])
        return there and self.rows[row][column] == "#"

    def cells(self) -> list[tuple[int, int]]:
        """The column and row of each cell inside, from the north-west."""
        return [(x, y) for y, row in enumerate(self.rows) for x, sign in enumerate(row) if sign == "#"]


def load(path: Path) -> WallFile:
    """Read a wall file and check everything in it; refuse it with a sentence."""
    try:
        return _wall(read(path, "table"), str(path))
    except Fault as fault:
        raise BadTiles(str(path), "", fault.reason) from None


def _wall(table: dict[str, Any], path: str) -> WallFile:
    check_keys(table, _KEYS, {}, "the wall")
    check_certainty(table["certainty"], where="the wall")
    wall = WallFile(
        set=table["set"],
        title=table["title"],
        certainty=table["certainty"],
        provenance=table["provenance"],
        rows=_rows(table["rows"]),
        track=_direction(table["track"]),
        spaces=_spaces(table["spaces"]),
        towers=tuple(_tower(entry) for entry in table["towers"]),
        starts=tuple(_start(entry) for entry in table["starts"]),
        path=path,
    )
    _check_towers(wall)
    _check_starts(wall)
    return wall


def _rows(rows: list[Any]) -> tuple[str, ...]:
    """The outline: rows of equal length, # inside, the inside of one piece."""
    if not rows or not all(isinstance(row, str) for row in rows):
        raise Fault('"rows" must be texts of # and ., as in "..##."')
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise Fault(f"row {number} has {len(row)} signs, row 0 has {len(rows[0])}")
        for sign in row:
            if sign not in "#.":
                raise Fault(f'row {number} holds "{sign}"; only # and . mean something')
    if len(rows) > WIDEST or len(rows[0]) > WIDEST:
        raise Fault(f"the wall is more than {WIDEST} cells wide or high")
    cells = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"}
    if not cells:
        raise Fault("there is no cell inside the wall")
    if len(cells) > INSIDE:
        raise Fault(f"there are {len(cells)} cells inside the wall; {INSIDE} is the most")
    if _reached(cells) != cells:
        raise Fault("the cells inside the wall do not hang together")
    return tuple(rows)


def _reached(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """All cells that can be reached from one of them, side by side."""
    reached, waiting = set(), [min(cells)]
    while waiting:
        x, y = waiting.pop()
        if (x, y) in cells and (x, y) not in reached:
            reached.add((x, y))
            waiting += [(x + right, y + down) for right, down in STEPS.values()]
    return reached


def _direction(track: str) -> str:
    if track not in ("clockwise", "counterclockwise"):
        raise Fault(f'"track" is clockwise or counterclockwise, not "{track}"')
    return track


def _spaces(spaces: int) -> int:
    if not 1 <= spaces <= SPACES:
        raise Fault(f'"spaces" must be from 1 to {SPACES}, not {spaces}')
    return spaces


def _tower(entry: Any) -> Tower:
    check_keys(entry, _TOWER_KEYS, {}, "a tower")
    scores = entry["scores"]
    if not scores or any(type(score) is not int for score in scores):
        raise Fault('a tower: "scores" must be whole numbers, as in [12, 13]')
    check_certainty(entry["certainty"], TOWER_CERTAINTIES, _tower_name(scores))
    return Tower(**{**entry, "scores": tuple(scores)})


def _tower_name(scores: Sequence[int]) -> str:
    return f"tower {'/'.join(str(score) for score in scores)}"


def _start(entry: Any) -> StartSpace:
    check_keys(entry, _START_KEYS, {}, "a start space")
    name = f'start space "{entry["name"]}"'
    check_name(entry["name"], name)
    if entry["side"] not in SIDES:
        raise Fault(f"{name}: the side is one of {', '.join(SIDES)}, not \"{entry['side']}\"")
    if entry["feature"] not in FEATURES:
        raise Fault(f"{name}: the feature is one of {', '.join(FEATURES)}, not \"{entry['feature']}\"")
    if not 0 <= entry["markets"] <= 9 or (entry["markets"] and entry["feature"] != "court"):
        raise Fault(f"{name}: only a court has markets, from 0 to 9")
    return StartSpace(**entry)


def _check_towers(wall: WallFile) -> None:
    """Towers stand on corners in track order, and every score is on one tower at most."""
    seen: set[int] = set()
    before = -1
    for tower in wall.towers:
        name = _tower_name(tower.scores)
        for score in tower.scores:
            if not 0 <= score < wall.spaces:
                raise Fault(f"{name}: {score} is not on the track, which goes from 0 to {wall.spaces - 1}")
            if score in seen:
                raise Fault(f"{name}: the score {score} is on two towers or twice on one")
            seen.add(score)
        if min(tower.scores) < before:
            raise Fault(f"{name}: towers must stand in track order")
        before = min(tower.scores)
        _check_corner(wall, tower, name)
    if len(wall.towers) > TOWERS:
        raise Fault(f"there are {len(wall.towers)} towers; {TOWERS} is the most")
    room = COPIES * (NUMBERS - 1)
    if sum(tower.wall_tile for tower in wall.towers) > room:
        raise Fault(f"more towers carry wall tiles than the {room} wall tiles there are")


def _check_corner(wall: WallFile, tower: Tower, name: str) -> None:
    """The wall turns at the tower as its file says."""
    around = [wall.is_inside(tower.column - left, tower.row - up) for up in (1, 0) for left in (1, 0)]
    turns = {1: "convex", 3: "reflex"}.get(sum(around))
    if turns is None and around[0] == around[3] and sum(around) == 2:
        turns = tower.corner if tower.corner in ("convex", "reflex") else None
    if turns is None:
        raise Fault(f"{name}: the wall has no corner at column {tower.column}, row {tower.row}")
    if turns != tower.corner:
        raise Fault(f'{name}: the corner is {turns}, not "{tower.corner}"')


def _check_starts(wall: WallFile) -> None:
    """Start spaces lie on the wall beside a cell inside, each by itself."""
    if not wall.starts:
        raise Fault("there is no start space")
    if len(wall.starts) > STARTS:
        raise Fault(f"there are {len(wall.starts)} start spaces; {STARTS} is the most")
    names: set[str] = set()
    places: set[tuple[int, int, str]] = set()
    for start in wall.starts:
        name = f'start space "{start.name}"'
        if start.name in names:
            raise Fault(f"{name} is there twice")
        if not wall.is_inside(start.column, start.row):
            raise Fault(f"{name}: column {start.column}, row {start.row} is not inside the wall")
        right, down = STEPS[start.side]
        if wall.is_inside(start.column + right, start.row + down):
            raise Fault(f"{name}: there is no wall on side {start.side} of its cell")
        if (start.column, start.row, start.side) in places:
            raise Fault(f"{name}: another start space lies there")
        names.add(start.name)
        places.add((start.column, start.row, start.side))
