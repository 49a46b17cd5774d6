"""`bastide tiles`: the tiles of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .output import answers, print_json
from .wishes import Boxes, GameName, Json, words

if TYPE_CHECKING:
    from ..core.tiles import SegmentSpec, TileFile, TileSpec


def tiles(game: GameName, boxes: Boxes = None, json: Json = False) -> None:
    """Show the tiles of a game: a picture, copies, segments, and how surely they are known.

    Segments are a kind and the places it owns on the rim: N E S W are the middles of the sides, NL NR EL ER SL SR WL
    WR the half sides, clockwise.

    \b
    bastide tiles standard
    """
    from ..games.options import choose, prepare

    files = prepare(choose(game, words(boxes))).files
    if json:
        print_json([_plain(file) for file in files])
        return
    for file in files:
        _tell(file)


def phrase(spec: TileSpec, segment: SegmentSpec) -> str:
    """A segment in words, as in the tile file."""
    from ..core.geometry import PORTS

    parts = [segment.kind, " ".join(PORTS[port] for port in segment.ports)]
    parts += [mark if number == 1 else f"{number} {mark}s" for mark, number in segment.marks.items()]
    borders = [spec.segments[other] for other in segment.borders]
    if borders:
        parts.append("borders " + " ".join(PORTS[min(other.ports)] if other.ports else other.kind for other in borders))
    return " ".join(part for part in parts if part)


def _tell(file: TileFile) -> None:
    from rich.table import Table
    from rich.text import Text

    from .picture import LARGE, picture

    console = answers()
    console.print(f"[bold]{file.title}[/], {file.total} tiles, {file.certainty}", soft_wrap=True)
    console.print(Text(file.provenance.strip(), style="dim"))
    table = Table(show_lines=True)
    for heading in ("tile", "", "copies", "segments", "certainty", "note"):
        table.add_column(heading, justify="right" if heading == "copies" else "left")
    for spec in file.tiles:
        name = "\n".join([spec.name, *spec.marks])
        segments = "\n".join(phrase(spec, segment) for segment in spec.segments)
        drawn = Text("\n").join(picture(spec, 0, LARGE))
        table.add_row(name, drawn, str(spec.count), segments, spec.certainty, spec.note)
    console.print(table)


def _plain(file: TileFile) -> dict[str, object]:
    return {
        "set": file.set,
        "title": file.title,
        "total": file.total,
        "certainty": file.certainty,
        "provenance": file.provenance.strip(),
        "tiles": [
            {
                "name": spec.name,
                "count": spec.count,
                "segments": [phrase(spec, segment) for segment in spec.segments],
                "marks": dict(spec.marks),
                "certainty": spec.certainty,
                "note": spec.note,
            }
            for spec in file.tiles
        ],
    }
