"""`bastide load`: how long a move takes at a server with many tables."""

from __future__ import annotations

from typing import Annotated

import typer

from .bench_rooms import tell_room
from .output import print_json
from .wishes import Json


def load(
    tables: Annotated[int, typer.Option(min=1, max=5000, help="Tables of two people each.")] = 100,
    computers: Annotated[int, typer.Option(min=0, max=64, help="Tables where computers play without rest.")] = 0,
    seconds: Annotated[float, typer.Option("--seconds", "-s", min=1, max=3600, help="How long is measured.")] = 20.0,
    pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds between two moves at a table.")] = 2.0,
    database: Annotated[str | None, typer.Option(metavar="URL", help="An empty one; a new file if not given.")] = None,
    json: Json = False,
) -> None:
    """Play at many tables of a server of its own, and measure how long a move takes to the other page.

    All of it runs on this machine: one process serves, one plays for everybody.

    \b
    bastide load --tables 300
    """
    from ..table.load import run

    figures = run(tables, computers, seconds, pause, database=database)
    print_json(figures) if json else tell_room(figures)
