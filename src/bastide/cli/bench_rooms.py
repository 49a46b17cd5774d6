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
    """How long every tile of every game takes to be drawn for the first time, and how large its picture is."""
    from ..art import known_tiles, tile_svg
    from ..games import catalogue

    times, sizes = [], []
    for family in catalogue.families:
        for spec in known_tiles(family).values():
            start = time.process_time()
            picture = tile_svg(spec, 0, "summer", family)
            times.append(1000 * (time.process_time() - start))
            sizes.append(len(gzip.compress(picture.encode(), mtime=0)))
    times.sort()
    return {
        "tiles": len(times),
        "median_ms": round(times[len(times) // 2], 2),
        "p95_ms": round(times[len(times) * 95 // 100], 2),
        "mean_bytes_gzipped": round(sum(sizes) / len(sizes)),
        "most_bytes_gzipped": max(sizes),
    }


def door(seconds: float) -> dict[str, Any]:
    """What comes through the public door: policies of one's own, `Game` and the environments, on one core and all."""
    from ..environments.measuring import through_the_door

    return through_the_door(seconds)


ROOMS: dict[str, Callable[[float], dict[str, Any]]] = {"table": table, "pictures": pictures, "door": door}


def measure_room(name: str, seconds: float) -> dict[str, Any]:
    """The figures of a room."""
    remarks().print(f"Measuring: {name}", soft_wrap=True)
    return ROOMS[name](seconds)


def tell_room(figures: dict[str, Any]) -> None:
    """Prints the figures of a room."""
    for what, figure in figures.items():
        answers().print(f"{what.replace('_', ' '):>32}  {figure}", markup=False)
