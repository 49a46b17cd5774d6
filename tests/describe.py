"""Positions of random games described for every seat, in both forms, and held against the end of the game."""

import random
from typing import Any

import numpy as np

from bastide.core.record import differences, dtype_of, flat
from bastide.core.table import CHANCE, OVER
from bastide.forms import compiler_available
from bastide.games.options import Prepared
from bastide.memory import Memory
from bastide.sim.verify import GameInForm

GARBAGE = 77


class Described:
    """One game in both forms, described at every point."""

    def __init__(self, prepared: Prepared, seed: int) -> None:
        self.luck, self.leads = random.Random(seed), 0
        forms = (False, True)[: 1 + compiler_available()]
        self.tables = [GameInForm(prepared, compiled, prepared.size) for compiled in forms]
        self.engine: Any = self.tables[0].engine
        sheet = Memory(prepared, compiled=False).sized(self.engine.Sheet)
        self.sheets: list[Any] = [sheet(), flat(sheet)]
        self.note, self.memory = self.engine.Description(), np.zeros(1, dtype_of(self.engine.Description))

    @property
    def state(self) -> Any:
        """The plain state."""
        return self.tables[0].state

    def play(self, move: int) -> None:
        """Makes a move at all tables."""
        for table in self.tables:
            table.play(move)

    def random_move(self) -> int:
        """Any move of whoever has to choose."""
        moves = self.tables[0].legal()
        weights = self.tables[0].moves.weights[: len(moves)] if self.state.chooser == CHANCE else None
        return self.luck.choices(moves, weights)[0]

    def describe(self, seat: int) -> Any:
        """What a seat sees; both forms agree, whatever lay in the memory, and leave the state as it was."""
        before = flat(self.state).tobytes()
        self.engine.describe(self.tables[0].box, self.state, seat, self.sheets[0], self.note)
        assert flat(self.state).tobytes() == before
        if len(self.tables) > 1:
            fast = self.tables[1]
            self.memory.view(np.int16)[:] = GARBAGE
            fast.engine.describe(fast.box, fast.state, seat, self.sheets[1], self.memory[0])
            assert list(differences(flat(self.note), self.memory[0])) == []
            assert fast.state.tobytes() == before
        return self.note

    def lead_at_end(self, seat: int) -> int:
        """The lead of a seat if the game ended now, played on a copy."""
        state = self.state.copy()
        if state.chooser != OVER:
            self.engine.finish(self.tables[0].box, state, self.tables[0].events)
        others = [state.score[other] for other in range(state.seats) if other != seat]
        return int(state.score[seat] - max(others, default=0))

    def check(self) -> None:
        """Every seat sees the lead that it would have if the game ended now."""
        for seat in range(self.state.seats):
            assert self.describe(seat).lead == self.lead_at_end(seat), f"seat {seat}, step {self.state.step}"
            self.leads += 1
