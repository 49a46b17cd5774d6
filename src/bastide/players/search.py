"""Looking ahead: which leaves deserve a closer look, and for how long.

The best leaves at first sight are compared over the same draws, the likeliest first: every draw where they can all be
weighed, and samples with common luck where they cannot. What is clearly worse is dropped, more leaves are let in, and
what is still open is looked at more deeply. The search can be stopped after every line; then the best so far is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from typing import NamedTuple

PASSES = ((4, 8), (8, 16), (16, 32), (32, 64), (64, 128))   # so many leaves over so many draws
REACH = 15.0      # points behind the best at first sight beyond which a leaf is never looked at
ENOUGH = 4        # draws after which a leaf may be dropped
DOUBT = 2.0       # by so many standard errors it must be worse
EXACTLY = 3       # with so few tiles left all orders are played to the end
TO_THE_END = 1000


class Draw(NamedTuple):
    """What chance does first in a line, how likely that is, and the number that later luck begins with."""

    moves: tuple[int, ...]
    weight: float
    number: int


@dataclass
class Prospect:
    """A leaf, and what became of it in lines: by draw, at first and more deeply."""

    place: int
    worth: float
    lines: dict[int, float] = field(default_factory=dict)
    deeper: dict[int, float] = field(default_factory=dict)


Line = tuple[Prospect, Draw, int]
Player = Callable[[Sequence[Line]], Sequence[float]]


def orders(left: Sequence[tuple[int, int]], most: int) -> list[Draw]:
    """What chance may do: single draws with their weights, or all orders of so few tiles that they can be told."""
    tiles = [move for move, weight in left for _ in range(weight)]
    if 0 < len(tiles) <= most:
        found = list(permutations(tiles))
        return [Draw(order, 1.0, number) for number, order in enumerate(dict.fromkeys(found))]
    total = sum(weight for _, weight in left) or 1
    by_weight = sorted(left, key=lambda one: -one[1])
    return [Draw((move,), weight / total, number) for number, (move, weight) in enumerate(by_weight)]


class Search:
    """One search: leaves in the order of first sight, draws, and how lines are played and stopped."""

    def __init__(
        self, worths: Sequence[float], draws: Sequence[Draw], turns: int, play: Player, stopped: Callable[[], bool]
    ) -> None:
        ranked = sorted(range(len(worths)), key=lambda place: -worths[place])
        best = worths[ranked[0]]
        self.prospects = [Prospect(place, worths[place]) for place in ranked if worths[place] > best - REACH]
        self.draws, self.turns, self._play, self._stopped = draws, turns, play, stopped

    def run(self) -> int:
        """The place of the best leaf."""
        if len(self.prospects) > 1:
            self._widen()
        return self.best().place

    def _widen(self) -> None:
        """Pass after pass more leaves and more draws, until all within reach have been looked at; then deeper."""
        for width, draws in PASSES:
            for draw in self.draws[:draws]:
                if not self._look([one for one in self.alive(width) if draw.number not in one.lines], draw, False):
                    return
            if width >= len(self.prospects) and draws >= len(self.draws):
                break
        self._deepen()

    def _deepen(self) -> None:
        """The leaves that are still open, two turns further, over the same draws again."""
        open_ones = self.alive(len(self.prospects))[:4]
        if len(open_ones) < 2 or self.turns >= TO_THE_END:
            return
        for again in range(8):
            for draw in self.draws:
                deeper = Draw(draw.moves, draw.weight, draw.number + (again + 1) * len(self.draws))
                if not self._look(open_ones, deeper, True):
                    return

    def _look(self, prospects: Sequence[Prospect], draw: Draw, deeper: bool) -> bool:
        """Plays a line from each of these leaves; False if the search is to stop."""
        if self._stopped():
            return False
        turns = self.turns + 2 if deeper else self.turns
        worths = self._play([(one, draw, turns) for one in prospects])
        for one, worth in zip(prospects, worths, strict=False):
            (one.deeper if deeper else one.lines)[draw.number] = worth
        return len(worths) == len(prospects)

    def alive(self, width: int) -> list[Prospect]:
        """Of the first so many leaves those that are not clearly worse than the best."""
        first = self.prospects[:width]
        best = max(first, key=lambda one: (len(one.lines), self.mean(one)))
        return [one for one in first if one is best or not self._is_worse(one, best)]

    def mean(self, one: Prospect) -> float:
        """What a leaf is worth by its lines so far, or at first sight."""
        weights = {draw.number: draw.weight for draw in self.draws}
        total = sum(weights[number] for number in one.lines)
        if not total:
            return one.worth
        return sum(weights[number] * worth for number, worth in one.lines.items()) / total

    def _is_worse(self, one: Prospect, best: Prospect) -> bool:
        """Whether draws that both have met leave no doubt."""
        apart = [one.lines[number] - best.lines[number] for number in one.lines if number in best.lines]
        if len(apart) < ENOUGH:
            return False
        mean = sum(apart) / len(apart)
        spread = sum((value - mean) ** 2 for value in apart) / (len(apart) - 1)
        return mean + DOUBT * sqrt(spread / len(apart)) < 0

    def best(self) -> Prospect:
        """The leaf to take: by its lines over the draws that it shares with the one most looked at, and deeper ones."""
        most = max(self.prospects, key=lambda one: (len(one.lines), self.mean(one)))
        return max(self.prospects, key=lambda one: self._against(one, most))

    def _against(self, one: Prospect, most: Prospect) -> float:
        """How much better a leaf is than the one most looked at; few lines count little beside first sight."""
        weights = {draw.number: draw.weight for draw in self.draws}
        shared = [number for number in one.lines if number in most.lines]
        sight = one.worth - most.worth
        if not shared:
            return min(sight, 0.0) if one is not most else 0.0
        total = sum(weights[number] for number in shared)
        ahead = sum(weights[number] * (one.lines[number] - most.lines[number]) for number in shared) / total
        trust = len(shared) / (len(shared) + 1.0) if len(shared) < len(self.draws) else 1.0
        shallow = trust * ahead + (1 - trust) * sight
        again = [one.deeper[number] - most.deeper[number] for number in one.deeper if number in most.deeper]
        if len(again) < ENOUGH:
            return shallow
        return (shallow + sum(again) / len(again)) / 2
