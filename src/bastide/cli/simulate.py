"""`bastide simulate`: players against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .output import answers, print_json, progress
from .wishes import Boxes, GameName, Json, Plain, Rules, Seed
from .wishes import form as wished_form
from .wishes import rules as wished_rules
from .wishes import words

if TYPE_CHECKING:
    from ..sim.tournament import Estimate, Outcome


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="NUMBER", help="How many games.")] = 100,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="NAME,...", help="One player for each seat.")
    ] = "random,greedy",
    boxes: Boxes = None,
    rule: Rules = None,
    seed: Seed = 0,
    plain: Plain = False,
    json: Json = False,
) -> None:
    """Let computer players play many games against each other.

    Every deal is played in all seatings, so luck with the tiles and the first turn cancels out. The intervals hold
    the true value 95 times in 100.

    \b
    bastide simulate standard --games 1000 --players random,greedy
    bastide simulate base -n 30 -p greedy,greedy,random --seed 5
    """
    from ..sim.tournament import tournament

    names = words([players])
    with progress(game, -(-games // max(1, len(names))) * len(names)) as step:
        outcome = tournament(
            game, names, games, seed, words(boxes), wished_rules(rule), wished_form(plain), progress=step
        )
    if json:
        print_json(outcome.plain())
    else:
        _tell(outcome)


def _tell(outcome: Outcome) -> None:
    from rich.table import Table

    table = Table(title=f"{outcome.game}: {outcome.games:,} games, {outcome.deals:,} deals in all seatings")
    table.add_column("player")
    for heading in ("points", "ahead of the best other", "victories"):
        table.add_column(heading, justify="right")
    for standing in outcome.standings:
        margin = _number(standing.margin, 1, "+.1f")
        table.add_row(standing.player, _number(standing.points, 1, ".1f"), margin, _number(standing.wins, 100, ".1f", "%"))
    console = answers()
    console.print(table)
    rate = outcome.games / outcome.seconds
    console.print(f"{outcome.seconds:.1f} s, {rate:,.1f} games a second, seed {outcome.seed}", soft_wrap=True)


def _number(estimate: Estimate, times: float, shape: str, unit: str = "") -> str:
    mean = f"{format(estimate.mean * times, shape)}{unit}"
    if estimate.low is None or estimate.high is None:
        return mean
    return f"{mean} [{format(estimate.low * times, shape)}, {format(estimate.high * times, shape)}]"
