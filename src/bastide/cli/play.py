"""`bastide play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import wishes
from .output import allow_any_typing, answers

if TYPE_CHECKING:
    from ..play.game import Game
    from ..players import Chooser


def play(
    game: Annotated[str, typer.Argument(help=wishes.GAME, metavar="GAME")] = "standard",
    boxes: wishes.Boxes = None,
    rule: wishes.Rules = None,
    tiles: wishes.Tiles = None,
    deck: Annotated[
        str | None, typer.Option("--deck", metavar='"TILE TILE"', help="Exactly these tiles, in this order.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", help="Go on from a position drawn by hand.")
    ] = None,
    seats: wishes.Seats = "2",
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="PLAYER", help=f"Who plays the other seats: {wishes.PLAYER}"),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="SEED", help="The same seed brings the same tiles.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play a game in the terminal, with people at one keyboard or against the computer.

    Choose a move by its number, or write it: 1,0N lays the tile at column 1,
    row 0 with its top to the north, E puts a follower on the segment at the
    east, - passes. The word help tells more.

    \b
    bastide play
    bastide play standard --against greedy
    bastide play base --seats Ann,Bob,Cid --rule holes=allowed
    bastide play standard --tiles base,mine.toml
    bastide play standard --deck "BG-E BG-B" --seats 1
    bastide play --position puzzle.txt
    """
    from ..play.game import Game
    from .replay import read
    from .table import Terminal

    if resume is not None:
        opened = _resumed(resume)
    elif position is not None:
        opened = Game.from_position(read(str(position)))
    else:
        own, tiles_in_order = wishes.tiles(tiles), deck.split() if deck is not None else None
        opened = Game.new(
            game, wishes.seats(seats), wishes.words(boxes), wishes.rules(rule), seed, tiles_in_order, tiles=own
        )
    allow_any_typing()
    Terminal(opened, answers(), _opponents(opened, against)).run()


def _resumed(path: Path) -> Game:
    from ..play.game import Game
    from .replay import read

    return Game.from_record(read(str(path)))


def _opponents(game: Game, name: str | None) -> dict[int, Chooser]:
    if name is None:
        return {}
    from ..players import by_name

    return {seat: by_name(name, f"{game.seed}/{seat}") for seat in range(1, len(game.names))}
