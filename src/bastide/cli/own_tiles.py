"""A tile file of one's own: everything wrong with it said by lines, or the tiles shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from ..core.errors import BastideError
from .output import answers, complain

if TYPE_CHECKING:
    from ..core.tiles import TileFile


def is_file(name: str) -> bool:
    """Whether a word means a file and not a game."""
    from ..games import catalogue

    return name not in catalogue.games and (name.endswith(".toml") or "/" in name or Path(name).is_file())


def checked(path: str, game: str) -> TileFile:
    """The set in a file, played with the game's words; every fault of it is told, and the command ends."""
    from ..core.tiles import examine
    from ..games.options import choose
    from ..games.tile_sets import OwnTiles, vocabulary_of, wanted

    (own,) = wanted(choose(game).game, Path(path))
    assert isinstance(own, OwnTiles)
    file, faults = examine(own.text, own.file, vocabulary_of(choose(game).game.family))
    if file is None:
        for fault in faults:
            complain(str(fault))
        raise typer.Exit(1)
    return file


def advise(file: TileFile, game: str) -> None:
    """How the set can be played: by itself, together with the game's own, or why not."""
    from ..games import catalogue
    from ..games.options import choose, prepare

    sets = ",".join(catalogue.games[game].sets)
    for tiles in (file.path, f"{sets},{file.path}"):
        try:
            prepare(choose(game, tiles=tiles.split(",")))
            said = f"It can be played: bastide play {game} --tiles {tiles}"
        except BastideError as error:
            said = f"Not with --tiles {tiles}: {error}"
        answers().print(said, soft_wrap=True, markup=False)
