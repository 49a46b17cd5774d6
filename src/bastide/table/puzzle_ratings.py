"""How strong people are at puzzles and how hard puzzles are, in the same database as the tables.

A puzzle is met like an opponent: whoever solves it has won. Only the first answer counts. At first a puzzle is as hard
as it was for the levels: how often each would find it follows from what it thinks of all moves and how far it strays.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from math import exp
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..players.levels import LEVELS, Level
from ..puzzles import Puzzle, collection
from .glicko import LEAST_SURE, Met, Strength, after, expected
from .measured import strength_of
from .memory import strength
from .not_done import NotDone
from .schema import puzzle_answers, puzzle_strengths, ratings

PUZZLES = "puzzles"
"""As which people's strength is kept beside that in games."""
EASIEST, HARDEST = 700, 2300
BEGINNER = Strength(deviation=180.0)
"""Puzzles have ratings already, so first answers need not tell all: none moves somebody new by more than 170 points,
one to a puzzle of his own strength by 69, and after nine of those his rating is sure."""
AT_FIRST = 150.0   # how far the truth may be from a puzzle's first rating
TRIES = 3          # when two answer the same puzzle at the same moment


class Answered(NamedTuple):
    """How somebody answered first."""

    text: str
    right: bool
    before: float
    after: float


def chance_of(level: Level, puzzle: Puzzle) -> float:
    """How often a level finds the best move: its thoughts stray so that it takes moves as a softmax has it."""
    weights = [exp(-loss / level.temperature) for loss in puzzle.losses.values()]
    best = sum(weight for weight, loss in zip(weights, puzzle.losses.values(), strict=True) if loss == 0)
    return best / sum(weights)


@cache
def first_rating(name: str) -> float:
    """As hard as a puzzle was for the levels and the greedy player: who is as strong solves every other such."""
    puzzle, level = collection()[name], [one for one in LEVELS if isinstance(one, Level)]
    solvers = [(strength_of(one.name, puzzle.game), chance_of(one, puzzle)) for one in level]
    solvers.append((strength_of("greedy", puzzle.game), float(puzzle.greedy)))
    low, high = float(EASIEST), float(HARDEST)
    while high - low > 1:
        middle = (low + high) / 2
        met = Strength(middle, AT_FIRST)
        harder = sum(chance for _, chance in solvers) < sum(expected(solver, met) for solver, _ in solvers)
        low, high = (middle, high) if harder else (low, middle)
    return float(round(low))


class PuzzleRatings:
    """Reading and writing them. Its methods block, so they are called beside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def mine(self, person: str, now: int) -> tuple[Strength, dict[str, Answered]]:
        """How strong a person is, and how he answered what he has tried."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(puzzle_answers).where(puzzle_answers.c.person == person))
            answered = {row.name: Answered(row.text, bool(row.correct), row.before, row.after) for row in rows}
            return strength(connection, person, PUZZLES, now, BEGINNER), answered

    def of_puzzles(self) -> dict[str, float]:
        """How hard each puzzle is that somebody has tried."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(puzzle_strengths.c.name, puzzle_strengths.c.rating))
            return {row.name: row.rating for row in rows}

    def note(self, person: str, name: str, text: str, right: bool, now: int) -> tuple[Answered, bool]:
        """Write down an answer with what it changes; where there is one already, that stays and counts."""
        for _ in range(TRIES):
            with suppress(IntegrityError), self.engine.begin() as connection:
                known = _known(connection, person, name)
                if known is not None:
                    return known, False
                return _note(connection, person, name, text, right, now), True
        raise NotDone("store")


def _known(connection: Connection, person: str, name: str) -> Answered | None:
    mine = select(puzzle_answers).where(puzzle_answers.c.person == person, puzzle_answers.c.name == name)
    row = connection.execute(mine).first()
    return Answered(row.text, bool(row.correct), row.before, row.after) if row is not None else None


def _note(connection: Connection, person: str, name: str, text: str, right: bool, now: int) -> Answered:
    own, puzzle = strength(connection, person, PUZZLES, now, BEGINNER), _puzzle(connection, name)
    new = after(own, [Met(puzzle, float(right))])
    harder = after(puzzle, [Met(own, float(not right))])
    answered = Answered(text, right, own.rating, new.rating)
    row = {"person": person, "name": name, "text": text, "correct": right, "time": now}
    connection.execute(insert(puzzle_answers).values(**row, before=own.rating, after=new.rating))
    _keep(connection, ratings, {"person": person, "game": PUZZLES}, new, now)
    _keep(connection, puzzle_strengths, {"name": name}, harder, now)
    return answered


def _puzzle(connection: Connection, name: str) -> Strength:
    row = connection.execute(select(puzzle_strengths).where(puzzle_strengths.c.name == name)).first()
    if row is None:
        return Strength(first_rating(name), AT_FIRST)
    return Strength(row.rating, min(row.deviation, LEAST_SURE), row.volatility)


def _keep(connection: Connection, table: Any, key: Mapping[str, str], new: Strength, now: int) -> None:
    """A strength in place of the one there was, counted once more."""
    same = [table.c[column] == value for column, value in key.items()]
    games = connection.execute(select(func.max(table.c.games)).where(*same)).scalar_one() or 0
    connection.execute(delete(table).where(*same))
    connection.execute(insert(table).values(**key, **new._asdict(), games=games + 1, time=now))
