"""A judge who is a mind: it asks for nothing to be compiled but what the mind thinks with when it plays."""

from __future__ import annotations

from typing import Any

from ..core.events import Events
from ..core.moves import Moves
from ..core.table import CHANCE
from ..memory import Memory
from ..players.mind import MindSeated, PlainMind
from ..players.rules import Rules
from .judge import Priced


class LeafJudge:
    """A position is worth what the best that its chooser can do at once leads to, as the mind sees it."""

    def __init__(self, memory: Memory, rules: Rules) -> None:
        self.memory = memory
        self.mind = MindSeated(memory, rules) if memory.compiled else PlainMind(memory, rules)
        self._states = self.mind.states
        self._moves, self._events = memory.record(Moves), memory.record(Events)
        self._engine = memory.form.engine
        self._kept: Any = None

    def _keep(self, state: Any) -> None:
        """The position that is asked about, to be laid out again and again."""
        is_flat = not hasattr(state, "__dict__") or hasattr(state, "dtype")
        self._kept = state if is_flat else self.memory.record(state)
        self._lay_out()

    def _lay_out(self) -> None:
        self._states[0] = self._kept if self.memory.compiled else self._kept.copy()

    def _play(self, move: int) -> None:
        trial = self.mind.desk.trial
        trial.move = move  # read from there it is a number of the kind that the rule is compiled for already
        self._engine.play(self.memory.box, self._states[0], self._events, trial.move)

    def _list(self) -> list[int]:
        self._engine.legal(self.memory.box, self._states[0], self._moves)
        return [int(move) for move in self._moves.moves[: int(self._moves.count)]]

    def worth(self, state: Any, seat: int) -> float:
        """What a position is worth as it stands."""
        self._keep(state)
        return self._worth(seat)

    def _worth(self, seat: int) -> float:
        """What the position that is laid out is worth to a seat, with the best that it can do at once."""
        while self._states[0].chooser == seat:
            moves = self._list()
            if len(moves) > 1:
                return self.mind.best_here()[0]
            self._play(moves[0])
        return self.mind.worth_here(seat)

    def moves(self, state: Any, seat: int) -> list[Priced]:
        """What each move of whoever has to choose is worth."""
        self._keep(state)
        return [Priced(move, 1, self._after(move, seat)) for move in self._list()]

    def _after(self, move: int, seat: int) -> float:
        self._lay_out()
        self._play(move)
        return self._worth(seat)

    def chances(self, state: Any) -> list[tuple[int, int]]:
        """What chance may do, with weights."""
        self._keep(state)
        return [(move, int(self._moves.weights[number])) for number, move in enumerate(self._list())]

    def draw(self, state: Any, seat: int, move: int) -> float:
        """What it is worth that chance does this, with the best move after it."""
        self._keep(state)
        self._play(move)
        while self._states[0].chooser == CHANCE:
            moves = self._list()
            if len(moves) > 1:
                return self._worth(seat)
            self._play(moves[0])
        chooser = int(self._states[0].chooser)
        if chooser in (CHANCE, seat) or chooser < 0:
            return self._worth(seat)
        moves = self._list()
        self._play(self.mind.best_here()[1] if len(moves) > 1 else moves[0])
        return self._worth(seat)
