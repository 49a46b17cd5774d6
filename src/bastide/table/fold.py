"""The fold: a table as its log makes it. Nothing changes it but facts."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from ..core.table import NOBODY
from ..play.event import Event
from ..play.game import Game
from . import facts, seal
from .facts import Entry, Fact, Setup, Wish
from .sets import new_game
from .steps import Look, Ready, Step, nobody_looks, remade

Phase = Literal["waiting", "playing", "over"]
POSITION_CHANGES = (facts.Created, facts.Sat, facts.Stood, facts.Started, facts.Played, facts.Undone, facts.Over)
CLOCK_CHANGES = (*POSITION_CHANGES, facts.Returned)


@dataclass
class Chair:
    """A seat of the table and who plays it."""

    kind: Literal["free", "person", "computer"] = "free"
    name: str = ""
    player: str | None = None
    luck: str = ""
    bot: bool = False
    resigned: bool = False
    flagged: bool = False
    replaced: str = ""
    """Why a computer plays for a person: chosen, away, time, resigned."""

    @property
    def computer(self) -> bool:
        """Whether a computer plays it, for itself or for a person."""
        return self.player is not None

    @property
    def out(self) -> bool:
        """Whether it has given up or run out of time."""
        return self.resigned or self.flagged


class Result(NamedTuple):
    """How it ended: ranks by seat (1 is best), and each seat's points by what they were paid for."""

    reason: facts.Reason
    ranks: list[int]
    winners: list[int]
    scores: list[int]
    points: list[dict[str, int]]


@dataclass
class Asking:
    """A wish that waits for consent."""

    seat: int
    step: int
    waiting: list[int]
    wish: Wish = "back"
    about: int | None = None
    player: str | None = None


class Fold:
    """A table: seats, game and steps, after every fact applied so far."""

    def __init__(self, slug: str, secret: str, look: Look = nobody_looks) -> None:
        self.slug = slug
        self.secret = secret
        self.phase: Phase = "waiting"
        self._look = look
        self.setup = Setup(game="")
        self.hash = ""
        self.chairs: list[Chair] = []
        self.names: list[str] = []
        self.fixed: dict[str, Any] = {}
        self.game: Game | None = None
        self.opening = Step()
        self.steps: list[Step] = []
        self.imported = 0
        self.left: list[int] = []
        self.ask: Asking | None = None
        self.result: Result | None = None
        self.rematch: str | None = None
        self.muted: frozenset[int | None] = frozenset()
        """The seats that may not speak; None stands for whoever watches."""
        self.barred: frozenset[str] = frozenset()
        """Who was sent away, by hashes of this table's own."""
        self.last = 0
        """The number of the last fact."""
        self.changed = 0
        """When it was written."""
        self.at = 0
        self.moved = 0
        self.clocked = 0
        """Since when the clock of whoever has to choose runs."""
        self.made = 0

    @property
    def imported_draws(self) -> int:
        """How many chance moves came with the record that the table was made from."""
        if not self.names:
            return 0
        return sum(played.by_chance for step in (self.opening, *self.steps[: self.imported]) for played in step.played)

    @property
    def seed(self) -> str:
        """What decides chance: the secret and everybody's luck."""
        return seal.seed_of(self.secret, [chair.luck for chair in self.chairs])

    @property
    def moves(self) -> list[int]:
        """All that was played and not taken back, chance's moves among them."""
        return [played.move for step in (self.opening, *self.steps) for played in step.played]

    @property
    def turn(self) -> int | None:
        """The seat that has to choose now."""
        return self.game.turn if self.game is not None and self.phase == "playing" else None

    def apply(self, entry: Entry, ready: Ready | None = None) -> Sequence[Event]:
        """One more fact, which may be worked out already; what happened in the game."""
        happened: Sequence[Event] = ()
        if isinstance(entry.fact, facts.Created):
            happened = self._created(entry.fact)
        elif isinstance(entry.fact, facts.Started):
            happened = self._started(entry.fact, ready)
        elif isinstance(entry.fact, facts.Played):
            happened = self._played(entry.fact, ready)
        elif isinstance(entry.fact, facts.Undone):
            self._undone(entry.fact, ready)
        elif type(entry.fact) in _WAYS:
            _WAYS[type(entry.fact)](self, entry.fact)
        if isinstance(entry.fact, POSITION_CHANGES):
            self.at, self.moved = entry.number, entry.time
        if isinstance(entry.fact, CLOCK_CHANGES):
            self.clocked = entry.time
        self.made = self.made or entry.time
        self.last, self.changed = entry.number, entry.time
        return happened

    def twin(self) -> Fold:
        """Another table that stands as this one does; what happens there does not happen here."""
        other = copy.copy(self)
        other.chairs, other.steps = [copy.copy(chair) for chair in self.chairs], list(self.steps)
        other.setup, other.ask = copy.copy(self.setup), copy.copy(self.ask)
        other._look = nobody_looks
        return other

    def _created(self, fact: facts.Created) -> Sequence[Event]:
        self.setup, self.hash = fact.setup, fact.hash
        self.chairs = [Chair() for _ in range(fact.setup.seats)]
        self.left = [fact.setup.clock.seconds * 1000] * fact.setup.seats
        self.names, self.fixed = fact.names, fact.fixed
        if fact.names:
            self.game = self.new_game()
            self.opening = remade(self.game, NOBODY, fact.opening)
        return ()

    def new_game(self) -> Game:
        """The game before its first move."""
        names = [chair.name or shown for chair, shown in zip(self.chairs, self._spare_names(), strict=True)]
        return new_game(self.setup.game, names, self.setup.boxes, self.setup.rules, self.seed, self.fixed)

    def _spare_names(self) -> Sequence[str]:
        return self.names or [f"{number + 1}" for number in range(len(self.chairs))]

    def _sat(self, fact: facts.Sat) -> None:
        kind: Literal["person", "computer"] = "computer" if fact.player else "person"
        self.chairs[fact.seat] = Chair(kind, fact.name, fact.player, fact.luck, fact.bot)

    def _stood(self, fact: facts.Stood) -> None:
        self.chairs[fact.seat] = Chair()
        self.muted -= {fact.seat}

    def _started(self, fact: facts.Started, ready: Ready | None) -> Sequence[Event]:
        self.phase = "playing"
        self.imported = len(self.steps)
        if ready is None:
            game = self.game_after(self.steps)
            ready = Ready(game, remade(game, NOBODY, fact.drew))
        self.game = ready.game
        if self.steps:
            self.steps[-1] = self.steps[-1].and_then(ready.step)
        else:
            self.opening = self.opening.and_then(ready.step)
        return ready.step.events

    def _played(self, fact: facts.Played, ready: Ready | None) -> Sequence[Event]:
        assert self.game is not None
        if ready is None:
            ready = Ready(self.game, remade(self.game, fact.seat, fact.moves, self._look))
        self.game = ready.game
        self.steps.append(ready.step)
        self.ask = None
        self.left = fact.left or self.left
        return ready.step.events

    def _asked(self, fact: facts.Asked) -> None:
        self.ask = Asking(fact.seat, fact.step, list(fact.waiting), fact.wish, fact.about, fact.player)

    def _answered(self, fact: facts.Answered) -> None:
        if self.ask is None:
            return
        if fact.yes:
            self.ask.waiting = [seat for seat in self.ask.waiting if seat != fact.seat]
        else:
            self.ask = None

    def _undone(self, fact: facts.Undone, ready: Ready | None) -> None:
        self.ask = None
        self.game = ready.game if ready is not None else self.game_after(self.steps[: fact.step])
        self.steps = self.steps[: fact.step]

    def game_after(self, steps: Sequence[Step]) -> Game:
        """A game of its own, in the position after these steps."""
        game = self.new_game()
        for step in (self.opening, *steps):
            for played in step.played:
                game.apply(played.move)
        return game

    def _resigned(self, fact: facts.Resigned) -> None:
        self.chairs[fact.seat].resigned = True

    def _flagged(self, fact: facts.Flagged) -> None:
        self.chairs[fact.seat].flagged = True

    def _replaced(self, fact: facts.Replaced) -> None:
        self.chairs[fact.seat].player, self.chairs[fact.seat].replaced = fact.player, fact.reason
        self.left = fact.left or self.left
        if self.ask is not None:
            self.ask.waiting = [seat for seat in self.ask.waiting if seat != fact.seat]
            self.ask = self.ask if self.ask.waiting and self.ask.about != fact.seat else None

    def _returned(self, fact: facts.Returned) -> None:
        self.chairs[fact.seat].player, self.chairs[fact.seat].replaced = None, ""

    def _locked(self, fact: facts.Locked) -> None:
        locked = [aid for aid in self.setup.locked if aid != fact.aid]
        self.setup.locked = locked + [fact.aid] * fact.yes

    def _muted(self, fact: facts.Muted) -> None:
        self.muted = self.muted | {fact.seat} if fact.yes else self.muted - {fact.seat}

    def _barred(self, fact: facts.Barred) -> None:
        self.barred |= set(fact.persons)

    def _rematch(self, fact: facts.Rematch) -> None:
        self.rematch = fact.slug

    def _over(self, fact: facts.Over) -> None:
        self.phase, self.ask = "over", None
        self.result = self._result(fact.reason)

    def _result(self, reason: facts.Reason) -> Result:
        assert self.game is not None
        scores = list(self.game.if_it_ended()[0]) if reason == "ended" else list(self.game.scores)
        worth = [(not chair.out, points) for chair, points in zip(self.chairs, scores, strict=True)]
        ranks = [1 + sum(other > mine for other in worth) for mine in worth]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return Result(reason, ranks, winners, scores, self._points())

    def _points(self) -> list[dict[str, int]]:
        """Each seat's points by what they were paid for."""
        paid: list[Counter[str]] = [Counter() for _ in self.chairs]
        for event in self.game.events if self.game is not None else ():
            if event.kind == "scored" and event.seat is not None:
                paid[event.seat][event.what or ""] += event.amount
        return [dict(points) for points in paid]


_WAYS: dict[type[Fact], Callable[[Fold, Any], None]] = {
    facts.Sat: Fold._sat,
    facts.Stood: Fold._stood,
    facts.Asked: Fold._asked,
    facts.Answered: Fold._answered,
    facts.Resigned: Fold._resigned,
    facts.Flagged: Fold._flagged,
    facts.Replaced: Fold._replaced,
    facts.Returned: Fold._returned,
    facts.Over: Fold._over,
    facts.Locked: Fold._locked,
    facts.Muted: Fold._muted,
    facts.Barred: Fold._barred,
    facts.Rematch: Fold._rematch,
}
