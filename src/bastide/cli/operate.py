"""`bastide operate`: what whoever runs a server does about its tables and people, while it runs or not."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import typer

from ..core.errors import BadSetup
from .keep import Database, url_of
from .output import answers, print_json
from .wishes import Json

Slug = Annotated[str, typer.Argument(metavar="TABLE", help="The table's name, as in its address.")]
Seat = Annotated[int, typer.Argument(metavar="SEAT", min=1, max=6, help="The seat, counted from 1.")]
OlderThan = Annotated[
    float, typer.Option("--older-than", min=0, metavar="DAYS", help="Those that have not changed for so many days.")
]

operate = typer.Typer(no_args_is_help=True, help="Look at the tables of a server, delete them, send people away.")


@operate.command("tables")
def list_tables(
    older_than: OlderThan = 0.0,
    most: Annotated[int, typer.Option(min=1, help="How many are told.")] = 100,
    database: Database = None,
    json: Json = False,
) -> None:
    """List tables, those first that have not changed for longest.

    \b
    bastide operate tables --older-than 30
    """
    from ..table.operator import operating

    with operating(url_of(database)) as operator:
        found = operator.tables(older_than, most)
    if json:
        print_json([table._asdict() for table in found])
        return
    for table in found:
        day = datetime.fromtimestamp(table.changed / 1000, UTC).date()
        names = ", ".join(name or "-" for name in table.names)
        answers().print(f"{table.slug}  {table.game}, {table.phase}, {table.steps} steps, {day}: {names}", markup=False)


@operate.command()
def forget(
    tables: Annotated[list[str] | None, typer.Argument(metavar="TABLE...", help="Names of tables.")] = None,
    older_than: OlderThan = 0.0,
    database: Database = None,
) -> None:
    """Delete tables with all that was said and played there; results stay remembered.

    \b
    bastide operate forget brave-otter-12
    bastide operate forget --older-than 365
    """
    from ..table.operator import operating

    if bool(tables) == bool(older_than):
        raise BadSetup("forget", "name the tables to be deleted, or say how old they are with --older-than DAYS")
    with operating(url_of(database)) as operator:
        forgotten = operator.forget(tables or ())
        while older_than and (old := operator.tables(older_than)):
            forgotten += operator.forget([table.slug for table in old])
    answers().print(f"{forgotten} tables deleted")


@operate.command()
def erase(table: Slug, seat: Seat, database: Database = None) -> None:
    """Erase all that is kept of whoever holds a seat: games of his own, results, ratings, settings, passphrases.

    His name stays on tables that he shared with others; a computer plays on
    for him there.

    \b
    bastide operate erase brave-otter-12 2
    """
    from ..table.operator import operating

    with operating(url_of(database)) as operator:
        erased = operator.erase(table, seat - 1)
    answers().print(f"{erased} people erased")


@operate.command()
def kick(table: Slug, seat: Seat, database: Database = None) -> None:
    """Send whoever holds a seat away from a table for good.

    Before the start the seat is free again; later a computer plays on.

    \b
    bastide operate kick brave-otter-12 2
    """
    from ..table.operator import operating

    with operating(url_of(database)) as operator:
        operator.kick(table, seat - 1)
    answers().print(f"seat {seat} was sent away")


@operate.command()
def mute(
    table: Slug,
    seat: Annotated[
        int | None, typer.Argument(metavar="[SEAT]", min=1, max=6, help="The seat; whoever watches if none.")
    ] = None,
    speaks: Annotated[bool, typer.Option("--speak", help="Let them speak again.")] = False,
    database: Database = None,
) -> None:
    """Let a seat, or whoever watches, speak no more at a table.

    \b
    bastide operate mute brave-otter-12 2
    bastide operate mute brave-otter-12 --speak
    """
    from ..table.operator import operating

    with operating(url_of(database)) as operator:
        operator.mute(table, seat - 1 if seat is not None else None, not speaks)
    whose = f"seat {seat}" if seat is not None else "whoever watches"
    answers().print(f"{whose} {'may speak again' if speaks else 'may speak no more'}")
