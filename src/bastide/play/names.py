"""What a game is told from outside, checked: the names of its seats and its seed."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence

from ..games.colours import COLOURS
from .errors import BadSetup

LONGEST_SEED = 1000
LONGEST_NAME = 100
UNWRITABLE = re.compile(r'["{}\[\]]|[^\S ]|[\x00-\x1f\x7f\ud800-\udfff]')  # what would break the tag of a record


def seat_names(seats: int | Sequence[str]) -> tuple[str, ...]:
    """The names of the seats, checked; a number gives colours."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        return tuple(COLOURS)[: max(seats, 0)] if seats <= len(COLOURS) else (*COLOURS, "")
    if isinstance(seats, str) or not isinstance(seats, Sequence) or not all(isinstance(name, str) for name in seats):
        raise BadSetup("seats", "seats are given as a number or a list of names")
    for name in seats:
        if not name.strip() or len(name) > LONGEST_NAME or UNWRITABLE.search(name):
            raise BadSetup("seat-name", f"{name!r} cannot be the name of a seat")
    if len({name.replace(" ", "_") for name in seats}) < len(seats):
        raise BadSetup("seat-name", "two seats have the same name")
    return tuple(seats)


def checked_seed(seed: int | str | None) -> int | str:
    """A number or a word that a record can tell; without one, a number that nobody knows."""
    if seed is None:
        return secrets.randbits(32)
    word = hex(seed) if isinstance(seed, int) else seed
    if isinstance(seed, bool) or not isinstance(word, str) or len(word) > LONGEST_SEED or UNWRITABLE.search(word):
        raise BadSetup("seed", f"{seed!r} cannot be a seed: it is a number or a word")
    return seed
