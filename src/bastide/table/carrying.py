"""Carrying: how somebody is the same person on another device, takes everything along, or has it erased.

A person is whoever has the cookie; the server keeps only its hash. A passphrase, or the code of a link, opens a sealed
copy of the cookie. Neither is kept: only who has it can find the copy and open it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

from sqlalchemy import Connection, Engine, Table, and_, delete, insert, or_, select, union, update

from .persons import Kept
from .schema import (
    OF_A_TABLE,
    attempts,
    callings,
    entries,
    holders,
    holidays,
    keepsakes,
    keys,
    puzzle_answers,
    ratings,
    results,
    tables,
)

NOBODY = ""
AT_ONCE = 100  # people who are forgotten in one go
WORDS, SYLLABLES = 4, 3
CONSONANTS, VOWELS = "bdfgklmnprstvzjh", "aeiou"
OF_A_PERSON = (ratings, keepsakes, keys, holidays, callings, attempts, puzzle_answers)


def new_passphrase(chance: Random) -> str:
    """Four words that can be said and written in any language: some 75 bits."""
    words = (
        "".join(chance.choice(CONSONANTS) + chance.choice(VOWELS) for _ in range(SYLLABLES)) for _ in range(WORDS)
    )
    return " ".join(words)


def plain(passphrase: str) -> str:
    """A passphrase however it was written; the code of a link stays as it is."""
    words = re.findall(r"[a-z]+", passphrase.casefold())
    is_code = not re.fullmatch(r"[A-Za-z\s,.;-]+", passphrase) or len(words) != WORDS
    return passphrase.strip() if is_code else " ".join(words)


def _found_by(secret: str) -> str:
    return hashlib.sha256(f"find:{secret}".encode()).hexdigest()


def _sealed(secret: str, token: bytes) -> bytes:
    """A cookie that only who has the secret can read; done twice it is the cookie again."""
    pad = hashlib.shake_256(f"seal:{secret}".encode()).digest(len(token))
    return bytes(one ^ other for one, other in zip(token, pad, strict=True))


class Carrying:
    """What belongs to a person as a whole. Its methods block, so they are called beside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def make_key(self, secret: str, person: str, token: str, until: int | None, now: int) -> None:
        """Another way to be this person: for a while, or, in place of the one there was, until there is a new one."""
        sealed = _sealed(secret, token.encode()).hex()
        with self.engine.begin() as connection:
            connection.execute(delete(keys).where(keys.c.until < now))
            if until is None:
                connection.execute(delete(keys).where(keys.c.person == person, keys.c.until.is_(None)))
            connection.execute(insert(keys).values(code=_found_by(secret), person=person, sealed=sealed, until=until))

    def open_key(self, secret: str, now: int) -> tuple[str, str] | None:
        """Whom a secret makes, with the cookie; a link is used up."""
        code = _found_by(secret)
        with self.engine.begin() as connection:
            row = connection.execute(select(keys).where(keys.c.code == code)).first()
            if row is None or (row.until is not None and row.until < now):
                return None
            if row.until is not None:
                connection.execute(delete(keys).where(keys.c.code == code))
        return row.person, _sealed(secret, bytes.fromhex(row.sealed)).decode()

    def has_passphrase(self, person: str) -> bool:
        """Whether there is a passphrase."""
        with self.engine.connect() as connection:
            mine = select(keys.c.code).where(keys.c.person == person, keys.c.until.is_(None))
            return connection.execute(mine).first() is not None

    def keep(self, person: str, settings: str, now: int) -> None:
        """Settings that go along."""
        with self.engine.begin() as connection:
            connection.execute(delete(keepsakes).where(keepsakes.c.person == person))
            connection.execute(insert(keepsakes).values(person=person, settings=settings, changed=now))

    def kept(self, person: str) -> Kept | None:
        """Settings that were kept."""
        with self.engine.connect() as connection:
            row = connection.execute(select(keepsakes).where(keepsakes.c.person == person)).first()
        return Kept(row.settings, row.changed) if row is not None else None

    def become(self, old: str, new: str) -> None:
        """What one person had on a device is another's now; where both have something, the other's stays."""
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.owner == old).values(owner=new))
            for kept in (holders, results):
                _move(connection, kept, (kept.c.slug, kept.c.seat), old, new)
            _move(connection, ratings, (ratings.c.game,), old, new)
            _move(connection, attempts, (attempts.c.code,), old, new)
            _move(connection, puzzle_answers, (puzzle_answers.c.name,), old, new)
            connection.execute(update(callings).where(callings.c.person == old).values(person=new))
            for kept in (keepsakes, keys, holidays):
                connection.execute(delete(kept).where(kept.c.person == old))

    def shared_and_own(self, person: str) -> tuple[list[str], list[str]]:
        """The tables of a person where others hold seats too, and those that are nobody else's."""
        with self.engine.connect() as connection:
            held = select(holders.c.slug).where(holders.c.person == person)
            mine = or_(tables.c.owner == person, tables.c.slug.in_(held))
            slugs = set(connection.execute(select(tables.c.slug).where(mine)).scalars())
            others = select(holders.c.slug).where(holders.c.person != person, holders.c.slug.in_(slugs))
            shared = set(connection.execute(others).scalars())
        return sorted(shared), sorted(slugs - shared)

    def erase(self, person: str, own: Sequence[str]) -> None:
        """Forget a person: all that was kept of him, and the tables that were nobody else's.

        On the tables that others played with him his name stays as it was written there.
        """
        with self.engine.begin() as connection:
            for kept in (*OF_A_TABLE, results):
                connection.execute(delete(kept).where(kept.c.slug.in_(own)))
            _move(connection, results, (results.c.slug, results.c.seat), person, NOBODY)
            for kept in (*OF_A_PERSON, holders):
                connection.execute(delete(kept).where(kept.c.person == person))
            connection.execute(update(tables).where(tables.c.owner == person).values(owner=NOBODY))

    def forget_people(self, before: int) -> int:
        """Whoever has given no sign since then is forgotten; how many were."""
        with self.engine.connect() as connection:
            lately = [
                select(results.c.person).where(results.c.time >= before),
                select(ratings.c.person).where(ratings.c.time >= before),
                select(keepsakes.c.person).where(keepsakes.c.changed >= before),
                select(holders.c.person).where(holders.c.slug == tables.c.slug, tables.c.changed >= before),
                select(tables.c.owner).where(tables.c.changed >= before),
                select(holidays.c.person).where(holidays.c.ends >= before),
            ]
            known = union(select(results.c.person), select(ratings.c.person), select(keepsakes.c.person)).subquery()
            gone = select(known.c.person).where(known.c.person != NOBODY)
            for sign in lately:
                gone = gone.where(known.c.person.not_in(sign))
            people = list(connection.execute(gone.limit(AT_ONCE)).scalars())
        for person in people:
            self.erase(person, [])
        return len(people)

    def export(self, person: str) -> dict[str, Any]:
        """Everything that is kept of a person, as data; of games that are over the whole log."""
        with self.engine.connect() as connection:
            mine = select(results).where(results.c.person == person).order_by(results.c.time)
            played = connection.execute(mine).all()
            own = connection.execute(select(ratings).where(ratings.c.person == person)).all()
            return {
                "settings": getattr(self.kept(person), "settings", None),
                "ratings": [_open(row) for row in own],
                "puzzles": [_open(row) for row in connection.execute(_answers(person))],
                "games": [{**_open(row), "log": _log(connection, row.slug)} for row in played],
            }


def _move(connection: Connection, kept: Table, key: Sequence[Any], old: str, new: str) -> None:
    """Rows of one person become another's, unless that one has the same already."""
    mine = connection.execute(select(*key).where(kept.c.person == old)).all()
    theirs = set(connection.execute(select(*key).where(kept.c.person == new)).all())
    for values in mine:
        same = and_(kept.c.person == old, *(column == value for column, value in zip(key, values, strict=True)))
        doubled = values in theirs
        connection.execute(delete(kept).where(same) if doubled else update(kept).where(same).values(person=new))


def _answers(person: str) -> Any:
    return select(puzzle_answers).where(puzzle_answers.c.person == person).order_by(puzzle_answers.c.time)


def _open(row: Any) -> dict[str, Any]:
    """A row without what is the server's own."""
    return {name: value for name, value in row._mapping.items() if name not in ("person", "sought")}


def _log(connection: Connection, slug: str) -> list[Any]:
    lines = select(entries.c.time, entries.c.fact).where(entries.c.slug == slug).order_by(entries.c.number)
    return [{"time": time, **json.loads(fact)} for time, fact in connection.execute(lines)]
