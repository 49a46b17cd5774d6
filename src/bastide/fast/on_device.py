"""Batches on a device: the same games and arrays as on the processor, which stay where they are worked out."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.errors import BadSetup, IllegalMove
from ..core.events import Events
from ..core.moves import Moves
from ..core.record import Record
from ..core.table import PLAYERS
from ..devices import Device
from ..sim.coding import Code
from ..sim.places import ROOM, Sitting
from .actions import Actions
from .observations import all_columns, common_columns
from .tables import Table

RULES = "sim.batch_rows."


class DeviceBatch:
    """Games that wait for a choice each, on a device; make one with `fast.batch(..., device="cuda")`.

    What it gives are arrays of the device's own library, which others take over by DLPack without a copy.
    """

    def __init__(self, device: Device, table: Table, games: int, seed: int, restart: bool) -> None:
        self.device, self.table, self.games, self.restart = device, table, games, restart
        self.actions = Actions(table.prepared)
        memory = self._memory = table.memory.large
        engine, sized = memory.form.engine, memory.sized
        self.columns = all_columns(table.prepared, engine)
        self._width = len(common_columns(table.prepared))
        self._box = self._one(sized(engine.Box), memory.box)
        self._events = self._one(sized(Events), memory.record(Events))
        self._code = self._one(Code, memory.record(self.actions.code()))
        self._states = device.records(sized(engine.State), games + 1)
        self._place(self._states, games, memory.record(memory.start()))
        self._sittings, self._moves = device.records(Sitting, games), device.scratch(sized(Moves), games)
        self._packed = device.array(games * ROOM, "int32")
        self._actions = device.array(games * ROOM, "int32") - 1
        self._sheets = device.scratch(sized(engine.Sheet), games)
        self._descriptions = device.records(sized(engine.Description), games)
        self.reset(seed)

    def _one(self, kind: type[Record], record: Any) -> Any:
        rows = self.device.records(kind, 1)
        self._place(rows, 0, record)
        return rows

    def _place(self, rows: Any, place: int, record: Any) -> None:
        """One record of a row becomes this one."""
        values = np.zeros(1, record.dtype)
        values[0] = record
        lines = self.device.words(rows)
        words = np.frombuffer(values.tobytes(), lines.dtype)
        lines[place] = self.device.numbers.asarray(words)

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew; the same seed deals the same tiles."""
        self.seed = getattr(self, "seed", 0) if seed is None else seed
        self.device.words(self._sittings)[:] = 0
        self._actions[:] = -1
        numbers = np.array([self.games, self.seed, int(self.restart)], np.int64)
        self._numbers = self.device.numbers.asarray(numbers)
        self._go("begin_rows")

    def _go(self, rule: str) -> None:
        self.device.run(RULES + rule, self.games, self._box, self._states, self._sittings, self._events, self._moves,
                        self._code, self._packed, self._actions, self._numbers)  # fmt: skip
        self._read()

    def _read(self) -> None:
        array, games = self.device.array, self.games
        self.chooser, self.count = array(games, "int32"), array(games, "int32")
        self._ended, self._fault = array(games, "int32"), array(games, "int32")
        scores, finals = array(games * PLAYERS, "int32"), array(games * PLAYERS, "int32")
        self.device.run(RULES + "read_rows", games, self._sittings, self.chooser, self.count,
                        self._ended, self._fault, scores, finals)  # fmt: skip
        self.scores = scores.reshape(games, PLAYERS)[:, : self.table.seats]
        self.final_scores = finals.reshape(games, PLAYERS)[:, : self.table.seats]

    @property
    def over(self) -> Any:
        """Whether the last step ended a game; with `restart` the next one has begun already."""
        return self._ended != 0

    @property
    def legal(self) -> Any:
        """The choices of each game as actions, a row each, in the order of the rules; -1 behind the last."""
        return self._actions.reshape(self.games, ROOM)[:, : max(1, int(self.count.max()))]

    @property
    def mask(self) -> Any:
        """Which places of `legal` hold a choice."""
        return self.legal >= 0

    def step(self, actions: Any) -> None:
        """Makes one choice in every game, by its action; nothing changes if one is none of its choices."""
        wanted = self.device.numbers.asarray(actions).astype("int64")
        if wanted.shape != (self.games,):
            raise BadSetup("actions", f"{self.games} actions are wanted, one for each game")
        self.device.run(RULES + "find_rows", self.games, self._sittings, self._actions, wanted)
        self._read()
        if int(self._fault.sum()):
            game = int(self._fault.argmax())
            reason = f"the action {int(wanted[game])} is none of the choices of game {game}"
            raise IllegalMove("no-such-move", reason, game=game)
        self._go("step_rows")

    def observe(self, seat: int | None = None) -> Any:
        """What a seat sees in each game, a row each; if none is named, whoever has to choose."""
        numbers = self.device.numbers
        if seat is not None and not 0 <= seat < self.table.seats:
            raise BadSetup("unknown-seat", f"there is no seat {seat!r}; they go from 0 to {self.table.seats - 1}")
        seats = numbers.maximum(self.chooser, 0) if seat is None else numbers.full(self.games, seat, "int32")
        out = self.device.array(self.games * self._width, "int16")
        widths = numbers.asarray(np.array([self._width], np.int64))
        self.device.run(RULES + "observe_rows", self.games, self._box, self._states, self._sittings, self._packed,
                        seats.astype("int64"), out, widths, self._sheets, self._descriptions)  # fmt: skip
        seen = [out.reshape(self.games, self._width), self.device.shorts(self._descriptions)]
        return numbers.concatenate(seen, 1).astype("float32")

    def states(self) -> np.ndarray:
        """The states as they are in memory, a line of bytes a game: equal games have equal bytes."""
        found = self.device.take(self._states)[: self.games]
        return np.frombuffer(found.tobytes(), np.uint8).reshape(self.games, found.dtype.itemsize)
