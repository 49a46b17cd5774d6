"""Rating: what a computer thinks of the steps that could be made in a position, and of the one that was."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.moves import Verb, cell_of, verb_of, what_of
from ..play.game import Game
from ..players import Chooser, KnowsWorth
from . import shapes, sight

MOST_RATED = 5


def rate(game: Game, player: KnowsWorth, played: Sequence[str]) -> tuple[list[shapes.Rated], int]:
    """The best steps by a player's own measure, best first, with the one that was played; how many choices there are.

    Steps that begin with the same move count as one choice: the best of them.
    """
    seat = int(game.state.chooser)
    worths = {packed: _worth_after(game, player, seat, packed) for packed in game.packed_moves()}
    best = _best_places(worths)
    found: list[shapes.Rated] = []
    for packed in best:
        moves = finished(game, player, [str(game.notation.write(game.state, packed))])
        found.append(shapes.Rated(moves, worths[packed], _rank(worths, worths[packed])))
    if played:
        _mark(found, _played(game, player, seat, played, worths))
    return found, len(worths)


def _worth_after(game: Game, player: KnowsWorth, seat: int, packed: int) -> int:
    with game.trying():
        game.apply(packed)
        return int(player.worth(game, seat))


def _best_places(worths: dict[int, int]) -> list[int]:
    """The best moves, best first; of a tile's turns in one cell only the best is told."""
    told: dict[tuple[int, int], int] = {}
    for packed in sorted(worths, key=lambda packed: -worths[packed]):
        place = (what_of(packed), cell_of(packed)) if verb_of(packed) == Verb.PLACE else (packed, -1)
        told.setdefault(place, packed)
    return list(told.values())[:MOST_RATED]


def _rank(worths: dict[int, int], worth: int) -> int:
    """A step may be worse than all first moves, which count with the best that can follow them."""
    return min(1 + sum(other > worth for other in worths.values()), len(worths))


def _played(game: Game, player: KnowsWorth, seat: int, played: Sequence[str], worths: dict[int, int]) -> shapes.Rated:
    with game.trying():
        moves = [shape for text in played if (shape := sight.make(game, text)) is not None]
        worth = int(player.worth(game, seat))
    return shapes.Rated(moves, worth, _rank(worths, worth), played=True)


def _mark(found: list[shapes.Rated], played: shapes.Rated) -> None:
    """The played step takes the place of the same one, or comes last."""
    texts = [move.move for move in played.moves]
    for place, rated in enumerate(found):
        if [move.move for move in rated.moves][: len(texts)] == texts:
            found[place].played = True
            return
    found.append(played)


def finished(game: Game, player: Chooser, moves: Sequence[str]) -> list[shapes.Move]:
    """These moves and what the player would choose after them, as long as the choice stays with the same seat."""
    seat, shown = game.turn, []
    with game.trying():
        for text in moves:
            shown.append(sight.make(game, text))
        while game.turn is not None and game.turn == seat:
            choice = player.choose(game)
            shown.append(sight.make(game, str(choice)))
    return [shape for shape in shown if shape is not None]
