"""`bastide analyse`: luck and skill in a record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import wishes
from .output import answers, print_json, progress, writing
from .replay import Data, read

if TYPE_CHECKING:
    from ..analysis import Analysis

COSTLY = 8  # moves told


def analyse(
    file: Annotated[str, typer.Argument(help="The record; - reads it from standard input.", metavar="RECORD")],
    player: Annotated[str, typer.Option("--player", "-p", metavar="NAME", help="Who judges: a player.")] = "greedy",
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Write the curve of the game as a picture.")
    ] = None,
    tiles: Data = None,
    wall: Data = None,
    plain: wishes.Plain = False,
    json: wishes.Json = False,
) -> None:
    """Tell luck from skill: what each draw was worth, and what each move cost.

    A draw's luck is what the best move with it is worth, less the mean over
    all that could have come. A move's price is what the best move was worth
    more. Both are in points, as the judging player sees them.

    \b
    bastide analyse game.record
    bastide analyse game.record --svg curve.svg --json
    """
    from ..analysis import analyse as ask
    from ..analysis.picture import curve_svg
    from ..play.game import Game

    extras = {name: path for name, path in (("tiles", tiles), ("wall", wall)) if path is not None}
    game = Game.from_record(read(file), **extras)
    with progress("moves", len(game.played)) as step:
        analysis = ask(game, player, wishes.form(plain), progress=step)
    if svg is not None:
        with writing(svg):
            svg.write_text(curve_svg(analysis), encoding="utf-8")
    if json:
        print_json(analysis.plain())
    else:
        _tell(analysis)


def _tell(analysis: Analysis) -> None:
    from rich.table import Table

    table = Table(title=f"{analysis.game}, judged by {analysis.player}")
    table.add_column("side")
    for heading in ("points", "lead", "luck", "lead without luck", "lost by moves", "best moves"):
        table.add_column(heading, justify="right")
    for side in analysis.sides:
        share = f"{side.best_choices} of {side.choices}"
        numbers = [f"{number:+.1f}" for number in (side.lead, side.luck, side.adjusted)]
        table.add_row(side.name, str(side.points), *numbers, f"{side.price:.1f}", share)
    console = answers()
    console.print(table)
    for choice in sorted(analysis.choices, key=lambda choice: -choice.price)[:COSTLY]:
        if choice.price > 0:
            best = choice.best[0]
            console.print(
                f"{choice.number}. {analysis.seats[choice.seat]} {choice.move}: "
                f"{choice.price:.1f} less than {best.move}",
                soft_wrap=True,
                markup=False,
            )
