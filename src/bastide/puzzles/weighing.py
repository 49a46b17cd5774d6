"""Weighing: what the mind thinks of every move in a position, and what the sage finds when it looks more deeply."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from ..core.moves import cell_of
from ..memory import Memory, size_for
from ..play.game import Game
from ..players.sage import Sight
from ..players.search import EXACTLY, TO_THE_END, Draw, Prospect
from .puzzle import UNIQUE

RIVALS = 5      # of the best the next so many are looked at more deeply
FURTHER = 2     # and so many two turns further
DRAWS = 16      # over so many draws
ALIKE = 0.005   # points: what differs less leads to the same position
NUMBER = 20261116   # what luck begins with
DOUBT = 2.0     # by so many standard errors the best must be better


class Leaf(NamedTuple):
    """A first move, its answer (-1 for none), and what they are worth to whoever makes them."""

    move: int
    reply: int
    worth: float

    @property
    def moves(self) -> list[int]:
        """The moves to be made."""
        return [self.move] if self.reply < 0 else [self.move, self.reply]


class Scales:
    """What is needed to weigh moves of one mix."""

    def __init__(self, compiled: bool | None = None) -> None:
        self._compiled = compiled
        self._sight: Sight | None = None

    def _at(self, game: Game) -> Sight:
        if self._sight is None or not self._sight.memory.serves(game.prepared, game.state):
            self._sight = Sight(Memory(game.prepared, self._compiled, size_for(game.prepared, game.state)), 1)
        return self._sight

    def leaves(self, game: Game) -> list[Leaf]:
        """What can be done in a position, the best first."""
        found = [Leaf(*leaf) for leaf in self._at(game).leaves(game.state)]
        return sorted(found, key=lambda leaf: -leaf.worth)

    def choose(self, game: Game) -> int:
        """What the mind would do."""
        return self.leaves(game)[0].move

    def losses(self, game: Game, leaves: Sequence[Leaf]) -> dict[int, float] | None:
        """By how much the best is better than each of the next, by their places; None if it is not clearly the best."""
        sight, same = self._at(game), alike(leaves)
        sight.leaves(game.state)
        rivals = list(range(same, min(same + RIVALS, len(leaves))))
        draws = sight.draws(game.state, leaves[0])[:DRAWS]
        few = 0 < sight.tiles_left <= EXACTLY
        found = self._behind(sight, leaves, rivals, draws, TO_THE_END if few else 1)
        if found is None or few:
            return found
        next_ones = sorted(found, key=lambda place: found[place])[:FURTHER]
        deeper = self._behind(sight, leaves, next_ones, draws, 3)
        if deeper is None:
            return None
        return found | {place: (found[place] + further) / 2 for place, further in deeper.items()}

    def _behind(
        self, sight: Sight, leaves: Sequence[Leaf], rivals: Sequence[int], draws: Sequence[Draw], turns: int
    ) -> dict[int, float] | None:
        """How far behind the best these are after so many turns; None if one of them is hardly so."""
        best, found = self._lines(sight, leaves, 0, draws, turns), dict[int, float]()
        for place in rivals:
            worths = self._lines(sight, leaves, place, draws, turns)
            apart = [one - other for one, other in zip(best, worths, strict=True)]
            total = sum(draw.weight for draw in draws)
            mean = sum(draw.weight * by for draw, by in zip(draws, apart, strict=True)) / total
            if mean < UNIQUE or mean < DOUBT * _error(apart):
                return None
            found[place] = mean
        return found

    def _lines(
        self, sight: Sight, leaves: Sequence[Leaf], place: int, draws: Sequence[Draw], turns: int
    ) -> list[float]:
        lines = [(Prospect(place, leaves[place].worth), draw, turns) for draw in draws]
        return sight.play(lines, leaves, NUMBER, lambda: False)


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def alike(leaves: Sequence[Leaf]) -> int:
    """How many of the first leaves come to the same: the tile in the same cell, and worth the same."""
    best = leaves[0]
    return next(
        (
            place
            for place, leaf in enumerate(leaves)
            if cell_of(leaf.move) != cell_of(best.move) or best.worth - leaf.worth > ALIKE
        ),
        len(leaves),
    )
