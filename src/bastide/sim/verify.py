"""Verifying: the plain and the compiled form play the same random games, and the slow twin agrees with both."""

from __future__ import annotations

import random
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from ..core.events import Events, Happening
from ..core.moves import Moves
from ..core.record import differences, flat
from ..core.table import CHANCE, OVER
from ..forms import compiler_available, form
from ..games.options import Options, Prepared, prepare
from ..play.game import Game, seat_names
from ..play.move import Move
from ..players.roster import by_name, kind_of
from .batch import Progress, cores, quiet

MOST_FAULTS = 10
SHARE = 5  # games that a worker takes at a time


@dataclass
class Report:
    """What verifying found."""

    games: int = 0
    moves: int = 0
    compared: bool = False
    ends: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Takes in what another worker found."""
        self.games += other.games
        self.moves += other.moves
        self.compared = other.compared
        self.ends += other.ends
        self.faults += other.faults


class Table:
    """One game in one form."""

    def __init__(self, prepared: Prepared, compiled: bool) -> None:
        self.engine = form(prepared.options.game.family, compiled).engine
        make = flat if compiled else lambda record: record
        self.box, self.state = make(prepared.box), make(prepared.state.copy())
        self.events, self.moves = make(Events()), make(Moves())
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

    def __init__(self, prepared: Prepared, player: str, luck: random.Random) -> None:
        super().__init__(luck)
        self.game = Game(prepared, seat_names(prepared.options.seats), 0, explicit=True)
        self.player = by_name(player, luck.getrandbits(32))

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
) -> Report:
    """Plays games in both forms, comparing every state, and asks the oracle after every move."""
    compare = compiler_available() if compiled is None else compiled
    report = Report(compared=compare)
    prepared = prepare(options)
    if player is not None:
        kind_of(player)
    judge = import_module(f"bastide.oracle.{options.game.family}").faults if oracle else None
    for number in range(first, first + games):
        luck = random.Random(f"{seed}/{number}")
        someone = Someone(prepared, player, luck) if player else Anyone(luck)
        for fault in _verify_game(prepared, compare, judge, someone, luck, report):
            report.faults.append(f"game {number} of seed {seed}: {fault}")
        report.games += 1
        progress(1)
        if len(report.faults) >= MOST_FAULTS:
            break
    return report


def verify_on_all_cores(
    options: Options,
    games: int,
    seed: int = 0,
    compiled: bool | None = None,
    progress: Progress = quiet,
    player: str | None = None,
) -> Report:
    """The same games, shared among as many workers as there are cores."""
    if games <= SHARE or cores() == 1:
        return verify(options, games, seed, compiled=compiled, progress=progress, player=player)
    total = verify(options, 1, seed, compiled=compiled, progress=progress, player=player)
    shares = [(first, min(SHARE, games - first)) for first in range(1, games, SHARE)]
    pool = ProcessPoolExecutor(cores(), get_context("spawn"), _heed_no_interrupt)
    try:
        shared = partial(verify, options, seed=seed, compiled=compiled, player=player)
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


def _verify_game(
    prepared: Prepared, compare: bool, judge: Any, someone: Anyone, luck: random.Random, report: Report
) -> Iterator[str]:
    plain = Table(prepared, False)
    fast = Table(prepared, True) if compare else None
    figures = plain.state.figure_count
    while plain.state.chooser != OVER:
        moves = plain.legal()
        if fast is not None and fast.legal() != moves:
            yield f"move {report.moves}: the two forms offer different moves"
            return
        move = _chance(plain, moves, luck) if plain.state.chooser == CHANCE else someone.choose(moves)
        if plain.engine.refusal(plain.box, plain.state, move):
            yield f"move {report.moves}: a legal move is refused"
            return
        before = plain.state.copy() if judge else None
        plain.play(move)
        someone.see(move)
        report.moves += 1
        faults = list(_compare(plain, fast, move)) if fast is not None else []
        if judge is not None:
            faults += judge(prepared.specs, prepared.box, before, plain.state, move, plain.events)
        if plain.state.figure_count != figures:
            faults.append("a figure was lost or made")
        if faults:
            yield f"after move {report.moves} ({move}): {faults[0]}"
            return
    report.ends[_end(prepared, plain)] += 1


def _end(prepared: Prepared, table: Table) -> str:
    """How a game came to its end, in the family's words."""
    words = import_module(f"bastide.games.{prepared.options.game.family}.words").WORDS
    rows = table.events.rows[: table.events.count]
    ends = (words.whats.get(row.kind, {}).get(row.what) for row in rows if row.kind == Happening.OVER)
    return next((end for end in ends if end), "over")


def _chance(table: Table, moves: list[int], luck: random.Random) -> int:
    return luck.choices(moves, table.moves.weights[: len(moves)])[0]


def _compare(plain: Table, fast: Table, move: int) -> Iterator[str]:
    fast.play(move)
    ours = flat(plain.state)
    if ours.tobytes() != fast.state.tobytes():
        yield "the two forms differ at " + "; ".join(list(differences(ours, fast.state))[:3])
    told = [list(vars(row).values()) for row in plain.events.rows[: plain.events.count]]
    if told != [[int(number) for number in row] for row in fast.events.rows[: fast.events.count]]:
        yield f"the two forms tell different events: the plain one {told}"
