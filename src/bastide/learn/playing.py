"""Many games in step on a device: chance moves, every joint move is tried, somebody chooses, the games go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from ..core.events import Events
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.record import dtype_of
from ..core.table import PLAYERS
from ..devices import Device
from ..sim.mixed import Tables

RULES = "learn.self_play."
AT_ONCE = 4096  # games whose moves are tried at the same time
FEWEST, MOST = 4096, 262144  # leaves valued at once: powers of two between these, so that few sizes are ever met


ROWS = {
    "deal": "luck int64",
    "settle": "box int32 state luck events moves int32 int32",
    "list_firsts": "box int32 int32 state moves int32 int32 int32",
    "try_firsts": "box int32 int32 int32 int32 state events moves int32",
    "try_answers": "box int32 int32 int32 int32 int32 int32 state events moves int32",
    "describe_leaves": "box int32 int32 int32 int32 int32 state sheet description int32 int32",
    "foresee": "box int32 int32 int32 int32 int32 state events int32 int32",
    "pick": "int32 int32 float32 int32",
    "carry_out": "box int32 int32 state events int32 int32",
    "read_scores": "state int32",
}
"""What each rule runs over, so that all can be compiled side by side."""


def runs(tables: Tables) -> list[tuple[str, list[np.dtype[Any]]]]:
    """The rules of self-play and the kinds of their rows."""
    engine = tables.engine
    records = {
        "box": engine.Box, "state": engine.State, "sheet": engine.Sheet, "description": engine.Description,
        "luck": Luck, "events": Events, "moves": Moves,
    }  # fmt: skip
    kinds = {name: dtype_of(tables.sized(record)) for name, record in records.items()}
    return [
        (RULES + rule, [kinds[word] if word in kinds else np.dtype(word) for word in words.split()])
        for rule, words in ROWS.items()
    ]


class Leaves(NamedTuple):
    """What all joint moves of some games lead to; rows beyond `size` mean nothing."""

    size: int
    descriptions: Any  # numbers of 16 bits, a line a leaf
    leads: Any
    settled: Any  # 1 where the lead is the worth: the game is over, or a greedy player chooses
    games: Any
    seats: Any


class Ply(NamedTuple):
    """What was chosen in one step of some games: where, by whom, what it looked like and was worth."""

    games: Any
    seats: Any
    descriptions: Any
    worths: Any
    settled: Any


Chooser = Callable[["SelfPlay", Leaves], tuple[Any, Any]]
"""Given leaves: the key by which each is chosen, and its worth."""


class SelfPlay:
    """A batch of games in step."""

    def __init__(self, device: Device, tables: Tables, games: int) -> None:
        self.device, self.tables, self.games = device, tables, games
        self.states, self.lucks = device.records(tables.sized(tables.engine.State), games), device.records(Luck, games)
        self.seats, self.counts = device.array(games, "int32"), device.array(games, "int32")
        self.events, self.choices = tables.events, device.scratch(tables.sized(Moves), games)
        self.tried = self.leaves = None
        device.prepare(runs(tables))

    def deal(self, mixes: Any, seeds: Any, greedy: Any = None) -> None:
        """New games: the mix of each by its number, its seed, and the seats of greedy players, one bit each."""
        device = self.device
        self.any_greedy = greedy is not None and bool((greedy != 0).any())
        self.greedy = device.array(self.games, "int32") if greedy is None else device.numbers.asarray(greedy, "int32")
        self.mixes = device.numbers.asarray(mixes, "int32")
        device.run(RULES + "deal", self.games, self.lucks, device.numbers.asarray(seeds, "int64"))
        device.copy(self.states, self.tables.starts, self.mixes)

    def play(self, chooser: Chooser) -> Iterator[Ply]:
        """Play the games to their ends, step by step."""
        numbers = self.device.numbers
        while True:
            self._run("settle", self.games, self.tables.boxes, self.mixes, self.states, self.lucks, self.events,
                      self.choices, self.seats, self.counts)  # fmt: skip
            waiting = numbers.nonzero(self.counts > 0)[0].astype("int32")
            if len(waiting) == 0:
                return
            for first in range(0, len(waiting), AT_ONCE):
                yield self._step(waiting[first : first + AT_ONCE], chooser)

    def scores(self) -> Any:
        """The points of all games, a line a game."""
        points = self.device.array(self.games * PLAYERS, "int32")
        self._run("read_scores", self.games, self.states, points)
        return points.reshape(self.games, PLAYERS)

    def _run(self, rule: str, items: int, *rows: Any) -> None:
        self.device.run(RULES + rule, items, *rows)

    def _step(self, games: Any, chooser: Chooser) -> Ply:
        """One step of these games."""
        counts = self.counts[games]
        firsts = self._try_firsts(games, counts)
        origins, begins, leaves = self._try_answers(firsts)
        ends = self.device.numbers.append(begins, leaves.size)
        last = self.device.numbers.cumsum(counts)
        keys, worths = chooser(self, leaves)
        picks = self.device.array(len(games), "int32")
        begin, end = ends[last - counts].astype("int32"), ends[last].astype("int32")
        self._run("pick", len(games), begin, end, keys, picks)
        chosen, answered = self.firsts[origins[picks]], self.seconds[picks]
        self._run("carry_out", len(games), self.tables.boxes, self.mixes, games, self.states, self.events, chosen,
                  answered)  # fmt: skip
        described = leaves.descriptions[picks]
        return Ply(games, self.seats[games], described, worths[picks], leaves.settled[picks])

    def _try_firsts(self, games: Any, counts: Any) -> int:
        """Every move of these games on a copy of its own; how many there are."""
        last = self.device.numbers.cumsum(counts)
        total = int(last[-1])
        self._make_room(firsts=total)
        begins = (last - counts).astype("int32")
        self._run("list_firsts", len(games), self.tables.boxes, self.mixes, games, self.states, self.choices, begins,
                  self.parents, self.firsts)  # fmt: skip
        self.device.copy(self.tried, self.states, self.parents[:total])
        self._run("try_firsts", total, self.tables.boxes, self.mixes, self.parents, self.firsts, self.seats,
                  self.tried, self.events, self.first_choices, self.answers)  # fmt: skip
        return total

    def _try_answers(self, firsts: int) -> tuple[Any, Any, Leaves]:
        """Every answer on a copy of its own; the first move of each leaf, the first leaf of each first move."""
        numbers = self.device.numbers
        each = numbers.maximum(self.answers[:firsts], 1)
        last = numbers.cumsum(each)
        count = int(last[-1])
        self._make_room(leaves=count)
        begins = (last - each).astype("int32")
        marks = self.device.array(count, "int32")
        marks[begins[1:]] = 1
        origins = numbers.cumsum(marks).astype("int32")
        self.device.copy(self.leaves, self.tried, origins)
        self._run("try_answers", count, self.tables.boxes, self.mixes, self.parents, self.seats, origins, begins,
                  self.answers, self.leaves, self.events, self.leaf_choices, self.seconds)  # fmt: skip
        self._run("describe_leaves", count, self.tables.boxes, self.mixes, self.parents, self.seats, self.greedy,
                  origins, self.leaves, self.sheets, self.descriptions, self.leads, self.settled)  # fmt: skip
        if self.any_greedy:
            self._run("foresee", count, self.tables.hopefuls, self.mixes, self.parents, self.seats, self.greedy,
                      origins, self.leaves, self.events, self.leads, self.settled)  # fmt: skip
        games = self.parents[origins]
        lines = self.device.shorts(self.descriptions)
        return origins, begins, Leaves(count, lines, self.leads, self.settled, games, self.seats[games])

    def _make_room(self, firsts: int = 0, leaves: int = 0) -> None:
        """Rows grow when they are too short."""
        device, engine, sized = self.device, self.tables.engine, self.tables.sized
        if self.tried is None or firsts > len(self.tried):
            size = bucket(firsts)
            self.tried = None
            self.parents, self.firsts = device.array(size, "int32"), device.array(size, "int32")
            self.answers = device.array(size, "int32")
            self.first_choices = device.scratch(sized(Moves), size)
            self.tried = device.records(sized(engine.State), size)
        if leaves and (self.leaves is None or leaves > len(self.leaves)):
            size = bucket(leaves)
            self.leaves = None
            self.seconds, self.leads = device.array(size, "int32"), device.array(size, "int32")
            self.settled = device.array(size, "int32")
            self.leaf_choices = device.scratch(sized(Moves), size)
            self.sheets = device.scratch(sized(engine.Sheet), size)
            self.descriptions = device.records(sized(engine.Description), size)
            self.leaves = device.records(sized(engine.State), size)


def bucket(size: int) -> int:
    """The next size that is met anyway."""
    if size > MOST:
        return -(-size // MOST) * MOST
    return max(FEWEST, 1 << (size - 1).bit_length())
