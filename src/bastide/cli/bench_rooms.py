"""What else `bastide bench` measures: the table under load, and pictures."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from typing import Any

from .output import answers, remarks


def table(seconds: float) -> dict[str, Any]:
    """How long a move takes to the other page, with 50 tables and 4 computers thinking, on this machine alone."""
    from ..table.load import run

    return dict(run(seconds=max(seconds, 10.0)))


def pictures(seconds: float) -> dict[str, Any]:
    """How long every tile of every game takes to be drawn for the first time, how large its pictures are, and what a
    page fetches in a whole game, with one drawing of every tile and with all its variants."""
    from ..art import VARIANTS, known_tiles, tile_svg
    from ..games import catalogue

    times: list[float] = []
    more: list[float] = []
    sizes: list[int] = []
    for family in catalogue.families:
        for spec in known_tiles(family).values():
            for variant in range(VARIANTS):
                start = time.process_time()
                picture = tile_svg(spec, 0, "summer", family, variant)
                (more if variant else times).append(1000 * (time.process_time() - start))
                sizes.append(len(gzip.compress(picture.encode(), mtime=0)))
    return {
        "tiles": len(times),
        "median_ms": round(_share(times, 50), 2),
        "p95_ms": round(_share(times, 95), 2),
        "median_ms_of_another_variant": round(_share(more, 50), 2),
        "mean_bytes_gzipped": round(sum(sizes) / len(sizes)),
        "most_bytes_gzipped": max(sizes),
        **_whole_game("standard"),
    }


def _share(times: list[float], percent: int) -> float:
    """What this share of all times does not exceed."""
    return sorted(times)[len(times) * percent // 100]


def _whole_game(name: str) -> dict[str, int]:
    """The pictures of the tiles of a random game, and their bytes: one drawing of every tile, and all variants."""
    from random import Random

    from .. import Game
    from ..art import known_tiles, tile_svg, variant_at
    from ..core.geometry import SIDES

    game, chance = Game.new(name, seed=1), Random(1)
    while not game.over:
        game.play(chance.choice(game.moves()))
    found = {}
    for which, varied in (("one_drawing", False), ("variants", True)):
        asked = {
            (tile["name"], SIDES.index(tile["facing"]), variant_at(tile["x"], tile["y"]) * varied)
            for tile in game.view()["tiles"]
        }
        specs = known_tiles(game.view()["family"])
        drawn = [tile_svg(specs[tile], turn, variant=variant) for tile, turn, variant in asked]
        found[f"pictures_of_a_game_with_{which}"] = len(drawn)
        found[f"bytes_of_a_game_with_{which}"] = sum(len(gzip.compress(one.encode(), mtime=0)) for one in drawn)
    return found


def door(seconds: float) -> dict[str, Any]:
    """What comes through the public door: policies of one's own, `Game` and the environments, on one core and all."""
    from ..environments.measuring import through_the_door

    return through_the_door(seconds)


def operations(seconds: float) -> dict[str, Any]:
    """How long a start, a stop with 500 visitors, backup and restore take, and a move beside ten strangers."""
    from ..table.errands import measure

    return measure()


ROOMS: dict[str, Callable[[float], dict[str, Any]]] = {
    "table": table,
    "operations": operations,
    "pictures": pictures,
    "door": door,
}


def measure_room(name: str, seconds: float) -> dict[str, Any]:
    """The figures of a room."""
    remarks().print(f"Measuring: {name}", soft_wrap=True)
    return ROOMS[name](seconds)


def tell_room(figures: dict[str, Any]) -> None:
    """Prints the figures of a room."""
    for what, figure in figures.items():
        answers().print(f"{what.replace('_', ' '):>32}  {figure}", markup=False)
