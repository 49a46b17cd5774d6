"""Checking puzzles: whether each is what it says, and how many of them players solve."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from ..core.errors import BastideError
from ..players.player import Chooser
from .making import answered_by
from .puzzle import UNIQUE, Puzzle


def fault(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, None if nothing is: it is replayed, its moves are all there are, one is best."""
    try:
        game = puzzle.position()
        told = {text.split()[0] for text in puzzle.losses}
        if game.turn is None or {str(move) for move in game.moves()} != told:
            return "its moves are not those of the position"
        best = [text for text, loss in puzzle.losses.items() if loss == 0]
        if puzzle.solution not in best:
            return "its solution is not the best move"
        with game.trying():
            game.play(puzzle.solution)
    except BastideError as error:
        return str(error)
    if puzzle.gap < UNIQUE:
        return f"its solution is better by {puzzle.gap:.1f} points only"
    return None if puzzle.reasons else "nobody says why"


@dataclass
class Solved:
    """How many of so many puzzles each player has solved."""

    puzzles: int = 0
    by: dict[str, int] = field(default_factory=dict)


def strength(
    puzzles: Iterable[Puzzle], players: Mapping[str, Chooser], progress: Callable[[int], None]
) -> dict[str, Solved]:
    """How many puzzles players solve, by game."""
    found: dict[str, Solved] = {}
    for puzzle in puzzles:
        solved = found.setdefault(puzzle.game, Solved(by=dict.fromkeys(players, 0)))
        solved.puzzles += 1
        game = puzzle.position()
        for name, player in players.items():
            solved.by[name] += puzzle.losses[answered_by(player, game)] == 0
        progress(1)
    return found
