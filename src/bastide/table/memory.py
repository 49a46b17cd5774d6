"""Memory: what people have played and how strong they are, in the same database as the tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, and_, case, delete, func, insert, select

from .glicko import Met, Strength, after, rested
from .measured import strength_of
from .persons import GameRating, GameTotals, HeadToHead, LevelTotals, PlayedGame, PlayedSeat, Profile
from .results import Finished, Outcome
from .schema import ratings, results

DAY = 86_400_000
PAGE = 30


def remember(connection: Connection, slug: str, time: int, game: Finished) -> None:
    """Write down a game that is over, with what it changes in the ratings of those who played it."""
    _hold(connection, game)
    before = {outcome.seat: _seat_strength(connection, outcome, game.game, time) for outcome in game.outcomes}
    sought = _sought(slug, game)
    for outcome in game.outcomes:
        for person in outcome.persons or ("",):
            row = _row(slug, time, game, outcome, person, sought)
            if game.rated and person:
                own = strength(connection, person, game.game, time)
                row |= {"before": own.rating, "after": _rate(connection, game, outcome, person, before, time).rating}
            connection.execute(insert(results).values(row))


def _hold(connection: Connection, game: Finished) -> None:
    """Nobody else changes these ratings meanwhile; whoever wants to waits in the same order."""
    persons = [person for outcome in game.outcomes for person in outcome.persons]
    mine = select(ratings.c.person).where(ratings.c.game == game.game, ratings.c.person.in_(persons))
    connection.execute(mine.order_by(ratings.c.person).with_for_update()).all()


def _row(slug: str, time: int, game: Finished, outcome: Outcome, person: str, sought: str) -> dict[str, Any]:
    return {
        "slug": slug,
        "seat": outcome.seat,
        "person": person,
        "player": outcome.player,
        "name": outcome.name,
        "game": game.game,
        "boxes": json.dumps(game.boxes),
        "seats": len(game.outcomes),
        "place": outcome.place,
        "points": outcome.points,
        "reason": game.reason,
        "has_left": outcome.has_left,
        "before": None,
        "after": None,
        "time": time,
        "sought": sought,
    }


def _sought(slug: str, game: Finished) -> str:
    """What a game can be found by."""
    names = [name for outcome in game.outcomes for name in (outcome.name, outcome.player or "")]
    return " ".join([slug, game.game, *game.boxes, *names]).casefold()


def _seat_strength(connection: Connection, outcome: Outcome, game: str, time: int) -> Strength:
    if outcome.player is not None:
        return strength_of(outcome.player, game)
    return strength(connection, outcome.persons[0], game, time) if outcome.persons else Strength()


UNKNOWN = Strength()


def strength(
    connection: Connection, person: str, game: str, now: int, at_first: Strength = UNKNOWN
) -> Strength:
    """How strong a person is in a game; who has not played it is taken for what is said."""
    columns = (ratings.c.rating, ratings.c.deviation, ratings.c.volatility, ratings.c.time)
    found = select(*columns).where(ratings.c.person == person, ratings.c.game == game)
    row = connection.execute(found).first()
    if row is None:
        return at_first
    return rested(Strength(row.rating, row.deviation, row.volatility), (now - row.time) / DAY)


def _rate(
    connection: Connection, game: Finished, outcome: Outcome, person: str, before: dict[int, Strength], time: int
) -> Strength:
    """The new rating of one who played; each other seat counts as an opponent."""
    met = [
        Met(before[other.seat], (1 + (outcome.place < other.place) - (outcome.place > other.place)) / 2)
        for other in game.outcomes
        if other.seat != outcome.seat
    ]
    new = after(strength(connection, person, game.game, time), met)
    mine = and_(ratings.c.person == person, ratings.c.game == game.game)
    games = connection.execute(select(ratings.c.games).where(mine)).scalar_one_or_none() or 0
    connection.execute(delete(ratings).where(mine))
    connection.execute(
        insert(ratings).values(person=person, game=game.game, **new._asdict(), games=games + 1, time=time)
    )
    return new


class Memory:
    """Reading what is remembered. Its methods block, so they are called beside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def ratings_of(self, persons: Sequence[str], game: str, now: int) -> dict[str, Strength]:
        """How strong each of these is in a game; who has not played it is missing."""
        with self.engine.connect() as connection:
            columns = (ratings.c.person, ratings.c.rating, ratings.c.deviation, ratings.c.volatility, ratings.c.time)
            rows = connection.execute(select(*columns).where(ratings.c.game == game, ratings.c.person.in_(persons)))
            return {
                row.person: rested(Strength(row.rating, row.deviation, row.volatility), (now - row.time) / DAY)
                for row in rows
            }

    def strengths(self, person: str, now: int) -> dict[str, Strength]:
        """How strong a person is in every game that he has played for a rating."""
        columns = (ratings.c.game, ratings.c.rating, ratings.c.deviation, ratings.c.volatility, ratings.c.time)
        with self.engine.connect() as connection:
            rows = connection.execute(select(*columns).where(ratings.c.person == person))
            return {
                row.game: rested(Strength(row.rating, row.deviation, row.volatility), (now - row.time) / DAY)
                for row in rows
            }

    def profile(self, person: str, name: str, now: int) -> Profile:
        """All that may be told of somebody to whoever plays with him."""
        with self.engine.connect() as connection:
            totals = [_totals(row) for row in connection.execute(_by_game(person))]
            left = connection.execute(_count(results.c.person == person, results.c.has_left.is_(True))).scalar_one()
            return Profile(
                name=name,
                games=sum(one.games for one in totals),
                won=sum(one.won for one in totals),
                has_left=left,
                ratings=_ratings(connection, person, now),
                totals=totals,
                levels=_against_levels(connection, person),
            )

    def head_to_head(self, me: str, other: str) -> HeadToHead:
        """What two persons have played against each other, seen by the first."""
        mine, his = results.alias(), results.alias()
        both = and_(mine.c.slug == his.c.slug, mine.c.person == me, his.c.person == other)
        ahead, behind = mine.c.place < his.c.place, mine.c.place > his.c.place
        with self.engine.connect() as connection:
            row = connection.execute(
                select(
                    func.count(),
                    func.coalesce(func.sum(case((ahead, 1), else_=0)), 0),
                    func.coalesce(func.sum(case((behind, 1), else_=0)), 0),
                ).where(both)
            ).one()
        return HeadToHead(games=row[0], mine=row[1], theirs=row[2])

    def games(self, person: str, words: str = "", game: str = "", before: int | None = None) -> list[PlayedGame]:
        """A page of the games that a person has played, the latest first, those that have all these words in them."""
        wanted = [results.c.person == person]
        wanted += [results.c.sought.contains(word, autoescape=True) for word in words.casefold().split()[:8]]
        wanted += [results.c.game == game] if game else []
        wanted += [results.c.time < before] if before is not None else []
        with self.engine.connect() as connection:
            mine = connection.execute(
                select(results).where(*wanted).order_by(results.c.time.desc(), results.c.slug).limit(PAGE)
            ).all()
            return _played(connection, person, mine)

    def against(self, me: str, other: str) -> list[PlayedGame]:
        """The latest games that two persons have played with each other."""
        shared = select(results.c.slug).where(results.c.person == other)
        with self.engine.connect() as connection:
            mine = connection.execute(
                select(results)
                .where(results.c.person == me, results.c.slug.in_(shared))
                .order_by(results.c.time.desc(), results.c.slug)
                .limit(PAGE)
            ).all()
            return _played(connection, me, mine)


def _count(*wanted: Any) -> Any:
    return select(func.count()).select_from(results).where(*wanted)


def _by_game(person: str) -> Any:
    won = func.sum(case((results.c.place == 1, 1), else_=0))
    best, mean = func.max(results.c.points), func.avg(results.c.points)
    columns = (results.c.game, func.count(), won, best, mean)
    return select(*columns).where(results.c.person == person).group_by(results.c.game).order_by(results.c.game)


def _totals(row: Any) -> GameTotals:
    game, games, won, best, mean = row
    return GameTotals(game=game, games=games, won=int(won), best=best, average=round(float(mean), 1))


def _ratings(connection: Connection, person: str, now: int) -> list[GameRating]:
    rows = connection.execute(select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
    found = []
    for row in rows:
        own = rested(Strength(row.rating, row.deviation, row.volatility), (now - row.time) / DAY)
        found.append(GameRating(row.game, round(own.rating), round(own.deviation), row.games, own.sure))
    return found


def _against_levels(connection: Connection, person: str) -> list[LevelTotals]:
    """Games for two against computers: how many, and how many won."""
    mine, his = results.alias(), results.alias()
    won = func.sum(case((mine.c.place < his.c.place, 1), else_=0))
    duels = and_(mine.c.slug == his.c.slug, mine.c.person == person, his.c.player.is_not(None), mine.c.seats == 2)
    rows = connection.execute(
        select(his.c.player, func.count(), won).where(duels).group_by(his.c.player).order_by(his.c.player)
    )
    return [LevelTotals(player, games, int(beaten)) for player, games, beaten in rows]


def _played(connection: Connection, person: str, mine: Sequence[Any]) -> list[PlayedGame]:
    """Games with everybody who sat there."""
    slugs = {row.slug for row in mine}
    seats: dict[str, dict[int, PlayedSeat]] = {slug: {} for slug in slugs}
    for row in connection.execute(select(results).where(results.c.slug.in_(slugs)).order_by(results.c.seat)):
        seats[row.slug][row.seat] = PlayedSeat(row.name, row.player, row.place, row.points, bool(row.has_left))
    return [
        PlayedGame(
            slug=row.slug,
            game=row.game,
            boxes=json.loads(row.boxes),
            time=row.time,
            reason=row.reason,
            seat=row.seat,
            seats=list(seats[row.slug].values()),
            before=round(row.before) if row.before is not None else None,
            after=round(row.after) if row.after is not None else None,
        )
        for row in mine
    ]
