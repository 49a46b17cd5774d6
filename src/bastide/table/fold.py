"""The fold: a table as its log makes it. Nothing changes it but facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from ..play.game import Game
from . import facts, seal, shapes, sight
from .facts import Entry, Fact
from .sets import new_game

Phase = Literal["waiting", "playing", "over"]
POSITION_CHANGES = (facts.Created, facts.Sat, facts.Stood, facts.Started, facts.Played, facts.Undone, facts.Over)
OPEN_LINE = ("seat", "name", "player", "step", "text", "yes", "aid", "slug", "reason", "wish", "about")


@dataclass
class Chair:
    """A seat of the table and who plays it."""

    kind: Literal["free", "person", "computer"] = "free"
    name: str = ""
    player: str | None = None
    luck: str = ""
    resigned: bool = False
    flagged: bool = False

    @property
    def computer(self) -> bool:
        """Whether a computer plays it, for itself or for a person."""
        return self.player is not None

    @property
    def out(self) -> bool:
        """Whether it has given up or run out of time."""
        return self.resigned or self.flagged


class Step(NamedTuple):
    """One step of the game: whose, which moves (chance's among them), what happened."""

    seat: int
    moves: list[str]
    events: list[shapes.Event]


@dataclass
class Asking:
    """A wish that waits for consent."""

    seat: int
    step: int
    waiting: list[int]
    wish: shapes.Wish = "back"
    about: int | None = None
    player: str | None = None


class Fold:
    """A table: seats, game, steps and log lines, after every fact applied so far."""

    def __init__(self, slug: str, secret: str) -> None:
        self.slug = slug
        self.secret = secret
        self.phase: Phase = "waiting"
        self.setup = shapes.Setup(game="")
        self.hash = ""
        self.chairs: list[Chair] = []
        self.names: list[str] = []
        self.fixed: dict[str, Any] = {}
        self.game: Game | None = None
        self.opening: list[str] = []
        self.opening_events: list[shapes.Event] = []
        self.steps: list[Step] = []
        self.imported = 0
        self.left: list[int] = []
        self.ask: Asking | None = None
        self.result: shapes.Result | None = None
        self.rematch: str | None = None
        self.lines: list[shapes.Line] = []
        self.at = 0
        self.moved = 0
        self.made = 0
        self._fingerprint: str | None = None
        self._ways: dict[type[Fact], Callable[[Any, shapes.Line], None]] = {
            facts.Created: self._created,
            facts.Sat: self._sat,
            facts.Stood: self._stood,
            facts.Started: self._started,
            facts.Played: self._played,
            facts.Asked: self._asked,
            facts.Answered: self._answered,
            facts.Undone: self._undone,
            facts.Resigned: self._resigned,
            facts.Flagged: self._flagged,
            facts.Replaced: self._replaced,
            facts.Returned: self._returned,
            facts.Over: self._over,
            facts.Locked: self._locked,
            facts.Rematch: self._rematch,
        }

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    @property
    def changed(self) -> int:
        """When the last line was written."""
        return self.lines[-1].time if self.lines else 0

    @property
    def imported_draws(self) -> int:
        """How many chance moves came with the record that the table was made from."""
        if not self.names:
            return 0
        texts = [*self.opening, *(text for step in self.steps[: self.imported] for text in step.moves)]
        return sum(text.startswith(("?", "!")) for text in texts)

    @property
    def seed(self) -> str:
        """What decides chance: the secret and everybody's luck."""
        return seal.seed_of(self.secret, [chair.luck for chair in self.chairs])

    @property
    def turn(self) -> int | None:
        """The seat that has to choose now."""
        return self.game.turn if self.game is not None and self.phase == "playing" else None

    @property
    def fingerprint(self) -> str:
        """A hash of the position, worked out once for all who look at it."""
        if self._fingerprint is None:
            self._fingerprint = sight.fingerprint(self.game) if self.game is not None else ""
        return self._fingerprint

    def apply(self, entry: Entry) -> shapes.Line:
        """One more fact; the line that tells it."""
        open_parts = {name: getattr(entry.fact, name) for name in OPEN_LINE if hasattr(entry.fact, name)}
        kind = entry.fact.__struct_config__.tag
        line = shapes.Line(entry.number, entry.time, kind, **open_parts)  # type: ignore[arg-type]
        way = self._ways.get(type(entry.fact))
        if way is not None:
            way(entry.fact, line)
        if isinstance(entry.fact, POSITION_CHANGES):
            self.at, self.moved = entry.number, entry.time
            self._fingerprint = None
        self.made = self.made or entry.time
        self.lines.append(line)
        return line

    def _created(self, fact: facts.Created, line: shapes.Line) -> None:
        self.setup, self.hash = fact.setup, fact.hash
        self.chairs = [Chair() for _ in range(fact.setup.seats)]
        self.left = [fact.setup.clock.seconds * 1000] * fact.setup.seats
        self.names, self.fixed = fact.names, fact.fixed
        if fact.names:
            self.game = self.new_game()
            self.opening, self.opening_events = fact.opening, self._make(fact.opening)[1]

    def new_game(self) -> Game:
        """The game before its first move."""
        names = [chair.name or shown for chair, shown in zip(self.chairs, self._spare_names(), strict=True)]
        return new_game(self.setup.game, names, self.setup.boxes, self.setup.rules, self.seed, self.fixed)

    def _spare_names(self) -> Sequence[str]:
        return self.names or [f"{number + 1}" for number in range(len(self.chairs))]

    def _sat(self, fact: facts.Sat, line: shapes.Line) -> None:
        kind: Literal["person", "computer"] = "computer" if fact.player else "person"
        self.chairs[fact.seat] = Chair(kind, fact.name, fact.player, fact.luck)

    def _stood(self, fact: facts.Stood, line: shapes.Line) -> None:
        self.chairs[fact.seat] = Chair()

    def _started(self, fact: facts.Started, line: shapes.Line) -> None:
        self.phase = "playing"
        self.imported = len(self.steps)
        self._rebuild(self.steps)
        line.events = self._make(fact.drew)[1]
        if not self.steps:
            self.opening = [*self.opening, *fact.drew]
            self.opening_events = [*self.opening_events, *line.events]
        else:
            last = self.steps.pop()
            self.steps.append(Step(last.seat, [*last.moves, *fact.drew], [*last.events, *line.events]))

    def _make(self, texts: Sequence[str]) -> tuple[list[shapes.Move], list[shapes.Event]]:
        """Plays moves, chance's among them: those of players, and all that happened."""
        assert self.game is not None
        start = len(self.game.events)
        made = [sight.make(self.game, text) for text in texts]
        events = [sight.event_shape(self.game, event) for event in self.game.events[start:]]
        return [move for move in made if move is not None], events

    def _played(self, fact: facts.Played, line: shapes.Line) -> None:
        line.moves, line.events = self._make(fact.moves)
        self.steps.append(Step(fact.seat, fact.moves, line.events))
        line.step = len(self.steps)
        self.ask = None
        self.left = fact.left or self.left

    def _asked(self, fact: facts.Asked, line: shapes.Line) -> None:
        self.ask = Asking(fact.seat, fact.step, list(fact.waiting), fact.wish, fact.about, fact.player)

    def _answered(self, fact: facts.Answered, line: shapes.Line) -> None:
        if self.ask is None:
            return
        if fact.yes:
            self.ask.waiting = [seat for seat in self.ask.waiting if seat != fact.seat]
        else:
            self.ask = None

    def _undone(self, fact: facts.Undone, line: shapes.Line) -> None:
        self.ask = None
        self._rebuild(self.steps[: fact.step])

    def _rebuild(self, steps: Sequence[Step]) -> None:
        """The game again from its beginning, with these steps."""
        self.game = self.game_after(steps)
        self.steps = list(steps)

    def game_after(self, steps: Sequence[Step]) -> Game:
        """A game of its own, in the position after these steps."""
        game = self.new_game()
        for text in self.opening:
            game.play(text)
        for step in steps:
            for text in step.moves:
                game.play(text)
        return game

    def _resigned(self, fact: facts.Resigned, line: shapes.Line) -> None:
        self.chairs[fact.seat].resigned = True

    def _flagged(self, fact: facts.Flagged, line: shapes.Line) -> None:
        self.chairs[fact.seat].flagged = True

    def _replaced(self, fact: facts.Replaced, line: shapes.Line) -> None:
        self.chairs[fact.seat].player = fact.player
        self.left = fact.left or self.left
        if self.ask is not None:
            self.ask.waiting = [seat for seat in self.ask.waiting if seat != fact.seat]
            self.ask = self.ask if self.ask.waiting and self.ask.about != fact.seat else None

    def _returned(self, fact: facts.Returned, line: shapes.Line) -> None:
        self.chairs[fact.seat].player = None

    def _locked(self, fact: facts.Locked, line: shapes.Line) -> None:
        locked: list[Any] = [aid for aid in self.setup.locked if aid != fact.aid]
        self.setup.locked = locked + [fact.aid] * fact.yes

    def _rematch(self, fact: facts.Rematch, line: shapes.Line) -> None:
        self.rematch = fact.slug

    def _over(self, fact: facts.Over, line: shapes.Line) -> None:
        self.phase, self.ask = "over", None
        self.result = self._result(fact.reason)

    def _result(self, reason: Any) -> shapes.Result:
        assert self.game is not None
        scores = list(self.game.if_it_ended()[0]) if reason == "ended" else list(self.game.scores)
        worth = [(not chair.out, points) for chair, points in zip(self.chairs, scores, strict=True)]
        ranks = [1 + sum(other > mine for other in worth) for mine in worth]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return shapes.Result(reason, ranks, winners, scores, self._points())

    def _points(self) -> list[dict[str, int]]:
        """Each seat's points by what they were paid for."""
        paid: list[Counter[str]] = [Counter() for _ in self.chairs]
        for event in self.game.events if self.game is not None else ():
            if event.kind == "scored" and event.seat is not None:
                paid[event.seat][event.what or ""] += event.amount
        return [dict(points) for points in paid]
