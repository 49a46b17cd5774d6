"""`bastide soak`: a server to which everything happens that can."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import BadSetup
from .bench_rooms import tell_room
from .output import print_json
from .wishes import Json


def soak(
    kills: Annotated[int, typer.Option(min=0, help="How often the server is killed.")] = 10,
    cuts: Annotated[int, typer.Option(min=0, help="How often a line is cut.")] = 30,
    pauses: Annotated[int, typer.Option(min=0, help="How often the server stands still for a moment.")] = 10,
    half_open: Annotated[int, typer.Option(min=0, help="How often a page never reads again.")] = 10,
    jumps: Annotated[int, typer.Option(min=0, help="How often the server's clock is set to another hour.")] = 5,
    full_disks: Annotated[int, typer.Option(min=0, help="How often the server's disk is full for a moment.")] = 5,
    locks: Annotated[int, typer.Option(min=0, help="How often somebody else holds the SQLite file.")] = 5,
    backends: Annotated[int, typer.Option(min=0, help="How often PostgreSQL ends all that it does.")] = 0,
    database_kills: Annotated[int, typer.Option(min=0, help="How often PostgreSQL is killed; with --postgres.")] = 0,
    servers: Annotated[int, typer.Option(min=1, max=9, help="How many servers share the PostgreSQL.")] = 1,
    strangers: Annotated[int, typer.Option(min=0, max=1000, help="How many ask for all they may at the end.")] = 10,
    tables: Annotated[int, typer.Option(min=0, help="How many tables come and go at the end; memory is told.")] = 0,
    seed: Annotated[int, typer.Option(help="Decides when and in which order.")] = 0,
    database: Annotated[str | None, typer.Option(metavar="URL", help="An empty one; a new file if not given.")] = None,
    postgres: Annotated[bool, typer.Option("--postgres", help="A PostgreSQL of its own, which can be killed.")] = False,
    json: Json = False,
) -> None:
    """Play real games at a server while everything breaks, and count what must not happen.

    After all of it no accepted move may be lost, none made twice, and nobody
    told anything else than the others. The exit status is 1 if one was.

    \b
    bastide soak
    bastide soak --kills 2000 --cuts 2000
    bastide soak --servers 2 --backends 10 --database postgresql://user@host/empty
    bastide soak --servers 2 --postgres --database-kills 50
    bastide soak --tables 1000
    """
    from ..table.soak import soak as begin
    from ..table.turnover import turn_over

    if database_kills and not postgres:
        raise BadSetup("soak", "only a PostgreSQL of its own can be killed: add --postgres")
    counts = {"kills": kills, "cuts": cuts, "pauses": pauses, "half_open": half_open, "jumps": jumps}
    counts |= {"full_disks": full_disks, "locks": locks, "backends": backends, "database_kills": database_kills}
    verdict = begin(counts, seed, strangers, database, servers, postgres)
    told = verdict.plain() | (turn_over(tables, seed).plain() if tables else {})
    print_json(told) if json else tell_room(told)
    if not verdict.clean:
        raise typer.Exit(1)
