"""Playing one piece of work: each deal in all seatings, every move noted, the luck of every draw priced."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..analysis.judge import Judge, Priced, mean_worth
from ..analysis.judges import judge_by
from ..core.events import Events
from ..core.luck import Luck
from ..core.moves import Moves
from ..core.table import CHANCE, OVER, PLAYERS
from ..forms import form
from ..games.options import Prepared, prepare
from ..games.sizes import LARGE
from ..memory import Memory
from ..play.game import Game, seat_names
from ..players.player import HasRules
from ..players.roster import kind_of, made
from ..players.rules import Seated
from ..sim.slips import SPREAD, Slip
from .plan import Plan, Unit


@dataclass(frozen=True)
class Result:
    """One game: who sat where, and what it came to by seat."""

    table: int
    deal: int
    seating: int
    entrants: tuple[int, ...]
    points: tuple[int, ...]
    luck: tuple[float, ...]
    moves: tuple[int, ...]


def play_unit(plan: Plan, unit: Unit) -> list[Result]:
    """All games of a piece of work."""
    hall = _hall(plan)
    deals = range(unit.first, unit.first + unit.deals)
    return [hall.play(unit.table, deal, seating) for deal in deals for seating in range(plan.seats)]


@cache
def _hall(plan: Plan) -> Hall:
    """A process plays many pieces of one plan."""
    return Hall(plan)


class Hall:
    """All that the games of a plan need in one process."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.prepared = plan, prepare(plan.options())
        self.memory = Memory(self.prepared, plan.compiled, LARGE)
        self.judge: Judge | None = judge_by(plan.judge, self.prepared, plan.compiled) if plan.judge else None
        kinds = [kind_of(player) for player in plan.players]
        ruled = all(isinstance(kind, HasRules) for kind in kinds)
        self._sitting: _Ruled | _Asked = _Ruled(self, kinds) if ruled else _Asked(self, kinds)
        self._dice = random.Random()
        self._slips = self.memory.row(Slip, 1)
        self._deal_out = self.memory.rule("sim.slips", "deal_out")

    def play(self, table: int, deal: int, seating: int) -> Result:
        """One game; chance and players have the luck that they have in any series of the same seed."""
        seats = self.plan.seats
        self._deal_out(self._slips, self.plan.seed, deal * seats + seating, 1, seats)
        places = self.plan.tables[table]
        entrants = tuple(places[(seat + seating) % seats] for seat in range(seats))
        luck = [0.0] * seats
        self._dice.seed(f"{self.plan.seed}/{table}/{deal}/{seating}")
        points, moves = self._sitting.play(entrants, self._slips[0], luck, deal, seating)
        return Result(table, deal, seating, entrants, points, tuple(luck), tuple(moves))

    def price(self, state: Any, move: int, luck: list[float]) -> None:
        """The luck of what chance does goes to the player whose turn it is."""
        if self.judge is not None:
            seat, chances = int(state.player), self.judge.chances(state)
            if len(chances) > 1:
                others = self._others(chances)
                priced = [Priced(other, weight, self.judge.draw(state, seat, other)) for other, weight in others]
                luck[seat] += self.judge.draw(state, seat, move) - mean_worth(priced)

    def _others(self, chances: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """What else might have come: all of it, or some drawn as chance draws, which is as true on average."""
        if self.plan.others == 0:
            return chances
        drawn = self._dice.choices(chances, [weight for _, weight in chances], k=self.plan.others)
        return [(move, 1) for move, _ in drawn]


class _Ruled:
    """A table of players whose choices are rules."""

    def __init__(self, hall: Hall, kinds: Sequence[Any]) -> None:
        self.hall, memory = hall, hall.memory
        self.memory = memory
        self._seated = [Seated(memory, kind.rules) for kind in kinds]
        self._choose = [
            memory.announced(one.module.choose, f"{kind.rules.code}.choose")
            for one, kind in zip(self._seated, kinds, strict=True)
        ]
        self._start = memory.record(memory.start())
        self._states = memory.row(type(hall.prepared.state), 1)
        self._events, self._moves = memory.record(Events), memory.record(Moves)
        self._play = memory.form.engine.play
        self._chance_move = memory.form.module("sim.loops").chance_move

    def play(
        self, entrants: Sequence[int], slip: Any, luck: list[float], deal: int, seating: int
    ) -> tuple[tuple[int, ...], list[int]]:
        """One game to its end: the points by seat and all its moves."""
        box, played = self.memory.box, []
        self._states[0] = self._start if self.memory.compiled else self._start.copy()
        while self._states[0].chooser != OVER:
            state = self._states[0]
            if state.chooser == CHANCE:
                move = int(self._chance_move(box, state, self._moves, slip.deal))
                self.hall.price(state, move, luck)
            else:
                move = self._chosen(entrants[int(state.chooser)], slip)
            self._play(box, state, self._events, move)
            played.append(move)
        return tuple(int(points) for points in self._states[0].score[: len(entrants)]), played

    def _chosen(self, entrant: int, slip: Any) -> int:
        seated = self._seated[entrant]
        seated.states[0] = self._states[0] if self.memory.compiled else self._states[0].copy()
        return int(self._choose[entrant](self.memory.box, seated.states, seated.desk, seated.moves, slip.luck))


class _Asked:
    """A table at which somebody sits whose choice is no rule."""

    def __init__(self, hall: Hall, kinds: Sequence[Any]) -> None:
        self.hall, self.kinds = hall, kinds
        self._moves = hall.memory.record(Moves)
        self._chance_move: Callable[..., Any] = _plain_chance(hall.prepared)

    def play(
        self, entrants: Sequence[int], slip: Any, luck: list[float], deal: int, seating: int
    ) -> tuple[tuple[int, ...], list[int]]:
        """One game to its end: the points by seat and all its moves."""
        number = self.hall.plan.seed * SPREAD + deal
        game = Game(self.hall.prepared, seat_names(len(entrants)), number, explicit=True)
        own = number * PLAYERS + seating
        players = [self._player(entrant, f"{own}/{seat}") for seat, entrant in enumerate(entrants)]
        dealt = Luck()
        dealt.high, dealt.low = int(slip.deal.high), int(slip.deal.low)
        while not game.over:
            if game.state.chooser == CHANCE:
                move = self._chance_move(game.prepared.box, game.state, Moves(), dealt)
                self.hall.price(game.state, move, luck)
                game.apply(move)
            else:
                game.play(players[game.state.chooser].choose(game))
        return game.scores, [played.move for played in game.played]

    def _player(self, entrant: int, seed: str) -> Any:
        return made(self.kinds[entrant], self.hall.plan.players[entrant], seed)


def _plain_chance(prepared: Prepared) -> Callable[..., Any]:
    chance: Callable[..., Any] = form(prepared.options.game.family).module("sim.loops").chance_move
    return chance


def record_of(plan: Plan, result: Result) -> str:
    """A game as a record; the seats are called after the players."""
    titles = plan.titles()
    names = [f"{titles[entrant]} {seat + 1}" for seat, entrant in enumerate(result.entrants)]
    game = Game(prepare(plan.options()), seat_names(names), result.deal, explicit=True)
    for move in result.moves:
        game.apply(move)
    return game.record()
