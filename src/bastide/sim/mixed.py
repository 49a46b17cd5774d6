"""Games of several mixes on one device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..core.events import Events
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.record import Record, dtype_of
from ..devices import Device
from ..games.options import choose, prepare
from ..games.sizes import sizes
from ..memory import Memory
from .mixes import Mix

PLAY_OUT = "sim.whole_games.play_out"


class Tables:
    """The mixes on a device, in the size that all of them fit: boxes, as a hopeful player reads them too, and starts.

    Nobody reads events there, so all games share one muted record of them.
    """

    def __init__(self, device: Device, family: str, mixes: Sequence[Mix]) -> None:
        prepared = [prepare(choose(mix.game, mix.boxes, seats=mix.seats)) for mix in mixes]
        known = list(sizes(family))
        self.size = max((table.size for table in prepared), key=known.index)
        memories = [Memory(table, compiled=True, size=self.size) for table in prepared]
        self.mixes, self._memory = tuple(mixes), memories[0]
        engine: Any = memories[0].form.engine
        self.engine = engine
        self.boxes = self._filled(device, engine.Box, [memory.box for memory in memories])
        self.hopefuls = self._filled(device, engine.Box, [memory.hopeful() for memory in memories])
        self.starts = self._filled(device, engine.State, [memory.record(memory.start()) for memory in memories])
        self.events = self._filled(device, Events, [memories[0].record(Events)])
        self.seats = np.array([mix.seats for mix in mixes])

    def sized(self, kind: type[Record]) -> Any:
        """A class of records in the size of these tables."""
        return self._memory.sized(kind)

    def _filled(self, device: Device, kind: type[Record], records: Sequence[Any]) -> Any:
        rows = device.records(self.sized(kind), len(records))
        values = np.zeros(len(records), dtype_of(self.sized(kind)))
        for number, record in enumerate(records):
            values[number] = record  # field by field: what lies between fields stays zero
        device.put(rows, values)
        return rows


class RandomGames:
    """Random games on a device, all at once."""

    def __init__(self, device: Device, tables: Tables, games: int) -> None:
        self.device, self.tables, self.games = device, tables, games
        self.states = device.records(tables.sized(tables.engine.State), games)
        self.lucks = device.records(Luck, games)
        self.moves = device.scratch(tables.sized(Moves), games)
        self.decisions = device.array(games, "int32")

    def play(self, mixes: Any, seeds: Any) -> None:
        """Play a game of each of these mixes to its end."""
        numbers, tables = self.device.numbers, self.tables
        mixes, seeds = numbers.asarray(mixes, "int32"), numbers.asarray(seeds, "int64")
        self.device.copy(self.states, tables.starts, mixes)
        self.device.run(PLAY_OUT, self.games, tables.boxes, mixes, self.states, tables.events, self.moves,
                        self.lucks, seeds, self.decisions)  # fmt: skip

    def ends(self) -> np.ndarray:
        """How the games ended, as bytes, a line a game."""
        found = self.device.take(self.states)
        return np.frombuffer(found.tobytes(), np.uint8).reshape(self.games, -1)
