"""`bastide replay`: a record is checked and told."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ..core.errors import BadRecord
from ..play.reader import LONGEST
from .output import answers, print_json
from .wishes import Json

Data = Annotated[Path | None, typer.Option(metavar="FILE", help="The data file that the record was played with.")]


def replay(
    file: Annotated[str, typer.Argument(help="The record; - reads it from standard input.", metavar="FILE")],
    tiles: Data = None,
    wall: Data = None,
    board: Annotated[bool, typer.Option("--board", help="Also draw the town as it stands at the end.")] = False,
    json: Json = False,
) -> None:
    """Check a record, with all that it expects, and tell its game in sentences.

    \b
    bastide replay game.record
    bastide replay - < game.record
    """
    from ..play.game import Game
    from .story import lines, result

    extras = {name: path for name, path in (("tiles", tiles), ("wall", wall)) if path is not None}
    game = Game.from_record(read(file), **extras)
    if json:
        print_json(_plain(game))
        return
    console = answers()
    for line in lines(game):
        console.print(line, soft_wrap=True, markup=False)
    console.print(result(game), soft_wrap=True, markup=False)
    if board:
        from .board import Board

        console.print(Board(game.view(), game.prepared.specs, {}).draw(), soft_wrap=True)


def read(file: str) -> str:
    """The text of a file, or of standard input; not much more of it than the longest record has."""
    try:
        if file == "-":
            return sys.stdin.read(LONGEST + 1)
        with Path(file).open(encoding="utf-8") as stream:
            return stream.read(LONGEST + 1)
    except OSError as error:
        raise BadRecord("unreadable", f"{file or 'the record'} cannot be read ({error.strerror})", 0) from None
    except UnicodeDecodeError:
        raise BadRecord("unreadable", f"{file} is not UTF-8 text", 0) from None


def _plain(game: Any) -> dict[str, Any]:
    return {
        "game": game.prepared.options.game.name,
        "seats": list(game.names),
        "scores": list(game.scores),
        "over": game.over,
        "winners": [game.names[seat] for seat in game.winners],
        "events": [event.plain() for event in game.events],
    }
