"""Games of several mixes on one device."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from ..core.events import Events
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.record import Record, dtype_of, flat
from ..devices import Device
from ..games.options import choose, prepare
from ..games.sizes import LARGE
from ..memory import Memory
from .mixes import Mix

PLAY_OUT = "sim.whole_games.play_out"


class Tables:
    """The mixes on a device: boxes, as a hopeful player reads them too, and the states they start from."""

    def __init__(self, device: Device, family: str, mixes: Sequence[Mix]) -> None:
        prepared = [prepare(choose(mix.game, mix.boxes, seats=mix.seats)) for mix in mixes]
        memories = [Memory(one, compiled=True, size=LARGE) for one in prepared]
        self.mixes = tuple(mixes)
        self.engine: Any = import_module(f"bastide.games.{family}.engine")
        self.boxes = _filled(device, self.engine.Box, [memory.box for memory in memories])
        self.hopefuls = _filled(device, self.engine.Box, [memory.hopeful() for memory in memories])
        self.starts = _filled(device, self.engine.State, [flat(memory.start()) for memory in memories])
        self.seats = np.array([mix.seats for mix in mixes])


def _filled(device: Device, kind: type[Record], records: Sequence[Any]) -> Any:
    rows = device.records(kind, len(records))
    values = np.zeros(len(records), dtype_of(kind))
    for number, record in enumerate(records):
        values[number] = record  # field by field: what lies between fields stays zero
    device.put(rows, values)
    return rows


class RandomGames:
    """Random games on a device, all at once."""

    def __init__(self, device: Device, tables: Tables, games: int) -> None:
        self.device, self.tables, self.games = device, tables, games
        self.states = device.records(tables.engine.State, games)
        self.lucks = device.records(Luck, games)
        self.events, self.moves = device.scratch(Events, games), device.scratch(Moves, games)
        self.decisions = device.array(games, "int32")

    def play(self, mixes: Any, seeds: Any) -> None:
        """Play a game of each of these mixes to its end."""
        numbers = self.device.numbers
        mixes, seeds = numbers.asarray(mixes, "int32"), numbers.asarray(seeds, "int64")
        self.device.copy(self.states, self.tables.starts, mixes)
        self.device.run(PLAY_OUT, self.games, self.tables.boxes, mixes, self.states, self.events, self.moves,
                        self.lucks, seeds, self.decisions)  # fmt: skip

    def ends(self) -> np.ndarray:
        """How the games ended, as bytes, a line a game."""
        found = self.device.take(self.states)
        return np.frombuffer(found.tobytes(), np.uint8).reshape(self.games, -1)
