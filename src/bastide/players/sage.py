"""The sage: looks ahead with the mind's eye, as far as its time goes."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from ..core.events import Events
from ..core.moves import Moves
from ..core.table import CHANCE
from ..forms import form
from ..memory import Memory, size_for
from .mind import MindPlayer
from .player import Player
from .rules import OurRules, Seated
from .search import EXACTLY, TO_THE_END, Draw, Line, Search, orders
from .warming import is_ready

if TYPE_CHECKING:
    from ..play.game import Game
    from ..play.move import Move

LINES = OurRules("players.sage_rules")
SECONDS = 0.9
SPREAD = 1000003


class SagePlayer(Player):
    """Looks at the mind's best moves more closely for so many seconds, or so many lines; on so many cores (0: all)."""

    name = "sage"

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float = SECONDS,
        lines: int | None = None,
        cores: int = 1,
        compiled: bool | None = None,
    ) -> None:
        super().__init__(seed)
        self.seconds, self.lines, self.cores = seconds, lines, cores or os.cpu_count() or 1
        self._mind, self._compiled = MindPlayer(seed, compiled), compiled
        self._hurried = threading.Event()
        self._sight: Sight | None = None

    def hurry(self) -> None:
        """Choose now, with what has been thought so far."""
        self._hurried.set()

    def worth(self, game: Game, seat: int) -> int:
        """How far ahead the mind sees a seat that has just moved, in whole points."""
        return self._mind.worth(game, seat)

    def _choose(self, game: Game) -> Move:
        """Until the compiler is done beside it, it answers as the mind does."""
        if self._compiled is None and not is_ready(game.prepared, LINES):
            return self._mind.choose(game)
        begun = time.monotonic()
        self._hurried.clear()
        if self._sight is None or not self._sight.memory.serves(game.prepared, game.state):
            size = size_for(game.prepared, game.state)
            self._sight = Sight(Memory(game.prepared, self._compiled, size), self.cores)
        sight = self._sight
        leaves = sight.leaves(game.state)
        if len({move for move, _, _ in leaves}) == 1:
            return game.notation.write(game.state, leaves[0][0])
        search = self._search(game, sight, leaves, begun)
        return game.notation.write(game.state, leaves[search.run()][0])

    def _search(self, game: Game, sight: Sight, leaves: Sequence[tuple[int, int, float]], begun: float) -> Search:
        budget = [self.lines]

        def stopped() -> bool:
            late = self.lines is None and time.monotonic() - begun >= self.seconds
            return late or self._hurried.is_set() or (budget[0] is not None and budget[0] <= 0)

        def play(lines: Sequence[Line]) -> Sequence[float]:
            some = lines if budget[0] is None else lines[: budget[0]]
            if budget[0] is not None:
                budget[0] -= len(some)
            return sight.play(some, leaves, self._number(game), stopped)

        draws = sight.draws(game.state, leaves[0])
        few = 0 < sight.tiles_left <= EXACTLY
        return Search([worth for _, _, worth in leaves], draws, TO_THE_END if few else 1, play, stopped)


class Sight:
    """What the sage needs at one table: a desk for each core."""

    def __init__(self, memory: Memory, cores: int) -> None:
        self.memory, self.prepared, self.tiles_left = memory, memory.prepared, 0
        self.desks = [Lines(self.memory) for _ in range(cores)]
        self._pool = ThreadPoolExecutor(cores) if cores > 1 else None

    def leaves(self, state: Any) -> list[tuple[int, int, float]]:
        """The leaves of a game: move, answer, and what they are worth at first sight."""
        for desk in self.desks:
            desk.states[0] = self.memory.record(state)
        return self.desks[0].leaves()

    def draws(self, state: Any, leaf: tuple[int, int, float]) -> list[Draw]:
        """What chance may do after the chooser's moves; luck alone decides where it is not its turn then."""
        engine, after = form(self.memory.family).engine, state.copy()
        moves, events = Moves(), Events()
        for move in leaf[:2]:
            if move >= 0:
                engine.play(self.prepared.box, after, events, move)
        left: list[tuple[int, int]] = []
        if after.chooser == CHANCE:
            engine.legal(self.prepared.box, after, moves)
            left = list(zip(moves.moves[: moves.count], moves.weights[: moves.count], strict=True))
        self.tiles_left = sum(weight for _, weight in left)
        return orders(left, EXACTLY) or [Draw((), 1.0 / 8, number) for number in range(8)]

    def play(
        self, lines: Sequence[Line], leaves: Sequence[tuple[int, int, float]], number: int, stopped: Callable[[], bool]
    ) -> list[float]:
        """What lines are worth, as many of them as there is time for."""
        if self._pool is not None:
            return self._play_together(lines, leaves, number)
        worths: list[float] = []
        for line in lines:
            if worths and stopped():
                break
            worths.append(self.desks[0].worth(line, leaves, number))
        return worths

    def _play_together(
        self, lines: Sequence[Line], leaves: Sequence[tuple[int, int, float]], number: int
    ) -> list[float]:
        """The same on several cores: each has its share of the lines."""
        assert self._pool is not None
        cores = len(self.desks)

        def share(core: int) -> list[float]:
            return [self.desks[core].worth(line, leaves, number) for line in lines[core::cores]]

        worths = [0.0] * len(lines)
        for core, found in enumerate(self._pool.map(share, range(cores))):
            worths[core::cores] = found
        return worths


class Lines(Seated):
    """The rules and the desk of one core."""

    def __init__(self, memory: Memory) -> None:
        super().__init__(memory, LINES)
        self._list = memory.announced(self.module.list_leaves, "players.sage_rules.list_leaves")
        self._line = memory.announced(self.module.line_worth, "players.sage_rules.line_worth")

    def leaves(self) -> list[tuple[int, int, float]]:
        """The leaves of the game in front."""
        self._list(self.memory.box, self.states, self.desk)
        found = self.desk.leaves[: self.desk.count]
        return [(int(leaf.move), int(leaf.reply), float(leaf.worth)) for leaf in found]

    def worth(self, line: Line, leaves: Sequence[tuple[int, int, float]], number: int) -> float:
        """What one line is worth."""
        prospect, draw, turns = line
        move, reply, _ = leaves[prospect.place]
        for place in range(len(self.desk.draws)):
            self.desk.draws[place] = draw.moves[place] if place < len(draw.moves) else -1
        self._seed(self.luck, number + draw.number * SPREAD)
        return float(self._line(self.memory.box, self.states, self.desk, self.luck, move, reply, turns))
