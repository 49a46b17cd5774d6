"""A whole game analysed: what each draw was worth, what each move cost, and what that came to for each side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from ..core.bag import tiles_left
from ..core.table import CHANCE
from ..memory import size_for
from ..play.game import Game, Played
from .chance import spread_of, win_chances
from .judge import Judge, Priced, draws, leads, mean_worth
from .judges import judge_by

SHOWN = 5  # alternatives told of each choice


@dataclass(frozen=True)
class Alternative:
    """Another move and what it was worth."""

    move: str
    worth: float


@dataclass(frozen=True)
class Choice:
    """A move that a player chose: what it was worth to him, and what it cost against the best."""

    number: int
    seat: int
    move: str
    worth: float
    price: float
    rank: int
    choices: int
    best: tuple[Alternative, ...]


@dataclass(frozen=True)
class Draw:
    """What chance did: what it was worth to the player whose turn it is, and how much more than was to be expected."""

    number: int
    seat: int
    move: str
    chance: float
    worth: float
    expected: float
    luck: float


@dataclass(frozen=True)
class Side:
    """What luck and skill came to for one seat."""

    seat: int
    name: str
    points: int
    lead: float       # over the best of the others, at the end or as the judge sees it
    luck: float       # of the draws in its turns
    price: float      # points lost by moves that were not the best
    choices: int
    best_choices: int
    adjusted: float   # the lead less its luck, plus the mean luck of the others


@dataclass(frozen=True)
class Point:
    """How far ahead each seat was seen before a draw, how likely each wins, and how many tiles were still to come."""

    number: int
    worths: tuple[float, ...]
    chances: tuple[float, ...]
    left: int


@dataclass(frozen=True)
class Analysis:
    """All that a judge has to say about a game."""

    game: str
    player: str
    seats: tuple[str, ...]
    over: bool
    choices: tuple[Choice, ...]
    draws: tuple[Draw, ...]
    sides: tuple[Side, ...]
    curve: tuple[Point, ...]

    def plain(self) -> dict[str, Any]:
        """The analysis as plain JSON data."""
        return asdict(self)


def analyse(
    game: Game,
    player: str = "greedy",
    compiled: bool | None = None,
    judge: Judge | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """Goes through a game move by move and asks a judge; `player` names who judges."""
    size = size_for(game.prepared, game.state)
    walk = _Walk(game, judge or judge_by(player, game.prepared, compiled, size))
    for number, played in enumerate(game.played, 1):
        walk.go_on(number, played)
        progress(1)
    walk.add_point(len(game.played))
    return Analysis(
        game=game.prepared.options.game.name,
        player=player,
        seats=game.names,
        over=game.over,
        choices=tuple(walk.choices),
        draws=tuple(walk.draws),
        sides=tuple(walk.side(seat) for seat in range(len(game.names))),
        curve=tuple(walk.curve),
    )


class _Walk:
    """A twin of a game, played once more from its beginning."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.twin, self.judge = game.after(0), judge
        self.spread = spread_of(game.prepared.options.game.name)
        self.moved: int | None = None
        self.choices: list[Choice] = []
        self.draws: list[Draw] = []
        self.curve: list[Point] = []

    def go_on(self, number: int, played: Played) -> None:
        """One move more."""
        if self.twin.state.chooser != CHANCE:
            self.moved = int(self.twin.state.chooser)
            self._add_choice(number, played)
        else:
            if self.twin.draws_next:
                self.add_point(number - 1)
            self._add_draw(number, played)
        self.twin.apply(played.move)

    def add_point(self, number: int) -> None:
        """How far ahead each seat is seen now."""
        worths = leads(self.judge, self.twin.state, len(self.twin.names), self.moved)
        left = 0 if self.twin.over else int(tiles_left(self.twin.state))
        self.curve.append(Point(number, worths, win_chances(worths, left, self.spread), left))

    def _add_choice(self, number: int, played: Played) -> None:
        seat = int(self.twin.state.chooser)
        priced = sorted(self.judge.moves(self.twin.state, seat), key=lambda one: -one.worth)
        own = next(one.worth for one in priced if one.move == played.move)
        if len(priced) > 1:
            shown = tuple(Alternative(self._text(one), one.worth) for one in priced[:SHOWN])
            rank = 1 + sum(one.worth > own for one in priced)
            price = priced[0].worth - own
            self.choices.append(Choice(number, seat, str(played.text), own, price, rank, len(priced), shown))

    def _text(self, priced: Priced) -> str:
        return str(self.twin.notation.write(self.twin.state, priced.move))

    def _add_draw(self, number: int, played: Played) -> None:
        seat = int(self.twin.state.player)
        priced = draws(self.judge, self.twin.state, seat)
        if len(priced) > 1:
            own, expected = next(one for one in priced if one.move == played.move), mean_worth(priced)
            chance = own.weight / sum(one.weight for one in priced)
            luck = own.worth - expected
            self.draws.append(Draw(number, seat, str(played.text), chance, own.worth, expected, luck))

    def side(self, seat: int) -> Side:
        """What all of it came to for a seat."""
        choices = [choice for choice in self.choices if choice.seat == seat]
        luck = [sum(draw.luck for draw in self.draws if draw.seat == one) for one in range(len(self.twin.names))]
        lead = self.curve[-1].worths[seat]
        return Side(
            seat=seat,
            name=self.twin.names[seat],
            points=self.twin.scores[seat],
            lead=lead,
            luck=luck[seat],
            price=sum(choice.price for choice in choices),
            choices=len(choices),
            best_choices=sum(choice.price == 0 for choice in choices),
            adjusted=lead - net_luck(luck, seat),
        )


def net_luck(luck: list[float], seat: int) -> float:
    """The luck of a seat less the mean luck of the others."""
    others = [amount for other, amount in enumerate(luck) if other != seat]
    return luck[seat] - (sum(others) / len(others) if others else 0.0)
