"""`bastide simulate`: players against each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import wishes
from .data import Wish
from .output import answers, print_json, progress

if TYPE_CHECKING:
    from ..sim.estimates import Estimate
    from ..sim.tournament import Outcome


def simulate(
    game: wishes.GameName,
    games: wishes.Games = 100,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="NAME,...", help=f"One for each seat: {wishes.PLAYER}")
    ] = "random,greedy",
    boxes: wishes.Boxes = None,
    rule: wishes.Rules = None,
    tiles: wishes.Tiles = None,
    seed: wishes.Seed = 0,
    ray: wishes.Ray = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FOLDER", help="Write a row for each game there.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="FOLDER", help="The same as Parquet; needs bastide[data].")
    ] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Write a row for each move too.")] = False,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FOLDER", help="Write the record of each game there.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw points, luck and lengths as .svg.")
    ] = None,
    plain: wishes.Plain = False,
    json: wishes.Json = False,
) -> None:
    """Let computer players play many games against each other.

    Every deal is played in all seatings, so luck with the tiles and the first
    turn cancels out. The intervals hold the true value 95 times in 100.

    \b
    bastide simulate standard --games 1000 --players random,greedy
    bastide simulate base -n 30 -p greedy,greedy,random --seed 5
    bastide simulate standard -p greedy,./mine.py:Mine
    bastide simulate castle -n 1000 --csv data --moves --plot castle.svg
    """
    from functools import partial

    from ..sim.tournament import tournament

    names, wish = wishes.words([players]), Wish(csv, parquet, moves, records, plot)
    wish.check(games, ray)
    play = partial(tournament, keep_moves=wish.keeps_moves)
    if ray is not None:
        from ..arena.simulating import tournament_on_ray

        play = partial(tournament_on_ray, ray)
    added, switches, own = wishes.words(boxes), wishes.rules(rule), wishes.tiles(tiles)
    with progress(game, -(-games // max(1, len(names))) * len(names)) as step:
        outcome = play(
            game, names, games, seed, added, switches, wishes.form(plain), progress=step, tiles=own
        )
    wish.write(outcome, added, switches, own)
    if json:
        print_json(outcome.plain())
    else:
        _tell(outcome)


def _tell(outcome: Outcome) -> None:
    from rich.table import Table

    from ..games import catalogue

    table = Table(title=f"{outcome.game}: {outcome.games:,} games, {outcome.deals:,} deals in all seatings")
    table.add_column("player")
    for heading in ("points", "ahead of the best other", "victories"):
        table.add_column(heading, justify="right")
    for standing in outcome.standings:
        points, margin = interval(standing.points, 1, ".1f"), interval(standing.margin, 1, "+.1f")
        table.add_row(standing.player, points, margin, interval(standing.wins, 100, ".1f", "%"))
    console = answers()
    console.print(table)
    rate = outcome.games / outcome.seconds
    reported = catalogue.games[outcome.game].reported
    if reported:
        console.print(f"Reports of real games give {reported[0]} to {reported[1]} points.", soft_wrap=True)
    console.print(f"{outcome.seconds:.1f} s, {rate:,.1f} games a second, seed {outcome.seed}", soft_wrap=True)


def interval(estimate: Estimate, times: float, shape: str, unit: str = "") -> str:
    mean = f"{format(estimate.mean * times, shape)}{unit}"
    if estimate.low is None or estimate.high is None:
        return mean
    return f"{mean} [{format(estimate.low * times, shape)}, {format(estimate.high * times, shape)}]"
