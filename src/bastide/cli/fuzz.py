"""`bastide fuzz`: a server to which nonsense is said."""

from __future__ import annotations

from typing import Annotated

import typer

from .bench_rooms import tell_room
from .output import print_line
from .wishes import Json


def fuzz(
    messages: Annotated[int, typer.Option(min=0, help="How many messages of the live connection.")] = 10_000,
    requests: Annotated[int, typer.Option(min=0, help="How many requests.")] = 1_000,
    seed: Annotated[int, typer.Option(help="Decides which.")] = 0,
    json: Json = False,
) -> None:
    """Say nonsense to a server of its own, and count what must not happen.

    It has to answer without a fault of its own (status 500 and above), without
    a traceback in its log and without telling a secret, and what it holds in
    memory must not grow. The exit status is 1 if one of the first three happened.

    \b
    bastide fuzz
    bastide fuzz --messages 1000000 --requests 100000
    """
    from ..table.fuzzing import fuzz as begin

    heard = begin(messages, requests, seed)
    print_line(heard.plain()) if json else tell_room(heard.plain())
    if not heard.clean:
        raise typer.Exit(1)
