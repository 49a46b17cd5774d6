"""The fair draw: a secret sealed before the first move, and how anybody can check it after the last."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from ..core.moves import Verb, verb_of
from ..play.errors import BastideError
from ..play.game import Game


def seal(secret: str) -> str:
    """What is shown of a secret at once: its SHA-256."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, luck: Sequence[str]) -> str:
    """The seed of all chance: the secret, and the luck that every seat added after the secret was sealed."""
    return hashlib.sha256(":".join([secret, *luck]).encode()).hexdigest()


def computer_seed(secret: str, player: str) -> int:
    """What decides a computer's own choices at a table; it tells nothing of the secret."""
    return int.from_bytes(hashlib.sha256(f"{secret}:computer:{player}".encode()).digest()[:4])


def faults(record: str, hash: str, secret: str, luck: Sequence[str], after: int = 0) -> list[str]:
    """What is wrong with a game's draws, in sentences; nothing, if all of them follow from the sealed secret.

    `after` is the number of chance moves that a table took over from an imported record.
    """
    found = [] if seal(secret) == hash else ["the secret is not the one that was sealed"]
    try:
        told = Game.from_record(record)
    except BastideError as error:
        return [*found, f"the record cannot be replayed: {error}"]
    return found + _wrong_draws(told, seed_of(secret, luck), after)


def check(record: str, hash: str, secret: str, luck: Sequence[str], after: int = 0) -> bool:
    """Whether every draw of a record follows from the sealed secret."""
    return not faults(record, hash, secret, luck, after)


def _wrong_draws(told: Game, seed: str, after: int) -> list[str]:
    again = Game(told.prepared, told.names, seed, explicit=True)
    drawn = 0
    for number, played in enumerate(told.played):
        if not played.by_chance or drawn < after:
            again.apply(played.move)
        else:
            drew = again.let_chance()
            if drew != played.text:
                kind = "draw" if verb_of(played.move) == Verb.DRAW else "discard"
                return [f"{kind} {drawn + 1} (move {number + 1}) should be {drew}, but it was {played.text}"]
        drawn += played.by_chance
    return []
