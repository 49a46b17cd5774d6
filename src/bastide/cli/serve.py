"""`bastide table`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from .wishes import words


def table(
    port: Annotated[
        int, typer.Option(min=1, max=65535, envvar="BASTIDE_PORT", help="The port to listen at.")
    ] = 8000,
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            envvar="BASTIDE_HOST",
            help="Who may come: 0.0.0.0 the whole network, 127.0.0.1 this machine alone.",
        ),
    ] = "0.0.0.0",
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", envvar="BASTIDE_DATABASE", help="Where games are kept; a file of your own if not given."
        ),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="NAME", help="One more player to choose from, as ./mine.py:Mine; repeatable."),
    ] = None,
    boxes: Annotated[
        list[str] | None,
        typer.Option("--boxes", "--box", metavar="FOLDER,...", help="Boxes of your own that are offered as well."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Serve tables to browsers: play with friends by a link, or against the computer.

    \b
    bastide table
    bastide table --port 9000 --no-browser
    bastide table --player ./mine.py:Mine
    bastide table --boxes ./mills
    bastide table --database postgresql+psycopg://user@host/bastide

    Everything else that can be chosen is in docs/operate.md.
    """
    from ..core.errors import BadSetup
    from ..games import catalogue
    from ..players import invite
    from ..table.serve import main

    for one in player or ():
        invite(one)
    for name in words(boxes):
        if name not in catalogue.boxes:
            raise BadSetup("unknown-box", f"there is no box called {name!r}; there are: {', '.join(catalogue.boxes)}")
    main(host, port, database, browser)
