"""Batches: many games side by side as arrays, one choice at a time, without Python in the loop."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core.errors import BadSetup, IllegalMove
from ..core.events import Events
from ..core.grid import refit, refit_rows
from ..core.moves import Moves
from ..core.record import plain
from ..devices import open_device
from ..memory import Memory
from ..play.game import seat_names
from ..play.notation import Notation
from ..play.view import plain as told
from ..play.view import view
from ..sim.batch import cores as all_cores
from ..sim.places import ROOM, Sitting
from .actions import Actions
from .observations import Observer
from .on_device import DeviceBatch
from .tables import Table

RULES = "sim.batch_rows"


class Batch:
    """Games that wait for a choice each. Make one with `fast.batch`.

    The arrays that it gives are its own: the next step writes into them.
    """

    def __init__(self, table: Table, games: int, seed: int, restart: bool, cores: int | None) -> None:
        self.table, self.games, self.seed, self.restart = table, games, seed, restart
        self.actions = Actions(table.prepared)
        memory = table.memory
        number = min(cores or all_cores(), games) if memory.compiled else 1
        self._parts = list(pairwise(games * part // number for part in range(number + 1)))
        self._pool = ThreadPoolExecutor(number) if number > 1 else None
        states = memory.row(type(table.prepared.state), games + 1)
        states[games] = memory.record(memory.start())
        self._sittings = memory.row(Sitting, games)
        self._packed: Any = np.zeros(games * ROOM, np.int32) if memory.compiled else [0] * (games * ROOM)
        self._actions = np.full(games * ROOM, -1, np.int32)
        self._move_into(memory, states)
        self.reset()

    def _move_into(self, memory: Memory, states: Any) -> None:
        """The games live here from now on, and with them all that has the size of their states."""
        self._memory, self._states = memory, states
        self._begin, self._find, self._step = (
            memory.rule(RULES, name) for name in ("begin_rows", "find_rows", "step_rows")
        )
        moves = memory.row(Moves, len(self._parts))
        code = memory.alone(self.actions.code())
        self._rows = (
            memory.alone(self.table.prepared.box), states, self._sittings, memory.alone(Events), moves, code,
            self._packed, self._actions,
        )  # fmt: skip
        self._observer = Observer(self, memory, self._rows[0], len(self._parts))

    def _grow(self) -> None:
        """A town may soon need more room than its mix usually does: all games get it, since they lie side by side."""
        large, kind = self._memory.large, type(self.table.prepared.state)
        if self._memory.compiled:
            self._move_into(large, refit_rows(self._states, kind))
        else:
            self._move_into(large, [refit(state, kind) for state in self._states])

    def on_all_cores(self, work: Callable[[int, int, int], Any]) -> list[Any]:
        """Does some work for each part of the games: its number, its first game and the one after its last."""
        tasks = [(part, first, last) for part, (first, last) in enumerate(self._parts)]
        if self._pool is None:
            return [work(*task) for task in tasks]
        return list(self._pool.map(lambda task: work(*task), tasks))

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew; the same seed deals the same tiles."""
        self.seed = self.seed if seed is None else seed
        for name in ("round", "ended", "fault"):
            self._fill(name)
        self._on_rows(self._begin)

    def _on_rows(self, rule: Callable[..., Any]) -> None:
        wishes = [self.games, self.seed, int(self.restart)]
        numbers = np.array(wishes, np.int64) if self._memory.compiled else wishes
        self.on_all_cores(lambda part, first, last: rule(first, last, part, *self._rows, numbers))

    def _fill(self, name: str) -> None:
        if self._memory.compiled:
            self._sittings[name] = 0
        else:
            for sitting in self._sittings:
                setattr(sitting, name, 0)

    def step(self, actions: ArrayLike) -> None:
        """Makes one choice in every game, by the number of its action; nothing changes if one is none of its choices.

        What is over stays over without `restart`, and its action is not looked at.
        """
        wanted = np.asarray(actions)
        if wanted.shape != (self.games,) or wanted.dtype.kind not in "iu":
            raise BadSetup("actions", f"{self.games} actions are wanted, one for each game")
        wanted = wanted.astype(np.int64, copy=False)
        found = (self._sittings, self._actions, wanted)
        self.on_all_cores(lambda part, first, last: self._find(first, last, part, *found))
        if self._column("fault").any():
            game = int(np.flatnonzero(self._column("fault"))[0])
            reason = f"the action {int(wanted[game])} is none of the choices of game {game}"
            raise IllegalMove("no-such-move", reason, game=game)
        self._on_rows(self._step)
        if self._column("full").any():
            self._grow()

    def _column(self, name: str, seats: int = 0) -> NDArray[Any]:
        """A field of the sittings as an array."""
        if self._memory.compiled:
            found: NDArray[Any] = self._sittings[name]
            return found[:, :seats] if seats else found
        rows = [getattr(sitting, name) for sitting in self._sittings]
        return np.array([row[:seats] for row in rows], np.int16) if seats else np.array(rows)

    @property
    def chooser(self) -> NDArray[np.int8]:
        """The seat that has to choose in each game; -2 where it is over."""
        return self._column("chooser")

    @property
    def scores(self) -> NDArray[np.int16]:
        """The points by seat in each game."""
        return self._column("points", self.table.seats)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether the last step ended a game; with `restart` the next one has begun already."""
        return self._column("ended").astype(np.bool_)

    @property
    def final_scores(self) -> NDArray[np.int16]:
        """The points of the last game that ended in each place, by seat."""
        return self._column("final", self.table.seats)

    @property
    def count(self) -> NDArray[np.int32]:
        """How many choices there are in each game."""
        return self._column("count")

    @property
    def legal(self) -> NDArray[np.int32]:
        """The choices of each game as actions, a row each, in the order of the rules; -1 behind the last."""
        return self._actions.reshape(self.games, ROOM)[:, : max(1, int(self.count.max()))]

    @property
    def mask(self) -> NDArray[np.bool_]:
        """Which places of `legal` hold a choice."""
        return self.legal >= 0

    def action_mask(self, game: int) -> NDArray[np.int8]:
        """Which of all actions are choices of one game."""
        mask = np.zeros(self.actions.count, np.int8)
        mask[self._actions[game * ROOM : game * ROOM + int(self.count[game])]] = 1
        return mask

    def view(self, game: int, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see of one game, as plain JSON data; None is a spectator."""
        if not 0 <= game < self.games:
            raise BadSetup("games", f"games go from 0 to {self.games - 1}, not {game!r}")
        prepared, state = self.table.prepared, self._states[game]
        kind: Any = type(prepared.state)
        if self._memory.compiled:
            state = plain(self._memory.sized(kind), state)
        state = refit(state, kind)
        turn = int(state.chooser) if state.chooser >= 0 else None
        notation = Notation(self.actions.words, prepared.specs)
        return told(view(prepared, state, notation, seat_names(self.table.seats), seat, turn))

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns that `observe` gives."""
        return self._observer.columns

    def observe(self, seat: int | None = None) -> NDArray[np.float32]:
        """What a seat sees in each game, a row each; if none is named, whoever has to choose."""
        if seat is not None and not 0 <= seat < self.table.seats:
            raise BadSetup("unknown-seat", f"there is no seat {seat!r}; they go from 0 to {self.table.seats - 1}")
        seats = np.maximum(self.chooser, 0) if seat is None else np.full(self.games, seat)
        return self._observer.observe(seats.astype(np.int64))


@overload
def batch(
    table: Table, games: int, seed: int = 0, *, device: Literal["cpu"] = "cpu", restart: bool = True,
    cores: int | None = None,
) -> Batch: ...  # fmt: skip
@overload
def batch(
    table: Table, games: int, seed: int = 0, *, device: str, restart: bool = True, cores: int | None = None
) -> Batch | DeviceBatch: ...
def batch(
    table: Table, games: int, seed: int = 0, *, device: str = "cpu", restart: bool = True, cores: int | None = None
) -> Batch | DeviceBatch:
    """Many games side by side; the same seed and number give the same games on any number of cores, and on a GPU."""
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= 1_000_000:
        raise BadSetup("games", f"a batch has 1 to 1,000,000 games, not {games!r}")
    if device != "cpu":
        family = table.options.game.family
        return DeviceBatch(open_device(device, family), table, games, seed, restart)
    return Batch(table, games, seed, restart, cores)
