"""A position in flat memory: compiled rules run over it, and plain objects are made of it when somebody looks."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from threading import local
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ..core.events import Events
from ..core.grid import refit
from ..core.moves import Moves
from ..core.record import Record, dtype_of, plain
from ..core.table import CHANCE, OVER, LaidTile, Table
from ..forms import cache_folder, compiler_available
from ..games.engines import Engine
from ..games.options import Prepared
from ..memory import Memory
from .position import PlainPosition
from .story import Lines

STEPS = "sim.steps"


Row = NDArray[np.void]
"""Records in flat memory."""


class Steps(Protocol):
    """The compiled rules of sim/steps.py."""

    def start(self, boxes: Row, states: Row, events: Row, moves: Row, /) -> int:
        """Begin a game; how it stands then."""
        ...

    def step(self, boxes: Row, states: Row, events: Row, moves: Row, move: int, /) -> int:
        """Make a move; how the game stands then."""
        ...

    def refuse(self, boxes: Row, states: Row, move: int, /) -> int:
        """The reason why a move is not legal, 0 if it is."""
        ...

    def end(self, boxes: Row, states: Row, events: Row, /) -> None:
        """The game ends now."""


class Stand(NamedTuple):
    """How a game stands after a step, as sim/steps.py answers."""

    chooser: int
    crowded: bool
    laid: tuple[int, int, int]
    choices: tuple[list[int], list[int]]


class Scratch:
    """Events and moves that the rules write into, and where their numbers lie."""

    def __init__(self, events: type[Record], moves: type[Record]) -> None:
        self.events, self.moves = np.zeros(1, dtype_of(events)), np.zeros(1, dtype_of(moves))
        self.rows, self.listed, self.weights = self.events["rows"][0], self.moves["moves"][0], self.moves["weights"][0]

    def read(self, answer: int) -> tuple[Stand, Lines]:
        """What a step's answer says, and what the step brought about."""
        count, events = answer & 4095, answer >> 12 & 4095
        cell, facing, kind = answer >> 24 & 4095, answer >> 36 & 3, answer >> 38 & 255
        chooser = (answer >> 47) + OVER
        weights = self.weights[:count].tolist() if chooser == CHANCE else []
        stand = Stand(chooser, answer >> 46 & 1 == 1, (kind, facing, cell), (self.listed[:count].tolist(), weights))
        return stand, self.rows[:events].tolist()


class Works:
    """The compiled rules of one mix, and how its games begin."""

    def __init__(self, prepared: Prepared, engine: Engine) -> None:
        self.prepared, self.engine, self._local = prepared, engine, local()
        memory = Memory(prepared, compiled=True)
        self.kind: type[Table] = memory.sized(type(prepared.state))
        self.boxes = _row(memory.record(prepared.box))
        self._scratch = [memory.sized(kind) for kind in (Events, Moves)]
        self.steps: Steps = memory.form.module(STEPS)
        self.beginning, desk = _row(memory.record(prepared.state)), self.scratch
        answer = memory.rule(STEPS, "start")(self.boxes, self.beginning, desk.events, desk.moves)
        self.stand, self.lines = desk.read(answer)

    @property
    def scratch(self) -> Scratch:
        """Every thread has its own."""
        try:
            desk: Scratch = self._local.desk
        except AttributeError:
            desk = self._local.desk = Scratch(*self._scratch)
        return desk


def _row(record: Row | np.void) -> Row:
    """A copy of a record, alone in a row."""
    copied: Row = np.frombuffer(bytearray(record.tobytes()), record.dtype)
    return copied


def _lying(kind: int, facing: int, cell: int, first: int, centre: int) -> LaidTile:
    """A tile on the table, from the fields of its record in their order."""
    tile = LaidTile()
    tile.kind, tile.facing, tile.cell, tile.first, tile.centre = kind, facing, cell, first, centre
    return tile


class FlatPosition:
    """One position; a copy shares its memory until one of the two goes on."""

    def __init__(self, works: Works, states: Row, stand: Stand) -> None:
        self._works, self._states, self._shared = works, states, True
        self._stand(stand)

    def _stand(self, stand: Stand) -> None:
        self._stands = stand
        self.chooser, self.crowded = stand.chooser, stand.crowded

    @classmethod
    def begin(cls, works: Works) -> tuple[FlatPosition, Lines]:
        """A game at its beginning, and what happened by then."""
        return cls(works, works.beginning, works.stand), works.lines

    def copy(self) -> FlatPosition:
        """The same position, to go on otherwise."""
        self._shared = True
        return FlatPosition(self._works, self._states, self._stands)

    def opened(self) -> PlainPosition:
        """The position as plain objects, which may be looked at and changed."""
        return PlainPosition(self._works.prepared, self._works.engine, self.state)

    @property
    def state(self) -> Table:
        """A plain state with all the room there is."""
        state: Table = refit(plain(self._works.kind, self._states[0]), type(self._works.prepared.state))
        return state

    def board(self) -> Table:
        """Where the tiles lie, and no more of the state."""
        state, board = self._states[0], object.__new__(Table)
        board.tiles = [_lying(*tile) for tile in self._states["tiles"][0, : state["tile_count"]].tolist()]
        board.grid, board.laid = state["grid"].tolist(), int(state["laid"])
        board.west, board.east = int(state["west"]), int(state["east"])
        board.south, board.north = int(state["south"]), int(state["north"])
        return board

    def laid(self) -> tuple[int, int, int]:
        """The tile just laid by its kind, facing and cell."""
        return self._stands.laid

    def scores(self, seats: int) -> tuple[int, ...]:
        """The points by seat."""
        return tuple(self._states["score"][0, :seats].tolist())

    def legal(self) -> list[int]:
        """The choices."""
        return self._stands.choices[0]

    def chances(self) -> tuple[list[int], list[int]]:
        """Chance's choices, and how likely they are."""
        return self._stands.choices

    def refusal(self, move: int) -> int:
        """The reason why a move is not legal, 0 if it is."""
        if move in self.legal():
            return 0
        return int(self._works.steps.refuse(self._works.boxes, self._states, move))

    def _own(self) -> None:
        if self._shared:
            self._states, self._shared = _row(self._states), False

    def play(self, move: int) -> Lines:
        """Make a move; what it brings about."""
        self._own()
        works, desk = self._works, self._works.scratch
        stand, lines = desk.read(works.steps.step(works.boxes, self._states, desk.events, desk.moves, move))
        self._stand(stand)
        return lines

    def finish(self) -> Lines:
        """The game ends now; what that brings about."""
        self._own()
        works, desk = self._works, self._works.scratch
        works.steps.end(works.boxes, self._states, desk.events)
        self._stand(Stand(OVER, False, self._stands.laid, ([], [])))
        lines: Lines = desk.rows[: desk.events["count"][0]].tolist()
        return lines


class Ready:
    """Which families play on compiled rules in this process.

    Games begin on plain rules. Where compiled ones lie in the compiler's cache, the face goes over to them after a few
    games; `warm_up` compiles them, and the face uses them at once.
    """

    def __init__(self, after: int = 20) -> None:
        self._after, self._begun = after, 0  # games that are played on plain rules first, and those that were
        self._asked: set[tuple[str, str]] = set()
        self._warm: set[tuple[str, str]] = set()

    def stay_plain(self) -> None:
        """Games stay on plain rules, for processes where nobody may wait while compiled ones are loaded."""
        self._after = sys.maxsize

    def works_for(self, prepared: Prepared, engine: Engine) -> Works | None:
        """The compiled rules of a mix, if its games are to be played on them."""
        works: Works | None = prepared.kept.get(STEPS)
        if works is not None or prepared.options.deck is not None or prepared.options.extras:
            return works
        self._begun += 1
        known = (prepared.options.game.family, prepared.size)
        if self._begun > self._after and known not in self._asked:
            self._asked.add(known)
            if compiler_available() and _mark(*known).exists():
                self._warm.add(known)
        return self._load(prepared, engine) if known in self._warm else None

    def _load(self, prepared: Prepared, engine: Engine) -> Works:
        prepared.kept[STEPS] = works = Works(prepared, engine)
        return works

    def warm_up(self, prepared: Prepared, engine: Engine) -> None:
        """Compile the rules of a mix, unless they are, and use them from now on."""
        position, _ = FlatPosition.begin(self._load(prepared, engine))
        position.refusal(position.legal()[0])
        position.play(position.legal()[0])
        position.finish()
        known = (prepared.options.game.family, prepared.size)
        self._warm.add(known)
        with suppress(OSError):
            _mark(*known).touch()


def _mark(family: str, size: str) -> Path:
    """A file beside the compiled rules that says that all of these are there."""
    return cache_folder(family) / f"{STEPS}.{size}.ready"


READY = Ready()
