"""Making puzzles: the mind plays itself, and wherever one move stands out the sage looks whether it really does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from math import log
from random import Random

from ..core.moves import Verb, verb_of
from ..play.game import Game
from ..players.greedy import GreedyPlayer
from ..players.player import Chooser
from .puzzle import MOST_LOST, UNIQUE, Puzzle, Reason, answered, position_name
from .reasons import decisive, reasons, sort_of
from .turns import taken
from .weighing import Leaf, Scales, alike

STRAYS = 0.6       # points by which the mind's thoughts stray, so that games differ
TILES = 7          # laid before a position is a puzzle
CHOICES = 8        # moves, at least
MOST_A_GAME = 2
GREEDY_SHARE = 0.3    # of the puzzles, at most, are such as the greedy player finds
THEME_SHARE = 0.5  # and so many have one theme
EASY = "easy"


class Maker:
    """Makes puzzles of one mix; `told` counts what became of the candidates."""

    def __init__(self, game: str, boxes: Sequence[str], seed: int, compiled: bool | None = None) -> None:
        self.game, self.boxes, self.seed = game, tuple(boxes), seed
        self.scales, self._greedy = Scales(compiled), GreedyPlayer(0, compiled)
        self.told: Counter[str] = Counter()

    def puzzles(self, count: int, progress: Callable[[int], None] = lambda done: None) -> Iterator[Puzzle]:
        """So many puzzles, one after the other, not too many of them alike."""
        number, made, of_kind = 0, 0, Counter[str]()
        most, usual = {EASY: GREEDY_SHARE * count}, max(2.0, THEME_SHARE * count)
        while made < count:
            here = 0
            for game, leaves in self._game(number):
                full = {kind for kind, many in of_kind.items() if many + 1 > most.get(kind, usual)}
                puzzle = self.puzzle_at(game, leaves, full)
                if puzzle is None:
                    continue
                here, made = here + 1, made + 1
                of_kind.update([sort_of(puzzle.reasons[0]), *([EASY] if puzzle.greedy else [])])
                self.told["kept"] += 1
                progress(1)
                yield puzzle
                if here == MOST_A_GAME or made == count:
                    break
            number += 1
            self.told["games"] += 1

    def again(self, number: int, names: Collection[str]) -> Iterator[Puzzle]:
        """The puzzles of these names that were made of one game of the mind's."""
        left = set(names)
        for game, leaves in self._game(number):
            if position_name(game.record()) in left:
                puzzle = self.puzzle_at(game, leaves)
                left.discard(position_name(game.record()))
                if puzzle is not None:
                    self.told["kept"] += 1
                    yield puzzle
            if not left:
                return

    def _game(self, number: int) -> Iterator[tuple[Game, list[Leaf]]]:
        """A game that the mind plays against itself, wherever it lays a tile and one move stands out."""
        game = Game.new(self.game, 2, self.boxes, seed=f"{self.seed}/{number}", chance="explicit")
        random = Random(f"puzzles/{self.seed}/{number}")
        while not game.over:
            if game.turn is None:
                game.let_chance()
                continue
            leaves = self.scales.leaves(game)
            if stands_out(game, leaves):
                self.told["candidates"] += 1
                yield game, leaves
            for move in max(leaves, key=lambda leaf: leaf.worth + STRAYS * _stray(random)).moves:
                game.apply(move)

    def puzzle_at(self, game: Game, leaves: Sequence[Leaf], full: Collection[str] = ()) -> Puzzle | None:
        """The puzzle that a position makes, if the best move is better in the long run and it can be said why.

        Of some themes, and of what is easy, there may be enough already.
        """
        same = alike(leaves)
        greedy = answered_by(self._greedy, game) in written(game, leaves[:same])
        if greedy and EASY in full:
            return self._not(EASY)
        why = self._why(game, leaves, same)
        if not why or sort_of(why[0]) in full:
            return self._not("enough of these" if why else "no reason")
        deeper = self.scales.losses(game, leaves)
        if deeper is None:
            return self._not("not so clear")
        why = self._why(game, leaves, min(deeper, key=lambda place: deeper[place]))
        if not why or sort_of(why[0]) in full:
            return self._not("enough of these" if why else "no reason")
        texts = written(game, leaves)
        losses = {text: _loss(leaves, deeper, same, place) for place, text in enumerate(texts)}
        order = [0, *sorted(deeper, key=lambda place: deeper[place])]
        return Puzzle(
            game=self.game,
            boxes=self.boxes,
            record=game.record(),
            losses=losses,
            checked=tuple(texts[place] for place in order),
            reasons=tuple(why),
            worth=round(leaves[0].worth, 1),
            greedy=greedy,
        )

    def _not(self, reason: str) -> Puzzle | None:
        """A candidate that is no puzzle."""
        self.told[reason] += 1
        return None

    def _why(self, game: Game, leaves: Sequence[Leaf], second: int) -> list[Reason]:
        """What the best does and this other one does not."""
        best, other = (reasons(taken(game, leaves[place].moves, self.scales.choose)) for place in (0, second))
        return decisive(best, other)


def stands_out(game: Game, leaves: Sequence[Leaf]) -> bool:
    """Whether a tile is laid here, and one move is worth clearly more than all others at first sight."""
    if verb_of(leaves[0].move) != Verb.PLACE or len(leaves) < CHOICES or game.state.tile_count < TILES:
        return False
    same = alike(leaves)
    return same < len(leaves) and leaves[0].worth - leaves[same].worth >= UNIQUE


def _stray(random: Random) -> float:
    return -log(-log(random.random() or 0.5))


def _loss(leaves: Sequence[Leaf], deeper: dict[int, float], same: int, place: int) -> float:
    """How many points a move costs: as the sage sees it, where it has looked, else at first sight."""
    if place < same:
        return 0.0
    loss = deeper.get(place, leaves[0].worth - leaves[place].worth)
    return round(min(max(loss, UNIQUE), MOST_LOST), 1)


def written(game: Game, leaves: Sequence[Leaf]) -> list[str]:
    """Leaves as text: the tile, and the choice right after it."""
    replies: dict[int, list[int]] = {}
    for leaf in leaves:
        replies.setdefault(leaf.move, []).append(leaf.reply)
    texts: dict[tuple[int, int], str] = {}
    for move, answers in replies.items():
        first = str(game.notation.write(game.state, move))
        with game.trying():
            game.apply(move)
            for reply in answers:
                then = f" {game.notation.write(game.state, reply)}" if reply >= 0 else ""
                texts[move, reply] = first + then
    return [texts[leaf.move, leaf.reply] for leaf in leaves]


def answered_by(player: Chooser, game: Game) -> str:
    """What a player does: the tile and the choice right after it."""
    seat, moves = game.turn, list[str]()
    with game.trying():
        while game.turn == seat and len(moves) < 2:
            moves.append(str(player.choose(game)))
            game.play(moves[-1])
    return answered(game, moves)
