"""Tile files: what is drawn on each tile of a box, as text that the owner of the box can proof-read.

A tile is a table named after it; its segments are short phrases: a kind, the ports it owns, then words.

    [BG-D]
    count = 4
    start = true
    segments = ["city N", "road E W", "field EL WR borders N", "field ER SL SR WL"]
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bastide.core import datafile
from bastide.core.datafile import Fault, check_certainty, check_keys, check_name
from bastide.core.errors import BadTiles
from bastide.core.phrases import check_crossings, read_segments
from bastide.core.specs import BRIDGE as BRIDGE
from bastide.core.specs import MOST_SEGMENTS as MOST_SEGMENTS
from bastide.core.specs import PORTS as PORTS
from bastide.core.specs import SegmentSpec as SegmentSpec
from bastide.core.specs import TileFile as TileFile
from bastide.core.specs import TileSpec as TileSpec
from bastide.core.specs import Vocabulary as Vocabulary

FARTHEST = 31  # cells from 0,0 at set-up: the grid wraps round beyond
OWN = "own"  # how surely a set is known whose file does not say it: somebody made it

_FILE_KEYS: Mapping[str, type] = {"set": str, "title": str}
_FILE_EXTRAS: Mapping[str, type] = {"total": int, "certainty": str, "provenance": str}
_TILE_KEYS: Mapping[str, type] = {"count": int, "segments": list}
_TILE_EXTRAS: Mapping[str, type] = {"note": str, "certainty": str, "block": list}


def load(path: Path, vocabulary: Vocabulary) -> TileFile:
    """Read a tile file and check everything in it; refuse it with a sentence."""
    try:
        text = datafile.text_of(path)
    except Fault as fault:
        raise BadTiles(str(path), "", fault.reason) from None
    return parse(text, str(path), vocabulary)


def parse(text: str, path: str, vocabulary: Vocabulary) -> TileFile:
    """The set of tiles that a text tells, checked; the first fault is raised."""
    file, faults = examine(text, path, vocabulary)
    if file is None:
        raise faults[0]
    return file


def examine(text: str, path: str, vocabulary: Vocabulary) -> tuple[TileFile | None, list[BadTiles]]:
    """The set of tiles that a text tells, or everything that is wrong with it, each fault with its line."""
    faults: list[Fault] = []
    file = None
    with _noting(faults):
        file = _tile_file(datafile.parse(text, "tile"), vocabulary, text, path, faults)
    told = [BadTiles(path, fault.entry, fault.reason, line=_line(text, fault)) for fault in faults]
    return (file if not told else None), told


@contextmanager
def _noting(faults: list[Fault]) -> Iterator[None]:
    """What is wrong inside is noted, and the search goes on."""
    try:
        yield
    except Fault as fault:
        faults.append(fault)


def _line(text: str, fault: Fault) -> int:
    """The line that a fault is about; where nothing of the file is at fault, none."""
    return fault.line or (datafile.line_of(text, fault.entry, fault.near) if fault.entry or fault.near else 0)


def _tile_file(
    table: dict[str, Any], vocabulary: Vocabulary, text: str, path: str, faults: list[Fault]
) -> TileFile | None:
    """The whole file, as far as it can be understood."""
    if not table:
        raise Fault("the file is empty")
    known = {**_FILE_KEYS, **_FILE_EXTRAS}
    tables = {key: table[key] for key in table if key not in known and isinstance(table[key], dict)}
    head = {key: table[key] for key in table if key not in tables}
    with _noting(faults):
        check_keys(head, _FILE_KEYS, _FILE_EXTRAS)
        check_certainty(head.get("certainty", datafile.CERTAINTIES[0]))
        if not tables:
            raise Fault("the file holds no tiles")
    if faults and not tables:
        return None
    certainty = str(head.get("certainty", OWN))
    tiles: list[TileSpec] = []
    for name, value in tables.items():
        with _noting(faults):
            tiles.append(_tile(name, value, vocabulary, certainty, datafile.line_of(text, name)))
    if faults:
        return None
    total = head.get("total", sum(tile.count for tile in tiles))
    _check_together(total, tiles, faults)
    return TileFile(head["set"], head["title"], total, certainty, head.get("provenance", ""), tuple(tiles), path)


def _check_together(total: int, tiles: Sequence[TileSpec], faults: list[Fault]) -> None:
    """What can be wrong though every tile is right by itself."""
    with _noting(faults):
        _check_total(total, tiles)
    with _noting(faults):
        _check_block(tiles)
    with _noting(faults):
        _check_start(tiles)


def _check_total(total: int, tiles: Sequence[TileSpec]) -> None:
    """The counts add up to the total printed on the box."""
    counted = sum(tile.count for tile in tiles)
    if counted != total:
        raise Fault(f"the counts add up to {counted}, but the total is {total}", near="total")


def _check_block(tiles: Sequence[TileSpec]) -> None:
    """No two tiles lie on the same cell of a block."""
    cells: dict[tuple[int, int], str] = {}
    for tile in tiles:
        if tile.block is None:
            continue
        if tile.block in cells:
            x, y = tile.block
            raise Fault(f"tile {cells[tile.block]} already lies at {x},{y} of the block", tile.name, "block")
        cells[tile.block] = tile.name


def _check_start(tiles: Sequence[TileSpec]) -> None:
    """One tile lies on the table at first, unless several form a block."""
    starts = [tile.name for tile in tiles if tile.marks.get("start") and tile.block is None]
    if len(starts) > 1:
        raise Fault(f"tile {starts[0]} is the start tile already", starts[1], "start")


def _tile(name: str, table: dict[str, Any], vocabulary: Vocabulary, certainty: str, line: int) -> TileSpec:
    """One tile, its faults named after it."""
    try:
        check_name(name)
        check_keys(table, _TILE_KEYS, {**_TILE_EXTRAS, **vocabulary.tile_marks})
        check_certainty(table.get("certainty", datafile.CERTAINTIES[0]))
        if table["count"] < 1:
            raise Fault(f"the count must be at least 1, not {table['count']}", near="count")
        segments = read_segments(table["segments"], vocabulary)
        check_crossings(segments, bool(table.get(BRIDGE)), vocabulary)
        return TileSpec(
            name=name,
            count=table["count"],
            segments=segments,
            marks={key: table[key] for key in vocabulary.tile_marks if table.get(key)},
            note=table.get("note", ""),
            certainty=table.get("certainty", certainty),
            block=_block(table),
            line=line,
        )
    except Fault as fault:
        raise Fault(fault.reason, name, fault.near) from None


def _block(table: dict[str, Any]) -> tuple[int, int] | None:
    """The cell at which the tile lies in a block laid at set-up."""
    if "block" not in table:
        return None
    cell = table["block"]
    if len(cell) != 2 or any(type(number) is not int for number in cell):
        raise Fault('"block" must be a cell, as in [-2, 1]', near="block")
    if any(abs(number) > FARTHEST for number in cell):
        raise Fault(f'"block" must lie within {FARTHEST} cells of 0,0', near="block")
    if table["count"] != 1:
        raise Fault("a tile of the block has exactly one copy", near="count")
    return cell[0], cell[1]
