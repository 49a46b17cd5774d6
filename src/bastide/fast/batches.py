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
from ..core.moves import Moves
from ..core.record import plain
from ..devices import open_device
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

RULES = "sim.batches"


class Batch:
    """Games that wait for a choice each. Make one with `fast.batch`."""

    def __init__(self, table: Table, games: int, seed: int, restart: bool, cores: int | None) -> None:
        self.table, self.games, self.seed, self.restart = table, games, seed, restart
        self.actions = Actions(table.prepared)
        memory = self._memory = table.memory.large  # nobody can play again what outgrew a smaller size
        self._states = memory.row(type(table.prepared.state), games + 1)
        self._states[games] = memory.record(memory.start())
        self._sittings = memory.row(Sitting, games)
        self._packed, self._actions = np.zeros(games * ROOM, np.int32), np.full(games * ROOM, -1, np.int32)
        self._code = memory.record(self.actions.code())
        number = min(cores or all_cores(), games) if memory.compiled else 1
        edges = [games * part // number for part in range(number + 1)]
        self._parts = list(pairwise(edges))
        self._scratch = [(memory.record(Events), memory.record(Moves)) for _ in self._parts]
        self._pool = ThreadPoolExecutor(number) if number > 1 else None
        self._begin, self._find, self._step = (
            memory.rule(RULES, name) for name in ("begin_games", "find_choices", "step_games")
        )
        self._observer = Observer(self, self._parts)
        self.reset()

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
        box, (states, sittings) = self._memory.box, (self._states, self._sittings)

        def begin(part: int, first: int, last: int) -> None:
            lists = (self._code, self._packed, self._actions)
            self._begin(box, states, sittings, *self._scratch[part], *lists, self.games, self.seed, first, last)

        self.on_all_cores(begin)

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
        states, sittings = self._states, self._sittings
        find = lambda part, first, last: self._find(states, sittings, self._actions, wanted, first, last)  # noqa: E731
        if sum(self.on_all_cores(find)):
            game = int(np.flatnonzero(self._column("fault"))[0])
            reason = f"the action {int(wanted[game])} is none of the choices of game {game}"
            raise IllegalMove("no-such-move", reason, game=game)

        def go(part: int, first: int, last: int) -> None:
            rest = (self._code, self._packed, self._actions, self.games, self.seed, int(self.restart), first, last)
            self._step(self._memory.box, states, sittings, *self._scratch[part], *rest)

        self.on_all_cores(go)

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
        if self._memory.compiled:
            seats: NDArray[np.int8] = self._states["chooser"][: self.games]
            return seats
        return np.array([state.chooser for state in self._states[: self.games]], np.int8)

    @property
    def scores(self) -> NDArray[np.int16]:
        """The points by seat in each game."""
        if self._memory.compiled:
            points: NDArray[np.int16] = self._states["score"][: self.games, : self.table.seats]
            return points
        return np.array([state.score[: self.table.seats] for state in self._states[: self.games]], np.int16)

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
        prepared, memory = self.table.prepared, self._states[game]
        kind: Any = type(prepared.state)
        state = plain(kind, memory) if self._memory.compiled else memory
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
