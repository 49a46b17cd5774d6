"""`bastide tiles`: the tiles of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .draw import known_theme
from .output import answers, print_json, writing
from .own_tiles import advise, checked, is_file
from .wishes import GAME, Boxes, Json, Theme, Tiles, words
from .wishes import tiles as wished_tiles

if TYPE_CHECKING:
    from ..core.tiles import TileFile, TileSpec
    from ..games.options import Described


def tiles(
    game: Annotated[str, typer.Argument(help=f"{GAME} Or a tile file.", metavar="GAME|FILE", show_default=False)],
    boxes: Boxes = None,
    sets: Tiles = None,
    words_of: Annotated[
        str, typer.Option("--game", metavar="GAME", help="The game that a tile file is for.")
    ] = "standard",
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
    bastide tiles mine.toml                  checks a file of your own
    bastide tiles mine.toml --svg mine.png
    """
    theme, own = known_theme(theme), is_file(game)
    named = words_of if own else game
    files, besides = ((checked(game, named),), ()) if own else _in_play(game, boxes, sets)
    if svg is not None:
        _draw(named, files, svg, theme)
        return
    if json:
        print_json([{**_plain(file, named), "besides": [_described(other) for other in besides]} for file in files])
        return
    for file in files:
        _tell(file, named)
    for other in besides:
        _introduce(other.title, other.certainty, other.provenance)
    if own:
        advise(files[0], named)


def _in_play(
    game: str, boxes: list[str] | None, sets: list[str] | None
) -> tuple[tuple[TileFile, ...], tuple[Described, ...]]:
    """The sets of a game with its boxes, and what else it is played with."""
    from ..games.options import choose, prepare

    prepared = prepare(choose(game, words(boxes), tiles=wished_tiles(sets)))
    return prepared.files, prepared.besides


def _draw(game: str, files: Sequence[TileFile], output: Path, theme: str) -> None:
    """One sheet for each set; where there are several, their names are added to the file's."""
    from ..art import own_theme, sheet_svg, write_picture
    from ..games import catalogue

    for file in files:
        path = output if len(files) == 1 else output.with_stem(f"{output.stem}-{file.set}")
        with writing(path):
            write_picture(path, sheet_svg(file, theme or own_theme(file), catalogue.games[game].family))
        answers().print(f"{path} shows {file.title}.", soft_wrap=True, markup=False)


def _phrases(spec: TileSpec, game: str) -> list[str]:
    """The segments of a tile in words, as in the tile file."""
    from ..core.phrases import phrase_of
    from ..games import catalogue
    from ..games.tile_sets import vocabulary_of

    vocabulary = vocabulary_of(catalogue.games[game].family)
    return [phrase_of(spec, segment, vocabulary) for segment in spec.segments]


def _tell(file: TileFile, game: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from .picture import LARGE, picture

    _introduce(f"{file.title}, {file.total} tiles", file.certainty, file.provenance)
    table = Table(show_lines=True)
    for heading in ("tile", "", "copies", "segments", "certainty", "note"):
        table.add_column(heading, justify="right" if heading == "copies" else "left")
    for spec in file.tiles:
        name = "\n".join([spec.name, *spec.marks])
        segments = "\n".join(_phrases(spec, game))
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


def _plain(file: TileFile, game: str) -> dict[str, object]:
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
                "segments": _phrases(spec, game),
                "marks": dict(spec.marks),
                "certainty": spec.certainty,
                "note": spec.note,
            }
            for spec in file.tiles
        ],
    }
