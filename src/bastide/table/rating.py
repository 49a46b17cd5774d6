"""Rating: what a judge thinks of the steps that could be made in a position, and of the one that was."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..analysis import Judge
from ..analysis.chance import chance_of, spread_of
from ..core.bag import tiles_left
from ..core.moves import Verb, cell_of, verb_of, what_of
from ..play.game import Game
from . import shapes, sight

MOST_RATED = 4
Choose = Callable[[Game], object]


def rate(game: Game, judge: Judge, played: Sequence[str]) -> tuple[list[shapes.Rated], int]:
    """The best steps by a judge's measure, best first, with the one that was played; how many choices there are.

    Steps that begin with the same move count as one choice: the best of them.
    """
    seat = int(game.state.chooser)
    worths = {one.move: one.worth for one in judge.moves(game.state, seat)}
    scale, found = Scale(game, judge, worths), list[shapes.Rated]()
    for packed in _best_places(worths):
        moves = finished(game, best_by(judge), [str(game.notation.write(game.state, packed))])
        found.append(scale.rated(moves, worths[packed]))
    if played:
        _mark(found, _played(game, judge, seat, played, scale))
    return found, len(worths)


class Scale:
    """By what steps are measured in a position: what all its choices are worth, and how likely the others win."""

    def __init__(self, game: Game, judge: Judge, worths: dict[int, float]) -> None:
        self.worths = worths
        self._left, self._spread = int(tiles_left(game.state)), spread_of(game.prepared.options.game.name)
        seats, seat = range(len(game.names)), int(game.state.chooser)
        others = [other for other in seats if other != seat] if len(seats) > 2 else []
        self._others = sum(self._alone(judge.worth(game.state, other)) for other in others)

    def _alone(self, worth: float) -> float:
        return chance_of(worth, self._left, self._spread)

    def rated(self, moves: list[shapes.Move], worth: float) -> shapes.Rated:
        """A step that is worth so much."""
        own = self._alone(worth)
        chance = own / (own + self._others) if self._others else own
        return shapes.Rated(moves, round(worth, 2), round(chance, 4), self._rank(worth))

    def _rank(self, worth: float) -> int:
        """A step may be worse than all first moves, which count with the best that can follow them."""
        return min(1 + sum(other > worth + 0.005 for other in self.worths.values()), len(self.worths))


def best_by(judge: Judge) -> Choose:
    """Chooses what a judge thinks best."""

    def choose(game: Game) -> object:
        priced = judge.moves(game.state, int(game.state.chooser))
        return game.notation.write(game.state, max(priced, key=lambda one: one.worth).move)

    return choose


def _best_places(worths: dict[int, float]) -> list[int]:
    """The best moves, best first; of a tile's turns in one cell only the best is told."""
    told: dict[tuple[int, int], int] = {}
    for packed in sorted(worths, key=lambda packed: -worths[packed]):
        place = (what_of(packed), cell_of(packed)) if verb_of(packed) == Verb.PLACE else (packed, -1)
        told.setdefault(place, packed)
    return list(told.values())[:MOST_RATED]


def _played(game: Game, judge: Judge, seat: int, played: Sequence[str], scale: Scale) -> shapes.Rated:
    with game.trying():
        moves = [shape for text in played if (shape := sight.make(game, text)) is not None]
        worth = judge.worth(game.state, seat)
    rated = scale.rated(moves, worth)
    rated.played = True
    return rated


def _mark(found: list[shapes.Rated], played: shapes.Rated) -> None:
    """The played step takes the place of the same one, or comes last."""
    texts = [move.move for move in played.moves]
    for place, rated in enumerate(found):
        if [move.move for move in rated.moves][: len(texts)] == texts:
            found[place].played = True
            return
    found.append(played)


def finished(game: Game, choose: Choose, moves: Sequence[str]) -> list[shapes.Move]:
    """These moves and what would be chosen after them, as long as the choice stays with the same seat."""
    seat, shown = game.turn, []
    with game.trying():
        for text in moves:
            shown.append(sight.make(game, text))
        while game.turn is not None and game.turn == seat:
            shown.append(sight.make(game, str(choose(game))))
    return [shape for shape in shown if shape is not None]
