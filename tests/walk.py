"""Random games of the classic family, position by position."""

import random

from bastide.core.events import Events
from bastide.core.moves import Moves
from bastide.core.table import CHANCE
from bastide.games.classic import engine
from bastide.games.options import Prepared


class Walk:
    """A game, position by position."""

    def __init__(self, prepared: Prepared, luck: int) -> None:
        self.prepared, self.dice = prepared, random.Random(luck)
        self.box, self.state = prepared.box, prepared.state.copy()
        self.events, self.moves = Events(), Moves()
        engine.begin(self.box, self.state, self.events)

    def legal(self) -> list[int]:
        """The moves of whoever has to choose."""
        engine.legal(self.box, self.state, self.moves)
        return self.moves.moves[: self.moves.count]

    def play(self, move: int) -> None:
        """Make a move."""
        engine.play(self.box, self.state, self.events, move)

    def step(self) -> int:
        """Make any move; which one it was."""
        moves = self.legal()
        weights = self.moves.weights[: len(moves)] if self.state.chooser == CHANCE else None
        move = self.dice.choices(moves, weights)[0]
        self.play(move)
        return move
