"""The mind: it has taught itself, and looks one turn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.record import flat
from ..core.table import OVER
from ..games.sizes import LARGE
from ..memory import Memory
from .ruled import RuledPlayer
from .rules import OurRules, Rules, Seated
from .tastes import liked
from .warming import is_ready
from .weights import weights_at

if TYPE_CHECKING:
    from ..play.game import Game

RULES = OurRules("players.mind_rules")


class MindPlayer(RuledPlayer):
    """Takes the move after which it will be farthest ahead at the end, as far as it has learned."""

    name = "mind"
    rules: Rules = RULES

    def __init__(self, seed: int | str = 0, compiled: bool | None = None) -> None:
        super().__init__(seed, compiled)
        self._plainly: PlainMind | None = None

    def worth(self, game: Game, seat: int) -> int:
        """How far ahead it sees a seat that has just moved, in whole points."""
        thinking = self._thinking(game)
        assert isinstance(thinking, MindSeated)
        return round(thinking.worth(game.state, seat))

    def _thinking(self, game: Game) -> Seated:
        """Until the compiler is done beside it, it thinks plainly."""
        if self._compiled is None and not is_ready(game.prepared, self.rules):
            if self._plainly is None or self._plainly.memory.prepared is not game.prepared:
                self._plainly = PlainMind(Memory(game.prepared, False, LARGE), self.rules)
            return self._plainly
        return super()._thinking(game)

    def _seat(self, memory: Memory) -> Seated:
        return MindSeated(memory, self.rules) if memory.compiled else PlainMind(memory, self.rules)


class MindSeated(Seated):
    """A mind at one table."""

    def worth(self, state: Any, seat: int) -> float:
        """What a state is worth to a seat that has just moved."""
        self.states[0] = self.memory.record(state)
        return self.worth_here(seat)

    def worth_here(self, seat: int) -> float:
        """What the state in front is worth to a seat that has just moved."""
        self.desk.trial.seat = seat  # read from there it is a number of the kind that the rule is compiled for already
        return float(self.module.worth_of(self.memory.box, self.states[0], self.desk, self.desk.trial.seat))

    def best_here(self) -> tuple[float, int]:
        """What the best that can be done in the state in front is worth to whoever chooses, and its first move."""
        move = int(self._choose(self.memory.box, self.states, self.desk, self.moves, self.luck))
        return float(self.desk.worth), move


class PlainMind(MindSeated):
    """A mind that does without the compiler: all leaves go through the network at once."""

    def think(self, state: Any, number: int) -> int:
        """The packed move for this state."""
        self.states[0] = state.copy()
        self._seed(self.luck, number)
        moves, worths = self.leaves()
        temperature = self.desk.temperature
        if temperature > 0:
            worths = worths + [temperature * self.module.stray(self.luck) for _ in moves]
        return moves[self._best(worths)]

    def _best(self, worths: Any) -> int:
        """Which leaf is the best; of those that only rounding tells apart, the first."""
        best = 0
        for place in range(1, len(worths)):
            if worths[place] > worths[best] + self.module.BARELY:
                best = place
        return best

    def leaves(self) -> tuple[list[int], Any]:
        """The first moves of all leaves, and what the leaves are worth."""
        trial, box = self.desk.trial, self.memory.box
        engine = self.memory.form.engine
        moves, lines, leads = [], [], []
        self.module.begin_trial(box, self.states, trial, 0)
        engine.take_stock(box, self.states[0], self.desk.sheet.stock)
        while self.module.next_leaf(box, self.states, trial):
            leaf = self.states[trial.leaf]
            over = leaf.chooser == OVER
            if not over:
                engine.describe_leaf(
                    box, leaf, trial.seat, self.desk.sheet.stock, self.desk.sheet, self.desk.description
                )
            moves.append(trial.move)
            leads.append(self.module.lead(leaf, trial.seat) if over else self.desk.description.lead)
            lines.append(None if over else np.frombuffer(flat(self.desk.description).tobytes(), np.int16))
        return moves, np.array(leads, np.float32) + self._beyond(lines)

    def _beyond(self, lines: list[Any]) -> Any:
        """What the network adds to each leaf that is not the end of the game."""
        added = np.zeros(len(lines), np.float32)
        going_on = [number for number, line in enumerate(lines) if line is not None]
        if going_on:
            weights, some = weights_at(self.memory.prepared.options), np.stack([lines[one] for one in going_on])
            added[going_on] = weights.beyond(some)
            if self.desk.network.tasteful:
                added[going_on] += liked(self.desk.network, weights.shape, some)
        return added

    def worth(self, state: Any, seat: int) -> float:
        """What a state is worth to a seat that has just moved."""
        self.states[0] = state.copy()
        return self.worth_here(seat)

    def best_here(self) -> tuple[float, int]:
        """What the best that can be done in the state in front is worth to whoever chooses, and its first move."""
        moves, worths = self.leaves()
        best = self._best(worths)
        return float(worths[best]), moves[best]

    def worth_here(self, seat: int) -> float:
        """What the state in front is worth to a seat that has just moved."""
        state, description = self.states[0], self.desk.description
        if state.chooser == OVER:
            return float(self.module.lead(state, seat))
        self.memory.form.engine.describe(self.memory.box, state, seat, self.desk.sheet, description)
        line = np.frombuffer(flat(description).tobytes(), np.int16)
        return float(description.lead + self._beyond([line])[0])
