"""`bastide position`: a position drawn by hand."""

from __future__ import annotations

import base64
from typing import Annotated

import typer

from .output import answers


def position(
    file: Annotated[str, typer.Argument(help="The drawn position; - reads standard input.", metavar="FILE")],
    link: Annotated[
        str | None, typer.Option("--link", metavar="SERVER", help="The link that opens it at a table of this server.")
    ] = None,
) -> None:
    """Check a position that was drawn as a grid of tiles, and say it as a record.

    \b
    bastide position puzzle.txt
    bastide position puzzle.txt --link http://localhost:8000
    """
    from ..play.game import Game
    from .board import Board
    from .replay import read

    game = Game.from_position(read(file))
    record = game.record()
    console = answers()
    if link is not None:
        code = base64.urlsafe_b64encode(record.encode()).decode().rstrip("=")
        console.print(f"{link.rstrip('/')}/replay#{code}", soft_wrap=True, markup=False)
        return
    console.print(Board(game.view(), game.prepared.specs, {}).draw(), soft_wrap=True)
    console.print(record, soft_wrap=True, markup=False)
