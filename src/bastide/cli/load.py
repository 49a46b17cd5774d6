"""`bastide load`: how long a move takes at a server with many tables."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import BadSetup
from .bench_rooms import tell_room
from .output import print_json, print_line
from .wishes import Json

CURVE = (100, 200, 300, 400, 500, 600, 800, 1000)
ONLY_POSTGRES = "several servers share one PostgreSQL: add --postgres or --database"


def load(
    tables: Annotated[int, typer.Option(min=1, max=5000, help="Tables of two people each.")] = 100,
    computers: Annotated[int, typer.Option(min=0, max=64, help="Tables where computers play without rest.")] = 0,
    seconds: Annotated[float, typer.Option("--seconds", "-s", min=1, max=3600, help="How long is measured.")] = 20.0,
    pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds between two moves at a table.")] = 2.0,
    curve: Annotated[bool, typer.Option("--curve", help="Measure at 100 tables and more, up to --tables.")] = False,
    quick: Annotated[int, typer.Option(min=0, help="Then the most moves that there can be at so many tables.")] = 0,
    servers: Annotated[int, typer.Option(min=1, max=9, help="How many servers share the PostgreSQL.")] = 1,
    drivers: Annotated[int, typer.Option(min=1, max=64, help="How many processes play for people.")] = 1,
    sticky: Annotated[bool, typer.Option("--sticky", help="All pages of a table go to one server.")] = False,
    database: Annotated[str | None, typer.Option(metavar="URL", help="An empty one; a new file if not given.")] = None,
    postgres: Annotated[bool, typer.Option("--postgres", help="A PostgreSQL of its own.")] = False,
    json: Json = False,
) -> None:
    """Play at many tables of a server of its own, and measure how long a move takes to the other page.

    All of it runs on this machine, each server and each driver in a process.

    \b
    bastide load --tables 300
    bastide load --curve --tables 1000 --quick 200
    bastide load --curve --tables 1000 --quick 200 --postgres --servers 2 --drivers 4
    """
    from ..table.load import Where
    from ..table.load import curve as measured

    if servers > 1 and not (postgres or database):
        raise BadSetup("load", ONLY_POSTGRES)
    steps = [*(step for step in CURVE if curve and step < tables), tables]
    where = Where(database, postgres, servers, drivers, sticky)
    for figures in measured(steps, where, computers, seconds, pause, quick):
        if len(steps) + bool(quick) > 1:
            print_line(figures)
        else:
            print_json(figures) if json else tell_room(figures)
