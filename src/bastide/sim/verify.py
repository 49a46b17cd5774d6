"""Verifying: the plain and the compiled form play the same games, and the slow twin agrees with both."""

from __future__ import annotations

import random
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType

from ..core.errors import BadSetup
from ..core.events import Events, Happening
from ..core.grid import outgrew, refit
from ..core.moves import Moves
from ..core.record import contents, differences, flat, resized, sized
from ..core.table import CHANCE, OVER
from ..forms import compiler_available, form
from ..games.options import Options, Prepared, prepare, words_in_play
from ..games.sizes import LARGE, size_of, sizes
from ..games.words import Words
from ..play.game import Game, seat_names
from ..play.move import Move
from ..players.player import CanThinkPlainly
from ..players.roster import OWN, by_name, kind_of
from .batch import Progress, cores, quiet

ANY = "random"
MOST_FAULTS = 10
SHARE = 5  # games that a worker takes at a time


@dataclass
class Report:
    """What verifying found: what there was to agree about, and where there was no agreement.

    `players` counts games, `events` and `parts` every kind of event and named part of points that the game has,
    also those that never occurred.
    """

    games: int = 0
    moves: int = 0
    compared: bool = False
    players: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Takes in what another worker found."""
        self.games += other.games
        self.moves += other.moves
        self.compared = other.compared
        for name in ("players", "ends", "events", "parts"):
            getattr(self, name).update(getattr(other, name))
        self.faults += other.faults

    def never(self) -> list[str]:
        """What the game has but never happened."""
        return [name for counts in (self.events, self.parts) for name, count in counts.items() if not count]


class GameInForm:
    """One game in one form."""

    def __init__(self, prepared: Prepared, compiled: bool, size: str = LARGE) -> None:
        self.engine = form(prepared.options.game.family, compiled).engine
        room = sizes(prepared.options.game.family)[size]
        make = flat if compiled else lambda record: record
        self.box = make(resized(prepared.box, sized(type(prepared.box), room)))
        self.state = make(refit(prepared.state, sized(type(prepared.state), room)))
        self.events, self.moves = make(Events()), make(sized(Moves, room)())
        self.engine.begin(self.box, self.state, self.events)

    def legal(self) -> list[int]:
        """The moves of whoever has to choose."""
        self.engine.legal(self.box, self.state, self.moves)
        return [int(move) for move in self.moves.moves[: self.moves.count]]

    def play(self, move: int) -> None:
        """Make a move."""
        self.engine.play(self.box, self.state, self.events, move)


class Anyone:
    """Whoever takes any move that there is."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, moves: list[int]) -> int:
        """A packed move out of these."""
        return self.luck.choice(moves)

    def see(self, move: int) -> None:
        """A move was made, by whomever."""


class Someone(Anyone):
    """A player by name, with a game of his own in which he thinks."""

    def __init__(self, prepared: Prepared, player: str, luck: random.Random, plainly: bool) -> None:
        super().__init__(luck)
        self.game = Game(prepared, seat_names(prepared.options.seats), 0, explicit=True)
        self.player = by_name(player, luck.getrandbits(32))
        if plainly and isinstance(self.player, CanThinkPlainly):
            self.player.think_plainly()

    def choose(self, moves: list[int]) -> int:
        """What the player chooses; a move that is not legal is told as any other would be."""
        return self.game.notation.read(self.game.state, Move(str(self.player.choose(self.game))))

    def see(self, move: int) -> None:
        """His game goes on as well."""
        self.game.apply(move)


def verify(
    options: Options,
    games: int,
    seed: int = 0,
    oracle: bool = True,
    compiled: bool | None = None,
    progress: Progress = quiet,
    first: int = 0,
    player: str | None = None,
    folder: Path | None = None,
) -> Report:
    """Plays games in both forms, comparing every state, and asks the oracle after every move.

    Without a player named, our own take turns, game by game. Where something differs, the record of the game up to
    there goes into the folder.
    """
    referee = Referee(options, compiler_available() if compiled is None else compiled, oracle, player)
    for number in range(first, first + games):
        fault = referee.watch(seed, number)
        if fault is not None:
            saved = _saved(fault, folder, seed, number)
            referee.report.faults.append(f"game {number} of seed {seed}, {fault.told}{saved}")
        progress(1)
        if len(referee.report.faults) >= MOST_FAULTS:
            break
    return referee.report


def verify_on_all_cores(
    options: Options,
    games: int,
    seed: int = 0,
    compiled: bool | None = None,
    progress: Progress = quiet,
    player: str | None = None,
    folder: Path | None = None,
) -> Report:
    """The same games, shared among as many workers as there are cores."""
    shared = partial(verify, options, seed=seed, compiled=compiled, player=player, folder=folder)
    if games <= SHARE or cores() == 1:
        return shared(games, progress=progress)
    ready = min(games, 1 if player is not None else len(OWN))
    total = shared(ready, progress=progress)
    shares = [(first, min(SHARE, games - first)) for first in range(ready, games, SHARE)]
    pool = ProcessPoolExecutor(cores(), get_context("spawn"), _heed_no_interrupt)
    try:
        running = [pool.submit(shared, share, first=first) for first, share in shares]
        for finished in as_completed(running):
            report = finished.result()
            total.add(report)
            progress(report.games)
            if len(total.faults) >= MOST_FAULTS:
                break
    finally:
        pool.shutdown(cancel_futures=True)
    return total


def _heed_no_interrupt() -> None:
    """Who interrupts the command stops the workers through it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True)
class Fault:
    """Where the forms do not agree: told with the move as people write it, and the game up to there as a record."""

    game: str
    told: str
    record: str


def _saved(fault: Fault, folder: Path | None, seed: int, number: int) -> str:
    """Writes down the record of a fault; how the sentence about it goes on."""
    if folder is None:
        return ""
    path = folder / f"{fault.game}-{seed}-{number}.record"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(fault.record, "utf-8")
    return f"; the record is {path}"


def _twin(family: str) -> ModuleType:
    """The slow twin of a family's rules."""
    if find_spec(f"bastide.oracle.{family}") is None:
        raise BadSetup("no-twin", f"nobody has written a slow twin of the rules of {family} yet: oracle/{family}.py")
    return import_module(f"bastide.oracle.{family}")


class Referee:
    """Watches games of one table in all forms at once, and counts what happens in them."""

    def __init__(self, options: Options, compare: bool, oracle: bool, player: str | None) -> None:
        self.prepared = prepare(options)
        self.compare = compare
        self.players = [player] if player is not None else list(OWN)
        for name in self.players:
            kind_of(name)
        self.judge = _twin(options.game.family).faults if oracle else None
        self.words = words_in_play(options)
        names = [name for kind, name in self.words.happenings.items() if kind != Happening.PART]
        self.report = Report(compared=compare)
        self.report.events.update(dict.fromkeys(names, 0))
        self.report.parts.update(dict.fromkeys(self.words.parts.values(), 0))

    def watch(self, seed: int, number: int) -> Fault | None:
        """One game, in the size of its mix; what is wrong with it, if anything is."""
        player = self.players[number % len(self.players)]
        self.report.games += 1
        self.report.players[player] += 1
        return self._watch(player, f"{seed}/{number}", size_of(self.prepared))

    def _watch(self, player: str, seed: str, size: str) -> Fault | None:
        luck, plain = random.Random(seed), GameInForm(self.prepared, False, size)
        fast = GameInForm(self.prepared, True, size) if self.compare else None
        someone = Someone(self.prepared, player, luck, not self.compare) if player != ANY else Anyone(luck)
        history: list[int] = []
        while plain.state.chooser != OVER:
            try:
                reason = self._step(plain, fast, someone, luck, history)
            except Exception as error:
                reason = f"the rules fail with {type(error).__name__}: {error}"
            if reason:
                return self._fault(history, reason)
            if outgrew(plain.state):
                return self._watch(player, seed, LARGE)
        self.report.ends[_end(self.words, plain)] += 1
        return None

    def _step(
        self, plain: GameInForm, fast: GameInForm | None, someone: Anyone, luck: random.Random, history: list[int]
    ) -> str | None:
        """One move in all forms; what is wrong with it, if anything is."""
        moves = plain.legal()
        if fast is not None and fast.legal() != moves:
            return "the two forms offer different moves"
        move = _chance(plain, moves, luck) if plain.state.chooser == CHANCE else someone.choose(moves)
        history.append(move)
        if plain.engine.refusal(plain.box, plain.state, move):
            return "a legal move is refused"
        before = plain.state.copy()
        plain.play(move)
        someone.see(move)
        self.report.moves += 1
        self._count(plain)
        faults = list(_compare(plain, fast, move)) if fast is not None else []
        if self.judge is not None:
            faults += self.judge(self.prepared.specs, self.prepared.box, before, plain.state, move, plain.events)
        if plain.state.figure_count != before.figure_count:
            faults.append("a figure was lost or made")
        return faults[0] if faults else None

    def _count(self, plain: GameInForm) -> None:
        for row in plain.events.rows[: plain.events.count]:
            if row.kind == Happening.PART:
                self.report.parts[self.words.parts[row.what]] += 1
            else:
                self.report.events[self.words.happenings[row.kind]] += 1

    def _fault(self, history: list[int], reason: str) -> Fault:
        """The fault told by the game as it goes on the face; a move that fails there too is told but not made."""
        game = Game(self.prepared, seat_names(self.prepared.options.seats), 0, explicit=True)
        for move in history[:-1]:
            game.apply(move)
        last = ""
        if history:
            who = game.names[game.turn] if game.turn is not None else "chance"
            last = f" ({who} {game.notation.write(game.state, history[-1])})"
            with suppress(Exception):
                game.apply(history[-1])
        told = f"after move {len(history)}{last}: {reason}"
        return Fault(self.prepared.options.game.name, told, f"{{{_comment(told)}}}\n{game.record()}")


def _comment(sentence: str) -> str:
    """A sentence as it can stand in a comment."""
    return sentence.replace("{", "(").replace("}", ")")


def _end(words: Words, table: GameInForm) -> str:
    """How a game came to its end, in the family's words."""
    rows = table.events.rows[: table.events.count]
    ends = (words.whats.get(row.kind, {}).get(row.what) for row in rows if row.kind == Happening.OVER)
    return next((end for end in ends if end), "over")


def _chance(table: GameInForm, moves: list[int], luck: random.Random) -> int:
    return luck.choices(moves, table.moves.weights[: len(moves)])[0]


def _compare(plain: GameInForm, fast: GameInForm, move: int) -> Iterator[str]:
    fast.play(move)
    ours = flat(plain.state)
    if ours.tobytes() != fast.state.tobytes():
        yield "the two forms differ at " + "; ".join(list(differences(ours, fast.state))[:3])
    told = [list(contents(row).values()) for row in plain.events.rows[: plain.events.count]]
    if told != [[int(number) for number in row] for row in fast.events.rows[: fast.events.count]]:
        yield f"the two forms tell different events: the plain one {told}"
