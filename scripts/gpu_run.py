"""Plays the games that `gpu_pack.py FOLDER` packed on a GPU: `gpu_run.py FOLDER`. Needs CuPy, but not Bastide.

Prints how many games end byte for byte as the processor's did, and games a second with ever more games at once.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import cupy as cp
import numpy as np

THREADS = 64
AT_ONCE = (32_768, 131_072)


@cache
def kernel(path: Path) -> Any:
    """The kernel in a PTX file."""
    entry = re.findall(r"\.visible \.entry (\w+)\(", path.read_text("utf-8"))[0]
    return cp.RawModule(path=str(path)).get_function(entry)


def row(array: Any) -> tuple[Any, ...]:
    """A row of records as the kernel takes it: owner, parent, how many, size, data, shape, stride."""
    many, size = np.int64(array.shape[0]), np.int64(array.shape[1])
    return np.uint64(0), np.uint64(0), many, size, np.uint64(array.data.ptr), many, size


def bytes_of(path: Path, size: int) -> Any:
    """Records in a file."""
    return cp.asarray(np.fromfile(path, np.uint8).reshape(-1, size))


def play(folder: Path, name: str, mix: dict[str, Any], games: int) -> tuple[Any, float]:
    """Plays so many games at once; their last states, and the seconds it took."""
    (box_size, state_size), (events_size, moves_size, luck_size) = mix["sizes"], mix["scratch"]
    box = bytes_of(folder / f"{name}.box", box_size)
    states = cp.tile(bytes_of(folder / f"{name}.start", state_size), (games, 1))
    lucks = bytes_of(folder / f"{name}.lucks", luck_size)
    lucks = cp.tile(lucks, (-(-games // len(lucks)), 1))[:games].copy()
    events, moves = cp.zeros((games, events_size), cp.uint8), cp.zeros((games, moves_size), cp.uint8)
    arguments = [part for array in (box, states, events, moves, lucks) for part in row(array)]
    rule = kernel(folder / f"{mix['kernel']}.ptx")
    cp.cuda.Device().synchronize()
    began = time.perf_counter()
    rule((-(-games // THREADS),), (THREADS,), (*arguments, np.int64(games)))
    cp.cuda.Device().synchronize()
    return states, time.perf_counter() - began


def same(states: Any, ends: list[str]) -> int:
    """How many games end as they should."""
    told = [hashlib.blake2b(state.tobytes(), digest_size=8).hexdigest() for state in cp.asnumpy(states)]
    return sum(one == other for one, other in zip(told, ends, strict=True))


def main(folder: Path) -> int:
    """Plays all mixes; 1 if any game ended otherwise."""
    different = 0
    for name, mix in json.loads((folder / "mixes.json").read_text("utf-8")).items():
        ends = mix["ends"]
        found = same(play(folder, name, mix, len(ends))[0], ends)
        different += len(ends) - found
        print(f"{name}: {found} of {len(ends)} games end as on the processor", flush=True)
        for games in AT_ONCE:
            rate = games / play(folder, name, mix, games)[1]
            print(f"{name}: {rate:,.0f} games a second, {games:,} at once", flush=True)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
