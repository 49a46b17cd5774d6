"""`bastide verify`: do all forms of the rules agree?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from . import wishes
from .output import answers, print_json, progress

if TYPE_CHECKING:
    from ..sim.verify import Report


def verify(
    game: Annotated[str | None, typer.Argument(help=wishes.GAME, metavar="GAME", show_default=False)] = None,
    games: wishes.Games = 10,
    boxes: wishes.Boxes = None,
    rule: wishes.Rules = None,
    seats: wishes.Seats = "2",
    player: Annotated[
        str | None, typer.Option("--player", metavar="NAME", help=f"Who chooses: {wishes.PLAYER}")
    ] = None,
    seed: wishes.Seed = 0,
    plain: wishes.Plain = False,
    json: wishes.Json = False,
) -> None:
    """Play games in the plain and the compiled form and compare them after every move.

    After every move a slow twin, which shares no code with the rules, counts
    everything anew as well. Without a GAME all games are verified.

    \b
    bastide verify --games 100
    bastide verify standard --games 20 --rule holes=forbidden --seats 4
    bastide verify city --games 20 --player greedy
    """
    from ..games import catalogue
    from ..games.options import choose
    from ..sim.verify import verify_on_all_cores

    number = wishes.seat_count(seats)
    names = [game] if game else list(catalogue.games)
    reports = {}
    for options in [choose(name, wishes.words(boxes), wishes.rules(rule), number) for name in names]:
        with progress(options.game.name, games) as step:
            reports[options.game.name] = verify_on_all_cores(
                options, games, seed, wishes.form(plain), step, player
            )
    if json:
        print_json(
            {
                name: {
                    "games": report.games,
                    "moves": report.moves,
                    "compiled": report.compared,
                    "ends": dict(report.ends),
                    "faults": report.faults,
                }
                for name, report in reports.items()
            }
        )
    else:
        for name, report in reports.items():
            _tell(name, report)
    if any(report.faults for report in reports.values()):
        raise typer.Exit(1)


def _tell(name: str, report: Report) -> None:
    console = answers()
    compiled = "the plain form, the compiled form" if report.compared else "the plain form"
    verdict = "agree" if not report.faults else f"do not agree: {len(report.faults)} faults"
    played = f"{report.games:,} games, {report.moves:,} moves"
    console.print(f"{name}: {played}: {compiled} and the slow twin {verdict}", soft_wrap=True)
    if len(report.ends) > 1:
        ends = ", ".join(f"{end} {count:,}" for end, count in report.ends.most_common())
        console.print(f"  ended by: {ends}", soft_wrap=True)
    for fault in report.faults:
        console.print(f"  {fault}", soft_wrap=True, markup=False)
