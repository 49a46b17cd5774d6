"""One game by itself with the same encoding: for environments that walk through a tree of positions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.moves import Moves
from ..core.table import CHANCE
from ..forms import Form, form
from ..games.options import Prepared
from ..play.game import Game
from ..sim.places import Sitting
from .actions import Actions
from .observations import all_columns, common_columns, numbers


class OneGame:
    """A position with its choices as actions; a copy of it is a position of its own."""

    def __init__(self, game: Game, actions: Actions | None = None) -> None:
        self.game, self.actions = game, actions or Actions(game.prepared)
        self.code = self.actions.code()
        self._choices: dict[int, int] | None = None

    @property
    def _form(self) -> Form:
        return form(self.game.prepared.options.game.family)

    @staticmethod
    def columns(prepared: Prepared) -> tuple[str, ...]:
        """The names of the columns that are observed."""
        return all_columns(prepared, form(prepared.options.game.family).engine)

    def choices(self) -> dict[int, int]:
        """The actions of the seat that has to choose, each with its packed move."""
        if self._choices is None:
            coding, packed = self._form.module("sim.coding"), self.game.packed_moves()
            moves = Moves()
            moves.count, moves.moves[: len(packed)] = len(packed), packed
            first = coding.first_tile_of(moves)
            self._choices = {coding.encode(self.code, move, first): move for move in packed}
        return self._choices

    def draws(self) -> tuple[list[int], list[float]]:
        """What chance may do, packed, with probabilities."""
        if self.game.state.chooser != CHANCE:
            return [], []
        moves = Moves()
        self._form.engine.legal(self.game.prepared.box, self.game.state, moves)
        weights = moves.weights[: moves.count]
        return moves.moves[: moves.count], [weight / sum(weights) for weight in weights]

    def apply(self, move: int) -> None:
        """Makes a packed move."""
        self.game.apply(move)
        self._choices = None

    def text(self, move: int) -> str:
        """How a move is written."""
        return str(self.game.notation.write(self.game.state, move))

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees."""
        prepared, state, engine = self.game.prepared, self.game.state, self._form.engine
        sitting, packed = Sitting(), list(self.choices().values())
        sitting.count = len(packed)
        common = [0] * len(common_columns(prepared))
        observe: Any = self._form.module("sim.observing").observe_game
        observe(prepared.box, state, sitting, packed, seat, common, len(common), 0)
        sheet, description = engine.Sheet(), engine.Description()
        engine.describe(prepared.box, state, seat, sheet, description)
        return np.array([*common, *numbers(description)], np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels as its game."""
        return OneGame, (self.game,)

    def __deepcopy__(self, memory: object) -> OneGame:
        """A position of its own; the table stays the same."""
        return OneGame(self.game.copy(), self.actions)
