"""`bastide games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer

from ..games import catalogue
from ..games.catalogue import BoxEntry, GameEntry
from ..games.options import choose
from .output import answers, print_json
from .wishes import GAME, Json


def games(
    game: Annotated[str | None, typer.Argument(help=GAME, metavar="GAME", show_default=False)] = None,
    json: Json = False,
) -> None:
    """List the games, their boxes and the switches of their rules.

    \b
    bastide games
    bastide games standard
    """
    wanted = [choose(game).game] if game else list(catalogue.games.values())
    if json:
        print_json([_plain(entry) for entry in wanted])
        return
    answers().print("Of the choices of a rule, the first is taken unless another is asked for.", soft_wrap=True)
    for entry in wanted:
        _tell(entry)


def _boxes(entry: GameEntry) -> list[BoxEntry]:
    return [box for box in catalogue.boxes.values() if entry.name in box.games]


def _tell(entry: GameEntry) -> None:
    console = answers()
    fewest, most = entry.seats
    number = f"{fewest} players" if fewest == most else f"{fewest} to {most} players"
    console.print(f"[bold]{entry.name}[/]  {entry.title}, {number}", soft_wrap=True)
    for switch in entry.switches.values():
        others = [name for name in switch.choices if name != switch.default]
        choices = ", ".join([f"[bold]{switch.default}[/]", *others])
        console.print(f"  --rule {switch.name}={choices}  [dim]{switch.about}[/]", soft_wrap=True)
    for box in _boxes(entry):
        more = f", up to {box.most_seats} players" if box.most_seats else ""
        console.print(f"  --boxes {box.name}  [dim]{box.title}{more}[/]", soft_wrap=True)


def _plain(entry: GameEntry) -> dict[str, object]:
    return {
        "name": entry.name,
        "title": entry.title,
        "seats": list(entry.seats),
        "certainty": entry.certainty,
        "switches": {
            switch.name: {"choices": list(switch.choices), "default": switch.default, "about": switch.about}
            for switch in entry.switches.values()
        },
        "boxes": [box.name for box in _boxes(entry)],
    }
