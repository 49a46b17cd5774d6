"""`bastide bench --device`: games a second on a GPU beside the processor's."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict
from typing import Any

from .output import answers, print_json, remarks


def bench_device(device: str, games: Collection[str], at_once: int, seconds: float, json: bool) -> None:
    """Random games a second, and joint moves tried and described a second, by mix and device."""
    from ..learn.speed import tried
    from ..sim.device_checks import rates

    def say(line: str) -> None:
        remarks().print(line, soft_wrap=True)

    if device == "lockstep":
        _tell_work(say, games, json)
        return
    played = list(rates(device, at_once, seconds, say, games))
    moves = list(tried(device, say, games))
    if json:
        print_json({"games": [asdict(rate) for rate in played], "tried": [asdict(rate) for rate in moves]})
        return
    _tell("random games", [(rate.mix, rate.device, f"{rate.games:,.0f} games/s") for rate in played])
    _tell("tried", [(rate.mix, rate.device, f"{rate.leaves:,.0f} joint moves/s") for rate in moves])


def _tell_work(say: Callable[[str], None], games: Collection[str], json: bool) -> None:
    """Nothing is fast in lock step: told is what there is to do in a game."""
    from ..sim.device_checks import works

    found = dict(works(say, games))
    if json:
        print_json({mix: asdict(work) for mix, work in found.items()})
        return
    for mix, work in found.items():
        answers().print(f"{mix}: {work}", soft_wrap=True)


def _tell(title: str, lines: list[tuple[Any, ...]]) -> None:
    from rich.table import Table

    table = Table(title=title)
    for heading in ("mix", "device", "rate"):
        table.add_column(heading, justify="right" if heading == "rate" else "left")
    for line in lines:
        table.add_row(*line)
    answers().print(table)
