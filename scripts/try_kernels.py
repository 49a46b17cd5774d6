"""Times the kernel of whole random games on a GPU, as it is and with its text changed: what would a change bring?

    python scripts/try_kernels.py standard --at-once 131072 --change 'ld\\.global\\.' 'ld.global.L2::128B.'
    python scripts/try_kernels.py castle --change '(\\.visible \\.entry [^{]*)' '\\1.maxnreg 96 '

Each --change is tried by itself: what it looks for (a regular expression) and what stands there instead. Rates are the
best of several runs, in turns, so that other work slows all of them alike; the games end alike, or a line says so.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bastide.devices.gpu import Gpu
from bastide.sim.device_checks import measured
from bastide.sim.mixed import RandomGames, Tables


class Changed(Gpu):
    """A GPU whose kernels are changed before they are loaded."""

    def __init__(self, family: str, change: tuple[str, str] | None) -> None:
        super().__init__(family)
        self._change, self._folder = change, tempfile.TemporaryDirectory()

    def _module(self, path: Path) -> Any:
        if self._change is None:
            return super()._module(path)
        text, times = re.subn(self._change[0], self._change[1], path.read_text("utf-8"))
        print(f"{path.stem}: {times} places changed", flush=True)
        draft = Path(self._folder.name) / path.name
        draft.write_text(text, "utf-8")
        return super()._module(draft)


class Variant(NamedTuple):
    """Games at once, with a change or none."""

    name: str
    play: RandomGames


def variants(game: str, changes: list[tuple[str, str]], at_once: list[int]) -> Iterator[Variant]:
    """The kernel as it is, and each of its changes."""
    for family, mixes in measured([game]).items():
        for change in (None, *changes):
            device = Changed(family, change)
            for mix in mixes:
                tables = Tables(device, family, [mix])
                for many in at_once:
                    named = "as it is" if change is None else f"{change[0]} -> {change[1]}"
                    yield Variant(f"{mix}, {many:,} at once, {named}", RandomGames(device, tables, many))


def seconds(play: RandomGames) -> float:
    """How long its games take, the same each time."""
    play.device.sync()
    start = time.perf_counter()
    play.play(np.zeros(play.games), np.arange(play.games))
    play.device.sync()
    return time.perf_counter() - start


def main() -> None:
    """Each variant in turn, several times."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--change", nargs=2, action="append", default=[], metavar=("PATTERN", "INSTEAD"))
    parser.add_argument("--at-once", type=int, nargs="+", default=[131_072])
    parser.add_argument("--turns", type=int, default=12)
    chosen = parser.parse_args()
    tried = list(variants(chosen.game, chosen.change, chosen.at_once))
    taken = {variant.name: [seconds(variant.play) for _ in range(2)][1] for variant in tried}
    ends = {hash(variant.play.ends()[: min(chosen.at_once)].tobytes()) for variant in tried}
    for _ in range(chosen.turns):
        for variant in tried:
            taken[variant.name] = min(taken[variant.name], seconds(variant.play))
    for variant in tried:
        print(f"{variant.name}: {variant.play.games / taken[variant.name]:,.0f} games/s")
    if len(ends) > 1:
        print("they do NOT play the same games")


if __name__ == "__main__":
    main()
