"""Puzzles at the table: which there is to solve, the position as its player sees it, and what an answer is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache

from ..analysis.chance import chance_of, spread_of
from ..core.bag import tiles_left
from ..games.colours import colours_of
from ..play.game import Game
from ..puzzles import Puzzle, collection, of_day
from ..puzzles.puzzle import answered
from . import aids, messages, previews, puzzle, shapes, sight
from .asking import AIDS
from .clerk import Clerk
from .line import HINTS, PLAYING, Asker
from .not_done import NotDone
from .puzzle_ratings import Answered, PuzzleRatings, first_rating

TODAY = "today"
SHOWN = 4
"""Steps that are told of with a verdict, the best first."""
NEAR = 12
"""Of the untried puzzles whose rating is nearest to one's own, one is taken."""


Names = Callable[[Puzzle], list[str]]


@lru_cache(64)
def position(name: str) -> Game:
    """The game of a puzzle, to be copied."""
    return collection()[name].position()


def day_of(now: int) -> date:
    """The day in which a time lies."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def called(name: str, now: int) -> Puzzle:
    """The puzzle of a name; `today` is that of this day."""
    found = collection().get(of_day(day_of(now)) if name == TODAY else name)
    if found is None:
        raise NotDone("no-puzzle")
    return found


class Puzzling:
    """All that pages ask about puzzles."""

    def __init__(self, ratings: PuzzleRatings, clerk: Clerk) -> None:
        self.ratings, self.clerk = ratings, clerk

    def home(self, person: str, now: int) -> puzzle.Puzzles:
        """What there is to solve."""
        strength, tried = self.ratings.mine(person, now)
        day = day_of(now)
        today = of_day(day)
        mine = puzzle.PuzzleRating(
            round(strength.rating), round(strength.deviation), strength.sure, len(tried),
            sum(answer.right for answer in tried.values()),
        )  # fmt: skip
        solved = tried[today].right if today in tried else None
        games, themes = (_counts(collection().values(), tried, names) for names in (_games, _themes))
        return puzzle.Puzzles(today, day.isoformat(), solved, mine, games, themes)

    def next(self, person: str, game: str, theme: str, now: int) -> str:
        """A puzzle that is neither too easy nor too hard, of this game and theme if they are named."""
        strength, tried = self.ratings.mine(person, now)
        wanted = [one for one in collection().values() if game in ("", one.game) and theme in ("", *_themes(one))]
        if not wanted:
            raise NotDone("no-puzzle")
        fresh = [one.name for one in wanted if one.name not in tried] or [one.name for one in wanted]
        hard = self.ratings.of_puzzles()
        near = sorted(fresh, key=lambda name: abs(hard.get(name, first_rating(name)) - strength.rating))[:NEAR]
        return near[(len(tried) * 7 + now // 1000) % len(near)]

    async def prepare(self, name: str, share: str, now: int) -> Puzzle:
        """The puzzle of a name, replayed in its turn."""
        found = called(name, now)
        await self.clerk.do(Asker(PLAYING, (share,)), lambda: position(found.name))
        return found

    def look(self, found: Puzzle, person: str, now: int) -> puzzle.PuzzleSet:
        """A puzzle as a page shows it."""
        _, tried = self.ratings.mine(person, now)
        answer, today = tried.get(found.name), of_day(day_of(now))
        game = position(found.name).copy()
        return puzzle.PuzzleSet(
            name=found.name,
            game=found.game,
            boxes=list(found.boxes),
            state=_state(found, game, now),
            rating=self._rating(found.name),
            day=day_of(now).isoformat() if found.name == today else None,
            verdict=self._verdict(found, game, answer.text, answer, False) if answer is not None else None,
        )

    def answer(self, found: Puzzle, person: str, moves: Sequence[str], now: int) -> puzzle.PuzzleVerdict:
        """What an answer is worth; the first counts."""
        game = position(found.name).copy()
        text = answered(game, moves)
        noted, first = self.ratings.note(person, found.name, text, found.losses[text] == 0, now)
        return self._verdict(found, game, text, noted, first)

    def _rating(self, name: str) -> int:
        return round(self.ratings.of_puzzles().get(name, first_rating(name)))

    def _verdict(self, found: Puzzle, game: Game, text: str, noted: Answered, first: bool) -> puzzle.PuzzleVerdict:
        loss = found.losses[text]
        return puzzle.PuzzleVerdict(
            right=loss == 0,
            loss=loss,
            gap=found.gap,
            rated=_rated(found, game, text),
            reasons=[puzzle.PuzzleReason(one.code, one.what, one.amount) for one in found.reasons],
            first=first,
            before=round(noted.before),
            after=round(noted.after),
            rating=self._rating(found.name),
        )

    async def ask(self, name: str, asked: messages.PreviewRequest | messages.AidRequest, share: str, now: int) -> bytes:
        """What moves would bring, or one of the aids; hints there are none."""
        found = called(name, now)
        if isinstance(asked, messages.PreviewRequest):
            moves = asked.moves
            key = ("puzzle", found.name, "preview", *moves)
            return await self.clerk.answer(
                Asker(PLAYING, (share,)), key, asked.id,
                lambda: previews.preview(position(found.name).copy(), "", moves, True),
            )  # fmt: skip
        aid = asked.aid
        if aid not in (*AIDS, "areas"):
            raise NotDone("locked")
        find = AIDS.get(aid, aids.areas)
        return await self.clerk.answer(
            Asker(HINTS, (share,)), ("puzzle", found.name, aid), asked.id, lambda: find(position(found.name).copy(), "")
        )


def _games(one: Puzzle) -> list[str]:
    return [one.game]


def _themes(one: Puzzle) -> list[str]:
    return list(dict.fromkeys(reason.code for reason in one.reasons))


def _counts(puzzles: Iterable[Puzzle], tried: Mapping[str, Answered], names: Names) -> list[puzzle.PuzzleCount]:
    """How many there are under each name, the most first."""
    every, fresh = Counter[str](), Counter[str]()
    for one in puzzles:
        for name in names(one):
            every[name] += 1
            fresh[name] += one.name not in tried
    return [puzzle.PuzzleCount(name, many, fresh[name]) for name, many in every.most_common()]


def _state(found: Puzzle, game: Game, now: int) -> shapes.State:
    """The table as whoever has to move sees it."""
    seat, options = game.turn, game.prepared.options
    assert seat is not None
    colours = colours_of(list(game.names))
    seats = [
        shapes.Seat(number, "person", colours[number], name, mine=number == seat, connected=True)
        for number, name in enumerate(game.names)
    ]
    return shapes.State(
        slug=found.name,
        at=1,
        last=0,
        steps=0,
        time=now,
        phase="playing",
        setup=shapes.Setup(found.game, list(found.boxes), dict(options.rules), len(seats), locked=["hint"]),
        seats=seats,
        mine=[seat],
        owner=False,
        watching=0,
        hash="",
        seal=shapes.Seal(""),
        view=game.seen(seat),
        choice=sight.choice_shape(game, True, False),
    )


def _rated(found: Puzzle, game: Game, mine: str) -> list[shapes.Rated]:
    """The steps that were looked at most deeply, and somebody's own among them, the best first."""
    left, spread, told = int(tiles_left(game.state)), spread_of(found.game), list[shapes.Rated]()
    shown = dict.fromkeys([*found.checked[:SHOWN], mine])
    for rank, text in enumerate(sorted(shown, key=lambda one: found.losses[one]), 1):
        worth = round(found.worth - found.losses[text], 1)
        with game.trying():
            moves = [shape for move in text.split() if (shape := sight.make(game, move)) is not None]
        told.append(shapes.Rated(moves, worth, round(chance_of(worth, left, spread), 4), rank, text == mine))
    return told
