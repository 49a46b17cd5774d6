"""The commands, put together. Each command's module is small; what it needs is imported when it runs."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ..core.errors import BastideError
from . import (
    analyse,
    arena,
    bench,
    bot,
    check_draw,
    draw,
    fuzz,
    games,
    keep,
    learn,
    load,
    operate,
    perft,
    play,
    position,
    puzzles,
    replay,
    serve,
    simulate,
    soak,
    tiles,
    verify,
)
from .output import QUIETLY, complain, hush


class Commands(TyperGroup):
    """Runs a command; whatever is refused is one sentence and exit status 1."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except BastideError as error:
            complain(str(error))
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            raise typer.Exit(QUIETLY) from None
        except BrokenPipeError:
            hush()
            raise typer.Exit(1) from None


app = typer.Typer(
    name="bastide",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        sys.stdout.write(f"bastide {__version__}\n")
        raise typer.Exit


@app.callback()
def bastide(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The tile games, played by their printed rules.

    \b
    bastide table                     the table in the browser
    bastide play                      a game in the terminal
    bastide play --against greedy     the same against the computer
    bastide COMMAND --help            more about a command
    """


MEASURING = "Measuring and checking"
app.command()(serve.table)
app.command()(bot.bot)
app.command()(keep.backup)
app.command()(keep.restore)
app.add_typer(operate.operate, name="operate")
app.command()(play.play)
app.command()(position.position)
app.command()(replay.replay)
app.command()(check_draw.check_draw)
app.command()(analyse.analyse)
app.add_typer(puzzles.puzzles, name="puzzles")
app.command()(games.games)
app.command()(tiles.tiles)
app.command()(draw.draw)
app.command(rich_help_panel=MEASURING)(simulate.simulate)
app.command(rich_help_panel=MEASURING)(arena.arena)
app.command(rich_help_panel=MEASURING)(verify.verify)
app.command(rich_help_panel=MEASURING)(bench.bench)
app.command(rich_help_panel=MEASURING)(perft.perft)
app.command(rich_help_panel=MEASURING)(soak.soak)
app.command(rich_help_panel=MEASURING)(load.load)
app.command(rich_help_panel=MEASURING)(fuzz.fuzz)
app.command(rich_help_panel=MEASURING)(learn.learn)
