"""`bastide draw`: pictures of a game that was written down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import BadSetup
from .output import answers, progress, writing
from .replay import Data, read
from .wishes import Theme

if TYPE_CHECKING:
    from ..play.game import Game

MOVING = (".gif", ".apng")


def draw(
    file: Annotated[str, typer.Argument(help="The record; - reads it from standard input.", metavar="RECORD")],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE", help="Where to: .svg or .png, a film as .gif or .apng.")
    ],
    move: Annotated[
        int | None, typer.Option("--move", min=0, metavar="NUMBER", help="After so many moves; all, if not given.")
    ] = None,
    theme: Theme = "",
    width: Annotated[int, typer.Option(min=100, max=4000, help="Width in pixels.")] = 1200,
    tiles: Data = None,
    wall: Data = None,
) -> None:
    """Draw the board of a record, or the whole game as a film.

    Moves are counted with what chance drew, as they stand in the record.

    \b
    bastide draw game.record -o board.png
    bastide draw game.record --move 42 -o board.svg
    bastide draw game.record -o game.gif
    """
    from ..play.game import Game

    extras = {name: path for name, path in (("tiles", tiles), ("wall", wall)) if path is not None}
    game = Game.from_record(read(file), **extras)
    moves = len(game.history) if move is None else move
    if moves > len(game.history):
        raise BadSetup("move", f"the record has {len(game.history)} moves, not {moves}")
    if output.suffix.lower() in MOVING:
        _film(game, moves, theme, output, min(width, 800))
    else:
        _picture(game, moves, theme, output, width)
    answers().print(f"{output} shows the game after {moves} moves.", soft_wrap=True, markup=False)


def known_theme(theme: str) -> str:
    """A theme by its name; none, if none was asked for."""
    from ..art import themes

    if theme and theme not in themes():
        raise BadSetup("theme", f"there is no theme called {theme!r}; there are: {', '.join(themes())}")
    return theme


def theme_of(game: Game, theme: str) -> str:
    """The theme that was asked for, else the game's own."""
    return known_theme(theme) or game.prepared.options.game.theme


def _picture(game: Game, moves: int, theme: str, output: Path, width: int) -> None:
    from ..art import board_svg, write_picture

    wanted = theme_of(game, theme)
    view = game.after(moves).view()
    newest = view["tiles"][-1] if view["tiles"] else None
    specs = {spec.name: spec for spec in game.prepared.specs}
    svg = board_svg(view, wanted, None, (newest["x"], newest["y"]) if newest else None, specs)
    with writing(output):
        write_picture(output, svg, width)


def _film(game: Game, moves: int, theme: str, output: Path, width: int) -> None:
    from ..art import film_svgs, write_film

    wanted = theme_of(game, theme)
    specs = {spec.name: spec for spec in game.prepared.specs}
    laid = [number for number, text in enumerate(game.history[:moves], 1) if "@" in str(text)]
    with writing(output), progress("drawing", len(laid) + 1) as step:
        views = []
        for number in [*laid, moves]:
            views.append(game.after(number).view())
            step(1)
        write_film(output, film_svgs(views, wanted, specs), width)
