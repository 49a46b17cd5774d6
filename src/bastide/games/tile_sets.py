"""The sets of tiles that a game is played with: its own, another game's by name, or files and texts of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ..core import datafile, tiles
from ..core.datafile import Fault
from ..core.errors import BadSetup, BadTiles
from ..core.tiles import TileFile, Vocabulary
from . import catalogue, folders
from .catalogue import GameEntry

if TYPE_CHECKING:
    from .options import Options

UNNAMED = "own tiles"
MOST_SETS = 8


@dataclass(frozen=True)
class OwnTiles:
    """A set of one's own: the text of a tile file, and what that file is called."""

    file: str
    text: str


Wanted = str | OwnTiles
"""A set by its name, or one's own."""


def wanted(game: GameEntry, wish: object) -> tuple[Wanted, ...]:
    """A wish for tiles: one set or several that add up, with every file of them read."""
    listed = wish if isinstance(wish, Sequence) and not isinstance(wish, str) else [wish]
    if not 1 <= len(listed) <= MOST_SETS:
        raise BadSetup("tiles", f"tiles are one set or up to {MOST_SETS}, not {len(listed)}")
    found = tuple(_one(game, one) for one in listed)
    named = [one for one in found if isinstance(one, str)]
    if len(set(named)) < len(named):
        raise BadSetup("tiles", "a set of tiles can be taken only once")
    return found


def _one(game: GameEntry, wish: object) -> Wanted:
    if isinstance(wish, OwnTiles):
        return wish
    if isinstance(wish, Mapping) and all(isinstance(wish.get(key), str) for key in ("file", "text")):
        return OwnTiles(wish["file"], wish["text"])
    if isinstance(wish, str) and wish in set_names(game.family):
        return wish
    if isinstance(wish, str) and "\n" in wish:
        return OwnTiles(UNNAMED, wish)
    if isinstance(wish, (str, PathLike)):
        return _read(Path(fspath(wish)))
    raise BadSetup("tiles", f"'tiles' is the path of a file, the name of a set, or a list of them, not {wish!r}")


def _read(path: Path) -> OwnTiles:
    try:
        return OwnTiles(str(path), datafile.text_of(path))
    except Fault as fault:
        raise BadTiles(str(path), "", fault.reason) from None


def set_names(family: str) -> list[str]:
    """The sets that the games of a family are played with."""
    games = [game for game in catalogue.games.values() if game.family == family]
    return list(dict.fromkeys(name for game in games for name in game.sets))


def vocabulary_of(family: str) -> Vocabulary:
    """The words of a family's tile files."""
    module = folders.module("vocabulary", family)
    return cast(Vocabulary, module.VOCABULARY) if module is not None else Vocabulary(())


def sets_in_play(options: Options, path_of: Callable[[str], Path]) -> tuple[TileFile, ...]:
    """The sets that were wished for, or the game's own, then those of its boxes, each read and checked.

    `path_of` says where a set with a name lies.
    """
    words, own = vocabulary_of(options.game.family), options.extras.get("tiles", options.game.sets)
    files = tuple(
        tiles.load(path_of(one), words) if isinstance(one, str) else tiles.parse(one.text, one.file, words)
        for one in (*own, *options.boxes)
    )
    twice = [name for name, count in Counter(spec.name for file in files for spec in file.tiles).items() if count > 1]
    if twice:
        raise BadSetup("tile-twice", f"the tile {twice[0]} is in two of the sets")
    return files


def together(files: Sequence[TileFile]) -> TileFile:
    """Several sets as one."""
    if len(files) == 1:
        return files[0]
    names = " and ".join(Path(file.path).name for file in files)
    specs = tuple(spec for file in files for spec in file.tiles)
    return replace(files[0], total=sum(file.total for file in files), tiles=specs, path=names)


def plain(extra: object) -> Any:
    """What is fixed beforehand, as plain JSON data."""
    if isinstance(extra, OwnTiles):
        return asdict(extra)
    return [plain(one) for one in extra] if isinstance(extra, tuple) else extra
