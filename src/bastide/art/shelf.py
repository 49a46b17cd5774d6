"""The shelf: tiles by name, read from the tile files of the games."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from bastide.core.tiles import TileFile, TileSpec, load
from bastide.games import catalogue
from bastide.games.folders import found


@cache
def tile_files(family: str) -> dict[str, TileFile]:
    """The tile files of a family by the names of their sets."""
    vocabulary = import_module(f"bastide.games.{family}.vocabulary").VOCABULARY
    files = [load(path, vocabulary) for path in found(family, "tiles.toml")]
    return {file.set: file for file in files}


@cache
def known_tiles(family: str) -> dict[str, TileSpec]:
    """All tiles of a family by name."""
    return {spec.name: spec for file in tile_files(family).values() for spec in file.tiles}


def own_theme(file: TileFile) -> str:
    """The theme in which the tiles of a set are printed."""
    return catalogue.themes.get(file.set, "summer")
