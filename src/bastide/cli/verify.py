"""`bastide verify`: do all forms of the rules agree?"""

from __future__ import annotations

from typing import Annotated

import typer

from . import wishes
from .output import answers, print_json, progress


def verify(
    game: Annotated[str | None, typer.Argument(help=wishes.GAME, metavar="GAME", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="NUMBER", help="How many games.")] = 10,
    boxes: wishes.Boxes = None,
    rule: wishes.Rules = None,
    seats: wishes.Seats = "2",
    seed: wishes.Seed = 0,
    plain: wishes.Plain = False,
    json: wishes.Json = False,
) -> None:
    """Play random games in the plain and the compiled form and compare them after every move.

    After every move a slow twin, which shares no code with the rules, counts
    everything anew as well. Without a GAME all games are verified.

    \b
    bastide verify --games 100
    bastide verify standard --games 20 --rule holes=forbidden --seats 4
    """
    from ..games import catalogue
    from ..games.options import choose
    from ..play.game import seat_names
    from ..sim.verify import verify as run

    number = len(seat_names(wishes.seats(seats)))
    names = [game] if game else list(catalogue.games)
    reports = {}
    for options in [choose(name, wishes.words(boxes), wishes.rules(rule), number) for name in names]:
        with progress(options.game.name, games) as step:
            reports[options.game.name] = run(
                options, games, seed, compiled=False if plain else None, progress=lambda done: step(1)
            )
    if json:
        print_json(
            {
                name: {
                    "games": report.games,
                    "moves": report.moves,
                    "compiled": report.compared,
                    "faults": report.faults,
                }
                for name, report in reports.items()
            }
        )
    else:
        for name, report in reports.items():
            _tell(name, report.games, report.moves, report.compared, report.faults)
    if any(report.faults for report in reports.values()):
        raise typer.Exit(1)


def _tell(name: str, games: int, moves: int, compared: bool, faults: list[str]) -> None:
    console = answers()
    forms = "the plain form, the compiled form and the slow twin" if compared else "the plain form and the slow twin"
    verdict = "agree" if not faults else f"do not agree: {len(faults)} faults"
    console.print(f"{name}: {games:,} games, {moves:,} moves: {forms} {verdict}", soft_wrap=True)
    for fault in faults:
        console.print(f"  {fault}", soft_wrap=True, markup=False)
