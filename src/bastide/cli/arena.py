"""`bastide arena`: who is stronger, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import wishes
from .output import answers, print_json, progress
from .simulate import interval

if TYPE_CHECKING:
    from ..arena import Report

NOBODY = "none"


def arena(
    players: Annotated[list[str], typer.Argument(metavar="PLAYER...", help=f"Two or more: each {wishes.PLAYER}")],
    game: Annotated[str, typer.Option("--game", "-g", metavar="GAME", help=wishes.GAME)] = "standard",
    pairs: Annotated[
        int, typer.Option("--pairs", "-n", min=1, max=1_000_000, metavar="NUMBER", help="Deals at each table.")
    ] = 100,
    seats: Annotated[int, typer.Option("--seats", min=2, max=6, metavar="NUMBER", help="How many sit at a table.")] = 2,
    boxes: wishes.Boxes = None,
    rule: wishes.Rules = None,
    tiles: wishes.Tiles = None,
    seed: wishes.Seed = 0,
    judge: Annotated[
        str, typer.Option("--judge", metavar="PLAYER|none", help="Who says what a draw was worth.")
    ] = "greedy",
    others: Annotated[
        int, typer.Option("--others", min=0, metavar="NUMBER", help="Draws that each is held against; 0: all.")
    ] = 3,
    sprt: Annotated[
        str, typer.Option("--sprt", metavar="LESS,MORE", help="Stop when sure that the first is rated by one or other.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FOLDER", help="Keep results there, and go on where they end.")
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="Write each game as a record into that folder.")] = False,
    ray: wishes.Ray = None,
    plain: wishes.Plain = False,
    json: wishes.Json = False,
) -> None:
    """Let players meet until it is known who is stronger.

    Every deal is played in all seatings. With more players than seats all meet
    all; with fewer, the last one takes the seats left. The margin without luck
    is the margin less what the draws were worth: the same on average, and surer.

    \b
    bastide arena greedy random --pairs 200
    bastide arena mind greedy --game city --seats 4 --out results
    bastide arena mine.py:Mine greedy --sprt 0,20 --pairs 5000
    """
    from ..arena import Plan, report, run
    from ..arena.results import Store
    from ..arena.sprt import bounds
    from ..core.errors import BadSetup

    if records and out is None:
        raise BadSetup("output", "records need a folder: give it with --out")
    plan = Plan.of(
        game, players, seats, pairs, wishes.words(boxes), wishes.rules(rule), seed=seed,
        judge="" if judge == NOBODY else judge, others=others, compiled=wishes.form(plain), tiles=wishes.tiles(tiles),
    )  # fmt: skip
    strengths = bounds(sprt) if sprt else None
    store = Store(out, plan) if out is not None else None
    with progress(game, plan.games) as step:
        results = run(plan, store, step, strengths, ray)
    found = report(plan, results, strengths)
    if store is not None:
        store.finish(results, records)
    print_json(found.plain()) if json else _tell(found)


def _tell(found: Report) -> None:
    from rich.table import Table

    table = Table(title=f"{found.game}, {found.seats} seats: {found.games:,} games, {found.deals:,} deals")
    table.add_column("player")
    for heading in ("rating", "victories", "ahead of the best other", "without luck", "points"):
        table.add_column(heading, justify="right")
    for one in found.standings:
        half = (one.rating.high - one.rating.low) / 2
        table.add_row(
            one.player,
            f"{one.rating.rating:+.0f} ±{half:.0f}" if found.seats == 2 else f"{one.rating.rating:.1f} ±{half:.1f}",
            interval(one.wins, 100, ".1f", "%"),
            interval(one.margin, 1, "+.1f"),
            interval(one.adjusted, 1, "+.1f") if one.adjusted is not None else "",
            interval(one.points, 1, ".1f"),
        )
    console = answers()
    console.print(table)
    if found.sprt is not None:
        test = found.sprt
        told = {"better": f"rated {test.better:+g} or more", "worse": f"rated {test.worse:+g} or less"}
        console.print(
            f"{found.standings[0].player} against {found.standings[1].player}: {told.get(test.verdict, 'not decided')} "
            f"({test.ratio:+.2f} between {test.lower:+.2f} and {test.upper:+.2f})",
            soft_wrap=True,
        )
