"""A position as plain objects: the rules run over it as they are written."""

from __future__ import annotations

from threading import local

from ..core.events import Events
from ..core.moves import Moves
from ..core.record import numbers_of
from ..core.table import Table
from ..games.engines import Engine
from ..games.options import Prepared
from .story import Lines

REACH = 20  # so far from the middle of the grid every cell has one name in all sizes


class Scratch(local):
    """What the rules write into; every thread has its own."""

    def __init__(self) -> None:
        self.events, self.moves = Events(), Moves()


_scratch = Scratch()


class PlainPosition:
    """One position; a copy shares its state until one of the two goes on, or somebody looks at it."""

    def __init__(self, prepared: Prepared, engine: Engine, state: Table) -> None:
        self._prepared, self._engine, self._state = prepared, engine, state
        self._shared = self.crowded = False

    @classmethod
    def begin(cls, prepared: Prepared, engine: Engine) -> tuple[PlainPosition, Lines]:
        """A game at its beginning, and what happened by then."""
        position = cls(prepared, engine, prepared.state.copy())
        engine.begin(prepared.box, position._state, _scratch.events)
        return position, _lines()

    def copy(self) -> PlainPosition:
        """The same position, to go on otherwise."""
        twin = PlainPosition(self._prepared, self._engine, self._state)
        self._shared = twin._shared = True
        return twin

    def opened(self) -> PlainPosition:
        """A position whose state may be looked at and changed."""
        if self._shared:
            self._state, self._shared = self._state.copy(), False
        return self

    @property
    def state(self) -> Table:
        """The state."""
        return self._state

    def board(self) -> Table:
        """Where the tiles lie."""
        return self._state

    def laid(self) -> tuple[int, int, int] | None:
        """The tile just laid by its kind, facing and cell; None in a town so large that a cell may be named twice."""
        state = self._state
        if max(state.east, -state.west, state.north, -state.south) > REACH:
            return None
        tile = state.tiles[state.laid]
        return tile.kind, tile.facing, tile.cell

    @property
    def chooser(self) -> int:
        """The seat that has to choose, or chance, or nobody any more."""
        return int(self._state.chooser)

    def scores(self, seats: int) -> tuple[int, ...]:
        """The points by seat."""
        return tuple(self._state.score[:seats])

    def legal(self) -> list[int]:
        """The choices."""
        self._engine.legal(self._prepared.box, self._state, _scratch.moves)
        return _scratch.moves.moves[: _scratch.moves.count]

    def chances(self) -> tuple[list[int], list[int]]:
        """Chance's choices, and how likely they are."""
        moves = self.legal()
        return moves, _scratch.moves.weights[: len(moves)]

    def refusal(self, move: int) -> int:
        """The reason why a move is not legal, 0 if it is."""
        return int(self._engine.refusal(self._prepared.box, self._state, move))

    def play(self, move: int) -> Lines:
        """Make a move; what it brings about."""
        self.opened()
        self._engine.play(self._prepared.box, self._state, _scratch.events, move)
        return _lines()

    def finish(self) -> Lines:
        """The game ends now; what that brings about."""
        self.opened()
        _scratch.events.count = 0
        self._engine.finish(self._prepared.box, self._state, _scratch.events)
        return _lines()


def _lines() -> Lines:
    events = _scratch.events
    return [numbers_of(row) for row in events.rows[: events.count]]
