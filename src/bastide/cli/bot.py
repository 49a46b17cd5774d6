"""`bastide bot`: a program of one's own at a table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import wishes
from .output import answers


def bot(
    url: Annotated[str, typer.Argument(help="The table's link.", metavar="URL", show_default=False)],
    player: Annotated[str, typer.Option("--player", metavar="PLAYER", help=f"Who plays: {wishes.PLAYER}")] = "greedy",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What it is called there.")] = "",
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, max=6, metavar="NUMBER", help="Which seat, counted from 1; any.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE", help="Remember there whose seat it is, to come back to it.")
    ] = None,
    seed: wishes.Seed = 0,
) -> None:
    """Sit down at a table with a program of your own, and play until the game is over.

    It plays over the network like a person, with a person's limits, and is shown as a bot.

    \b
    bastide bot http://127.0.0.1:8000/t/brave-otter --player mine.py:Mine
    bastide bot http://127.0.0.1:8000/t/brave-otter --player greedy --name Hasty
    """
    from ..players import by_name
    from ..players.roster import called
    from ..table.client import run

    chooser = by_name(player, seed)
    state = run(url, chooser.choose, name or called(player), seat - 1 if seat else None, keep)
    names = [str(one.get("name", one["seat"] + 1)) for one in state["seats"]]
    result = state["result"]
    points = ", ".join(f"{who} {points}" for who, points in zip(names, result["scores"], strict=True))
    answers().print(f"{points}. Won by {' and '.join(names[seat] for seat in result['winners'])}.", soft_wrap=True)
