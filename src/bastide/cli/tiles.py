"""`bastide tiles`: the tiles of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .draw import known_theme
from .output import answers, print_json, writing
from .wishes import Boxes, GameName, Json, Theme, words

if TYPE_CHECKING:
    from ..core.tiles import SegmentSpec, TileFile, TileSpec
    from ..games.options import Described


def tiles(
    game: GameName,
    boxes: Boxes = None,
    json: Json = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the set as a sheet: .svg or .png.")] = None,
    theme: Theme = "",
) -> None:
    """Show the tiles of a game: a picture, copies, segments, and how surely they are known.

    A segment is a kind and the places it owns on the rim: N E S W are the
    middles of the sides, NL NR EL ER SL SR WL WR the half sides, clockwise.

    \b
    bastide tiles standard
    bastide tiles city --svg sheet.svg
    """
    from ..games.options import choose, prepare

    prepared = prepare(choose(game, words(boxes)))
    files, besides = prepared.files, prepared.besides
    theme = known_theme(theme)
    if svg is not None:
        _draw(game, files, svg, theme)
        return
    if json:
        print_json([{**_plain(file), "besides": [_described(other) for other in besides]} for file in files])
        return
    for file in files:
        _tell(file)
    for other in besides:
        _introduce(other.title, other.certainty, other.provenance)


def _draw(game: str, files: Sequence[TileFile], output: Path, theme: str) -> None:
    """One sheet for each set; where there are several, their names are added to the file's."""
    from ..art import own_theme, sheet_svg, write_picture
    from ..games import catalogue

    for file in files:
        path = output if len(files) == 1 else output.with_stem(f"{output.stem}-{file.set}")
        with writing(path):
            write_picture(path, sheet_svg(file, theme or own_theme(file), catalogue.games[game].family))
        answers().print(f"{path} shows {file.title}.", soft_wrap=True, markup=False)


def phrase(spec: TileSpec, segment: SegmentSpec) -> str:
    """A segment in words, as in the tile file."""
    words = [segment.kind, *_places(segment)]
    words += [mark if number == 1 else f"{number} {mark}s" for mark, number in segment.marks.items()]
    borders = [spec.segments[number] for number in segment.borders]
    words += ["borders", *((_places(other) or [other.kind])[0] for other in borders)] if borders else []
    return " ".join(words)


def _places(segment: SegmentSpec) -> list[str]:
    """The ports of a segment; a side that it fills is named by its middle."""
    from ..core.geometry import PORTS

    filled = {port // 3 for port in segment.ports if port % 3 == 1}
    return [PORTS[port] for port in segment.ports if port % 3 == 1 or port // 3 not in filled]


def _tell(file: TileFile) -> None:
    from rich.table import Table
    from rich.text import Text

    from .picture import LARGE, picture

    _introduce(f"{file.title}, {file.total} tiles", file.certainty, file.provenance)
    table = Table(show_lines=True)
    for heading in ("tile", "", "copies", "segments", "certainty", "note"):
        table.add_column(heading, justify="right" if heading == "copies" else "left")
    for spec in file.tiles:
        name = "\n".join([spec.name, *spec.marks])
        segments = "\n".join(phrase(spec, segment) for segment in spec.segments)
        drawn = Text("\n").join(picture(spec, 0, LARGE))
        table.add_row(name, drawn, str(spec.count), segments, spec.certainty, spec.note)
    answers().print(table)


def _introduce(title: str, certainty: str, provenance: str) -> None:
    """What a data file is, how surely it is known, and where it comes from."""
    from rich.text import Text

    answers().print(f"[bold]{title}[/], {certainty}", soft_wrap=True)
    answers().print(Text(provenance.strip(), style="dim"))


def _described(file: Described) -> dict[str, str]:
    return {"title": file.title, "certainty": file.certainty, "provenance": file.provenance.strip()}


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
