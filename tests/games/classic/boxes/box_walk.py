"""Random games that do much of what the boxes are about: tiles fill corners, followers keep away from fields."""

from collections.abc import Iterator
from typing import Any

from walk import Walk

from bastide.core.geometry import around
from bastide.core.moves import Verb, cell_of, spot_of, verb_of, what_of
from bastide.core.table import CHANCE, OVER
from bastide.games.classic.state import Kind, Pawn, Step
from bastide.games.options import Prepared, choose, prepare

ALL = ("count", "gingerbread", "inns", "river", "traders")
MIXES: dict[str, tuple[str, tuple[str, ...], dict[str, str], int]] = {
    "winter": ("winter", (), {}, 2),
    "beginners": ("winter", (), {"fields": "off"}, 3),
    "inns": ("standard", ("inns",), {}, 6),
    "river": ("standard", ("river",), {}, 2),
    "river-by-hand": ("base", ("river",), {}, 3),
    "gingerbread": ("winter", ("gingerbread",), {}, 2),
    "gingerbread-river": ("winter", ("gingerbread", "river"), {"fields": "off"}, 3),
    "traders": ("standard", ("traders",), {}, 2),
    "traders-by-hand": ("base", ("traders",), {"last_tile": "played"}, 2),
    "count": ("standard", ("count",), {"fields": "off"}, 3),
    "count-by-city": ("base", ("count", "inns"), {"unfinished": "points"}, 2),
    "count-market": ("standard", ("count", "traders"), {"count_final": "market"}, 4),
    "count-alone": ("standard", ("count", "inns", "traders"), {}, 1),
    "abbot": ("standard", ("abbot", "count", "inns"), {}, 3),
    "everything": ("standard", ALL, {}, 2),
    "everything-by-hand": ("base", ALL, {"holes": "allowed"}, 3),
    "everything-six": ("winter", ALL, {"fields": "off"}, 6),
}


def table(name: str) -> Prepared:
    """A mix, set up."""
    game, boxes, rules, seats = MIXES[name]
    return prepare(choose(game, boxes, rules, seats))


class BoxWalk(Walk):
    """A game that leads somewhere."""

    def __iter__(self) -> Iterator[Any]:
        """Every position before its move."""
        while self.state.chooser != OVER:
            yield self.state
            self.play(self.pick(self.legal()))

    def pick(self, moves: list[int]) -> int:
        """A move that is likely to lead somewhere."""
        if self.state.chooser == CHANCE:
            return self.dice.choices(moves, self.moves.weights[: len(moves)])[0]
        if self.state.step == Step.PLACE and self.dice.random() < 0.9:
            return max((self.dice.choice(moves) for _ in range(10)), key=self._neighbours)
        if self.state.step == Step.FIGURE and self.dice.random() < 0.9:
            useful = [move for move in moves if verb_of(move) == Verb.CHOOSE or self._is_useful(move)]
            return self.dice.choice(useful or moves[-1:])
        return self.dice.choice(moves)

    def _neighbours(self, move: int) -> int:
        return sum(self.state.grid[around(cell_of(move), position)] > 0 for position in range(8))

    def _is_useful(self, move: int) -> bool:
        if verb_of(move) != Verb.PUT:
            return False
        segment = self.state.segments[self.state.tiles[self.state.laid].first + spot_of(move)]
        return bool(segment.kind != Kind.FIELD or what_of(move) == Pawn.PIG)
