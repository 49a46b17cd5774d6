"""Messages about puzzles: what is set, what somebody answers, and what the answer is worth."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .messages import AidRequest, MoveText, PreviewRequest
from .shapes import Rated, State


class PuzzleCount(Struct):
    """How many puzzles there are of a game or a theme, and how many of them I have not tried."""

    name: str
    puzzles: int
    untried: int


class PuzzleRating(Struct):
    """How strong I am at puzzles; `sure` when enough were tried to believe it."""

    rating: int
    deviation: int
    sure: bool
    tried: int
    right: int


class Puzzles(Struct):
    """What there is to solve: today's puzzle with how I did (None: not yet), and all others by game and theme."""

    today: str
    day: str
    solved: bool | None
    mine: PuzzleRating
    games: list[PuzzleCount]
    themes: list[PuzzleCount]


class PuzzleFound(Struct):
    """The name of a puzzle."""

    name: str


class PuzzleReason(Struct):
    """Why a move is best: what it does, to what kind of thing, and how many points or pieces that is."""

    code: str
    what: str
    amount: int


class PuzzleVerdict(Struct):
    """What an answer is worth: how many points less than the best, the best steps with it, and why the best is best.

    `first` when it counted for ratings: mine `before` and `after`.
    """

    right: bool
    loss: float
    gap: float
    rated: list[Rated]
    reasons: list[PuzzleReason]
    first: bool
    before: int
    after: int
    rating: int


class PuzzleSet(Struct):
    """A puzzle as a page shows it: the table as its player sees it, and how I answered if I have."""

    name: str
    game: str
    boxes: list[str]
    state: State
    rating: int
    day: str | None = None
    verdict: PuzzleVerdict | None = None


class PuzzleAsk(Struct, forbid_unknown_fields=True):
    """What a page asks about the position: what moves would bring, or one of the aids."""

    ask: PreviewRequest | AidRequest


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """Somebody's move."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=24)]
