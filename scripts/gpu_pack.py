"""Packs random games for a GPU: `gpu_pack.py FOLDER` writes kernels, start states and how the processor's games end.

Needs numba-cuda beside Bastide, but no GPU: `gpu_run.py FOLDER` plays the same games on one, with CuPy alone.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import cuda, types
from numba.cuda import api, dispatcher

from bastide.core.events import Events
from bastide.core.luck import Luck
from bastide.core.moves import Moves
from bastide.core.record import dtype_of, sized
from bastide.forms import Form
from bastide.games.options import choose, prepare
from bastide.games.sizes import sizes
from bastide.memory import Memory

TARGET = (9, 0)
PTX = ".version 9.0"  # a driver refuses a newer version than it knows; the kernels need no newer one
GAMES = 1500
FEW_EVENTS = (("ROWS", 1),)  # nobody reads them
ALL = ("count", "gingerbread", "inns", "river", "traders")
MIXES: dict[str, tuple[str, tuple[str, ...], int]] = {
    "standard": ("standard", (), 2),
    "base": ("base", (), 3),
    "winter-all-boxes": ("winter", ALL, 6),
    "castle": ("castle", (), 2),
    "city": ("city", (), 4),
}


def pretend_device() -> None:
    """The compiler asks for the kind of GPU before there is one."""
    device = SimpleNamespace(compute_capability=TARGET, id=0)
    api.get_current_device = dispatcher.get_current_device = lambda: device


def kernel_text(family: str, size: str) -> str:
    """A kernel that plays one random game in each thread, in one size, as PTX."""
    form, room = Form(family, "cuda"), sizes(family)[size] + FEW_EVENTS
    random_game = form.module("sim.loops").random_game

    def kernel(boxes: Any, states: Any, events: Any, moves: Any, lucks: Any, count: int) -> None:
        number = cuda.grid(1)
        if number < count:
            random_game(boxes[0], states[number], events[number], moves[number], lucks[number])

    records = (form.engine.Box, form.engine.State, Events, Moves, Luck)
    rows = [types.Array(numba.from_dtype(dtype_of(sized(record, room))), 1, "C") for record in records]
    text, _ = cuda.compile(kernel, types.void(*rows, types.int64), cc=TARGET, device=False, abi="numba", output="ptx")
    return re.sub(r"^\.version .*$", PTX, str(text), count=1, flags=re.MULTILINE)


def digest(state: Any) -> str:
    """Names the bytes of a state."""
    return hashlib.blake2b(state.tobytes(), digest_size=8).hexdigest()


def pack(folder: Path, name: str) -> dict[str, Any]:
    """Writes what the games of one mix need; the sizes of the records and how each game ends here."""
    game, boxes, seats = MIXES[name]
    memory = Memory(prepare(choose(game, list(boxes), seats=seats)), compiled=True)
    states = memory.states(1 + GAMES, memory.start())
    lucks = memory.row(Luck, GAMES)
    events, moves = memory.record(Events), memory.record(Moves)
    for number in range(GAMES):
        memory.form.module("core.luck").seed(lucks[number], number)
    np.asarray(memory.box).tofile(folder / f"{name}.box")
    states[:1].tofile(folder / f"{name}.start")
    lucks.tofile(folder / f"{name}.lucks")
    for number in range(GAMES):
        states[1 + number] = states[0]
        memory.rule("sim.loops", "random_game")(memory.box, states[1 + number], events, moves, lucks[number])
    return {
        "kernel": f"{memory.family}-{memory.size}",
        "sizes": [_bytes(memory, record) for record in (type(memory.prepared.box), type(memory.start()))],
        "scratch": [_bytes(memory, record) for record in (Events, Moves, Luck)],
        "ends": [digest(state) for state in states[1:]],
    }


def _bytes(memory: Memory, record: Any) -> int:
    return int(dtype_of(sized(record, memory.room + FEW_EVENTS)).itemsize)


def main(folder: Path) -> None:
    """Packs all mixes."""
    folder.mkdir(parents=True, exist_ok=True)
    packed = {name: pack(folder, name) for name in MIXES}
    pretend_device()
    for kernel in sorted({mix["kernel"] for mix in packed.values()}):
        (folder / f"{kernel}.ptx").write_text(kernel_text(*kernel.split("-")), "utf-8")
    (folder / "mixes.json").write_text(json.dumps(packed), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
