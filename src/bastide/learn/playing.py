"""Many games in step on a device: chance moves, every joint move is tried, somebody chooses, the games go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
ROWS_AT_ONCE = 1 << 20  # claimed features described at the same time, where that is done side by side
FEWEST, MOST = 4096, 262144  # leaves valued at once: powers of two between these, so that few sizes are ever met


ROWS = {
    "deal": "luck int64",
    "settle": "box int32 state luck events moves int32 int32",
    "list_firsts": "box int32 int32 state moves int32 int32 int32",
    "try_firsts": "box int32 int32 int32 int32 state events moves int32",
    "part_leaves": "int32 int32 int32 int32 int32 int32",
    "try_answers": "box int32 int32 int32 int32 int32 int32 int32 state events moves int32",
    "take_stocks": "box int32 int32 state stock",
    "foresee": "box int32 int32 int32 int32 int32 int32 state events int32 int32",
    "pick": "int32 int32 float32 int32",
    "carry_out": "box int32 int32 state events int32 int32",
    "read_scores": "state int32",
}
LEAF_BY_LEAF = {"describe_leaves": "box int32 int32 int32 int32 int32 int32 state stock sheet description int32 int32"}
IN_STEPS = {
    "begin_leaves": "box int32 int32 int32 int32 int32 int32 state stock survey int32 int32 int32",
    "list_rows": "int32 int32 int32 int32",
    "describe_rows": "box int32 int32 int32 int32 int32 int32 int32 state stock survey notes description",
    "end_leaves": "box int32 int32 int32 int32 int32 int32 state stock survey notes description int32 int32",
}
"""What each rule runs over, so that all can be compiled side by side."""


def runs(tables: Tables, in_steps: bool) -> list[tuple[str, list[np.dtype[Any]]]]:
    """The rules of self-play and the kinds of their rows."""
    engine = tables.engine
    records = {
        "box": engine.Box, "state": engine.State, "stock": engine.Stock, "survey": engine.Survey,
        "notes": engine.Notes, "sheet": engine.Sheet, "description": engine.Description,
        "luck": Luck, "events": Events, "moves": Moves,
    }  # fmt: skip
    kinds = {name: dtype_of(tables.sized(record)) for name, record in records.items()}
    return [
        (RULES + rule, [kinds[word] if word in kinds else np.dtype(word) for word in words.split()])
        for rule, words in (ROWS | (IN_STEPS if in_steps else LEAF_BY_LEAF)).items()
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
        self.at_once = max(1, device.room // dtype_of(tables.sized(tables.engine.State)).itemsize)
        self.events, self.choices = tables.events, device.scratch(tables.sized(Moves), games)
        self.stocks = device.records(tables.sized(tables.engine.Stock), games)
        self.leaves: Any = None
        self.descriptions: Any = None
        self.parents: Any = None
        self.firsts: Any = None
        self.answers: Any = None
        self._make_room(FEWEST)
        device.prepare(runs(tables, device.side_by_side))

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
            for first in range(0, len(waiting), self.at_once):
                yield self._step(waiting[first : first + self.at_once], chooser)

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
        begins, count = self._try_answers(firsts)
        leaves = self._describe(games, count)
        ends = self.device.numbers.append(begins, count)
        last = self.device.numbers.cumsum(counts)
        keys, worths = chooser(self, leaves)
        picks = self.device.array(len(games), "int32")
        begin, end = ends[last - counts].astype("int32"), ends[last].astype("int32")
        self._run("pick", len(games), begin, end, keys, picks)
        chosen, answered = self.firsts[self.origins[picks]], self.seconds[picks]
        self._run("carry_out", len(games), self.tables.boxes, self.mixes, games, self.states, self.events, chosen,
                  answered)  # fmt: skip
        described = leaves.descriptions[picks]
        return Ply(games, self.seats[games], described, worths[picks], leaves.settled[picks])

    def _try_firsts(self, games: Any, counts: Any) -> int:
        """Every move of these games on a copy of its own; how many there are."""
        last = self.device.numbers.cumsum(counts)
        total = int(last[-1])
        self._make_room(total)
        begins = (last - counts).astype("int32")
        self._run("list_firsts", len(games), self.tables.boxes, self.mixes, games, self.states, self.choices, begins,
                  self.parents, self.firsts)  # fmt: skip
        self.device.copy(self.leaves, self.states, self.parents[:total])
        self._run("try_firsts", total, self.tables.boxes, self.mixes, self.parents, self.firsts, self.seats,
                  self.leaves, self.events, self.leaf_choices, self.answers)  # fmt: skip
        return total

    def _try_answers(self, firsts: int) -> tuple[Any, int]:
        """Every answer on a copy of its own; the first leaf of each first move, and how many leaves there are."""
        numbers = self.device.numbers
        each = numbers.maximum(self.answers[:firsts], 1)
        last = numbers.cumsum(each)
        count = int(last[-1])
        self._make_room(count)
        begins = (last - each).astype("int32")
        copied = self.device.array(count - firsts, "int32")
        self._run("part_leaves", firsts, begins, self.answers, self.origins, self.places, copied,
                  numbers.full(1, firsts, "int32"))  # fmt: skip
        self.device.copy(self.leaves, self.leaves, copied, firsts)
        self._run("try_answers", count, self.tables.boxes, self.mixes, self.parents, self.seats, self.origins,
                  self.places, begins, self.answers, self.leaves, self.events, self.leaf_choices,
                  self.seconds)  # fmt: skip
        return begins, count

    def _describe(self, games: Any, count: int) -> Leaves:
        """What all leaves look like."""
        tables, parents, origins, seats = self.tables, self.parents, self.origins, self.seats
        self._run("take_stocks", len(games), tables.boxes, self.mixes, games, self.states, self.stocks)
        leaves = tables.boxes, self.mixes, parents, seats, self.greedy, origins, self.places, self.leaves, self.stocks
        if self.device.side_by_side:
            self._describe_in_steps(count, leaves)
        else:
            self._run("describe_leaves", count, *leaves, self.sheets, self.descriptions, self.leads, self.settled)
        if self.any_greedy:
            self._run("foresee", count, tables.hopefuls, self.mixes, parents, seats, self.greedy, origins,
                      self.places, self.leaves, self.events, self.leads, self.settled)  # fmt: skip
        leaf_games = parents[origins[:count]]
        lines = self.device.shorts(self.descriptions)
        return Leaves(count, lines, self.leads, self.settled, leaf_games, seats[leaf_games])

    def _describe_in_steps(self, count: int, leaves: Sequence[Any]) -> None:
        """All claimed features of all leaves side by side, on paper that is blank at first."""
        boxes, mixes, parents, seats, _, origins, places, states, stocks = leaves
        self.device.clear(self.surveys, count)
        self.device.clear(self.descriptions, count)
        self._run("begin_leaves", count, *leaves, self.surveys, self.claims, self.leads, self.settled)
        claims = self.claims[:count]
        last = self.device.numbers.cumsum(claims)
        total = int(last[-1])
        row_leaves, row_claims = self.device.array(total, "int32"), self.device.array(total, "int32")
        self._run("list_rows", count, claims, (last - claims).astype("int32"), row_leaves, row_claims)
        for first in range(0, total, ROWS_AT_ONCE):
            some = slice(first, min(first + ROWS_AT_ONCE, total))
            self._run("describe_rows", some.stop - first, boxes, mixes, parents, seats, origins, places,
                      row_leaves[some], row_claims[some], states, stocks, self.surveys, self.notes,
                      self.descriptions)  # fmt: skip
        self._run("end_leaves", count, *leaves, self.surveys, self.notes, self.descriptions, self.leads,
                  self.settled)  # fmt: skip

    def _make_room(self, leaves: int) -> None:
        """Rows grow when they are too short; what has been tried stays."""
        if self.leaves is not None and leaves <= len(self.leaves):
            return
        device, engine, sized, size = self.device, self.tables.engine, self.tables.sized, bucket(leaves)
        tried, before = self.leaves, (self.parents, self.firsts, self.answers)
        self.parents, self.firsts, self.answers = (device.array(size, "int32") for _ in range(3))
        self.origins, self.places, self.seconds = (device.array(size, "int32") for _ in range(3))
        self.claims, self.leads, self.settled = (device.array(size, "int32") for _ in range(3))
        self.leaves, self.leaf_choices = device.records(sized(engine.State), size), device.scratch(sized(Moves), size)
        if device.side_by_side:
            self.surveys = device.records(sized(engine.Survey), size)
            self.notes = device.scratch(sized(engine.Notes), max(size, ROWS_AT_ONCE))
        else:
            self.sheets = device.scratch(sized(engine.Sheet), size)
        self.descriptions = device.records(sized(engine.Description), size)
        if tried is not None:
            device.words(self.leaves)[: len(tried)] = device.words(tried)
            for old, new in zip(before, (self.parents, self.firsts, self.answers), strict=True):
                new[: len(old)] = old


def bucket(size: int) -> int:
    """The next size that is met anyway."""
    if size > MOST:
        return -(-size // MOST) * MOST
    return max(FEWEST, 1 << (size - 1).bit_length())
