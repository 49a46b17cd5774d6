"""`bastide bench`: how fast the rules run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from .bench_device import bench_device
from .bench_rooms import ROOMS, measure_room, tell_room
from .output import answers, print_json, remarks
from .wishes import GAME, Json

if TYPE_CHECKING:
    from ..sim.bench import Figures


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(help=f"{GAME} All of them if none is named.", metavar="GAME...")
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", "-s", min=0.05, max=3600, metavar="SECONDS", help="How long each rate is measured."),
    ] = 2.0,
    device: Annotated[
        str | None,
        typer.Option("--device", metavar="cpu|cuda|lockstep", help="Measure games by the hundred thousand there."),
    ] = None,
    at_once: Annotated[
        int, typer.Option("--at-once", min=1, max=4_000_000, metavar="NUMBER", help="Games at once on a GPU.")
    ] = 131_072,
    json: Json = False,
) -> None:
    """Measure games a second in every form of the rules, and how long a start takes.

    Games are random, for two: any placement as likely as any other, then any
    follower or none. Joint games list every tile with every follower at each
    turn. A cold start is a fresh process that compiles the rules first.

    \b
    bastide bench standard
    bastide bench --json --seconds 5
    bastide bench table               moves between pages, with 50 tables
    bastide bench operations          start, stop, backup, strangers
    bastide bench pictures            how long a tile takes to be drawn
    bastide bench door                own policies, Game, environments
    bastide bench --device cuda       random games and tried moves on a GPU
    bastide bench castle --device cuda   the same, of one game
    bastide bench --device lockstep   what a GPU's threads would do in a game
    """
    from ..games import catalogue
    from ..games.options import choose
    from ..sim.bench import bench as measure

    if device is not None:
        bench_device(device, [choose(name).game.name for name in games or ()], at_once, seconds, json)
        return
    wanted = [choose(name).game.name for name in games or catalogue.games if name not in ROOMS]
    rooms = {name: measure_room(name, seconds) for name in games or () if name in ROOMS}
    with _telling() as say:
        measured = [measure(name, seconds, say) for name in wanted]
    if json:
        print_json(rooms | {figures.game: figures.plain_data() for figures in measured})
        return
    for figures in rooms.values():
        tell_room(figures)
    if measured:
        _tell(measured)


@contextmanager
def _telling() -> Iterator[Callable[[str], None]]:
    """What is being done, while it is done."""
    console = remarks()
    if not console.is_terminal:
        yield lambda line: console.print(line, soft_wrap=True)
        return
    with console.status("") as status:
        yield status.update


ROWS: dict[str, Callable[[Figures], str]] = {
    "compiled, games/s": lambda figures: _rate(figures.compiled),
    "plain, games/s": lambda figures: _rate(figures.plain),
    "joint moves, games/s": lambda figures: _rate(figures.joint),
    "all cores, games/s": lambda figures: f"{_rate(figures.all_cores)} ({figures.cores} cores)",
    "all boxes, games/s": lambda figures: "" if figures.all_boxes is None else _rate(figures.all_boxes),
    "state, bytes": lambda figures: f"{figures.state_bytes:,}",
    "copy of a state, µs": lambda figures: _seconds(figures.copy_us),
    "cold start, s": lambda figures: _seconds(figures.cold_start_s),
    "warm start, s": lambda figures: _seconds(figures.warm_start_s),
    "mean points by seat": lambda figures: ", ".join(f"{points:.1f}" for points in figures.means.points),
    "tiles laid": lambda figures: f"{figures.means.tiles:.2f}",
    "decisions": lambda figures: f"{figures.means.decisions:.1f}",
}


def _rate(value: float | None) -> str:
    return "no compiler" if value is None else f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"


def _seconds(value: float | None) -> str:
    return "no compiler" if value is None else f"{value:.2f}"


def _tell(measured: list[Figures]) -> None:
    from rich.table import Table

    from ..sim.bench import FIELD_GAME

    table = Table(title="Random games for two")
    table.add_column("")
    for figures in measured:
        table.add_column(figures.game, justify="right")
    for name, cell in ROWS.items():
        table.add_row(name, *(cell(figures) for figures in measured))
    table.add_section()
    standard = next((figures for figures in measured if figures.game == FIELD_GAME), None)
    ratios = [figures.ratios(standard) for figures in measured]
    for name in dict.fromkeys(name for row in ratios for name in row):
        table.add_row(name, *(f"{row[name]:.2f}" if name in row else "" for row in ratios))
    console = answers()
    console.print(table)
    console.print(
        "Best elsewhere: 5,200 compiled, 3,760 over joint moves and 472 in plain Python, for the standard game on one "
        "core of the same kind of machine.",
        soft_wrap=True,
    )
