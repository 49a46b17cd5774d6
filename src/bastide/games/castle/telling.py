"""How The Castle is told."""

from collections.abc import Iterator, Sequence

from ..telling import Telling, listing
from .view import CastleExtras


def _beside(castle: CastleExtras, names: Sequence[str]) -> Iterator[str]:
    """The towers that have a wall tile, the wall tiles that players hold, and their keeps."""
    towers = ["/".join(map(str, tower.scores)) for tower in castle.towers if tower.wall_tile]
    yield f"wall tiles lie on the towers {listing(towers)}"
    for name, tiles, keep in zip(names, castle.wall_tiles, castle.keeps, strict=True):
        numbers = [f"{tile.number}{'' if tile.usable else ' (not yet)'}" for tile in tiles]
        house = f"in a house of {keep.tiles} at {keep.cell[0]},{keep.cell[1]}" if keep else "nowhere yet"
        yield f"{name}: wall tiles {listing(numbers)}; keep {house}"


TELLING = Telling(
    sentences={
        "keep": "{name} has his keep on the {what} at {place}.",
        "taken": "{name} takes the wall tile of {what}.",
        "turned-up": "{name} turns up wall tile {what}.",
        "used": "{name} uses wall tile {what}.",
    },
    counted={"markets": "market", "empty cells": "empty cell"},
    beside=_beside,
    reasons={
        "keep": "moves the keep to a larger house",
        "taken": "reaches a tower and takes its wall tile",
        "turned-up": "turns up a wall tile",
        "used": "uses a wall tile",
    },
    kinds={
        "tower": ("▓", "#6b6b75", "#9a9aa5"),
        "house": ("▒", "#8a3b2b", "#c9705b"),
        "court": (":", "#cfc08f", "#8f8055"),
        "path": ("", "#ffffff", ""),
    },
)
