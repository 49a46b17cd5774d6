"""`bastide verify`: do all forms of the rules agree?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import wishes
from .output import answers, print_json, progress
from .verify_device import verify_device

if TYPE_CHECKING:
    from ..sim.verify import Report


def verify(
    game: Annotated[str | None, typer.Argument(help=wishes.GAME, metavar="GAME", show_default=False)] = None,
    games: wishes.Games = 10,
    boxes: wishes.Boxes = None,
    rule: wishes.Rules = None,
    tiles: wishes.Tiles = None,
    seats: wishes.Seats = "2",
    player: Annotated[
        str | None,
        typer.Option("--player", metavar="NAME", help=f"Who chooses, else ours in turn: {wishes.PLAYER}"),
    ] = None,
    faults: Annotated[
        Path, typer.Option("--faults", metavar="FOLDER", help="Where games that do not agree are saved as records.")
    ] = Path(),
    device: Annotated[
        str | None,
        typer.Option("--device", metavar="cuda|lockstep", help="Compare games of many mixes with a GPU's instead."),
    ] = None,
    seed: wishes.Seed = 0,
    plain: wishes.Plain = False,
    json: wishes.Json = False,
) -> None:
    """Play games in the plain and the compiled form and compare them after every move.

    After every move a slow twin, which shares no code with the rules, counts
    everything anew as well. Without a GAME all games are verified. Told is also
    how often each kind of event and each part of points occurred: what never
    happened was not verified.

    \b
    bastide verify --games 100
    bastide verify standard --games 20 --rule holes=forbidden --seats 4
    bastide verify city --games 20 --player greedy --faults found
    bastide verify --device cuda --games 500
    bastide verify castle --device lockstep --games 3     the same kernels, without a GPU
    """
    if device is not None:
        verify_device(device, game, games, seed, json)
        return
    from ..games import catalogue
    from ..games.options import choose
    from ..sim.verify import verify_on_all_cores

    number = wishes.seat_count(seats)
    names = [game] if game else ["standard"] if tiles else list(catalogue.games)
    reports = {}
    own = wishes.tiles(tiles)
    for options in [choose(name, wishes.words(boxes), wishes.rules(rule), number, tiles=own) for name in names]:
        with progress(options.game.name, games) as step:
            reports[options.game.name] = verify_on_all_cores(
                options, games, seed, wishes.form(plain), step, player, faults
            )
    if json:
        print_json({name: _plain(report) for name, report in reports.items()})
    else:
        for name, report in reports.items():
            _tell(name, report)
    if any(report.faults for report in reports.values()):
        raise typer.Exit(1)


def _plain(report: Report) -> dict[str, object]:
    return {
        "games": report.games,
        "moves": report.moves,
        "compiled": report.compared,
        "players": dict(report.players),
        "ends": dict(report.ends),
        "events": dict(report.events),
        "parts": dict(report.parts),
        "faults": report.faults,
    }


def _counts(report: Report) -> dict[str, Counter[str]]:
    """What is told of how often it occurred."""
    ends = {"ended by": report.ends} if len(report.ends) > 1 else {}
    return {"played by": report.players, **ends, "events": report.events, "points for": report.parts}


def _tell(name: str, report: Report) -> None:
    console = answers()
    compiled = "the plain form, the compiled form" if report.compared else "the plain form"
    verdict = "agree" if not report.faults else f"do not agree: {len(report.faults)} faults"
    played = f"{report.games:,} games, {report.moves:,} moves"
    console.print(f"{name}: {played}: {compiled} and the slow twin {verdict}", soft_wrap=True)
    for what, counts in _counts(report).items():
        told = ", ".join(f"{name} {count:,}" for name, count in counts.most_common() if count)
        console.print(f"  {what}: {told}", soft_wrap=True)
    if report.never():
        console.print(f"  never happened, so not verified: {', '.join(report.never())}", soft_wrap=True)
    for fault in report.faults:
        console.print(f"  {fault}", soft_wrap=True, markup=False)
